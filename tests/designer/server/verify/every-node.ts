import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { double, goods, grade, weather } from '../../codegen/sample-definitions.ts';
import { byKey } from '../../nodes/closed.ts';
import { drawn } from '../../nodes/drawn.ts';
import { usesFunctions } from '../../nodes/drawn-functions.ts';
import { framed } from '../../nodes/framed.ts';
import { inAll } from '../../nodes/grouped.ts';
import { oneOrder, withCustomers } from '../../nodes/joined.ts';
import { queried } from '../../nodes/queried.ts';

const cache = (operation: string, values = {}) => ({ type: 'cache', settings: { operation }, values });
const operation = (operator: string, values = {}) => ({ type: 'operation', settings: { operator }, values });

/** Remembers what it is given, asks for it, and forgets it. */
const remember = drawn({
  service: 'Verify.Cache.Run',
  parameters: [
    { name: 'key', type: 'string', required: true, min: 1, max: 50 },
    { name: 'value', type: 'object' },
  ],
  nodes: { before: cache('get'), set: cache('set', { seconds: 60 }), drop: cache('delete') },
  edges: [
    'key.value -> before.key',
    'key.value -> set.key',
    'value.value -> set.value',
    'before.value -> return.before',
    'set.value -> return.value',
    'key.value -> drop.key',
  ],
});

/** Asks everything outside, and picks from what it is told. */
const external = drawn({
  service: 'Verify.Outside.Run',
  parameters: [
    { name: 'id', type: 'integer', required: true },
    { name: 'note', type: 'string' },
  ],
  nodes: {
    caller: { type: 'caller' },
    base: { type: 'config', settings: { name: 'base.url' } },
    other: { type: 'call', settings: { service: 'Verify.Cache.Run', parameters: ['key', 'value'] } },
    rows: { type: 'procedure', settings: { database: 'warehouse', name: 'find_goods', parameters: ['id', 'note'] } },
    post: {
      type: 'http',
      settings: {
        ...{ method: 'POST', url: 'https://goods.example/{id}', pass: true },
        inputs: [
          { port: 'id', in: 'path' },
          { port: 'note', in: 'field' },
          { port: 'user', in: 'header', name: 'X-User' },
        ],
      },
    },
    name: { type: 'member', settings: { path: 'name' } },
    tell: { type: 'topic', settings: { topic: 'parcel.sent', schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } } },
    told: { type: 'object', settings: { fields: ['id', 'note'] } },
  },
  edges: [
    'id.value -> told.id',
    'note.value -> told.note',
    'told.value -> tell.payload',
    'note.value -> tell.key',
    'caller.account_id -> tell.account',
    'tell.id -> return.message',
    'note.value -> other.key',
    'caller.account_id -> other.value',
    'id.value -> rows.id',
    'note.value -> rows.note',
    'id.value -> post.id',
    'note.value -> post.note',
    'caller.username -> post.user',
    'other.data -> name.object',
    'base.value -> return.base',
    'name.value -> return.name',
    'rows.rows -> return.rows',
    'post.data -> return.data',
    'post.status -> return.status',
  ],
});

/** What is another value with every call. */
const fresh = drawn({
  service: 'Verify.Fresh.Run',
  parameters: [
    { name: 'min', type: 'integer', required: true },
    { name: 'max', type: 'integer', required: true },
  ],
  nodes: {
    now: { type: 'fresh', settings: { kind: 'now' } },
    today: { type: 'fresh', settings: { kind: 'today' } },
    random: { type: 'fresh', settings: { kind: 'random' } },
    uuid: { type: 'fresh', settings: { kind: 'uuid' } },
  },
  edges: [
    'min.value -> random.min',
    'max.value -> random.max',
    'now.value -> return.now',
    'today.value -> return.today',
    'random.value -> return.random',
    'uuid.value -> return.uuid',
  ],
});

/** A password on its way into a table and out of it. */
const passwords = drawn({
  service: 'Verify.Passwords.Run',
  parameters: [
    { name: 'password', type: 'string', required: true },
    { name: 'stored', type: 'string', nullable: true },
  ],
  nodes: {
    hash: { type: 'password', settings: { kind: 'hash' } },
    own: { type: 'password', settings: { kind: 'verify' } },
    other: { type: 'password', settings: { kind: 'verify' } },
  },
  edges: [
    'password.value -> hash.password',
    'password.value -> own.password',
    'hash.value -> own.hash',
    'password.value -> other.password',
    'stored.value -> other.hash',
    'own.value -> return.own',
    'other.value -> return.other',
  ],
});

