import { expect, it } from 'vitest';
import { flowTypes } from '../../../designer/model/analysis/flow-types.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import type { Tables } from '../../../designer/model/semantics/runtime/runtime.ts';
import { withCondition } from '../../../designer/nodes/table/model/condition-entries.ts';
import { changedJoin, joinsIn, type KnownTable, offeredJoins, withJoin, withoutJoin } from '../../../designer/nodes/table/model/join-entries.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { byEvaluator, byTypeScript, type Run } from '../codegen/three-ways.ts';
import { customer, lines, oneOrder, orders, withCustomers } from './joined.ts';

const errors = (definition: typeof withCustomers | typeof oneOrder) => checkDefinition(definition).filter(({ severity }) => severity === 'error');

/** Tables that note what they are asked. */
function noting(requested: unknown[]): Tables {
  const tables = memoryTables(['number', 'paid']);
  const note = <Result>(question: unknown, answer: Result): Promise<Result> => {
    // A list of no conditions is as good as none.
    requested.push(JSON.parse(JSON.stringify(question), (name, value) => ((name === 'where' || name === 'any') && value.length === 0 ? undefined : value)));
    return Promise.resolve(answer);
  };
  return {
    ...tables,
    list: (table, request) => note(['list', table, request], { items: [], total: 0 }),
    find: (table, request) => note(['find', table, request], null),
    get: (table, id, columns, joins) => note(['get', table, id, columns, joins], null),
    count: (table, equal, others) => note(['count', table, equal, others], 0),
    group: (table, request) => note(['group', table, request], []),
  };
}

it('tables are asked for the rows of others in the same way when it runs and when it is printed', async () => {
  expect([...errors(withCustomers), ...errors(oneOrder)]).toEqual([]);
  const runs: Run[] = [
    { definition: withCustomers, parameters: { word: '王', sort: '-customer.city', known: false } },
    { definition: oneOrder, parameters: { id: 1, name: '王', city: '上海' } },
  ];
  const [evaluated, printed] = [[] as unknown[], [] as unknown[]];
  expect(await byTypeScript(runs, noting(printed))).toEqual(await byEvaluator(runs, noting(evaluated)));
  expect(printed).toEqual(evaluated);
  expect(evaluated[0]).toEqual([
    'list',
    'orders',
    {
      equal: { paid: null },
      where: [
        ['customer.name', 'contains', '王'],
        ['customer.city', 'not', null],
        ['customer.name', 'empty', false],
      ],
      joins: [
        { name: 'customer', table: 'customers', via: 'customer_id', columns: ['name', 'city'] },
        { name: 'lines', table: 'lines', by: 'order_id', most: 2, columns: ['goods', 'quantity'] },
      ],
      ...{ page: null, perPage: 3, sort: '-customer.city', columns: ['number'] },
    },
  ]);
});

it('rows have the other rows as members, with the types of their columns', () => {
  const { type } = flowTypes(withCustomers).output('orders', 'items');
  expect(type).toBe('array');
  const members = flowTypes(withCustomers).output('orders', 'items').items?.members;
  expect(Object.keys(members ?? {})).toEqual(['id', 'number', 'customer', 'lines']);
  expect(members?.customer).toMatchObject({ type: 'object', nullable: true, members: { id: { type: 'integer' }, city: { type: 'string', nullable: true } } });
  expect(members?.lines).toMatchObject({ type: 'array', items: { type: 'object', members: { quantity: { type: 'integer' } } } });
});

it('a join that goes by no reference is a problem of its node', () => {
  const codes = (settings: object, definition = withCustomers, node = 'orders') =>
    errors({
      ...definition,
      flow: {
        ...definition.flow,
        nodes: definition.flow.nodes.map((one) => (one.id === node ? { ...one, settings: { ...one.settings, ...settings } } : one)),
      },
    } as typeof withCustomers).map(({ code }) => code);
  const bare = { columns: [] };
  expect(codes({ ...bare, joins: [{ ...customer, via: 'number' }] })).toContain('no-reference');
  expect(codes({ ...bare, joins: [{ ...customer, table: 'lines' }] })).toContain('no-reference');
  expect(codes({ ...bare, joins: [{ name: 'customer', table: 'customers', columns: customer.columns }] })).toContain('no-reference');
  expect(codes({ ...bare, joins: [customer, { ...lines, name: 'customer' }] })).toContain('duplicate-name');
  expect(codes({ ...bare, joins: [{ ...customer, name: 'number' }] })).toContain('duplicate-name');
  expect(codes({ ...bare, joins: [{ ...customer, columns: [] }] })).toContain('no-columns');
  expect(codes({ joins: [] })).toContain('unknown-column');
  expect(codes({ joins: [customer], columns: [{ name: 'customer.phone', type: 'string', port: 'phone' }] })).toContain('unknown-column');
});

it('references of a table and to it are offered, and their names do not meet', () => {
  const customers: KnownTable = {
    name: 'customers',
    columns: [
      { name: 'name', type: 'string' },
      { name: 'password', type: 'string', hidden: true },
    ],
  };
  const other: KnownTable = {
    name: 'lines',
    columns: [
      { name: 'order_id', type: 'integer', references: 'orders' },
      { name: 'goods', type: 'string' },
    ],
  };
  const far: KnownTable = { name: 'notes', database: 'far', columns: [{ name: 'order_id', type: 'integer', references: 'orders' }] };
  const offered = offeredJoins(orders, [orders, customers, other, far]);
  expect(offered).toEqual([
    { table: 'customers', via: 'customer_id' },
    { table: 'lines', by: 'order_id' },
  ]);
  const one = joinsIn(withJoin([], offered[0]!, orders, customers.columns));
  expect(one).toEqual([{ name: 'customer', table: 'customers', via: 'customer_id', columns: [{ name: 'name', type: 'string' }] }]);
  const two = joinsIn(withJoin(one, offered[0]!, orders, customers.columns));
  expect(two[1]!.name).toBe('customer_2');
  expect(joinsIn(changedJoin(two, 1, { name: 'buyer' }))[1]).toMatchObject({ name: 'buyer', via: 'customer_id' });
  expect(joinsIn(withoutJoin(two, 0))).toHaveLength(1);
  expect(withCondition([], { name: 'customer.name', type: 'string' })).toEqual([{ name: 'customer.name', type: 'string', port: 'customer_name' }]);
});
