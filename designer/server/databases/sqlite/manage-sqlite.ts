import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import { changesWithBackup } from '../table/changes-with-backup.ts';
import type { Management, TableSize } from '../table/management.ts';
import { sizeOf, sqliteSizes } from './sqlite-sizes.ts';

/** Returns the management of a SQLite file. It has no server, so no sessions and no procedures. */
export function manageSqlite(query: DynamicQuery, transact: (work: (inside: DynamicQuery) => Promise<void>) => Promise<void>): Management {
  return {
    async sizes() {
      const { rows } = await sql.raw<Record<keyof TableSize, unknown>>(sqliteSizes).execute(query);
      return rows.map(sizeOf);
    },
    sessions: null,
    end: async () => false,
    ...changesWithBackup(transact, copy),
    isMighty: async () => false,
    define: null,
  };
}

async function copy(query: DynamicQuery, table: string, backup: string): Promise<void> {
  await sql`create table ${sql.table(backup)} as select * from ${sql.table(table)}`.execute(query);
}
