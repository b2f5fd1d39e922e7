import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FieldFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { defineServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';

/** What another system knows, as far as this one is concerned. */
const probes = Array.from({ length: 30 }, (_, at): Record<string, unknown> & { id: number; place: string; amount: number } => ({
  id: at + 1,
  place: at % 2 === 0 ? '北京' : 'Paris',
  amount: 100 - at,
  site_id: (at % 3) + 1,
  account_id: at < 2 ? 1 : 7,
  secret: 'canary',
}));

/** A plugin with a log of its own, which has neither revisions nor a trash, and a table nobody may show. */
const meter = defineServerPlugin({
  name: 'meter',
  tables: [
    {
      name: 'meter_log',
      columns: [
        { name: 'id', type: 'id', nullable: false },
        { name: 'read_at', type: 'datetime', nullable: false },
        { name: 'place', type: 'text', nullable: true },
        { name: 'amount', type: 'float', nullable: true },
      ],
      indexes: [
        { columns: ['read_at', 'id'], unique: false },
        { columns: ['place', 'read_at', 'id'], unique: false },
      ],
      hasTrash: false,
      isBrowsable: true,
    },
    { name: 'meter_key', columns: [{ name: 'id', type: 'id', nullable: false }], indexes: [], hasTrash: false },
  ],
  rows: {
    probes: {
      filters: ['id', 'place', 'site_id', 'account_id'],
      sorts: ['amount'],
      search: ['place'],
      list: async ({ filters, search, sort, page, limit, parent }) => {
        const wanted = parent ? [...filters, { field: parent.field, operator: 'eq' as const, value: parent.id }] : filters;
        const found = probes
          .filter((row) => wanted.every(({ field, value }) => row[field] === value || (Array.isArray(value) && value.includes(row[field]))))
          .filter(({ place }) => search === undefined || place.includes(search))
          .sort((one, other) => (sort[0]?.descending ? -1 : 1) * (sort[0] ? one.amount - other.amount : one.id - other.id));
        return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
      },
    },
  },
});

const field = (file: Omit<FieldFile, 'label'>): FieldFile => ({ ...file, label: both('Field') });
const log = (changes: Partial<ScreenFile> = {}): ScreenFile => ({
  name: 'meter_reading',
  label: both('Reading'),
  source: 'meter_log',
  schema: {
    type: 'object',
    properties: { read_at: field({ type: 'string', format: 'date-time' }), place: field({ type: 'string' }), amount: field({ type: 'number' }) },
  },
  list: { columns: ['read_at', 'place', 'amount'], filters: ['place', 'read_at'], search: ['place'], sort: ['-read_at'], total: false },
  ...changes,
});

describeOnDatabases('a screen over a table of a plugin', (place) => {
  let server: TestServer;
  const drop = (file: ScreenFile) => writeFileSync(join(server.schemas, 'meter_reading.json'), JSON.stringify(file));
  const list = async (fields: Parameters<TestServer['admin']>[1]) => {
    const { ret, data, msg } = await server.admin<ListAnswer>('Admin.MeterReading.List', fields);
    if (ret !== 200 || !data) throw new Error(`${ret} ${msg}`);
    return data;
  };

  beforeAll(async () => {
    server = await openServer({ database: await place.config(), plugins: [{ manifest: { name: 'meter', dependsOn: [] }, server: meter }] });
    const rows = Array.from({ length: 45 }, (_, at) => ({
      read_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 5))).toISOString(),
      place: at % 3 === 0 ? '北京' : at % 3 === 1 ? 'Paris' : null,
      amount: at / 2,
    }));
    await server.platform.database.transact((query) => anyTable(query).insertInto('meter_log').values(rows).execute());
  });
  afterAll(() => server.close());

  test('shows its rows, page by page, without counting them', async () => {
    drop(log());
    const first = (
      await until(
        () => server.admin<ListAnswer>('Admin.MeterReading.List'),
        ({ ret }) => ret === 200,
      )
    ).data;
    expect(first).toMatchObject({ total: 21, more: true, page: 1 });
    expect(first?.items[0]).toMatchObject({ id: 45, place: null, amount: 22 });
    const last = await list({ page: 3 });
    expect(last).toMatchObject({ total: 45, more: false });
    expect(last.items.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect((await list({ filters: { place: '北京' } })).items.map(({ id }) => id)).toEqual([43, 40, 37, 34, 31, 28, 25, 22, 19, 16, 13, 10, 7, 4, 1]);
    expect((await server.admin('Admin.MeterReading.List', { page: 1_001, per_page: 100 })).ret).toBe(400);
    expect(await server.admin('Admin.MeterReading.Get', { id: 45 })).toMatchObject({ ret: 200, data: { id: 45, amount: 22 } });
  });

  test('has no call that writes, and no column is added to its table', async () => {
    for (const verb of ['Add', 'Edit', 'Remove', 'Restore', 'Import', 'EditAll', 'History', 'Affected'])
      expect((await server.admin(`Admin.MeterReading.${verb}`, { id: 1 })).ret, verb).toBe(404);
    expect((await server.platform.database.inspect('meter_log'))?.columns.map(({ name }) => name)).toEqual(['id', 'read_at', 'place', 'amount']);
  });

  test.each<[string, Partial<ScreenFile>, string, string]>([
    ['a table that does not exist', { source: 'meter_log2' }, 'source-unknown-table', '/source'],
    ['a table nobody may show', { source: 'meter_key' }, 'source-unknown-table', '/source'],
    ['accounts', { source: 'account' }, 'source-unknown-table', '/source'],
    [
      'a column the table has not',
      {
        schema: { type: 'object', properties: { read_at: field({ type: 'string', format: 'date-time' }), places: field({ type: 'string' }) } },
        list: { columns: ['read_at'] },
      },
      'source-unknown-column',
      '/schema/properties/places',
    ],
    [
      'a column of another type',
      { schema: { type: 'object', properties: { read_at: field({ type: 'string' }) } }, list: { columns: ['read_at'] } },
      'source-column-type',
      '/schema/properties/read_at',
    ],
    ['an order without an index', { list: { columns: ['amount'], sort: ['-amount'], total: false } }, 'source-sort-without-index', '/list/sort/0'],
    [
      'a sortable column without an index',
      { list: { columns: ['amount'], sortable: ['amount'], total: false } },
      'source-sort-without-index',
      '/list/sortable/0',
    ],
    ['a form', { form: { layout: ['place'] } }, 'source-read-only', '/form'],
    ['a call that writes', { access: { calls: ['List', 'Remove'] } }, 'source-read-only', '/access/calls/1'],
  ])('is refused with %s', async (_, changes, code, pointer) => {
    drop(log(changes));
    const isReported = () =>
      server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer && found.severity === 'error');
    expect(await until(async () => isReported(), Boolean)).toBe(true);
  });
});

