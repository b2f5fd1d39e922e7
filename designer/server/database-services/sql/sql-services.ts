import { join } from 'node:path';
import { superLevel } from '../../../../engine/core/protocol/levels.ts';
import { type Call, type ContractService, handle, refuse, refuseSimulated, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/sql-services.ts';
import { runSql, sqlHistory, sqlSchemas } from '../../../calls/sql-calls.ts';
import type { DesignerContext } from '../../context/designer-context.ts';
import { runOnDatabase } from '../../databases/run-on-database.ts';
import { readStatement } from '../../databases/sql/read-statement.ts';
import type { SqlResult, SqlRun } from '../../databases/sql/sql-run.ts';
import { sqlFailure } from '../../databases/sql-failure.ts';
import { readableTables } from './readable-tables.ts';
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
        const result = await (config ? runOnDatabase(platform, context.tables.databases, config, run) : runOnOwn(context, run));
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

async function runOnOwn(context: DesignerContext, run: SqlRun): Promise<SqlResult> {
  const { runSqlite } = await import('../../databases/sqlite/run-sqlite.ts');
  return runSqlite(join(context.platform.config.dataFolder, 'portico.db'), run, await readableTables(context.platform, context.tables));
}
