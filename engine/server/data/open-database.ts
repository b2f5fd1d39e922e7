import type { Database } from '../kernel/ports/database.ts';
import type { Config } from '../kernel/process/config.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';

/** Opens the PostgreSQL database of `databaseUrl`, or the embedded one in `dataFolder`. Rejects if it cannot be reached. */
export async function openDatabase(config: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<Database> {
  if (config.databaseUrl === undefined) return new SqliteDatabase(config.dataFolder);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(config.databaseUrl);
}
