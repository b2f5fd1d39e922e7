import type { Json } from '../../../engine/core/json/json.ts';
import { CallError, type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/node-sql/sql-rows.ts';
import type { SqlAnswer, SqlRequest } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { ConfiguredDatabases } from './configured-databases.ts';
import { rowFailure } from './database-failure.ts';
import { runOnDatabase } from './run-on-database.ts';
import { readStatement } from './sql/read-statement.ts';
import { SqlLimitError, type SqlResult } from './sql/sql-run.ts';
import { type BoundStatement, typedSql } from './sql/typed-sql.ts';
import { isTimedOut, sqlFailure } from './sql-failure.ts';

/** Runs a statement on its database. */
export type RunStatement = (request: SqlRequest, how: StatementRun) => Promise<SqlAnswer>;

interface StatementRun {
  /** A designer tries it out, and hears what the database says of it; a caller does not. */
  isTest: boolean;
  /** What it writes is undone: a test run that keeps nothing. */
  isRolledBack: boolean;
  signal: AbortSignal;
}

/** Statements of SQL nodes on configured databases. That one only reads is held by its database. */
export function statementRunner(platform: Pick<Platform, 'database' | 'config'>, databases: ConfiguredDatabases): RunStatement {
  return (request, { isTest, isRolledBack, signal }) =>
    typedSql(request, async (bound) => {
      const config = await databases.config(bound.database);
      const { text, isRead } = readStatement(bound.statement, config.kind);
      try {
        const limits = { rows: bound.rows + 1, milliseconds: bound.seconds * 1_000, cell: Number.POSITIVE_INFINITY };
        // Whoever put the statement in is a super admin.
        const run = {
          text,
          mode: bound.writes === true ? 'write' : 'read',
          isPlan: false,
          isRolledBack,
          isSuper: true,
          signal,
          values: bound.values,
          ...limits,
        } as const;
        return foundRows(await runOnDatabase(platform, databases, config, run));
      } catch (error) {
        if (isTest) throw sqlFailure(error, bound.seconds, config, platform.config.dataFolder, bound.writes !== true && !isRead);
        throw failureOf(error, bound);
      }
    });
}

function foundRows({ columns, rows, changed }: SqlResult) {
  return { rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, index): [string, Json] => [name, row[index] ?? null]))), changed: changed ?? 0 };
}

/** What the caller of an interface hears. */
function failureOf(error: unknown, { database, seconds }: BoundStatement): Error {
  if (error instanceof CallError || error instanceof Failure) return error;
  if (error instanceof SqlLimitError && error.limit === 'bytes') return refuse('fault', texts.large);
  if (error instanceof SqlLimitError || isTimedOut(error)) return refuse('fault', texts.late, { seconds });
  return rowFailure(error, database);
}
