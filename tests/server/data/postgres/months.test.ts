import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '../../../../engine/core/derive/table/table.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import { anyTable, type Database } from '../../../../engine/server/kernel/ports/database.ts';
import type { FieldCondition } from '../../../../engine/server/kernel/ports/repository.ts';
import { describeOnDatabases, type TestDatabase } from '../../../helpers/databases.ts';
import { recordedReader } from '../recorded-reader.ts';

const columns: Table['columns'] = [
  { name: 'id', type: 'id', nullable: false },
  { name: 'time', type: 'datetime', nullable: false },
  { name: 'kind', type: 'text', nullable: true },
  { name: 'note', type: 'text', nullable: true },
];
const whole: Table = {
  name: 'visit',
  columns,
  indexes: [
    { columns: ['time', 'id'], unique: false },
    { columns: ['note', 'time', 'id'], unique: false },
  ],
  hasTrash: false,
};
const divided: Table = { ...whole, months: { time: 'time', retention: 'kind', values: ['paid', 'plain', 'failed'], others: 'plain' } };

type Row = { time: string; kind?: string | null; note: string };

/** What a suite asks of its database. */
function visitsOf(database: () => Database) {
  return {
    write: (rows: Row[]) =>
      database().transact(async (query) => {
        await database().hold(query, 'visit', { isShared: true });
        await anyTable(query).insertInto('visit').values(rows).execute();
      }),
    /** Of each row its note and id. */
    rows: async () => {
      const rows = await anyTable(database().read).selectFrom('visit').select(['id', 'note']).orderBy('id').execute();
      return rows.map(({ id, note }) => `${id} ${note}`);
    },
    placeOf: async (note: string) => {
      const { rows } = await sql<{ place: string }>`select tableoid::regclass::text as place from visit where note = ${note}`.execute(database().read);
      return rows.map(({ place }) => place).join();
    },
    parts: async () => {
      const found = sql<{ name: string }>`select relname as name from pg_class where relname like 'visit\\_%' and relkind in ('r', 'p') order by 1`;
      return (await found.execute(database().read)).rows.map(({ name }) => name);
    },
  };
}

describeOnDatabases('a table that is to be divided by months', (place) => {
  let database: Database;
  const visits = visitsOf(() => database);
  beforeAll(async () => {
    database = await place.open();
    await migrate(database, [divided]);
  });

  test('is made once, and the next start finds nothing to change', async () => {
    const { changed, refusals } = await migrate(database, [divided]);
    expect([changed, refusals]).toEqual([[], []]);
    const tables = await database.inspectAll();
    expect([...tables.keys()].filter((name) => name.startsWith('visit'))).toEqual(['visit']);
    expect(tables.get('visit')).toEqual(await database.inspect('visit'));
  });

  test('takes rows of every time and kind, whether or not they have a place', async () => {
    await visits.write([
      { time: '2026-03-31T15:59:59.999Z', kind: 'paid', note: 'march' },
      { time: '2026-03-31T16:00:00.000Z', kind: 'paid', note: 'april' },
      { time: '2026-04-10T00:00:00.000Z', kind: null, note: 'no kind' },
      { time: '2026-04-11T00:00:00.000Z', kind: 'new', note: 'new kind' },
      { time: '2031-01-01T00:00:00.000Z', kind: 'failed', note: 'wrong clock' },
    ]);
    expect(await visits.rows()).toEqual(['1 march', '2 april', '3 no kind', '4 new kind', '5 wrong clock']);
  });

  if (place.dialect === 'postgres') describe('in months of their own', () => suiteOfMonths(place, () => database));
});

