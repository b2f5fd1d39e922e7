import { codeTexts } from '../../core/protocol/codes.ts';
import type { Text } from '../../core/text/text.ts';
import { CallError } from '../kernel/call/errors.ts';
import type { Schedule } from '../kernel/ports/background/scheduler.ts';
import type { Database, Query } from '../kernel/ports/database.ts';
import { nextRun } from './next-run.ts';

/** A run this instance has claimed. */
export interface ClaimedRun {
  holder: string;
  number: number;
  /** When it was due, in milliseconds since 1970. */
  due: number;
}

interface Ended {
  outcome: 'done' | 'failed';
  result: Text | null;
}

/** Another instance has taken the run over. */
class LeaseLost extends Error {}

/**
 * Makes one claimed run and writes how it ended. A run that shutdown stops is released under its number.
 * @param options.beat milliseconds between two signs of life
 */
export async function carryOut(
  database: Database,
  { name, every, run }: Schedule,
  { holder, number, due }: ClaimedRun,
  { abort, beat }: { abort: AbortController; beat: number },
): Promise<void> {
  const { signal } = abort;
  let isFinished = false;
  const held = (query: Query) => query.updateTable('schedule').where('name', '=', name).where('holder', '=', holder);
  const end = async (query: Query, { outcome, result }: Ended): Promise<void> => {
    const now = Date.now();
    const values = { status: 'waiting', holder: null, outcome, result: result && JSON.stringify(result), finished_at: new Date(now).toISOString() };
    const { numUpdatedRows } = await held(query)
      .set({ ...values, next_at: new Date(nextRun(every, due, now)).toISOString() })
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new LeaseLost(`run ${number} of ${name} is another instance's`);
  };
  const heartbeat = setInterval(async () => {
    const alive = await database
      .transact((query) => held(query).set({ alive_at: new Date().toISOString() }).executeTakeFirst(), { waitForDisk: false })
      .catch(() => null);
    if (alive && Number(alive.numUpdatedRows) === 0 && !isFinished) abort.abort();
  }, beat).unref();
  const ended = (outcome: Ended) => database.transact((query) => end(query, outcome));
  try {
    const finish = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
      const answer = await database.transact(async (query) => {
        const written = await work(query);
        await end(query, { outcome: 'done', result: null });
        return written;
      });
      isFinished = true;
      return answer;
    };
    const result = await run({ number, signal, finish });
    if (!isFinished) await ended({ outcome: 'done', result: result ?? null });
  } catch (error) {
    if (isFinished) throw error;
    if (error instanceof LeaseLost) return;
    if (signal.aborted)
      await database.transact((query) =>
        held(query)
          .set({ alive_at: new Date(0).toISOString() })
          .execute(),
      );
    else {
      if (!(error instanceof CallError)) console.error(`schedule ${name}:`, error);
      await ended({ outcome: 'failed', result: error instanceof CallError ? error.text : codeTexts[500] });
    }
  } finally {
    clearInterval(heartbeat);
  }
}