describeOnDatabases('a screen over rows that a plugin gives', (place) => {
  let server: TestServer;
  const drop = (...files: ScreenFile[]) => {
    for (const file of files) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
  };
  const site: ScreenFile = {
    name: 'probe_site',
    label: both('Site'),
    schema: { type: 'object', properties: { name: field({ type: 'string' }) } },
    detail: { related: { probes: { label: both('Probes'), query: { from: 'probe', via: 'site_id', sort: ['-amount'] } } } },
  };
  const probe = (changes: Partial<ScreenFile> = {}): ScreenFile => ({
    name: 'probe',
    label: both('Probe'),
    source: 'meter/probes',
    schema: {
      type: 'object',
      properties: {
        place: field({ type: 'string' }),
        note: field({ type: 'string' }),
        amount: field({ type: 'integer' }),
        site_id: field({ type: 'integer', format: 'ref:probe_site.name' }),
        account_id: field({ type: 'integer', format: 'ref:user.username' }),
      },
    },
    list: { columns: ['place', 'amount', 'site_id'], filters: ['place', 'site_id'], search: ['place'], sortable: ['amount'] },
    ...changes,
  });
  const mine: ScreenFile = {
    name: 'my_probe',
    label: both('My probes'),
    site: 'portal',
    viewOf: 'probe',
    fields: { place: {}, account_id: {} },
    list: { columns: ['place'] },
    access: { own: 'account_id' },
  };

  beforeAll(async () => {
    server = await openServer({ database: await place.config(), plugins: [{ manifest: { name: 'meter', dependsOn: [] }, server: meter }] });
    drop(site, probe(), mine);
    await until(
      () => server.admin('Platform.MyProbe.List'),
      ({ ret }) => ret === 200,
    );
    await server.admin('Admin.ProbeSite.Add', { name: 'Harbour' });
  });
  afterAll(() => server.close());
  const list = async (fields: Parameters<TestServer['admin']>[1], service = 'Admin.Probe.List') => (await server.admin<ListAnswer>(service, fields)).data;
  const ids = (answer: ListAnswer | null) => answer?.items.map(({ id }) => id);

  test('lists, filters, searches, sorts and reads them as those of a table', async () => {
    expect(await list({ page: 2, per_page: 20 })).toMatchObject({ total: 30, refs: { site_id: { 1: 'Harbour' } } });
    expect(JSON.stringify(await list({}))).not.toContain('canary');
    expect(ids(await list({ per_page: 3, sort: 'amount' }))).toEqual([30, 29, 28]);
    expect(await list({ filters: { place: { in: ['Paris'] }, site_id: 2 } })).toMatchObject({ total: 5 });
    expect((await list({ search: 'ari' }))?.total).toBe(15);
    expect((await server.admin('Admin.Probe.List', { sort: 'id' })).ret).toBe(400);
    expect((await server.admin('Admin.Probe.Get', { id: 4 })).data).toMatchObject({ id: 4, place: 'Paris', amount: 97 });
    expect((await server.admin('Admin.Probe.Get', { id: 99 })).ret).toBe(404);
    expect((await server.admin('Admin.Probe.Add', { place: 'x' })).ret).toBe(404);
    expect((await server.admin('Admin.Home.GetOverview')).ret).toBe(200);
  });

  test('stand on the page of a record, in a file, and are everybody’s own', async () => {
    const related = await server.admin<ListAnswer>('Admin.ProbeSite.Related', { id: 1, list: 'probes', per_page: 2 });
    expect([ids(related.data), related.data?.total]).toEqual([[1, 4], 10]);
    const file = await rawCall(server.address, { service: 'Admin.Probe.Export', access_token: server.admin.token, format: 'csv', filters: { site_id: 3 } });
    expect((await file.text()).trim().split('\n')).toHaveLength(11);
    expect(ids(await list({}, 'Platform.MyProbe.List'))).toEqual([1, 2]);
    expect((await server.admin('Platform.MyProbe.Get', { id: 3 })).ret).toBe(404);
    expect((await server.call('Admin.Probe.List')).ret).toBe(406);
  });

  test.each<[string, ScreenFile, string, string]>([
    ['rows no plugin gives', probe({ source: 'meter/nothing' }), 'unknown-plugin-part', '/source'],
    ['a filter it has not', probe({ list: { columns: ['place'], filters: ['amount'] } }), 'plugin-source-filter', '/list/filters/0'],
    ['an order it has not', probe({ list: { columns: ['place'], sort: ['-place'] } }), 'plugin-source-sort', '/list/sort/0'],
    ['a column to sort by it has not', probe({ list: { columns: ['place'], sortable: ['place'] } }), 'plugin-source-sort', '/list/sortable/0'],
    ['words looked for elsewhere', probe({ list: { columns: ['place'], search: ['note'] } }), 'plugin-source-search', '/list/search/0'],
    ['groups', probe({ list: { columns: ['place'], groupBy: 'place' } }), 'plugin-source-counted', '/list/groupBy'],
    ['a condition it cannot hold', probe({ access: { where: { amount: 5 } } }), 'plugin-source-filter', '/access/where/amount'],
    ['a filter on another face', { ...mine, list: { columns: ['place'], sort: ['place'] } }, 'plugin-source-sort', '/list/sort/0'],
    [
      'a number of another screen',
      { ...site, schema: { type: 'object', properties: { probes: { ...field({ type: 'integer' }), rollup: { from: 'probe', via: 'site_id' } } } } },
      'plugin-source-counted',
      '/schema/properties/probes/rollup/from',
    ],
    [
      'a reference to them',
      { ...site, schema: { type: 'object', properties: { probe_id: field({ type: 'integer', format: 'ref:probe.place' }) } } },
      'ref-unknown-screen',
      '/schema/properties/probe_id/format',
    ],
  ])('is refused with %s', async (_, file, code, pointer) => {
    drop(file);
    const isReported = () =>
      server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer && found.severity === 'error');
    expect(await until(async () => isReported(), Boolean)).toBe(true);
    drop(site, probe(), mine);
    await until(
      async () => server.platform.screens.diagnostics().length,
      (errors) => errors === 0,
    );
  });
});
