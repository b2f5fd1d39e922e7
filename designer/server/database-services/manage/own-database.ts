import { join } from 'node:path';
import { anyTable, type Platform } from '../../../../engine/server/index.ts';
import { managePostgres } from '../../databases/postgres/manage-postgres.ts';
import { runSqlite } from '../../databases/sqlite/run-sqlite.ts';
import { sizeOf, sqliteSizes } from '../../databases/sqlite/sqlite-sizes.ts';
import type { ServerSession, TableSize } from '../../databases/table/management.ts';

/** Name of the platform's own database on screens; no configuration may have it. */
export const ownName = 'platform';

/** Returns the sizes of the platform's own tables. Reading all pages of an embedded database takes long, so a separate process does it. */
export async function ownSizes({ database, config }: Platform, signal: AbortSignal): Promise<TableSize[]> {
  if (database.dialect === 'postgres') return managePostgres(anyTable(database.read), () => Promise.reject(new Error('read only'))).sizes();
  const run = { text: sqliteSizes, mode: 'read', isPlan: false, rows: 1_000, milliseconds: 60_000, isSuper: true, signal } as const;
  const { rows } = await runSqlite(join(config.dataFolder, 'portico.db'), run, null);
  return rows.map(([table, dataBytes, indexBytes, count]) => sizeOf({ table, dataBytes, indexBytes, rows: count }));
}

/** Returns the sessions of the platform's own database; null for the embedded one, which has none. */
export async function ownSessions({ database }: Platform): Promise<ServerSession[] | null> {
  if (database.dialect !== 'postgres') return null;
  return managePostgres(anyTable(database.read), () => Promise.reject(new Error('read only'))).sessions?.() ?? null;
}

/** Ends a statement or a session of the platform's own PostgreSQL database. Resolves to whether it was still there. */
export async function endOwn({ database }: Platform, session: ServerSession, how: 'statement' | 'session'): Promise<boolean> {
  return managePostgres(anyTable(database.read), () => Promise.reject(new Error('read only'))).end(session, how);
}
