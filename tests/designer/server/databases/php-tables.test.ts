import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../../../designer/codegen/generate.ts';
import { createTableSql } from '../../../../designer/codegen/sql/create-table.ts';
import { crudDefinitions } from '../../../../designer/model/build/crud-definitions.ts';
import { evaluateDefinition } from '../../../../designer/model/evaluate/evaluate-definition.ts';
import type { TablePeriod, Tables } from '../../../../designer/model/semantics/runtime/runtime.ts';
import { Failure } from '../../../../designer/model/semantics/values/failure.ts';
import type { InterfaceDefinition as Definition, TableColumn, TableSpec } from '../../../../designer/model/types/definition.ts';
import { designerContext } from '../../../../designer/server/context/designer-context.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { done } from '../../../plugins/apps/open-caller.ts';
import { runtimeWith } from '../../codegen/memory-runtime.ts';
import { phpPlace, runPhpOn } from '../../codegen/php-database.ts';
import { frameworkOnRows } from '../../codegen/php-framework-rows.ts';
import { phpMembers } from '../../codegen/php-project.ts';
import type { Run } from '../../codegen/three-ways.ts';
import { drawn } from '../../nodes/drawn.ts';
import { externalDatabases } from './external-databases.ts';

const title = { name: 'title', type: 'string', required: true, max: 40 } as const;
const price = { name: 'price', type: 'float' } as const;
const sold = { name: 'sold_at', type: 'date' } as const;
const goods: TableSpec = {
  ...{ name: 'goods', database: 'far' },
  columns: [
    title,
    { name: 'stock', type: 'integer', default: 5 },
    price,
    { name: 'on_sale', type: 'boolean' },
    sold,
    { name: 'tags', type: 'object' },
    { name: 'maker_id', type: 'integer' },
  ],
};
const makers: TableSpec = { name: 'makers', database: 'far', columns: [{ ...title, name: 'name' }] };
const table = 'far.goods';

/** Each in a class of its own, so that its files are its own. */
const interfacesOf = (spec: TableSpec) =>
  crudDefinitions({ namespace: 'Shop', class: spec.name, title: spec.name }, spec).map((definition) => ({
    ...definition,
    class: `${definition.method}${spec.name}`,
  }));
const [list, get, create, update, remove] = interfacesOf(goods) as [Definition, Definition, Definition, Definition, Definition];
const addMaker = interfacesOf(makers)[2]!;
const byTitle: Definition = {
  ...drawn({
    service: 'Shop.Stock.Put',
    parameters: [
      { name: 'title', type: 'string', required: true },
      { name: 'price', type: 'float' },
    ],
    nodes: { put: { type: 'table', settings: { operation: 'upsert', table, columns: [title, price], keys: [title] } } },
    edges: ['title.value -> put.title', 'price.value -> put.price', 'put.id -> return.id', 'put.created -> return.created'],
  }),
  table: goods,
};

