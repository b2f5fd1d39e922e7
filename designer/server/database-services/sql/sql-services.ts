import { join } from 'node:path';
import { sql as statement } from 'kysely';
import { superLevel } from '../../../../engine/core/protocol/levels.ts';
import { type Call, type ContractService, handle, refuse, refuseSimulated, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/sql-services.ts';
import { runSql, sqlHistory, sqlSchemas } from '../../../calls/sql-calls.ts';
import type { DesignerContext } from '../../context/designer-context.ts';
import { sqliteFile } from '../../databases/open-configured.ts';
import { readStatement } from '../../databases/sql/read-statement.ts';
import type { SqlResult, SqlRun } from '../../databases/sql/sql-run.ts';
import type { DatabaseConfig } from '../../databases/table/database-config.ts';
import { readableTables } from './readable-tables.ts';
import { sqlFailure } from './sql-failure.ts';
import { keepStatement } from './sql-history.ts';
import { listSchemas } from './sql-schemas.ts';

/** Returns the calls that run statements of people and store them. */
export function sqlServices(context: DesignerContext): ContractService[] {
  const { platform } = context;
  return [
    handle(runSql, async ({ database = '', sql, mode, plan, rows, seconds }, call) => {
      const isSuper = sessionOf(call).level >= superLevel;
      if (mode === 'write') {
        if (!isSuper) throw refuse('noRight', texts.write);
        refuseSimulated(sessionOf(call));
      }
      const config = database === '' ? null : await context.tables.databases.config(database);
      if (!config) requireOwn(context, isSuper, mode);
      const { text, isRead } = readStatement(sql, config?.kind ?? platform.database.dialect);
      if (mode === 'write' && isRead && !/^with\b/i.test(text)) throw refuse('badInput', texts.isRead);
      const run: SqlRun = { text, mode, isPlan: plan, rows, milliseconds: seconds * 1_000, isSuper, signal: call.signal };
      const started = performance.now();
      const took = () => Math.round(performance.now() - started);
      const keep = (outcome: 'done' | 'failed') => keepStatement(platform, call, { database, sql: text, mode, outcome, milliseconds: took() });
      try {
        const result = await resultOf(context, config, run);
        const milliseconds = took();
        await keep('done');
        if (mode === 'write') await context.tables.databases.forgetTables(database);
        const { columns, changed, isCut } = result;
        return { columns, rows: result.rows, changed, is_cut: isCut, milliseconds };
      } catch (error) {
        await keep('failed');
        throw sqlFailure(error, seconds, config, platform.config.dataFolder, mode === 'read' && !isRead);
      }
    }),
    handle(sqlSchemas, async (_, call) => ({
      databases: await listSchemas(context, call),
      may_write: sessionOf(call).level >= superLevel && sessionOf(call).simulatedBy === null,
    })),
    handle(sqlHistory, async (_, call: Call) => {
      const items = await platform.database.read
        .selectFrom('sql_history')
        .selectAll()
        .where('account_id', '=', sessionOf(call).accountId)
        .orderBy('id', 'desc')
        .limit(50)
        .execute();
      return {
        items: items.map(({ id, created_at, database, sql, mode, outcome, milliseconds }) => ({
          ...{ id: Number(id), at: String(created_at), database, sql, milliseconds: Number(milliseconds) },
          mode: mode === 'write' ? ('write' as const) : ('read' as const),
          outcome: outcome === 'done' ? ('done' as const) : ('failed' as const),
        })),
      };
    }),
  ];
}

function requireOwn({ platform }: DesignerContext, isSuper: boolean, mode: 'read' | 'write'): void {
  if (platform.database.dialect === 'postgres') throw refuse('conflict', texts.ownPostgres);
  if (!isSuper || mode === 'write') throw refuse('noRight', texts.own);
}

/** Loads what runs a statement with the first one. */
async function resultOf(context: DesignerContext, config: DatabaseConfig | null, run: SqlRun): Promise<SqlResult> {
  const { dataFolder } = context.platform.config;
  if (config?.kind === 'postgres') {
    await refuseSame(context, config.service);
    const { runPostgres } = await import('../../databases/postgres/run-postgres.ts');
    return runPostgres(config, run);
  }
  if (config?.kind === 'mysql') {
    const { runMysql } = await import('../../databases/mysql/run-mysql.ts');
    return runMysql(config, run);
  }
  const { runSqlite } = await import('../../databases/sqlite/run-sqlite.ts');
  if (config) return runSqlite(sqliteFile(config.name, dataFolder), run, null);
  return runSqlite(join(dataFolder, 'portico.db'), run, await readableTables(context.platform, context.tables));
}

/** A configuration of the platform's own database would reveal its secrets. */
async function refuseSame({ platform, tables }: DesignerContext, service: string): Promise<void> {
  if (platform.database.dialect !== 'postgres') return;
  const where = statement<{ place: string }>`select current_database() || ' ' || system_identifier as place from pg_control_system()`;
  const own = await where.execute(platform.database.read);
  const other = await tables.databases.use(service, ({ database }) => where.execute(database.read));
  if (own.rows[0]?.place === other.rows[0]?.place) throw refuse('noRight', texts.same);
}