/** All loops: what is kept of a list, each doubled, and their sum. */
const loops = drawn({
  service: 'Verify.Loops.Run',
  parameters: [{ name: 'numbers', type: 'array', required: true, max: 20, items: { type: 'integer', min: -1_000_000, max: 1_000_000 } }],
  nodes: {
    kept: { type: 'filter' },
    above: operation('greater', { b: 0 }),
    doubled: { type: 'map' },
    twice: operation('multiply', { b: 2 }),
    sum: { type: 'reduce', values: { initial: 0 } },
    plus: operation('add'),
  },
  edges: [
    'numbers.value -> kept.items',
    'kept.item -> above.a',
    'above.result -> kept.keep',
    'kept.result -> doubled.items',
    'doubled.item -> twice.a',
    'twice.result -> doubled.each',
    'doubled.result -> sum.items',
    'sum.accumulator -> plus.a',
    'sum.item -> plus.b',
    'plus.result -> sum.next',
    'doubled.result -> return.doubled',
    'sum.result -> return.sum',
  ],
});

/** Values of every type on their way into an object; an empty object stays one. */
const shapes = drawn({
  service: 'Verify.Shapes.Run',
  parameters: (['string', 'integer', 'float', 'boolean', 'array', 'object', 'date', 'file'] as const).map((type) => ({ name: type, type })),
  nodes: {
    all: { type: 'object', settings: { fields: ['string', 'integer', 'float', 'boolean', 'array', 'object', 'date', 'file'] } },
    empty: { type: 'constant', settings: { value: {} } },
  },
  edges: [
    ...['string', 'integer', 'float', 'boolean', 'array', 'object', 'date', 'file'].map((type) => `${type}.value -> all.${type}`),
    'all.value -> return.all',
    'empty.value -> return.empty',
  ],
});

/** Interfaces of every kind that together hold every node type without code of a person. */
export function everyNode(): InterfaceDefinition[] {
  return [
    grade(),
    double(),
    ...goods(),
    weather(),
    remember,
    usesFunctions,
    external,
    fresh,
    passwords,
    loops,
    shapes,
    count,
    narrowed,
    either,
    inAll,
    withCustomers,
    byKey,
    oneOrder,
    queried,
    ...framed,
  ];
}

const columns = [
  { name: 'stock', type: 'integer' },
  { name: 'extra', type: 'object' },
  { name: 'tags', type: 'array' },
];
const rows = (kind: string) => ({ type: 'table', settings: { operation: kind, table: 'verify_goods', columns } });

/** A table that is not the interface's own. */
const count = drawn({
  service: 'Verify.Count.Run',
  parameters: [{ name: 'stock', type: 'integer' }],
  nodes: { count: rows('count'), first: rows('get') },
  edges: ['stock.value -> count.stock', 'count.total -> first.id', 'count.total -> return.total', 'first.row -> return.row'],
});

const condition = (name: string, type: string, match: string, any = false) => ({ name, type, match, port: `${name}_${match}`, ...(any && { any }) });

/** A page of the rows that meet conditions of every kind, and how many they are. */
const narrowed = drawn({
  service: 'Verify.Narrowed.Run',
  parameters: [
    { name: 'word', type: 'string' },
    { name: 'least', type: 'integer' },
    { name: 'below', type: 'float' },
    { name: 'some', type: 'array', items: { type: 'string' } },
    { name: 'since', type: 'date' },
    { name: 'bare', type: 'boolean' },
  ],
  nodes: {
    page: {
      type: 'table',
      settings: {
        ...{
          operation: 'list',
          table: 'asked_goods',
          answers: [
            { name: 'stock', type: 'integer' },
            { name: 'since', type: 'date' },
          ],
        },
        columns: [
          condition('name', 'string', 'contains'),
          condition('stock', 'integer', 'from'),
          condition('weight', 'float', 'before'),
          condition('since', 'date', 'to'),
          condition('name', 'string', 'empty'),
          condition('id', 'integer', 'after'),
        ],
      },
    },
    total: {
      type: 'table',
      settings: { operation: 'count', table: 'asked_goods', columns: [condition('name', 'string', 'in'), condition('stock', 'integer', 'not')] },
    },
  },
  edges: [
    'word.value -> page.name_contains',
    'least.value -> page.stock_from',
    'below.value -> page.weight_before',
    'since.value -> page.since_to',
    'bare.value -> page.name_empty',
    'some.value -> total.name_in',
    'least.value -> total.stock_not',
    'page.items -> return.items',
    'total.total -> return.total',
  ],
});

/** The row of one condition or the other, without which the call ends. */
const either = drawn({
  service: 'Verify.Either.Run',
  parameters: [
    { name: 'word', type: 'string' },
    { name: 'most', type: 'integer' },
    { name: 'sort', type: 'string', enum: ['id', '-stock', 'name'] },
  ],
  nodes: {
    row: {
      type: 'table',
      settings: {
        ...{ operation: 'find', table: 'asked_goods', must_exist: true, answers: [{ name: 'name', type: 'string' }] },
        columns: [condition('name', 'string', 'equal', true), condition('stock', 'integer', 'to', true), condition('stock', 'integer', 'equal')],
      },
    },
    name: { type: 'member', settings: { path: 'name' } },
  },
  edges: [
    'word.value -> row.name_equal',
    'most.value -> row.stock_to',
    'sort.value -> row.sort',
    'row.row -> name.object',
    'name.value -> return.name',
    'row.row -> return.row',
  ],
});