function suiteOfMonths(place: TestDatabase, database: () => Database): void {
  const visits = visitsOf(database);
  const open = (one: Database, from: string, to: string) => one.months?.open(divided, new Date(from), new Date(to));

  test('rows lie in the month on the clocks of the platform and by their kind, also those that were there before it was opened', async () => {
    await open(database(), '2026-04-05T00:00:00Z', '2026-05-20T00:00:00Z');
    await visits.write([{ time: '2026-05-01T00:00:00.000Z', kind: 'failed', note: 'may' }]);
    const notes = ['march', 'april', 'no kind', 'new kind', 'may', 'wrong clock'];
    expect(await Promise.all(notes.map(visits.placeOf))).toEqual([
      'visit_rest',
      'visit_202604_paid',
      'visit_202604_plain',
      'visit_202604_plain',
      'visit_202605_failed',
      'visit_rest',
    ]);
    expect(await visits.rows()).toEqual(['1 march', '2 april', '3 no kind', '4 new kind', '5 wrong clock', '6 may']);
  });

  test('several instances that open a month at once, with rows coming in, make it once and lose none', async () => {
    const others = await Promise.all([place.open(), place.open()]);
    const writing = Array.from({ length: 20 }, (_, at) => visits.write([{ time: '2026-06-11T00:00:00.000Z', kind: 'paid', note: `june ${at}` }]));
    await Promise.all([...writing, ...[database(), ...others, database()].map((one) => open(one, '2026-06-10T00:00:00Z', '2026-07-10T00:00:00Z'))]);
    expect((await visits.parts()).filter((name) => name.startsWith('visit_202606'))).toEqual([
      'visit_202606',
      'visit_202606_failed',
      'visit_202606_paid',
      'visit_202606_plain',
    ]);
    const places = await Promise.all(writing.map((_, at) => visits.placeOf(`june ${at}`)));
    expect(new Set(places)).toEqual(new Set(['visit_202606_paid']));
  });

  test('a list reads the months and kinds that it asks for', async () => {
    const between = (from: string, to: string): FieldCondition[] => [
      { field: 'time', operator: 'from', value: from },
      { field: 'time', operator: 'before', value: to },
    ];
    const may = between('2026-05-02T00:00:00Z', '2026-05-09T00:00:00Z');
    expect(await partsRead(database(), may)).toEqual(['visit_202605_failed', 'visit_202605_paid', 'visit_202605_plain']);
    expect(await partsRead(database(), [...may, { field: 'kind', operator: 'eq', value: 'paid' }])).toEqual(['visit_202605_paid']);
    expect(await partsRead(database(), between('2026-05-30T00:00:00Z', '2026-06-09T00:00:00Z'), 'failed')).toEqual([
      'visit_202605_failed',
      'visit_202606_failed',
    ]);
    // What has no upper end may lie beside the months.
    const since: FieldCondition[] = [{ field: 'time', operator: 'from', value: '2026-07-02T00:00:00Z' }];
    expect(await partsRead(database(), since, 'paid')).toEqual(['visit_202607_paid', 'visit_rest']);
  });

  test('a month ends by dropping what is its own of a kind, and altogether when nothing is left', async () => {
    await visits.write([{ time: '2026-04-12T00:00:00.000Z', kind: 'failed', note: 'april too' }]);
    const drop = (value: string, before: string) => database().months?.drop(divided, value, new Date(before));
    const version = database().version('visit');
    expect(await drop('paid', '2026-04-30T15:59:59.999Z')).toBe(0);
    expect(await drop('paid', '2026-04-30T16:00:00.000Z')).toBe(1);
    expect(database().version('visit')).toBeGreaterThan(version);
    expect((await visits.rows()).filter((row) => /april|kind/.test(row))).toEqual(['3 no kind', '4 new kind', '27 april too']);
    // A late one still has a place.
    await visits.write([{ time: '2026-04-13T00:00:00.000Z', kind: 'paid', note: 'late' }]);
    expect(await visits.placeOf('late')).toBe('visit_202604_plain');
    expect(await drop('plain', '2026-05-01T00:00:00Z')).toBe(3);
    expect((await visits.parts()).filter((name) => name.startsWith('visit_202604'))).toEqual(['visit_202604', 'visit_202604_failed', 'visit_202604_plain']);
    expect(await drop('failed', '2026-05-01T00:00:00Z')).toBe(1);
    expect((await visits.parts()).filter((name) => name.startsWith('visit_202604'))).toEqual([]);
    await visits.write([{ time: '2026-04-14T00:00:00.000Z', kind: 'paid', note: 'very late' }]);
    expect(await visits.placeOf('very late')).toBe('visit_rest');
  });
}

