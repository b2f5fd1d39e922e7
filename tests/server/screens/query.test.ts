import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { TilesAnswer } from '../../../engine/core/answers/tiles-answer.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { platformDay } from '../../../engine/core/text/date.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, type CallFields, openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';

const day = 86_400_000;
const label = both;

/** A shop knows numbers of its sales, lists them, and has a dashboard beside it. */
const shop: ScreenFile = {
  name: 'shop',
  label: label('Shop'),
  menu: { section: 'service', badge: { where: { kind: 'closed' } } },
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', label: label('Name') },
      kind: { type: 'string', enum: ['open', 'closed'], label: label('Kind') },
      least: { type: 'integer', label: label('Least') },
      sales: { type: 'integer', label: label('Sales'), rollup: { from: 'sale', via: 'shop_id' } },
      paid: {
        type: 'integer',
        format: 'money',
        label: label('Paid'),
        rollup: { from: 'sale', via: 'shop_id', aggregate: 'sum', field: 'amount', where: { is_paid: true } },
      },
      latest: { type: 'string', label: label('Latest'), rollup: { from: 'sale', via: 'shop_id', aggregate: 'last', field: 'note' } },
    },
  },
  list: { columns: ['name', 'kind', 'sales', 'paid', 'latest'], filters: ['kind'], search: ['name'] },
  detail: {
    related: {
      sales: { label: label('Sales'), query: { from: 'sale', via: 'shop_id', sort: ['-amount'] } },
      large: { label: label('Large'), query: { from: 'sale', via: 'shop_id', where: { amount: { atLeast: '$record.least' } } } },
    },
  },
};

const sale: ScreenFile = {
  name: 'sale',
  label: label('Sale'),
  menu: { section: 'service' },
  table: { indexes: [['shop_id'], ['sold_at'], ['note']] },
  schema: {
    type: 'object',
    properties: {
      shop_id: { type: 'integer', format: 'ref:shop.name', label: label('Shop') },
      amount: { type: 'integer', format: 'money', label: label('Amount') },
      is_paid: { type: 'boolean', label: label('Paid') },
      note: { type: 'string', label: label('Note') },
      sold_at: { type: 'string', format: 'date-time', label: label('Sold at') },
    },
  },
  list: {
    columns: ['shop_id', 'amount', 'is_paid', 'note', 'sold_at'],
    filters: ['shop_id', 'is_paid', 'sold_at'],
    summary: {
      total: { label: label('Total'), aggregate: 'sum', field: 'amount' },
      unpaid: { label: label('Unpaid'), aggregate: 'count', where: { is_paid: false } },
    },
  },
};

const board: ScreenFile = {
  name: 'board',
  label: label('Board'),
  menu: { section: 'stats' },
  dashboard: {
    range: '7d',
    compare: true,
    filters: ['shop_id'],
    tiles: [
      [
        { label: label('Shops'), as: 'stat', query: { from: 'shop' } },
        { label: label('Sold'), as: 'stat', query: { from: 'sale', aggregate: 'sum', field: 'amount', groupBy: { time: 'sold_at' } } },
      ],
      [
        { label: label('By day'), as: 'line', query: { from: 'sale', groupBy: { time: 'sold_at', bucket: 'day' } } },
        { label: label('By shop'), as: 'pie', query: { from: 'sale', groupBy: 'shop_id', sort: ['-value'], limit: 2 } },
        { label: label('Newest'), as: 'list', query: { from: 'sale', sort: ['-id'], limit: 1 } },
      ],
    ],
  },
};

