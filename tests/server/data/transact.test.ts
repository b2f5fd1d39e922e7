import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { createRepository } from '../../../engine/server/data/repository/repository-of.ts';
import { anyTable, type Database, type Query } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { tableWith } from '../../helpers/tables.ts';

const table = tableWith('note', [{ name: 'word', type: 'text', nullable: true }], [{ columns: ['word'], unique: true }]);

describeOnDatabases('Transactions', ({ dialect, open }) => {
  let database: Database;
  const write = (word: string) => database.transact((query) => notes().insert(query, { word }, null));
  const notes = () => createRepository(database, table);
  const words = async (prefix: string) => {
    const rows = await anyTable(database.read).selectFrom('note').select('word').where('word', 'like', `${prefix}%`).orderBy('word').execute();
    return rows.map(({ word }) => word);
  };

  beforeAll(async () => {
    database = await open();
    await migrate(database, [table]);
  });

  it('undoes a rejected work and leaves its neighbours of the same moment', async () => {
    const works = ['a1', 'a2', 'a3', 'a4', 'a5'].map((word, index) =>
      database.transact(async (query) => {
        await notes().insert(query, { word }, null);
        await notes().insert(query, { word: `${word} too` }, null);
        if (index % 2 === 1) throw new Error(`no ${word}`);
        return word;
      }),
    );
    const answers = await Promise.allSettled(works);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await words('a')).toEqual(['a1', 'a1 too', 'a3', 'a3 too', 'a5', 'a5 too']);
  });

  it('lets a failed statement reject only the work it stands in', async () => {
    const answers = await Promise.allSettled([write('b1'), write('b1'), write('b2')]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await words('b')).toEqual(['b1', 'b2']);
  });

  it('shows a reader committed rows only', async () => {
    await database.transact(async (query) => {
      await notes().insert(query, { word: 'c' }, null);
      expect(await words('c')).toEqual([]);
    });
    expect(await words('c')).toEqual(['c']);
  });

  it('refuses to write through the reader', async () => {
    await expect(anyTable(database.read).insertInto('note').values({ word: 'd' }).execute()).rejects.toThrow('does not write');
    await expect(sql`delete from note`.execute(database.read)).rejects.toThrow('does not write');
  });

  it('counts the version of a table up when a write is committed, and only then', async () => {
    const before = database.version('note');
    await database.transact((query) => anyTable(query).selectFrom('note').selectAll().execute());
    await database
      .transact(async (query) => {
        await notes().insert(query, { word: 'e1' }, null);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(database.version('note')).toBe(before);
    await write('e2');
    expect(database.version('note')).toBe(before + 1);
    await database.transact((query) => sql`update note set word = ${'e3'} where word = ${'e2'}`.execute(query));
    expect(database.version('note')).toBe(before + 2);
    await database.transact((query) => sql`/* any */ delete from ${sql.table('note')} where word = ${'e3'}`.execute(query));
    expect(database.version('note')).toBe(before + 3);
  });

  it('does not run queries of a work that is over', async () => {
    let escaped: Query | undefined;
    await database.transact(async (query) => {
      escaped = query;
    });
    await expect(notes().insert(escaped!, { word: 'f' }, null)).rejects.toThrow();
    expect(await words('f')).toEqual([]);
  });

  it.runIf(dialect === 'sqlite')('says so when a work calls transact again instead of waiting for ever', async () => {
    await expect(database.transact(() => write('g'))).rejects.toThrow('transact inside transact');
    await expect(write('g')).resolves.toMatchObject({ word: 'g' });
  });

  it.runIf(dialect === 'sqlite')('rejects every work of a commit that fails, and goes on with the next', async () => {
    const broken = database.transact(async (query) => {
      await sql`create table if not exists child (note_id integer references note (id) deferrable initially deferred)`.execute(query);
      await sql`insert into child (note_id) values (-1)`.execute(query);
    });
    const answers = await Promise.allSettled([write('i1'), broken, write('i2')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await write('i3');
    expect(await words('i')).toEqual(['i3']);
  });

  it('finishes what was begun before it closes', async () => {
    const other = await open();
    const writes = Array.from({ length: 20 }, (_, n) => other.transact((query) => notes().insert(query, { word: `h${n}` }, null)));
    const answers = Promise.allSettled(writes);
    await other.close();
    expect((await answers).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await words('h')).toHaveLength(20);
  });
});