describeOnDatabases('a table from before it was divided by months', (place) => {
  let database: Database;
  const visits = visitsOf(() => database);

  test('keeps its rows, its ids and its indexes, and what comes later lies in months', async () => {
    database = await place.open();
    // A column that nothing names any more stays with its values.
    await migrate(database, [{ ...whole, columns: [...columns, { name: 'former', type: 'text', nullable: true }] }]);
    const now = Date.now();
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    await visits.write([
      { time: at(-400), kind: 'paid', note: 'old' },
      { time: at(0), kind: null, note: 'today' },
      { time: at(40), kind: 'paid', note: 'wrong clock' },
    ]);
    await database.transact((query) => anyTable(query).deleteFrom('visit').where('note', '=', 'wrong clock').execute());
    await visits.write([{ time: at(70), kind: 'paid', note: 'wrong again' }]);

    const { changed, refusals, unused } = await migrate(database, [divided]);
    expect(refusals).toEqual([]);
    expect(unused).toEqual([{ table: 'visit', column: 'former' }]);
    expect(changed).toEqual(place.dialect === 'postgres' ? ['visit'] : []);
    expect((await migrate(database, [divided])).changed).toEqual([]);
    await database.months?.open(divided, new Date(now), new Date(now + 31 * 86_400_000));
    await visits.write([{ time: at(0), kind: 'failed', note: 'after' }]);
    await visits.write([{ time: at(32), kind: 'failed', note: 'next month' }]);
    expect(await visits.rows()).toEqual(['1 old', '2 today', '4 wrong again', '5 after', '6 next month']);
    if (place.dialect !== 'postgres') return;

    const { indexes } = (await database.inspect('visit')) ?? { indexes: [] };
    expect(indexes.map((index) => index.columns.join())).toEqual(expect.arrayContaining(['id', 'time', 'time,id', 'note,time,id']));
    expect(await Promise.all(['old', 'today', 'after', 'wrong again'].map(visits.placeOf))).toEqual([
      'visit_before',
      'visit_before',
      'visit_before',
      'visit_rest',
    ]);
    expect(await visits.placeOf('next month')).toMatch(/^visit_\d{6}_failed$/);
  });

  test.runIf(place.dialect === 'postgres')('is given up once it is empty and its time is over', async () => {
    const later = new Date(Date.now() + 40 * 86_400_000);
    await database.months?.drop(divided, 'paid', later);
    expect(await visits.parts()).toContain('visit_before');
    await database.transact((query) => anyTable(query).deleteFrom('visit').where('note', 'in', ['old', 'today', 'after']).execute());
    await database.months?.drop(divided, 'paid', later);
    expect(await visits.parts()).not.toContain('visit_before');
    expect(await visits.rows()).toEqual(['4 wrong again', '6 next month']);
  });
});

/** The parts that PostgreSQL plans to read for a page of the newest rows. */
async function partsRead(database: Database, conditions: FieldCondition[], kind?: string): Promise<string[]> {
  const { query, requests } = recordedReader(database);
  const all: FieldCondition[] = kind === undefined ? conditions : [...conditions, { field: 'kind', operator: 'eq', value: kind }];
  const request = { page: 1, perPage: 20, counted: false, sort: [{ field: 'time', descending: true }], conditions: all };
  await createRepository(database, divided).page(query, request);
  const compiled = requests()[0]!;
  const { rows } = await database.read.executeQuery<{ 'QUERY PLAN': string }>({ ...compiled, sql: `explain ${compiled.sql}` });
  const read = rows.flatMap((row) => / on (visit_\w+) /.exec(row['QUERY PLAN'])?.[1] ?? []);
  return [...new Set(read)].filter((name) => !name.endsWith('_idx')).sort();
}
