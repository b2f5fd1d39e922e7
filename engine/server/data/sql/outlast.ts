import { setTimeout as sleep } from 'node:timers/promises';
import { UnusableDatabase } from './unusable-database.ts';

/** Maximum duration of an outage, and the pause between two tries, in milliseconds. */
const longest = 60_000;
const pause = 500;

/**
 * Runs something again until the database is available: background work need not fail for an outage of a minute. Work that may have been committed is
 * not run again; its refusal is thrown, as is that of a longer outage.
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
