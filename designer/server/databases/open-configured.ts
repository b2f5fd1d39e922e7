import { join } from 'node:path';
import type { DatabaseConfig } from './table/database-config.ts';
import type { OpenedDatabase } from './table/table-source.ts';

/** Opens the database of a configuration. Loads drivers with the first database that needs them. */
export async function openConfigured(config: DatabaseConfig, dataFolder: string): Promise<OpenedDatabase> {
  switch (config.kind) {
    case 'sqlite': {
      const { openSqlite } = await import('./sqlite/open-sqlite.ts');
      return openSqlite(sqliteFile(config.name, dataFolder));
    }
    case 'postgres': {
      const { openPostgres } = await import('./postgres/open-postgres.ts');
      return openPostgres(config);
    }
    case 'mysql': {
      const { openMysql } = await import('./mysql/open-mysql.ts');
      return openMysql(config);
    }
  }
}

/** File names that stay inside their folder. */
export const sqliteName = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;

/** Returns the path of a SQLite database. */
export function sqliteFile(name: string, dataFolder: string): string {
  if (!sqliteName.test(name)) throw new Error('the name of a SQLite file must be a plain file name');
  return join(dataFolder, 'databases', name);
}
