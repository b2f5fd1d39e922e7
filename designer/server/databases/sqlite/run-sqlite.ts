import { type ChildProcess, fork } from 'node:child_process';
import { lstat } from 'node:fs/promises';
import { refuse, threadEnvironment } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/run-sqlite.ts';
import type { ReadableTables } from '../sql/readable.ts';
import { SqlLimitError, type SqlResult, type SqlRun, sqlLimits } from '../sql/sql-run.ts';
import type { ProcessAnswer, ProcessRequest } from './sql-process-messages.ts';

const finishMilliseconds = 30_000;

/** How long a process that has answered waits for the next statement, and how many do. */
const idle = { milliseconds: 10_000, most: 2 };

/** Processes that have answered. Starting one takes longer than most statements. */
const idleProcesses: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

/**
 * Runs one statement on a SQLite file, in a process that runs nothing else meanwhile: SQLite has no server that could end a statement, so at its
 * limit the process is killed, which rolls back. An authorizer in it decides what the statement may access.
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
    limits: { bytes: sqlLimits.bytes, valueBytes: sqlLimits.valueBytes, cell: run.cell ?? sqlLimits.cell },
  };
  try {
    return await withinLimits(takeProcess(), run, request);
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

function takeProcess(): ChildProcess {
  for (let waiting = idleProcesses.pop(); waiting; waiting = idleProcesses.pop()) {
    clearTimeout(waiting.timer);
    const { child } = waiting;
    forget(child);
    if (!child.connected || child.exitCode !== null || child.signalCode !== null) continue;
    child.ref();
    child.channel?.ref();
    return child;
  }
  return fork(new URL('./sql-process.ts', import.meta.url), [String(process.pid)], {
    env: threadEnvironment(),
    execArgv: ['--max-old-space-size=128', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Keeps a process for the next statement. It never holds up the end of the server, and ends with it. */
function keepProcess(child: ChildProcess): void {
  if (idleProcesses.length >= idle.most) {
    endProcess(child);
    return;
  }
  const end = () => {
    const at = idleProcesses.findIndex((waiting) => waiting.child === child);
    if (at >= 0) clearTimeout(idleProcesses.splice(at, 1)[0]?.timer);
    endProcess(child);
  };
  child.on('exit', end);
  child.on('error', end);
  child.unref();
  child.channel?.unref();
  idleProcesses.push({ child, timer: setTimeout(end, idle.milliseconds).unref() });
}

/** Node's own listeners stay: the channel needs them. */
function forget(child: ChildProcess): void {
  for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
}

function endProcess(child: ChildProcess): void {
  forget(child);
  child.on('error', () => undefined);
  child.kill('SIGKILL');
}

function withinLimits(child: ChildProcess, { milliseconds, signal }: SqlRun, request: ProcessRequest): Promise<SqlResult> {
  return new Promise((resolve, reject) => {
    const settle = (leave: (child: ChildProcess) => void, work: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onGone);
      forget(child);
      leave(child);
      work();
    };
    const fail = (error: Error) => settle(endProcess, () => reject(error));
    const timer = setTimeout(() => fail(new SqlLimitError('time')), milliseconds);
    const onGone = () => fail(new SqlLimitError('stopped'));
    signal.addEventListener('abort', onGone, { once: true });
    child.on('message', (answer: ProcessAnswer) => {
      if ('result' in answer) return settle(keepProcess, () => resolve(answer.result));
      const { message, errcode, isTooMuch } = answer.error;
      if (isTooMuch) return fail(new SqlLimitError('bytes'));
      settle(keepProcess, () => reject(Object.assign(new Error(message), errcode === undefined ? {} : { errcode })));
    });
    child.on('error', fail);
    // Of its memory: everything else is answered.
    child.on('exit', () => fail(new SqlLimitError('bytes')));
    child.send(request);
  });
}
