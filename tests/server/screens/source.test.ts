import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { FieldFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { defineServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';

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
    const isTold = () => server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer && found.severity === 'error');
    expect(await until(async () => isTold(), Boolean)).toBe(true);
  });
});