describeOnDatabases('the records of other screens', (place) => {
  let server: TestServer;
  let clerk: Caller;
  const shops: Record<string, number> = {};
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * day).toISOString();
  const drop = (file: ScreenFile) => writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
  const names = (answer: ListAnswer | null | undefined) => answer?.items.map((item) => item.name ?? item.note);
  const add = async (service: string, values: CallFields) => (await server.admin<{ id: number }>(service, values)).data?.id ?? 0;

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    // An account that may open shops and the board, but no sales.
    const { id, call } = await enter(server, 'clerk', 200);
    clerk = call;
    for (const file of [sale, shop, board]) drop(file);
    await until(
      () => server.admin('Admin.Board.Tiles'),
      ({ ret }) => ret === 200,
    );
    await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/shop/list', '/shop/view', '/board'] });
    for (const [name, kind] of [
      ['North', 'open'],
      ['South', 'open'],
      ['Empty', 'closed'],
    ]) {
      shops[name!] = await add('Admin.Shop.Add', { name, kind, least: 500 });
    }
    const { North, South } = shops;
    await add('Admin.Sale.Add', { shop_id: North, amount: 500, is_paid: true, note: 'n1', sold_at: ago(0) });
    await add('Admin.Sale.Add', { shop_id: North, amount: 200, is_paid: false, note: 'n2', sold_at: ago(1) });
    await add('Admin.Sale.Add', { shop_id: South, amount: 700, is_paid: true, note: 's1', sold_at: ago(8) });
    const gone = await add('Admin.Sale.Add', { shop_id: South, amount: 9_999, is_paid: true, note: 'gone', sold_at: ago(0) });
    await server.admin('Admin.Sale.Remove', { id: gone });
  });
  afterAll(() => server.close());

  test('are added up beside each record, in List, Get and Export alike, and filtered records stay out', async () => {
    const { data } = await server.admin<ListAnswer>('Admin.Shop.List', { sort: 'id' });
    expect(data?.items.map(({ sales, paid, latest }) => [sales, paid, latest])).toEqual([
      [2, 500, 'n2'],
      [1, 700, 's1'],
      [0, null, null],
    ]);
    expect((await server.admin('Admin.Shop.Get', { id: shops.North })).data).toMatchObject({ sales: 2, paid: 500, latest: 'n2' });
    const only = await server.admin<ListAnswer>('Admin.Shop.List', { sort: 'id', fields: ['paid'] });
    expect(only.data?.items[0]).toEqual({ id: shops.North, rev: 1, paid: 500 });
  });

  test('give the order of a list, ties by id and nothing before everything', async () => {
    const sorted = async (sort: string, more: object = {}) => names((await server.admin<ListAnswer>('Admin.Shop.List', { sort, ...more })).data);
    expect(await sorted('-sales')).toEqual(['North', 'South', 'Empty']);
    expect(await sorted('paid')).toEqual(['Empty', 'North', 'South']);
    expect(await sorted('-paid', { page: 2, per_page: 2 })).toEqual(['Empty']);
    expect(await sorted('-sales', { filters: { kind: 'closed' } })).toEqual(['Empty']);
    // As the list asks for it: its columns alone, and the revision an edit begins from.
    await server.admin('Admin.Shop.Edit', { id: shops.Empty, rev: 1, least: 600 });
    const shown = await server.admin<ListAnswer>('Admin.Shop.List', { sort: 'paid', fields: ['name', 'paid', 'latest'], per_page: 1 });
    expect(shown.data?.items).toEqual([{ id: shops.Empty, rev: 2, name: 'Empty', paid: null, latest: null }]);
    const other = await server.admin<{ errors: { field: string; code: string }[] }>('Admin.Shop.List', { sort: 'name,-sales' });
    expect([other.ret, other.data?.errors[0]]).toMatchObject([400, { field: 'sort', code: 'alone' }]);
  });

  test('give the order of an exported file', async () => {
    const { address, token } = server.admin;
    const fields = { service: 'Admin.Shop.Export', access_token: token, format: 'csv', columns: ['name'] };
    const exported = async (sort: string) => (await (await rawCall(address, { ...fields, sort })).text()).trim().split(/\r?\n/).slice(1);
    expect(await exported('-sales')).toEqual(['North', 'South', 'Empty']);
    expect(await exported('paid')).toEqual(['Empty', 'North', 'South']);
  });

  test('are not written, filtered or searched by', async () => {
    expect((await server.admin('Admin.Shop.Edit', { id: shops.North, rev: 1, sales: 5 })).ret).toBe(400);
    expect((await server.admin('Admin.Shop.List', { filters: { sales: 2 } })).ret).toBe(400);
    for (const to of ['0000-01-01', '9999-12-31T23:59:59-23:59'])
      expect((await server.admin('Admin.Sale.List', { filters: { sold_at: { to } } })).data).toMatchObject({
        errors: [{ field: 'filters.sold_at', code: 'type' }],
      });
  });

  test('are listed on the page of a record, as far as that record says and the caller may see them', async () => {
    const related = (call: Caller, list: string, id = shops.North) => call<ListAnswer>('Admin.Shop.Related', { id, list });
    expect(names((await related(server.admin, 'sales')).data)).toEqual(['n1', 'n2']);
    expect(names((await related(server.admin, 'large')).data)).toEqual(['n1']);
    expect((await related(server.admin, 'sales')).data?.refs).toMatchObject({ shop_id: { [String(shops.North)]: 'North' } });
    expect((await related(server.admin, 'sale')).ret).toBe(400);
    expect((await related(server.admin, 'sales', 999)).ret).toBe(404);
    const refused = await related(clerk, 'sales');
    expect([refused.ret, refused.data]).toEqual([401, null]);
  });

  test('are summed up over the whole selection', async () => {
    const summary = async (more: object) => (await server.admin<ListAnswer>('Admin.Sale.List', { with_summary: true, per_page: 1, ...more })).data?.summary;
    expect(await summary({})).toEqual({ total: 1_400, unpaid: 1 });
    expect(await summary({ filters: { is_paid: true } })).toEqual({ total: 1_200, unpaid: 0 });
    expect((await server.admin<ListAnswer>('Admin.Sale.List')).data).not.toHaveProperty('summary');
  });

  test('make a dashboard: numbers of now and of a range beside the one before, groups, every day, the newest', async () => {
    const { data } = await server.admin<TilesAnswer>('Admin.Board.Tiles');
    const [[stock, sold], [days, pie, newest]] = data!.tiles as [TilesAnswer['tiles'][0], TilesAnswer['tiles'][0]];
    expect([data?.from, data?.to]).toEqual([platformDay(now - 6 * day), platformDay(now)]);
    expect(stock).toMatchObject({ value: 3 });
    expect(stock).not.toHaveProperty('previous');
    expect(sold).toMatchObject({ value: 700, previous: 700 });
    expect(days?.stretches).toHaveLength(7);
    expect(days?.rows).toEqual([
      { keys: [platformDay(now - day)], value: 1 },
      { keys: [platformDay(now)], value: 1 },
    ]);
    expect(pie?.rows).toEqual([
      { keys: [shops.North], value: 2 },
      { keys: [shops.South], value: 1 },
    ]);
    expect(pie?.refs).toEqual({ shop_id: { [String(shops.North)]: 'North', [String(shops.South)]: 'South' } });
    expect(newest?.items?.map(({ note }) => note)).toEqual(['s1']);
  });

  test('of a dashboard are narrowed by its filters and days, and wrong ones are named', async () => {
    const narrowed = await server.admin<TilesAnswer>('Admin.Board.Tiles', {
      filters: { shop_id: shops.South },
      from: platformDay(now - 9 * day),
      to: platformDay(now - 7 * day),
    });
    expect(narrowed.data?.tiles[0]?.map((tile) => tile?.value)).toEqual([3, 700]);
    for (const [wrong, field] of [
      [{ filters: { note: 'n1' } }, 'filters'],
      [{ filters: { shop_id: [1] } }, 'filters.shop_id'],
      [{ filters: { shop_id: 'north' } }, 'filters.shop_id'],
      [{ to: '0001-01-01' }, 'to'],
      [{ from: '2026-02-02', to: '2026-02-01' }, 'from'],
      [{ from: '2020-01-01', to: '2026-01-01' }, 'from'],
      [{ range: '2d' }, 'range'],
    ] as const) {
      const { ret, data } = await server.admin<{ errors: { field: string }[] }>('Admin.Board.Tiles', wrong);
      expect([ret, data?.errors[0]?.field]).toEqual([400, field]);
    }
  });

  test('are told beside a record to those who may open their list', async () => {
    const values = async (params: CallFields) => (await clerk<ListAnswer>('Admin.Shop.List', params)).data?.items.map(({ sales, latest }) => [sales, latest]);
    expect(await values({ sort: '-sales' })).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect((await clerk('Admin.Shop.Get', { id: shops.North })).data).toMatchObject({ sales: null, latest: null });
  });

  test('of a dashboard are there for those who may open the list behind them', async () => {
    const { ret, data } = await clerk<TilesAnswer>('Admin.Board.Tiles');
    expect(ret).toBe(200);
    expect(data?.tiles).toEqual([
      [expect.objectContaining({ value: 3 }), null],
      [null, null, null],
    ]);
  });
});
