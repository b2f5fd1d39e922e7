import { beforeEach, describe, expect, it } from 'vitest';
import { type Column, pinyinColumnsOf, type Table, tableOf } from '../../../../engine/core/derive/table/table.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { planMigration } from '../../../../engine/server/data/migration/plan-migration.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import { statementsOf } from '../../../../engine/server/data/sql/ddl.ts';
import { indexName } from '../../../../engine/server/data/sql/index-name.ts';
import { wantedIndexes } from '../../../../engine/server/data/sql/wanted-indexes.ts';
import { sqliteDdl } from '../../../../engine/server/data/sqlite/sqlite-ddl.ts';
import { anyTable, type Database } from '../../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { screenOf } from '../../../helpers/screens.ts';
import { tableWith } from '../../../helpers/tables.ts';

const title: Column = { name: 'title', type: 'text', nullable: true };
const column = (type: Column['type'], name = 'value'): Column => ({ name, type, nullable: true });

describe('A plan', () => {
  const asWritten = (type: string) => type;
  const existing = (table: Table) => ({
    name: table.name,
    columns: table.columns.map(({ name, type, nullable }) => ({ name, sqlType: type, nullable })),
    indexes: wantedIndexes(table).map((index) => ({ ...index, name: indexName(table.name, index) })),
  });

  it('of a table that is as wanted has no steps', () => {
    const table = tableWith('t', [title]);
    expect(planMigration(table, existing(table), asWritten)).toEqual({ table: 't', steps: [], unused: [] });
  });

  it('keeps columns and foreign indexes nobody wants, and drops indexes of our own', () => {
    const found = existing(tableWith('t', [title, column('text', 'old')]));
    found.indexes.push({ name: 'made_by_hand', columns: ['title'], unique: false });
    const own = indexName('t', { columns: ['title', 'deleted_at'], unique: false });
    found.indexes.push({ name: own, columns: ['title', 'deleted_at'], unique: false });
    expect(planMigration(tableWith('t', [title]), found, asWritten)).toEqual({
      table: 't',
      steps: [{ steps: [{ kind: 'drop-index', table: 't', name: own }] }],
      unused: ['old'],
    });
  });

  it('asks for a look at the rows before anything that could stand in their way', () => {
    const wanted = tableWith(
      't',
      [
        { ...title, type: 'bigint' },
        { ...column('text', 'state'), nullable: false },
      ],
      [{ columns: ['state'], unique: true }],
    );
    const plan = planMigration(wanted, existing(tableWith('t', [title, column('text', 'state')])), asWritten);
    expect(plan.steps.map(({ check }) => check)).toEqual([
      { kind: 'retype', table: 't', column: 'title', from: 'text', to: 'bigint' },
      { kind: 'not-null', table: 't', column: 'state' },
      { kind: 'unique', table: 't', columns: ['state'], hasTrash: true },
    ]);
  });

  it('makes a table with long values behind all others', () => {
    const table = tableOf(screenOf('article'))!;
    const [create] = statementsOf({ kind: 'create-table', table }, sqliteDdl);
    const names = [...create!.matchAll(/[(,] ?"(\w+)"/g)].map(([, column]) => column!);
    expect(names.toSorted()).toEqual([...table.columns, ...pinyinColumnsOf(table)].map(({ name }) => name).toSorted());
    expect(names.slice(-4)).toEqual(['abstract', 'content', 'content_markdown', 'reject_reason']);
  });

  it('gives indexes of long names different names of at most 63 letters', () => {
    const long = 'x'.repeat(60);
    const names = [['a', 'b'], ['a', 'c'], ['a_b']].map((columns) => indexName(long, { columns, unique: false }));
    expect(new Set(names).size).toBe(3);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(63);
  });
});

describeOnDatabases('The migrator', ({ open }) => {
  let database: Database;
  let number = 0;
  let name: string;
  const fill = (table: Table, ...rows: Record<string, unknown>[]) =>
    database.transact(async (query) => {
      for (const row of rows) await createRepository(database, table).insert(query, row, null);
    });
  const stored = async () => (await anyTable(database.read).selectFrom(name).selectAll().orderBy('id').execute()).map((row) => ({ ...row }));

  beforeEach(async () => {
    database ??= await open();
    number += 1;
    name = `thing_${number}`;
  });

  it('makes a table once, and a second start changes nothing', async () => {
    const every = (['integer', 'bigint', 'float', 'text', 'boolean', 'json', 'date', 'datetime'] as const).map((type) => column(type, `a_${type}`));
    const table = tableWith(name, every, [
      { columns: ['a_text'], unique: true },
      { columns: ['a_bigint', 'id'], unique: false },
    ]);
    expect(await migrate(database, [table])).toEqual({ changed: [name], refusals: [], unused: [], migrations: [], left: [] });
    expect(await migrate(database, [table])).toEqual({ changed: [], refusals: [], unused: [], migrations: [], left: [] });
  });

  it('adds columns, filling old rows with the default, and keeps those that left the descriptor', async () => {
    const first = tableWith(name, [title, column('text', 'old')]);
    await migrate(database, [first]);
    await fill(first, { title: 'a', old: 'kept' });
    const added: Column[] = [
      { name: 'state', type: 'text', nullable: false, default: "it's" },
      { name: 'open', type: 'boolean', nullable: true, default: true },
      { name: 'tags', type: 'json', nullable: true, default: ['x'] },
    ];
    const next = tableWith(name, [title, ...added, column('text', 'bare')]);
    expect(await migrate(database, [next])).toMatchObject({ changed: [name], refusals: [], unused: [{ table: name, column: 'old' }] });
    expect(await createRepository(database, next).get(database.read, 1)).toMatchObject({ title: 'a', state: "it's", open: true, tags: ['x'], bare: null });
    expect(await stored()).toMatchObject([{ old: 'kept' }]);
  });

  it('refuses another type over rows that have a value, naming their number and some ids, and does the rest', async () => {
    const first = tableWith(name, [title, column('text')]);
    await migrate(database, [first]);
    await fill(first, { value: 'x' }, { value: null }, { value: '3' });
    const other = tableWith(`${name}_other`, [title]);
    const report = await migrate(database, [tableWith(name, [title, column('bigint'), column('text', 'fresh')]), other]);
    expect(report.refusals).toMatchObject([{ table: name, column: 'value', what: 'retype', rows: 2, sampleIds: [1, 3] }]);
    expect(report.refusals[0]!.text.en).toContain('2 existing rows (such as ID 1, 3)');
    expect(report.changed).toEqual([name, other.name]);
    expect(await stored()).toMatchObject([{ value: 'x', fresh: null }, { value: null }, { value: '3' }]);
  });

  it('tells text from JSON, dates and booleans', async () => {
    const first = tableWith(name, [column('text', 'a'), column('text', 'b'), column('bigint', 'c')]);
    await migrate(database, [first]);
    await fill(first, { a: 'x, y', b: 'soon', c: 1 });
    const next = tableWith(name, [column('json', 'a'), column('datetime', 'b'), column('boolean', 'c')]);
    expect((await migrate(database, [next])).refusals.map(({ column }) => column)).toEqual(['a', 'b', 'c']);
  });

  it('changes the type of a column that holds nothing, with its index', async () => {
    const index = { columns: ['value'], unique: false };
    const first = tableWith(name, [title, column('text')], [index]);
    await migrate(database, [first]);
    await fill(first, { title: 'a' });
    const next = tableWith(name, [title, column('bigint')], [index]);
    expect(await migrate(database, [next])).toMatchObject({ changed: [name], refusals: [] });
    await fill(next, { value: 5 });
    expect(await stored()).toMatchObject([{ title: 'a', value: null }, { value: 5 }]);
    expect(await migrate(database, [next])).toMatchObject({ changed: [], refusals: [] });
  });

  it('refuses a unique index over rows that repeat a value, and makes it when they do not any more', async () => {
    const first = tableWith(name, [title]);
    await migrate(database, [first]);
    await fill(first, { title: 'a' }, { title: 'b' }, { title: 'a' }, { title: null }, { title: null });
    const unique = tableWith(name, [title], [{ columns: ['title'], unique: true }]);
    expect((await migrate(database, [unique])).refusals).toMatchObject([{ column: 'title', what: 'tighten', rows: 2, sampleIds: [1, 3] }]);
    await fill(unique, { title: 'b' });
    await database.transact((query) => createRepository(database, unique).remove(query, [3, 6]));
    expect((await migrate(database, [unique])).refusals).toEqual([]);
    await expect(fill(unique, { title: 'a' })).rejects.toThrow();
  });

  it('makes a column required only when no row is without a value, and lets go of that at once', async () => {
    const first = tableWith(name, [title]);
    const required = tableWith(name, [{ ...title, nullable: false }]);
    await migrate(database, [first]);
    await fill(first, { title: null });
    expect((await migrate(database, [required])).refusals).toMatchObject([{ column: 'title', what: 'tighten', rows: 1, sampleIds: [1] }]);
    await database.transact((query) => anyTable(query).updateTable(name).set({ title: 'a' }).execute());
    expect((await migrate(database, [required])).refusals).toEqual([]);
    await expect(fill(first, { title: null })).rejects.toThrow();
    expect((await migrate(database, [first])).refusals).toEqual([]);
    await fill(first, { title: null });
    expect(await stored()).toHaveLength(2);
  });

  it('makes one table of two that have one name, and reports where they disagree', async () => {
    const engine: Table = { ...tableWith(name, [{ name: 'state', type: 'text', nullable: false, default: 'on' }, column('text')]), hasTrash: false };
    const screen = tableWith(name, [title, { name: 'state', type: 'text', nullable: true }, column('bigint')], [{ columns: ['title'], unique: true }]);
    const report = await migrate(database, [engine, screen]);
    expect(report.refusals).toMatchObject([{ table: name, column: 'value', what: 'conflict' }]);
    const existing = await database.inspect(name);
    expect(existing?.columns.filter(({ name: column }) => ['title', 'state', 'value'].includes(column))).toEqual([
      { name: 'state', sqlType: 'text', nullable: false },
      { name: 'value', sqlType: 'text', nullable: true },
      { name: 'title', sqlType: 'text', nullable: true },
    ]);
    expect(existing?.indexes.map(({ columns, unique }) => ({ columns, unique }))).toContainEqual({ columns: ['title'], unique: true });
  });

  it('is described the same alone and among all others', async () => {
    await migrate(database, [tableWith(name, [title, column('bigint')], [{ columns: ['value', 'title'], unique: true }]), tableWith(`${name}_other`, [title])]);
    const all = await database.inspectAll();
    for (const each of [name, `${name}_other`]) {
      const alone = await database.inspect(each);
      expect(alone?.columns.length).toBeGreaterThan(2);
      expect(all.get(each)).toEqual(alone);
    }
    expect(all.has(`${name}_none`)).toBe(false);
  });

  it('lets a table with an impossible name fail alone', async () => {
    const report = await migrate(database, [tableWith('Robert"; drop table x; --', []), tableWith(name, [title])]);
    expect(report).toMatchObject({ changed: [name], refusals: [{ what: 'failed' }] });
  });

  it('runs for one instance after the other', async () => {
    const other = await open();
    const table = tableWith(name, [title], [{ columns: ['title'], unique: true }]);
    const together = await Promise.all([migrate(database, [table]), migrate(database, [table])]);
    const later = await migrate(other, [table]);
    expect([...together, later].flatMap(({ refusals }) => refusals)).toEqual([]);
    // Which of the two that start together comes first is the database's to say.
    expect(together.map(({ changed }) => changed.length).sort()).toEqual([0, 1]);
    expect(later.changed).toEqual([]);
  });
});
