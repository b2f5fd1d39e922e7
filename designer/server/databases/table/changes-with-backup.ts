import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import type { Management } from './management.ts';

/**
 * Returns how tables are renamed and dropped where both can be rolled back: with a copy of the table, in one transaction.
 * @param copy copies a table with its rows
 */
export function changesWithBackup(
  transact: (work: (inside: DynamicQuery) => Promise<void>) => Promise<void>,
  copy: (query: DynamicQuery, table: string, backup: string) => Promise<void>,
): Pick<Management, 'rename' | 'drop'> {
  return {
    rename: (table, to, backup) =>
      transact(async (inside) => {
        await copy(inside, table, backup);
        await sql`alter table ${sql.table(table)} rename to ${sql.id(to)}`.execute(inside);
      }),
    drop: (table, backup) =>
      transact(async (inside) => {
        if (backup !== null) await copy(inside, table, backup);
        await sql`drop table ${sql.table(table)}`.execute(inside);
      }),
  };
}
