import { beforeEach, describe, expect, it } from 'vitest';
import type { Column } from '../../../../engine/core/derive/table/table.ts';
import { convertValue } from '../../../../engine/server/data/migration/convert-value.ts';
import { migrate } from '../../../../engine/server/data/migration/migrate.ts';
import { type FileStep, type MigrationFile, parseMigrationFile } from '../../../../engine/server/data/migration/migration-file.ts';
import { backupName } from '../../../../engine/server/data/migration/step-runner.ts';
import { createRepository } from '../../../../engine/server/data/repository/repository-of.ts';
import { anyTable, type Database } from '../../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { tableWith } from '../../../helpers/tables.ts';

describe('A migration file', () => {
  const parse = (content: unknown, name = '202611211530-rename-title.json') =>
    parseMigrationFile(name, typeof content === 'string' ? content : JSON.stringify(content));

  it('is read into steps', () => {
    const steps = [{ rename: { column: 'a', to: 'b' } }, { drop: { column: 'c' } }, { retype: { column: 'd', to: 'integer' } }];
    expect(parse({ table: 'article', steps })).toEqual({
      name: '202611211530-rename-title',
      table: 'article',
      steps: [
        { kind: 'rename', column: 'a', to: 'b' },
        { kind: 'drop', column: 'c' },
        { kind: 'retype', column: 'd', to: 'integer' },
      ],
    });
  });

  it.each([
    ['/table', { table: 'Article', steps: [{ drop: { column: 'a' } }] }],
    ['/steps', { table: 'article', steps: [] }],
    ['/steps/0', { table: 'article', steps: [{}] }],
    ['/steps/0/delete', { table: 'article', steps: [{ delete: { column: 'a' } }] }],
    ['/steps/0/drop/column', { table: 'article', steps: [{ drop: { column: 'id' } }] }],
    ['/steps/0/drop/column', { table: 'article', steps: [{ drop: { column: 'a"; drop table b' } }] }],
    ['/steps/1/retype/to', { table: 'article', steps: [{ drop: { column: 'a' } }, { retype: { column: 'a', to: 'blob' } }] }],
    ['/extra', { table: 'article', steps: [{ drop: { column: 'a' } }], extra: 1 }],
  ])('with a fault at %s says so in both languages', (pointer, content) => {
    const file = parse(content);
    expect(file).toMatchObject({ error: { zh_cn: expect.stringContaining(`“${pointer}”`), en: expect.stringContaining(`"${pointer}"`) } });
  });

  it('must be JSON and named after its moment', () => {
    expect(parse('{')).toHaveProperty('error.en', 'The file is not valid JSON.');
    expect(parse({}, 'rename.json')).toHaveProperty('error.en', expect.stringContaining('<yyyymmddhhmm>-<name>.json'));
  });
});

