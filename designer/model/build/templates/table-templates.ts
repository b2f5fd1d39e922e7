import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { texts } from '../../../../generated/words/designer-model/table-templates.ts';
import type { TableColumn, TableSpec } from '../../types/definition.ts';
import type { Template } from './template.ts';

const members: TableSpec = {
  name: 'member',
  columns: [
    { name: 'username', type: 'string', required: true, max: 50 },
    { name: 'password', type: 'string', required: true, max: 100, hidden: true },
  ],
};
const credentials: Parameter[] = [
  { name: 'username', type: 'string', required: true, min: 2, max: 50 },
  { name: 'password', type: 'string', required: true, format: 'password', min: 6, max: 20 },
];
const username = { name: 'username', type: 'string' };

const products: TableSpec = {
  name: 'product',
  columns: [
    { name: 'name', type: 'string', required: true, max: 100 },
    { name: 'category', type: 'string', max: 50 },
    { name: 'price', type: 'float', required: true },
    { name: 'stock', type: 'integer', default: 0 },
  ],
};
const shown = columnsOf(products.columns);

const requests: TableSpec = {
  name: 'purchase',
  columns: [
    { name: 'request_no', type: 'string', required: true, max: 64 },
    { name: 'customer', type: 'string', required: true, max: 50 },
    { name: 'amount', type: 'float', required: true },
  ],
};

/** Templates over a table that comes with the interface. */
export const tableTemplates: readonly Template[] = [
  {
    name: 'Member.SignUp',
    title: texts.signUp,
    summary: texts.signUpHint,
    parameters: credentials,
    returns: [{ name: 'id', type: 'integer' }],
    table: members,
    nodes: {
      known: { type: 'table', settings: { operation: 'count', table: 'member', columns: [username] }, formulas: { username: 'username' } },
      taken: {
        type: 'fail',
        settings: { ret: 409, message: '用户名已被注册', message_en: 'This user name is taken' },
        formulas: { when: '$known > 0' },
      },
      hash: { type: 'password', settings: { kind: 'hash' }, formulas: { password: 'password' }, note: texts.hashNote },
      member: {
        type: 'table',
        settings: { operation: 'insert', table: 'member', columns: columnsOf(members.columns) },
        formulas: { username: 'username', password: '$hash' },
      },
    },
    answer: { id: '$member' },
  },
  {
    name: 'Member.LogIn',
    title: texts.logIn,
    summary: texts.logInHint,
    parameters: credentials,
    returns: [
      { name: 'id', type: 'integer' },
      { name: 'username', type: 'string' },
    ],
    table: members,
    nodes: {
      member: {
        type: 'table',
        settings: { operation: 'find', table: 'member', columns: [username], answers: columnsOf(members.columns) },
        formulas: { username: 'username' },
      },
      check: { type: 'password', settings: { kind: 'verify' }, formulas: { password: 'password', hash: '$member?.password' } },
      refuse: {
        type: 'fail',
        settings: { ret: 401, message: '用户名或密码错误', message_en: 'Wrong user name or password' },
        formulas: { when: '!$check' },
        note: texts.refuseNote,
      },
    },
    answer: { id: '$member?.id', username: '$member?.username' },
  },
  {
    name: 'Product.Search',
    title: texts.search,
    summary: texts.searchHint,
    parameters: [
      { name: 'keyword', type: 'string', max: 50 },
      { name: 'category', type: 'string', max: 50 },
      { name: 'min_price', type: 'float', min: 0 },
      { name: 'max_price', type: 'float', min: 0 },
      { name: 'page', type: 'integer', min: 1, max: 10_000, default: 1 },
      { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
      { name: 'sort', type: 'string', enum: ['-id', 'id', 'price', '-price', 'name', '-name'], default: '-id' },
    ],
    returns: [
      { name: 'items', type: 'array' },
      { name: 'items[].id', type: 'integer' },
      ...products.columns.map(({ name, type, required }) => ({ name: `items[].${name}`, type, ...(!required && { nullable: true }) })),
      { name: 'total', type: 'integer' },
      { name: 'pages', type: 'integer' },
    ],
    table: products,
    nodes: {
      products: {
        type: 'table',
        settings: {
          operation: 'list',
          table: 'product',
          columns: [
            { name: 'name', type: 'string', match: 'contains', port: 'keyword' },
            { name: 'category', type: 'string' },
            { name: 'price', type: 'float', match: 'from', port: 'min_price' },
            { name: 'price', type: 'float', match: 'to', port: 'max_price' },
          ],
          answers: shown,
        },
        formulas: {
          page: 'page',
          per_page: 'per_page',
          sort: 'sort',
          keyword: 'keyword',
          category: 'category',
          min_price: 'min_price',
          max_price: 'max_price',
        },
      },
    },
    answer: { items: '$products.items', total: '$products.total', pages: 'div($products.total + per_page - 1, per_page)' },
  },
  {
    name: 'Product.Find',
    title: texts.find,
    summary: texts.findHint,
    parameters: [{ name: 'id', type: 'integer', required: true, min: 1 }],
    returns: [
      { name: 'product', type: 'object' },
      { name: 'product.id', type: 'integer' },
      ...products.columns.map(({ name, type, required }) => ({ name: `product.${name}`, type, ...(!required && { nullable: true }) })),
      { name: 'is_available', type: 'boolean' },
    ],
    table: products,
    nodes: {
      product: {
        type: 'table',
        settings: { operation: 'get', table: 'product', columns: [], answers: shown, must_exist: true },
        formulas: { id: 'id' },
      },
    },
    answer: { product: '$product', is_available: '($product.stock ?? 0) > 0' },
  },
  {
    name: 'Purchase.Create',
    title: texts.once,
    summary: texts.onceHint,
    parameters: [
      { name: 'request_no', type: 'string', required: true, min: 8, max: 64 },
      { name: 'customer', type: 'string', required: true, max: 50 },
      { name: 'amount', type: 'float', required: true, min: 0, max: 1_000_000 },
    ],
    returns: [{ name: 'id', type: 'integer' }],
    table: requests,
    nodes: {
      earlier: {
        type: 'table',
        settings: { operation: 'count', table: 'purchase', columns: [{ name: 'request_no', type: 'string' }] },
        formulas: { request_no: 'request_no' },
      },
      again: {
        type: 'fail',
        settings: { ret: 409, message: '该请求已提交，请勿重复提交', message_en: 'This request has been submitted already' },
        formulas: { when: '$earlier > 0' },
      },
      purchase: {
        type: 'table',
        settings: { operation: 'insert', table: 'purchase', columns: columnsOf(requests.columns) },
        formulas: { request_no: 'request_no', customer: 'trim(customer)', amount: 'round(amount, 2)' },
      },
    },
    answer: { id: '$purchase' },
  },
];

function columnsOf(columns: readonly TableColumn[]): { name: string; type: string }[] {
  return columns.map(({ name, type }) => ({ name, type }));
}
