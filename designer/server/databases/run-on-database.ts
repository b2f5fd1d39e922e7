import { sql } from 'kysely';
import { type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/run-on-database.ts';
import type { ConfiguredDatabases } from './configured-databases.ts';
import { sqliteFile } from './open-configured.ts';
import type { SqlResult, SqlRun } from './sql/sql-run.ts';
import type { DatabaseConfig } from './table/database-config.ts';

/** Runs one statement of a person on a configured database. What runs it is loaded with the first one. */
export async function runOnDatabase(
  platform: Pick<Platform, 'database' | 'config'>,
  databases: ConfiguredDatabases,
  config: DatabaseConfig,
  run: SqlRun,
): Promise<SqlResult> {
  switch (config.kind) {
    case 'postgres': {
      await refuseOwn(platform, databases, config.service);
      const { runPostgres } = await import('./postgres/run-postgres.ts');
      return runPostgres(config, run);
    }
    case 'mysql': {
      const { runMysql } = await import('./mysql/run-mysql.ts');
      return runMysql(config, run);
    }
    case 'sqlite': {
      const { runSqlite } = await import('./sqlite/run-sqlite.ts');
      return runSqlite(sqliteFile(config.name, platform.config.dataFolder), run, null);
    }
  }
}

/** A configuration that leads back to the platform's own database would show what is secret there. */
async function refuseOwn({ database }: Pick<Platform, 'database'>, databases: ConfiguredDatabases, service: string): Promise<void> {
  if (database.dialect !== 'postgres') return;
  const where = sql<{ place: string }>`select current_database() || ' ' || system_identifier as place from pg_control_system()`;
  const own = await where.execute(database.read);
  const other = await databases.use(service, ({ database: opened }) => where.execute(opened.read));
  if (own.rows[0]?.place === other.rows[0]?.place) throw refuse('noRight', texts.same);
}