describe('A value of another type', () => {
  it('is converted where it means something there, and is undefined where it does not', () => {
    const input = ['12', ' 7 ', '1.0', '1.5', 'x', '', 3, true, '[1]', '2026-11-21', '2026-02-30T99:00', 'yes'];
    expect(input.map((value) => convertValue(value, 'integer'))).toEqual([
      12,
      7,
      1,
      undefined,
      undefined,
      null,
      3,
      1,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(input.map((value) => convertValue(value, 'float'))).toEqual([12, 7, 1, 1.5, undefined, null, 3, 1, undefined, undefined, undefined, undefined]);
    expect(input.map((value) => convertValue(value, 'boolean')).filter((value) => typeof value === 'boolean')).toEqual([true, true]);
    expect(convertValue('1', 'boolean')).toBe(true);
    expect(input.map((value) => convertValue(value, 'json'))).toEqual([
      '12',
      '7',
      '1.0',
      '1.5',
      undefined,
      null,
      '3',
      'true',
      '[1]',
      undefined,
      undefined,
      undefined,
    ]);
    expect(convertValue('2026-11-21T10:00:00+08:00', 'datetime')).toBe('2026-11-21T02:00:00.000Z');
    expect(convertValue('2026-11-21 10:00', 'date')).toBe('2026-11-21');
    expect(convertValue('2026-02-30T99:00', 'date')).toBeUndefined();
    expect(convertValue(5, 'text')).toBe('5');
  });
});

describeOnDatabases('Migration files', ({ open }) => {
  let database: Database;
  let number = 0;
  let name: string;
  const text = (column: string): Column => ({ name: column, type: 'text', nullable: true });
  const nextName = () => {
    number += 1;
    return `20261121${1000 + number}-change`;
  };
  const file = (table: string, ...steps: FileStep[]): MigrationFile => ({ name: nextName(), table, steps });
  const rows = async (table: string) => (await anyTable(database.read).selectFrom(table).selectAll().orderBy('id').execute()).map((row) => ({ ...row }));

  beforeEach(async () => {
    database ??= await open();
    number += 1;
    name = `paper_${number}`;
    const table = tableWith(name, [text('headline'), text('reads')], [{ columns: ['reads'], unique: false }]);
    await migrate(database, [table]);
    await database.transact(async (query) => {
      for (const [headline, reads] of [
        ['one', '1'],
        ['two', ''],
        ['three', '30'],
      ])
        await createRepository(database, table).insert(query, { headline, reads }, null);
    });
  });

  it('rename, retype and drop, after a copy of the column was made', async () => {
    const wanted = tableWith(name, [text('title'), { name: 'reads', type: 'bigint', nullable: true }], [{ columns: ['reads'], unique: false }]);
    const change = file(name, { kind: 'rename', column: 'headline', to: 'title' }, { kind: 'retype', column: 'reads', to: 'bigint' });
    expect(await migrate(database, [wanted], [change])).toEqual({ changed: [name], refusals: [], unused: [], migrations: [change.name], left: [] });
    expect(await rows(name)).toMatchObject([
      { title: 'one', reads: 1 },
      { title: 'two', reads: null },
      { title: 'three', reads: 30 },
    ]);
    expect(await rows(backupName(change.name, 'headline'))).toMatchObject([{ id: 1, headline: 'one' }, { id: 2 }, { id: 3 }]);
    expect(await rows(backupName(change.name, 'reads'))).toMatchObject([{ reads: '1' }, { reads: '' }, { reads: '30' }]);

    const drop = file(name, { kind: 'drop', column: 'title' });
    const less = tableWith(name, [{ name: 'reads', type: 'bigint', nullable: true }], [{ columns: ['reads'], unique: false }]);
    expect(await migrate(database, [less], [change, drop])).toMatchObject({ changed: [], refusals: [], unused: [], migrations: [drop.name] });
    expect((await rows(name))[0]).not.toHaveProperty('title');
    expect(await rows(backupName(drop.name, 'title'))).toHaveLength(3);
    expect(await migrate(database, [less], [change, drop])).toMatchObject({ refusals: [], migrations: [] });
  });

  it('rename over the empty column the migrator has added meanwhile, but not over values', async () => {
    const wanted = tableWith(name, [{ ...text('title'), default: 'untitled' }, text('reads')]);
    expect((await migrate(database, [wanted])).unused).toEqual([{ table: name, column: 'headline' }]);
    await database.transact((query) => anyTable(query).updateTable(name).set({ title: 'mine' }).where('id', '=', 2).execute());
    const rename = file(name, { kind: 'rename', column: 'headline', to: 'title' });
    const report = await migrate(database, [wanted], [rename]);
    expect(report).toMatchObject({ migrations: [], refusals: [{ table: name, what: 'migration', rows: 1, sampleIds: [2] }] });
    await database.transact((query) => anyTable(query).updateTable(name).set({ title: 'untitled' }).where('id', '=', 2).execute());
    expect(await migrate(database, [wanted], [rename])).toMatchObject({ migrations: [rename.name], refusals: [], unused: [] });
    expect((await rows(name)).map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  });

  it('that fail at a later step leave everything as it was and hold back their table only', async () => {
    const before = await rows(name);
    const wanted = tableWith(name, [text('title'), { name: 'reads', type: 'bigint', nullable: true }]);
    const other = tableWith(`${name}_other`, [text('word')]);
    const bad = file(name, { kind: 'drop', column: 'reads' }, { kind: 'retype', column: 'headline', to: 'float' });
    const next = file(name, { kind: 'rename', column: 'headline', to: 'title' });
    const elsewhere = file(other.name, { kind: 'drop', column: 'word' });
    const report = await migrate(database, [wanted, other], [bad, next, elsewhere]);
    expect(report).toMatchObject({ changed: [other.name], migrations: [elsewhere.name] });
    expect(report.refusals).toMatchObject([{ table: name, column: 'headline', what: 'migration', rows: 3, sampleIds: [1, 2, 3] }]);
    expect(report.refusals[0]!.text.en).toBe(
      `Migration ${bad.name} failed at step 2 (retype) and nothing was changed: The values of 3 rows cannot be converted (such as ID 1, 2, 3).`,
    );
    expect(await rows(name)).toEqual(before);
    expect(await database.inspect(backupName(bad.name, 'reads'))).toBeNull();
  });

  it('name the columns there are when theirs is missing', async () => {
    const report = await migrate(database, [], [file(name, { kind: 'drop', column: 'header' })]);
    expect(report.refusals[0]!.text.en).toContain('There is no column header; available: id, headline, reads');
  });

  it('that cannot be read stop the later ones', async () => {
    const faulty: MigrationFile = { name: nextName(), error: { zh_cn: '坏', en: 'Bad.' } };
    const drop = file(name, { kind: 'drop', column: 'reads' });
    const report = await migrate(database, [], [faulty, drop]);
    expect(report).toMatchObject({ migrations: [], refusals: [{ text: { en: `Migration ${faulty.name} was not run: Bad.` } }] });
  });

  it('for a table that is still to come are done with on a new installation', async () => {
    const later = tableWith(`${name}_later`, [text('word')]);
    const rename = file(later.name, { kind: 'rename', column: 'old_word', to: 'word' });
    expect(await migrate(database, [later], [rename])).toMatchObject({ changed: [later.name], migrations: [rename.name], refusals: [] });
    expect(await migrate(database, [later], [rename])).toMatchObject({ changed: [], migrations: [], refusals: [] });
  });
});
