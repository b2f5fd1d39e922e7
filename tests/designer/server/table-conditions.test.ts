import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableCondition, TableRequest } from '../../../designer/model/semantics/runtime/runtime.ts';
import { type TableSpec, tableName } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import { describeOnDatabases, type TestDatabase } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';
import { outsideDatabases } from './databases/outside-databases.ts';

const columns: TableSpec['columns'] = [
  { name: 'name', type: 'string', max: 100 },
  { name: 'price', type: 'integer' },
  { name: 'weight', type: 'float' },
  { name: 'on_sale', type: 'boolean' },
  { name: 'since', type: 'date' },
  { name: 'extra', type: 'object' },
];
const rows = [
  { name: '100% Wool', price: 100, weight: 0.5, on_sale: true, since: '2026-01-31' },
  { name: '100 wool', price: 300, weight: 1.5, on_sale: false, since: '2026-02-01 08:30:00' },
  { name: 'a_b!c', price: 300, since: '2026-02-28T23:30:00-05:00' },
  { name: "茶'杯😀", price: -5, weight: 2, on_sale: true },
  { name: '', price: null },
];

/** Conditions and the places of the rows that meet them. */
const cases: [TableCondition, number[]][] = [
  [['name', 'contains', '100%'], [0]],
  [
    ['name', 'contains', 'WOOL'],
    [0, 1],
  ],
  [['name', 'contains', '_'], [2]],
  [['name', 'contains', '!'], [2]],
  [['name', 'contains', "'杯😀"], [3]],
  [
    ['name', 'contains', ''],
    [0, 1, 2, 3, 4],
  ],
  [
    ['name', 'in', ['100 wool', null, 'A_B!C', '']],
    [1, 4],
  ],
  [['name', 'in', []], []],
  [
    ['name', 'not', '100 wool'],
    [0, 2, 3, 4],
  ],
  [['name', 'empty', true], [4]],
  [
    ['name', 'empty', false],
    [0, 1, 2, 3],
  ],
  [
    ['price', 'from', 300],
    [1, 2],
  ],
  [
    ['price', 'after', 100],
    [1, 2],
  ],
  [
    ['price', 'to', 100],
    [0, 3],
  ],
  [['price', 'before', 100], [3]],
  [
    ['price', 'not', 300],
    [0, 3, 4],
  ],
  [['price', 'empty', true], [4]],
  [
    ['price', 'in', [-5, 100, 7]],
    [0, 3],
  ],
  [
    ['weight', 'after', 0.5],
    [1, 3],
  ],
  [
    ['on_sale', 'not', true],
    [1, 2, 4],
  ],
  [
    ['on_sale', 'empty', true],
    [2, 4],
  ],
  [
    ['since', 'from', '2026-02-01'],
    [1, 2],
  ],
  [
    ['since', 'to', '2026-02-01T00:30:00Z'],
    [0, 1],
  ],
  [['since', 'in', ['2026-01-31']], [0]],
  [
    ['price', 'from', null],
    [0, 1, 2, 3, 4],
  ],
];

const refused: [TableCondition, string][] = [
  [['price', 'from', 'x'], '字段 price 的条件值应为 integer 类型'],
  [['price', 'in', 7], '字段 price 的条件值应为 array 类型'],
  [['price', 'in', [1.5]], '字段 price 的条件值应为 integer 类型'],
  [['on_sale', 'empty', 'yes'], '字段 on_sale 的条件值应为 boolean 类型'],
  [['name', 'from', 'a'], '字段 name 不能按 from 比较'],
  [['extra', 'equal', {}], '字段 extra 不能按 equal 比较'],
  [['name', 'contains', 'x'.repeat(1_001)], '字段 name 的条件最多 1000 个字符'],
  [['price', 'in', Array.from({ length: 1_001 }, (_, index) => index)], '字段 price 的条件最多 1000 个值'],
];

