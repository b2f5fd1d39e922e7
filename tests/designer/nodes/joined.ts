import type { TableSpec } from '../../../designer/model/types/definition.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { drawn } from './drawn.ts';

const named = { name: 'name', type: 'string' } as const;
const city = { name: 'city', type: 'string' } as const;
const paid = { name: 'paid', type: 'boolean' } as const;
const goods = { name: 'goods', type: 'string' } as const;
const quantity = { name: 'quantity', type: 'integer' } as const;

export const orders: TableSpec = {
  name: 'orders',
  columns: [{ name: 'number', type: 'string' }, { name: 'customer_id', type: 'integer', references: 'customers' }, paid],
};

export const customer = { name: 'customer', table: 'customers', via: 'customer_id', columns: [named, city] };
export const lines = { name: 'lines', table: 'lines', by: 'order_id', most: 2, columns: [goods, quantity] };
const ofCustomer = (name: string, type: string, match: string, any = false): Json => ({
  ...{ name: `customer.${name}`, type, match, port: `customer_${name}_${match}` },
  ...(any && { any }),
});

/** Orders with their customers and their lines, narrowed and put in order by what is known of the customers. */
export const withCustomers = {
  ...drawn({
    service: 'Sales.Orders.List',
    parameters: [
      { name: 'word', type: 'string' },
      { name: 'city', type: 'string' },
      { name: 'known', type: 'boolean' },
      { name: 'paid', type: 'boolean' },
      { name: 'sort', type: 'string', enum: ['id', 'customer.name', '-customer.city', 'number'] },
      { name: 'page', type: 'integer', min: 1, max: 3 },
    ],
    nodes: {
      orders: {
        type: 'table',
        settings: {
          ...{ operation: 'list', table: 'orders', joins: [customer, lines], answers: [{ name: 'number', type: 'string' }] },
          columns: [
            { ...paid, match: 'equal' },
            ofCustomer('name', 'string', 'contains'),
            ofCustomer('city', 'string', 'not'),
            ofCustomer('name', 'string', 'empty'),
          ],
        },
        values: { per_page: 3 },
      },
    },
    edges: [
      'word.value -> orders.customer_name_contains',
      'city.value -> orders.customer_city_not',
      'known.value -> orders.customer_name_empty',
      'paid.value -> orders.paid',
      'sort.value -> orders.sort',
      'page.value -> orders.page',
      'orders.items -> return.orders',
      'orders.total -> return.total',
    ],
  }),
  table: orders,
};

/** Of a table somebody else made: one row with what belongs to it, and how many there are of one customer, or another. */
export const oneOrder = drawn({
  service: 'Sales.Orders.One',
  parameters: [
    { name: 'id', type: 'integer', required: true },
    { name: 'name', type: 'string' },
    { name: 'city', type: 'string' },
  ],
  nodes: {
    row: { type: 'table', settings: { operation: 'get', table: 'shop.orders', joins: [customer, lines], columns: [] } },
    first: {
      type: 'table',
      settings: {
        ...{ operation: 'find', table: 'shop.orders', joins: [customer], columns: [ofCustomer('name', 'string', 'equal'), { ...paid, port: 'paid' }] },
        answers: [paid],
      },
      values: { sort: '-customer.name' },
    },
    total: {
      type: 'table',
      settings: {
        ...{ operation: 'count', table: 'shop.orders', joins: [customer] },
        columns: [ofCustomer('name', 'string', 'equal', true), ofCustomer('city', 'string', 'equal', true)],
      },
    },
    groups: {
      type: 'table',
      settings: {
        ...{ operation: 'group', table: 'shop.orders', joins: [customer], by: [paid], figures: [{ name: 'orders', figure: 'count' }] },
        columns: [ofCustomer('name', 'string', 'equal')],
      },
    },
  },
  edges: [
    'id.value -> row.id',
    'name.value -> first.customer_name_equal',
    'name.value -> total.customer_name_equal',
    'city.value -> total.customer_city_equal',
    'name.value -> groups.customer_name_equal',
    'row.row -> return.row',
    'first.row -> return.first',
    'total.total -> return.total',
    'groups.items -> return.groups',
  ],
});