const matches: [string, TableColumn['type'], string][] = [
  ['title', 'string', 'contains'],
  ['title', 'string', 'not'],
  ['title', 'string', 'in'],
  ['title', 'string', 'empty'],
  ['stock', 'integer', 'from'],
  ['price', 'float', 'equal'],
  ['on_sale', 'boolean', 'equal'],
  ['on_sale', 'boolean', 'not'],
  ['sold_at', 'date', 'after'],
  ['maker.name', 'string', 'contains'],
];
const conditions = matches.map(([name, type, match]) => ({ name, type, match, port: `${name.replace('.', '_')}_${match}` }));
const maker = { name: 'maker', table: 'makers', via: 'maker_id', columns: [{ name: 'name', type: 'string' }] };
/** Narrowed in every way, with rows of another table. */
const search: Definition = {
  ...drawn({
    service: 'Shop.Search.Find',
    parameters: [
      { name: 'sort', type: 'string' },
      { name: 'page', type: 'integer' },
      ...conditions.map(({ port, type, match }) => ({
        name: port,
        type: match === 'in' ? ('array' as const) : match === 'empty' ? ('boolean' as const) : type,
      })),
    ],
    nodes: {
      goods: {
        type: 'table',
        settings: { operation: 'list', table, columns: conditions, joins: [maker], answers: [title] },
        values: { per_page: 3 },
      },
    },
    edges: [
      ...['sort.value -> goods.sort', 'page.value -> goods.page', 'goods.items -> return.goods', 'goods.total -> return.total'],
      ...conditions.map(({ port }) => `${port}.value -> goods.${port}`),
    ],
  }),
  table: goods,
};
/** Figures by what the goods are called and by a period of their sale. */
const figures = (period: TablePeriod): Definition => ({
  ...drawn({
    service: `Shop.Figures${period.toUpperCase()}.Tell`,
    parameters: [{ name: 'sort', type: 'string' }],
    nodes: {
      goods: {
        type: 'table',
        settings: {
          ...{
            operation: 'group',
            table,
            columns: [],
            by: [
              { ...sold, period },
              { name: 'on_sale', type: 'boolean' },
            ],
          },
          figures: [
            { name: 'rows', figure: 'count' },
            { name: 'worth', figure: 'sum', column: price },
            { name: 'mean', figure: 'avg', column: { name: 'stock', type: 'integer' } },
            { name: 'last', figure: 'max', column: sold },
          ],
        },
      },
    },
    edges: ['sort.value -> goods.sort', 'goods.items -> return.groups'],
  }),
  table: goods,
});
const titles: Definition = {
  ...drawn({
    service: 'Shop.Titles.Tell',
    parameters: [],
    nodes: { goods: { type: 'table', settings: { operation: 'group', table, columns: [], by: [title], figures: [{ name: 'rows', figure: 'count' }] } } },
    edges: ['goods.items -> return.groups'],
  }),
  table: goods,
};

/** Writes two rows, and fails where there is no row of that id. */
const both: Definition = {
  ...drawn({
    service: 'Shop.Both.Run',
    parameters: [{ name: 'id', type: 'integer', required: true }],
    nodes: {
      added: { type: 'table', settings: { operation: 'insert', table, columns: [title] }, values: { title: 'undone' } },
      taken: { type: 'table', settings: { operation: 'update', table, columns: [title] }, values: { title: 'undone, too' } },
      none: { type: 'operation', settings: { operator: 'equal' }, values: { b: 1 } },
      failed: { type: 'fail', settings: { ret: 409, message: 'no' } },
    },
    edges: ['id.value -> taken.id', 'taken.updated -> none.a', 'none.result -> failed.when', 'added.id -> return.id'],
  }),
  table: goods,
};

const of = (definition: Definition, parameters: Record<string, unknown> = {}): Run => ({ definition, parameters });
const periods = (['hour', 'day', 'week', 'month', 'year'] as const).map(figures);
/** In order: what is written first is found by what follows. */
const runs: Run[] = [
  of(addMaker, { name: 'Jingdezhen' }),
  of(create, { title: "茶🍵 o'k", price: 1e-7, on_sale: true, sold_at: '2024-12-29 23:59:59', tags: { a: ['中', 1.5, null] }, maker_id: 1 }),
  of(create, { title: 'Tea', price: 123456.7890123, on_sale: false, sold_at: '2024-12-30', stock: 0 }),
  of(create, { title: 'tea', price: -2.5, sold_at: '2025-01-05 10:20:30', maker_id: 1, tags: {} }),
  of(create, { title: '100% a_b!c "q" `w`', on_sale: true, sold_at: '2025-01-05 10:59:00' }),
  of(create, { title: 'ends with \\', tags: { asks: "what? 'a/b'" } }),
  of(create, { title: 'cup', stock: 9007199254740991, price: 1e20 }),
  of(update, { id: 1, title: 'Teapot', on_sale: false, sold_at: null }),
  of(update, { id: 2, price: 0.1, tags: null }),
  of(update, { id: 99, stock: 1 }),
  of(byTitle, { title: 'cup', price: 2.25 }),
  of(byTitle, { title: 'Cup', price: 3 }),
  of(remove, { id: 99 }),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => of(get, { id })),
  of(list, { page: 1, per_page: 20, sort: 'id' }),
  of(list, { page: 2, per_page: 2, sort: '-title' }),
  of(list, { page: 1, per_page: 20, sort: 'price', on_sale: false }),
  of(list, { page: 1, per_page: 20, sort: 'id', title: 'tea' }),
  of(list, { page: 1, per_page: 20, sort: 'id', sold_at: '2024-12-30 00:00:00' }),
  of(search, { page: 1, sort: '-maker.name' }),
  of(search, { page: 2, sort: 'maker.name' }),
  of(search, { page: 1, sort: 'id', title_contains: 'TEA' }),
  of(search, { page: 1, sort: 'id', title_contains: '%' }),
  of(search, { page: 1, sort: 'id', title_contains: 'a_b!' }),
  of(search, { page: 1, sort: 'id', title_not: 'tea', stock_from: 5 }),
  of(search, { page: 1, sort: 'id', title_in: ['tea', 'Cup', null] }),
  of(search, { page: 1, sort: 'id', title_in: [] }),
  of(search, { page: 1, sort: 'id', title_empty: false, price_equal: 2.25 }),
  of(search, { page: 1, sort: 'id', on_sale_equal: true }),
  of(search, { page: 1, sort: 'id', on_sale_not: false }),
  of(search, { page: 1, sort: 'id', sold_at_after: '2024-12-30' }),
  of(search, { page: 1, sort: 'id', maker_name_contains: 'jing' }),
  of(titles),
  ...periods.map((definition) => of(definition)),
  of(periods[2]!, { sort: '-worth' }),
  of(remove, { id: 3 }),
];

