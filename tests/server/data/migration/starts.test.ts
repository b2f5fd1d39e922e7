import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { indexName } from '../../../../engine/server/data/sql/index-name.ts';
import type { Database } from '../../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { startServer } from '../../../helpers/server.ts';

describeOnDatabases('A start on tables that are as wanted', ({ config, open, dialect }) => {
  /** Other numbers where an index was dropped and made again. */
  const indexesOf = async (database: Database) => {
    const query =
      dialect === 'sqlite'
        ? sql<{ name: string; place: number }>`select name, rootpage as place from sqlite_schema where type = 'index' order by name`
        : sql<{ name: string; place: number }>`select relname as name, oid::int as place from pg_class where relkind = 'i' and relname ~ '^[iu]x_' order by 1`;
    return (await query.execute(database.read)).rows.map(({ name, place }) => `${name} ${place}`);
  };

  it('makes no index again, those that screens want on tables of the engine included, and drops what nobody wants', async () => {
    await (await startServer({ database: await config() })).close();
    const database = await open();
    const before = await indexesOf(database);
    expect(before.length).toBeGreaterThan(50);
    const index = { columns: ['account_id', 'id'], unique: false };
    await database.apply([{ kind: 'create-index', table: 'session', index, hasTrash: false }]);
    expect((await indexesOf(database)).filter((line) => line.startsWith(`${indexName('session', index)} `))).toHaveLength(1);
    await startServer({ database: await config() });
    expect(await indexesOf(database)).toEqual(before);
  });
});
