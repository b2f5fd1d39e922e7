import { setTimeout as sleep } from 'node:timers/promises';
import { UnusableDatabase } from './unusable-database.ts';

/** Milliseconds a database may stay away, and between two tries. */
const longest = 60_000;
const pause = 500;

/**
 * Runs something again until the database is back: work in the background need not fail for an outage of a minute. What may have been saved
 * already is not run again; its refusal stands, as does that of an outage that lasts.
 */
export async function outlast<Value>(run: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const end = performance.now() + longest;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isPassing = error instanceof UnusableDatabase && error.reason !== 'unknown';
      if (!isPassing || signal.aborted || performance.now() > end) throw error;
    }
    await sleep(pause);
  }
}