async function byRuntime(tables: Tables): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { definition, parameters } of runs) {
    try {
      answers.push({ data: JSON.parse(JSON.stringify(await evaluateDefinition(definition, parameters, runtimeWith(tables)))) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      answers.push({ ret: error.ret, msg: error.text.zh_cn });
    }
  }
  return answers;
}

describe.each(externalDatabases())('tables on $kind', (external) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-php-tables-'));
  let server: TestServer;
  let fields: Record<string, string | number>;
  const remake = async (isFirst: boolean) => {
    const names = [goods, makers].map(({ name }) => name);
    if (!isFirst) await external.run(...names.map((name) => `drop table ${name}`));
    await external.run(
      ...[goods, makers].flatMap((spec) =>
        createTableSql(spec, external.kind)
          .text.split(';\n')
          .filter((text) => text.trim() !== ''),
      ),
    );
  };

  beforeAll(async () => {
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    server = await openServer();
    fields = await external.create(server.platform.config.dataFolder);
    await remake(true);
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'far', charset: 'UTF8', primary_key: 'id', tls: false, ...fields }));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    rmSync(folder, { recursive: true, force: true });
    await server?.close();
    await external.remove();
  });

  it('are read and written by PHP that is shipped as the platform does it', async () => {
    const place = phpPlace(fields, server.platform.config.dataFolder);
    if (!place) return;
    const rows = () => external.run('select * from goods order by id');
    const answers = await byRuntime(designerContext(server.platform).tables);
    const written = await rows();
    expect(written).toHaveLength(6);
    await remake(false);
    const all = [...runs, of(both, { id: 1 })];
    const files = [...new Set(all.map(({ definition }) => definition))].flatMap((definition) => generate(definition, 'php'));
    const cases = all.map(({ definition: { namespace, class: name, method, parameters: rules }, parameters }) => {
      return { class: `\\${namespace}\\Api\\${name}`, method, ...phpMembers(rules, parameters) };
    });
    const { classes, setUp } = frameworkOnRows(folder);
    const found = runPhpOn(place, [...new Map(files.map((file) => [file.path, file])).values()], setUp + runsAll, JSON.stringify(cases), classes);
    const byRun = (list: unknown) => (list as unknown[]).map((answer, at) => ({ run: all[at]!.definition.method, given: all[at]!.parameters, answer }));
    expect(byRun(found)).toEqual(byRun([...answers, { ret: 409, msg: 'no' }]));
    expect(await rows()).toEqual(written);
  });
});

const runsAll = `
  $answer = array();
  foreach (json_decode($input) as $case) {
    $api = new $case->class();
    foreach ($case->members as $name => $value) { $api->$name = \\Portico\\Json::plain($value); }
    foreach (isset($case->absent) ? $case->absent : array() as $name) { $api->$name = \\Portico\\Absent::value(); }
    \\Portico\\Budget::begin();
    try { $answer[] = array('data' => $api->{$case->method}()); }
    catch (\\Portico\\Failure $error) { $answer[] = array('ret' => $error->getCode(), 'msg' => $error->getMessage()); }
  }
`;
