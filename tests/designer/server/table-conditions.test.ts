import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableCondition, TableFigure, TableGroupKey, TableRequest } from '../../../designer/model/semantics/runtime/runtime.ts';
import { type TableSpec, tableName } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import { storeDraft } from '../../helpers/designer.ts';
import type { TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';
import { describeOnTables, type TablePlace } from './databases/describe-on-tables.ts';

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
  [['price', 'from', 'x'], '字段 price 的条件值应为整数类型'],
  [['price', 'in', 7], '字段 price 的条件值应为列表类型'],
  [['price', 'in', [1.5]], '字段 price 的条件值应为整数类型'],
  [['on_sale', 'empty', 'yes'], '字段 on_sale 的条件值应为布尔类型'],
  [['name', 'from', 'a'], '字段 name 不能按 from 比较'],
  [['extra', 'equal', {}], '字段 extra 不能按 equal 比较'],
  [['name', 'contains', 'x'.repeat(1_001)], '字段 name 的条件最多 1000 个字符'],
  [['price', 'in', Array.from({ length: 1_001 }, (_, index) => index)], '字段 price 的条件最多 1000 个值'],
];

/** What conditions find among the rows of a table, wherever it is. */
function suite(open: () => Promise<TablePlace>): void {
  let server: TestServer;
  let table: string;
  let access_token: string;
  const ids: number[] = [];
  const requested = (request: Partial<TableRequest>): TableRequest => ({ equal: {}, sort: 'id', ...request });
  const found = async (request: Partial<TableRequest>) => {
    const { items } = await designerContext(server.platform).tables.list(table, { ...requested(request), page: 1, perPage: 100 });
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
    expect(await tables.find(table, requested({ where: [['id', 'in', [first, second]]], sort: '-price' }))).toMatchObject({ id: second, price: 300 });
    expect(await tables.find(table, requested({ equal: { name: 'none' } }))).toBeNull();
    expect(await tables.find(table, requested({ equal: { price: 100 }, columns: ['weight', 'name'] }))).toEqual({ id: first, weight: 0.5, name: '100% Wool' });
    expect(await tables.get(table, first, ['price'])).toEqual({ id: first, price: 100 });
    await expect(tables.get(table, first, ['password'])).rejects.toMatchObject({ ret: 400 });
  });

  it('choose the rows that groups are made of', async () => {
    const { tables } = designerContext(server.platform);
    const figures: TableFigure[] = [
      ['rows', 'count', null],
      ['named', 'count', 'since'],
      ['sum', 'sum', 'price'],
      ['mean', 'avg', 'price'],
      ['whole', 'avg', 'price', 0],
      ['mass', 'sum', 'weight'],
      ['least', 'min', 'price'],
      ['last', 'max', 'since'],
    ];
    const none = { sum: 0, mean: null, whole: null, mass: 0, least: null, last: null };
    const all = { rows: 5, named: 3, sum: 695, mean: 173.75, whole: 174, mass: 4, least: -5, last: '2026-03-01 12:30:00' };
    expect(await tables.group(table, { equal: {}, by: [], figures })).toEqual([all]);
    expect(await tables.group(table, { equal: { name: 'nobody' }, by: [], figures })).toEqual([{ rows: 0, named: 0, ...none }]);
    const by = async (columns: string[], request: object) =>
      tables.group(table, {
        equal: {},
        perPage: 100,
        by: columns,
        figures: [
          ['rows', 'count', null],
          ['sum', 'sum', 'price'],
        ],
        ...request,
      });
    expect(await by(['on_sale'], {})).toEqual([
      { on_sale: null, rows: 2, sum: 300 },
      { on_sale: false, rows: 1, sum: 300 },
      { on_sale: true, rows: 2, sum: 95 },
    ]);
    expect(await by(['price'], { sort: '-rows', perPage: 2 })).toEqual([
      { price: 300, rows: 2, sum: 600 },
      { price: null, rows: 1, sum: 0 },
    ]);
    // Texts are told apart by their bytes, and put in order by them.
    expect((await by(['name'], { where: [['id', 'in', ids]] })).map(({ name }) => name)).toEqual(['', '100 wool', '100% Wool', 'a_b!c', "茶'杯😀"]);
    await expect(by(['weight'], {})).rejects.toMatchObject({ ret: 400, text: { zh_cn: '不能按字段 weight 分组' } });
    await expect(by(['name'], { sort: 'id' })).rejects.toMatchObject({ ret: 400, text: { zh_cn: '不能按 id 排序，可用：name, rows, sum（前加 - 为倒序）' } });
    await expect(tables.group(table, { equal: {}, by: [], figures: [['a', 'sum', 'name']] })).rejects.toMatchObject({ ret: 400 });
    await expect(by(['password'], {})).rejects.toMatchObject({ ret: 400 });
  });

  it('choose the rows whose moments are grouped by the periods they are in', async () => {
    const { tables } = designerContext(server.platform);
    const moments = ['2024-12-29 23:59:59', '2024-12-30', '2025-01-01 00:59:59', '2025-01-05 10:20:30', '0999-12-31 08:00:00'];
    const inserted: number[] = [];
    for (const since of moments) inserted.push(await tables.insert(table, { name: 'moment', since }));
    inserted.push(await tables.insert(table, { name: 'moment' }));
    const by = async (key: TableGroupKey, request: object = {}) => {
      const groups = await tables.group(table, { equal: { name: 'moment' }, perPage: 100, by: [key], figures: [['rows', 'count', null]], ...request });
      return groups.map(({ since, rows }) => `${since} ${rows}`);
    };
    expect(await by(['since', 'hour'])).toEqual([
      'null 1',
      '0999-12-31 08:00:00 1',
      '2024-12-29 23:00:00 1',
      '2024-12-30 1',
      '2025-01-01 1',
      '2025-01-05 10:00:00 1',
    ]);
    expect(await by(['since', 'day'])).toEqual(['null 1', '0999-12-31 1', '2024-12-29 1', '2024-12-30 1', '2025-01-01 1', '2025-01-05 1']);
    expect(await by(['since', 'week'])).toEqual(['null 1', '0999-12-30 1', '2024-12-23 1', '2024-12-30 3']);
    expect(await by(['since', 'month'], { sort: '-rows', perPage: 3 })).toEqual(['2024-12-01 2', '2025-01-01 2', 'null 1']);
    expect(await by(['since', 'year'], { sort: '-since' })).toEqual(['2025-01-01 2', '2024-01-01 2', '0999-01-01 1', 'null 1']);
    await expect(by(['price', 'day'])).rejects.toMatchObject({ ret: 400, text: { en: 'The column price holds no dates and cannot be grouped by day' } });
    for (const id of inserted) await tables.delete(table, id);
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

describeOnTables('Conditions', suite);
