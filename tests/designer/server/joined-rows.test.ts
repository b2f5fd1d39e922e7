import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableJoin, TablePage } from '../../../designer/model/semantics/runtime/runtime.ts';
import { type TableSpec, tableName } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import type { TestServer } from '../../helpers/server.ts';
import { describeOnTables, type TablePlace } from './databases/describe-on-tables.ts';

const customers: TableSpec = {
  name: 'customers',
  columns: [
    { name: 'name', type: 'string', max: 50 },
    { name: 'vip', type: 'boolean' },
    { name: 'since', type: 'date' },
  ],
};
const orders: TableSpec = {
  name: 'orders',
  columns: [
    { name: 'number', type: 'string', max: 20 },
    { name: 'customer_id', type: 'integer', references: 'customers' },
    { name: 'parent_id', type: 'integer', references: 'orders' },
  ],
};
const customer: TableJoin = { name: 'customer', table: 'customers', via: 'customer_id', columns: ['name', 'vip', 'since'] };
const parent: TableJoin = { name: 'parent', table: 'orders', via: 'parent_id', columns: ['number'] };
const theirs: TableJoin = { name: 'orders', table: 'orders', by: 'customer_id', columns: ['number'], most: 2 };

/** What rows know of others, wherever their tables are. */
function suite(open: () => Promise<TablePlace>): void {
  let server: TestServer;
  const names = { customers: '', orders: '' };
  const ids: Record<string, number> = {};
  const tables = () => designerContext(server.platform).tables;
  const page = async (request: Partial<TablePage>) => {
    const { items, total } = await tables().list(names.orders, {
      equal: {},
      page: 1,
      perPage: 10,
      sort: 'id',
      columns: ['number'],
      joins: [customer],
      ...request,
    });
    return { total, items: items as { number: string; customer: { name: string } | null }[] };
  };
  const numbers = async (request: Partial<TablePage>) => (await page(request)).items.map(({ number }) => number);

  beforeAll(async () => {
    const opened = await open();
    server = opened.server;
    const database = opened.service && { database: opened.service };
    for (const spec of [customers, orders]) await tables().ensure({ ...spec, ...database });
    names.customers = tableName({ ...customers, ...database });
    names.orders = tableName({ ...orders, ...database });
    for (const row of [{ name: 'wang', vip: true, since: '2026-01-31' }, { name: 'li', vip: false, since: '2026-02-01 08:30:00' }, { name: 'gone' }]) {
      ids[row.name] = await tables().insert(names.customers, row);
    }
    const of = (name: string | null) => (name === null ? null : (ids[name] ?? 999_999));
    for (const [number, name] of [
      ['a', 'wang'],
      ['b', 'li'],
      ['c', null],
      ['d', 'wang'],
      ['e', 'nobody'],
      ['f', 'wang'],
      ['g', 'gone'],
    ] as const) {
      ids[number] = await tables().insert(names.orders, { number, customer_id: of(name), parent_id: ids.a ?? null });
    }
    await tables().delete(names.customers, ids.gone);
  });
  afterAll(() => server?.close());

  it('have the row a column points to, and null where there is none', async () => {
    const wang = { id: ids.wang, name: 'wang', vip: true, since: '2026-01-31' };
    const li = { id: ids.li, name: 'li', vip: false, since: '2026-02-01 08:30:00' };
    const { items, total } = await page({});
    expect(total).toBe(7);
    expect(items.map(({ customer: one }) => one)).toEqual([wang, li, null, wang, null, wang, null]);
    expect(items[0]).toEqual({ id: ids.a, number: 'a', customer: wang });
    expect(await tables().get(names.orders, ids.b, ['number'], [customer, parent])).toEqual({
      ...{ id: ids.b, number: 'b', customer: li },
      parent: { id: ids.a, number: 'a' },
    });
    expect(await tables().get(names.orders, 999_999, undefined, [customer])).toBeNull();
  });

  it('are narrowed and put in order by what is known of it', async () => {
    expect(await numbers({ where: [['customer.name', 'equal', 'wang']] })).toEqual(['a', 'd', 'f']);
    expect(await numbers({ where: [['customer.name', 'contains', 'L']] })).toEqual(['b']);
    expect(await numbers({ where: [['customer.vip', 'not', true]] })).toEqual(['b', 'c', 'e', 'g']);
    expect(await numbers({ where: [['customer.since', 'empty', true]] })).toEqual(['c', 'e', 'g']);
    expect(await numbers({ where: [['customer.since', 'after', '2026-01-31']] })).toEqual(['b']);
    expect(
      await numbers({
        any: [
          ['customer.name', 'in', ['li']],
          ['number', 'equal', 'c'],
        ],
      }),
    ).toEqual(['b', 'c']);
    expect(await numbers({ sort: 'customer.name' })).toEqual(['c', 'e', 'g', 'b', 'a', 'd', 'f']);
    expect(await numbers({ sort: '-customer.since' })).toEqual(['b', 'f', 'd', 'a', 'g', 'e', 'c']);
    expect(await numbers({ sort: '-customer.name', perPage: 2, page: 2 })).toEqual(['a', 'b']);
    expect(
      await numbers({
        joins: [parent],
        where: [
          ['parent.number', 'equal', 'a'],
          ['id', 'to', ids.c],
        ],
      }),
    ).toEqual(['b', 'c']);
    expect(await tables().count(names.orders, {}, { joins: [customer], where: [['customer.name', 'equal', 'wang']] })).toBe(3);
    const first = { equal: { number: 'd' }, joins: [customer], where: [['customer.vip', 'equal', true]] as const };
    expect(await tables().find(names.orders, first)).toMatchObject({ number: 'd', customer_id: ids.wang, customer: { name: 'wang' } });
    const figures = [['rows', 'count', null]] as const;
    expect(await tables().group(names.orders, { equal: {}, by: [], figures, joins: [customer], where: [['customer.name', 'equal', 'wang']] })).toEqual([
      { rows: 3 },
    ]);
  });

  it('have the rows that point to them, the first of each', async () => {
    const { items } = await tables().list(names.customers, { equal: {}, page: 1, perPage: 10, sort: 'id', columns: ['name'], joins: [theirs] });
    expect(items).toEqual([
      {
        id: ids.wang,
        name: 'wang',
        orders: [
          { id: ids.a, number: 'a' },
          { id: ids.d, number: 'd' },
        ],
      },
      { id: ids.li, name: 'li', orders: [{ id: ids.b, number: 'b' }] },
    ]);
  });

  it('are refused by what is not there', async () => {
    const refused = (join: object, more: object = {}) => expect(page({ joins: [{ ...customer, ...join }], ...more })).rejects;
    await refused({ table: 'nowhere' }).toMatchObject({ ret: 404 });
    await refused({ columns: ['phone'] }).toMatchObject({ ret: 400, text: { zh_cn: '数据表 customers 没有字段 phone' } });
    await refused({ via: 'number' }).toMatchObject({ ret: 400, text: { zh_cn: 'orders 的字段 number 不是整数，不能按它关联' } });
    await refused({ columns: ['name'] }, { sort: 'customer.vip' }).toMatchObject({ ret: 400 });
    await refused({ columns: ['name'] }, { where: [['customer.vip', 'equal', true]] }).toMatchObject({ ret: 400 });
    await refused({ table: 'sqlite_master' }).toMatchObject({ ret: 404 });
    await refused({ table: 'account' }).toMatchObject({ ret: 404 });
  });
}

describeOnTables('Rows with rows of others', suite);