/** What conditions find among the rows of a table, wherever it is. */
function suite(open: () => Promise<{ server: TestServer; service?: string }>): void {
  let server: TestServer;
  let table: string;
  let access_token: string;
  const ids: number[] = [];
  const asked = (request: Partial<TableRequest>): TableRequest => ({ equal: {}, sort: 'id', ...request });
  const found = async (request: Partial<TableRequest>) => {
    const { items } = await designerContext(server.platform).tables.list(table, { ...asked(request), page: 1, perPage: 100 });
    return (items as { id: number }[]).map(({ id }) => ids.indexOf(id));
  };

  beforeAll(async () => {
    const opened = await open();
    server = opened.server;
    const spec: TableSpec = { name: 'asked_goods', columns, ...(opened.service && { database: opened.service }) };
    table = tableName(spec);
    const { tables } = designerContext(server.platform);
    await tables.ensure(spec);
    for (const row of rows) ids.push(await tables.insert(table, row));
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(() => server?.close());

  it.each(cases)('%j is met by the rows %j', async (condition, expected) => {
    expect(await found({ where: [condition] })).toEqual(expected);
    expect(await designerContext(server.platform).tables.count(table, {}, { where: [condition] })).toBe(expected.length);
  });

  it.each(refused.map(([condition, message]) => ({ condition, message })))('are refused: $message', async ({ condition, message }) => {
    await expect(found({ any: [condition] })).rejects.toMatchObject({ ret: 400, text: { zh_cn: message } });
  });

  it('hold together, of the others one is enough, and the first row of an order is found', async () => {
    const [first, second] = ids;
    const either: TableCondition[] = [
      ['name', 'contains', 'b!'],
      ['price', 'before', 0],
      ['weight', 'from', null],
    ];
    expect(await found({ equal: { price: 300 }, where: [['id', 'not', second]] })).toEqual([2]);
    expect(await found({ any: either })).toEqual([2, 3]);
    expect(await found({ where: [['on_sale', 'equal', true]], any: either })).toEqual([3]);
    expect(await found({ any: [['price', 'from', null]] })).toEqual([0, 1, 2, 3, 4]);
    const { tables } = designerContext(server.platform);
    expect(await tables.find(table, asked({ where: [['id', 'in', [first, second]]], sort: '-price' }))).toMatchObject({ id: second, price: 300 });
    expect(await tables.find(table, asked({ equal: { name: 'none' } }))).toBeNull();
    expect(await tables.find(table, asked({ equal: { price: 100 }, columns: ['weight', 'name'] }))).toEqual({ id: first, weight: 0.5, name: '100% Wool' });
    expect(await tables.get(table, first, ['price'])).toEqual({ id: first, price: 100 });
    await expect(tables.get(table, first, ['password'])).rejects.toMatchObject({ ret: 400 });
  });

  it('end a published call with 404 where the row must be there, before anything is written', async () => {
    const definition = drawn({
      service: 'Shop.Asked.Rename',
      parameters: [
        { name: 'name', type: 'string', required: true },
        { name: 'to', type: 'string', required: true },
      ],
      nodes: {
        log: { type: 'table', settings: { operation: 'insert', table, columns: [{ name: 'name', type: 'string' }] } },
        row: { type: 'table', settings: { operation: 'find', table, must_exist: true, columns: [{ name: 'name', type: 'string' }] } },
        id: { type: 'member', settings: { path: 'id' } },
      },
      edges: ['name.value -> row.name', 'row.row -> id.object', 'id.value -> return.id', 'to.value -> log.name'],
    });
    await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, definition) }));
    const rename = (name: string) => server.call('Shop.Asked.Rename', { access_token, name, to: 'written' });
    expect(await rename('nobody')).toMatchObject({ ret: 404, msg: '记录不存在' });
    expect(await found({ equal: { name: 'written' } })).toEqual([]);
    expect(await rename('100 wool')).toMatchObject({ ret: 200, data: { id: ids[1] } });
    expect(await found({ equal: { name: 'written' } })).toHaveLength(1);
  });
}

describeOnDatabases('Conditions', (database: TestDatabase) => suite(async () => ({ server: await openServer({ database: await database.config() }) })));

describe.each(outsideDatabases())('Conditions of a configured $kind database', (outside) => {
  suite(async () => {
    if (outside.address) process.env.PORTICO_OUTBOUND_ALLOW = outside.address;
    const server = await openServer();
    const fields = await outside.create(server.platform.config.dataFolder);
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'far', charset: 'UTF8', primary_key: 'id', ...fields }));
    return { server, service: 'far' };
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await outside.remove();
  });
});
