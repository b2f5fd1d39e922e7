import { join } from 'node:path';
import { anyTable, type Platform } from '../../../../engine/server/index.ts';
import { managePostgres } from '../../databases/postgres/manage-postgres.ts';
import { runSqlite } from '../../databases/sqlite/run-sqlite.ts';
import { sizeOf, sqliteSizes } from '../../databases/sqlite/sqlite-sizes.ts';
import type { ServerSession, TableSize } from '../../databases/table/management.ts';

/** What screens call the platform's own database; no configuration may have this name. */
export const ownName = 'platform';

/** Reading all pages of a file takes its time: on the embedded database it is done in a process of its own. */
export async function ownSizes({ database, config }: Platform, signal: AbortSignal): Promise<TableSize[]> {
  if (database.dialect === 'postgres') return managePostgres(anyTable(database.read), () => Promise.reject(new Error('read only'))).sizes();
  const run = { text: sqliteSizes, mode: 'read', isPlan: false, rows: 1_000, milliseconds: 60_000, isSuper: true, signal } as const;
  const { rows } = await runSqlite(join(config.dataFolder, 'portico.db'), run, null);
  return rows.map(([table, dataBytes, indexBytes, count]) => sizeOf({ table, dataBytes, indexBytes, rows: count }));
}

/** Null on the embedded database, which has none. */
export async function ownSessions({ database }: Platform): Promise<ServerSession[] | null> {
  if (database.dialect !== 'postgres') return null;
  return managePostgres(anyTable(database.read), () => Promise.reject(new Error('read only'))).sessions?.() ?? null;
}

export async function endOwn({ database }: Platform, session: ServerSession, how: 'statement' | 'session'): Promise<boolean> {
  return managePostgres(anyTable(database.read), () => Promise.reject(new Error('read only'))).end(session, how);
}
