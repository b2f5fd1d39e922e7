import { type ChildProcess, fork } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import { refuse, threadEnvironment } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/run-sqlite.ts';
import type { ReadableTables } from '../sql/readable.ts';
import { SqlLimitError, type SqlResult, type SqlRun, sqlLimits } from '../sql/sql-run.ts';
import type { ProcessAnswer, ProcessRequest } from './sql-process-messages.ts';

const finishMilliseconds = 30_000;

/**
 * Runs one statement on a SQLite file, in a process of its own: SQLite has no server that could end a statement, so at its limit the process is
 * killed, which rolls back. An authorizer in it decides what the statement may access.
 * @param readable the readable tables and their hidden columns; null for all
 */
export async function runSqlite(path: string, run: SqlRun, readable: ReadableTables | null): Promise<SqlResult> {
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile()) throw refuse('conflict', texts.missing);
  run.signal.throwIfAborted();
  const request: ProcessRequest = {
    ...{ path, readable, text: run.isPlan ? `explain query plan ${run.text}` : run.text, mode: run.mode, rows: run.rows },
    isRolledBack: run.isRolledBack === true,
    values: run.values ?? [],
    limits: { bytes: sqlLimits.bytes, heapBytes: sqlLimits.heapBytes, cell: run.cell ?? sqlLimits.cell },
  };
  const child = fork(new URL('./sql-process.ts', import.meta.url), {
    env: threadEnvironment(),
    execArgv: ['--max-old-space-size=128', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    return await withinLimits(child, run, request);
  } catch (error) {
    if (run.mode === 'write' && error instanceof SqlLimitError) await finish(path);
    throw error;
  }
}

/** Rolls back what a killed process has begun to write, which any first reader does. Who comes from elsewhere may not be able to. */
async function finish(path: string): Promise<void> {
  const run: SqlRun = {
    ...{ text: 'select 1', mode: 'read', isPlan: false, rows: 1, milliseconds: finishMilliseconds, isSuper: false },
    signal: new AbortController().signal,
  };
  await runSqlite(path, run, null).catch(() => undefined);
}

function withinLimits(child: ChildProcess, { milliseconds, signal }: SqlRun, request: ProcessRequest): Promise<SqlResult> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onGone);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      work();
    };
    const timer = setTimeout(() => settle(() => reject(new SqlLimitError('time'))), milliseconds);
    const onGone = () => settle(() => reject(new SqlLimitError('stopped')));
    signal.addEventListener('abort', onGone, { once: true });
    child.on('message', (answer: ProcessAnswer) => {
      if ('result' in answer) settle(() => resolve(answer.result));
      else if (answer.error.isTooMuch) settle(() => reject(new SqlLimitError('bytes')));
      else settle(() => reject(Object.assign(new Error(answer.error.message), answer.error.errcode === undefined ? {} : { errcode: answer.error.errcode })));
    });
    child.on('error', (error) => settle(() => reject(error)));
    // Of its memory: everything else is answered.
    child.on('exit', () => settle(() => reject(new SqlLimitError('bytes'))));
    child.send(request);
  });
}
