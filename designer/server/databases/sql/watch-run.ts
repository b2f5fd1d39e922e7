import { SqlLimitError, type SqlRun, sqlLimits } from './sql-run.ts';

/** How often the received bytes of a connection are checked, in milliseconds. */
const lookMilliseconds = 20;
/** The server's own limit comes first: it ends the statement with an error that says so. */
const graceMilliseconds = 1_000;

/**
 * Runs the work until it ends, its time is over, the caller has gone, or the connection has received too much. Then it calls `end` and replaces the
 * work's error by that of the limit.
 * @param received returns the bytes so far
 */
export async function watchRun<Result>(run: SqlRun, received: () => number, end: () => void, work: () => Promise<Result>): Promise<Result> {
  let met: SqlLimitError['limit'] | null = null;
  let onLimit: (error: SqlLimitError) => void = () => undefined;
  const limit = new Promise<never>((_, reject) => {
    onLimit = reject;
  });
  const stop = (why: SqlLimitError['limit']) => {
    if (met) return;
    met = why;
    end();
    onLimit(new SqlLimitError(why));
  };
  const began = received();
  const look = setInterval(() => received() - began > sqlLimits.bytes && stop('bytes'), lookMilliseconds);
  const timer = setTimeout(() => stop('time'), run.milliseconds + graceMilliseconds);
  const onGone = () => stop('stopped');
  run.signal.addEventListener('abort', onGone, { once: true });
  try {
    run.signal.throwIfAborted();
    return await Promise.race([work(), limit]);
  } finally {
    clearInterval(look);
    clearTimeout(timer);
    run.signal.removeEventListener('abort', onGone);
  }
}
