import { setTimeout as sleep } from 'node:timers/promises';
import { texts } from '../../../generated/words/engine-server/create-job-queue.ts';
import type { JobView } from '../../core/calls/job.ts';
import { codeTexts } from '../../core/protocol/codes.ts';
import { fillText, type Text } from '../../core/text/text.ts';
import { CallError } from '../kernel/call/errors.ts';
import type { Database } from '../kernel/ports/database.ts';
import type { EventBus } from '../kernel/ports/event-bus.ts';
import type { BegunBy, JobContext, JobQueue, JobRunner } from '../kernel/ports/job-queue.ts';
import type { TellOwner } from './job-notice.ts';
import { createJobRows, lostAfterMilliseconds, now } from './job-rows.ts';

/** Jobs one instance runs at the same time. */
const concurrency = 2;
/** Other instances add jobs too. */
const pollMilliseconds = 1_000;
const progressMilliseconds = 500;
/** Pause before the outcome of a job is written again, if the database has refused it. */
const retryMilliseconds = 1_000;

interface Running {
  check(): Promise<void>;
  abort: AbortController;
  finished: Promise<void>;
}

type Counts = Pick<JobView, 'done' | 'total'>;

/** Reason of an abort: the owner of the job may no longer run it. */
class Stopped {
  readonly text: Text;

  constructor(text: Text) {
    this.text = text;
  }
}

/**
 * Returns the job queue of this instance.
 * @param whyStopped why the work of a call must not continue, or null
 * @param tellOwner notifies the owner of a finished job; optional
 */
export function createJobQueue(database: Database, events: EventBus, whyStopped: (call: BegunBy) => Promise<Text | null>, tellOwner?: TellOwner): JobQueue {
  const rows = createJobRows(database, events, tellOwner);
  const runners = new Map<string, JobRunner>();
  const running = new Map<number, Running>();
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> = Promise.resolve();

  // Between its batches a job asks itself; work that takes long over one is told.
  events.on((event) => {
    if (event.kind !== 'account-changed' && event.kind !== 'rights-changed' && event.kind !== 'missed') return;
    for (const { check } of running.values()) void check().catch((error: unknown) => console.error('jobs:', error));
  });

  const wake = (): void => {
    claiming = claiming.then(claim).catch((error: unknown) => console.error('jobs:', error));
  };

  async function claim(): Promise<void> {
    if (timer === undefined || runners.size === 0) return;
    for (const id of await rows.cancelledOf([...running.keys()])) running.get(id)?.abort.abort();
    await rows.failLost([...running.keys()]);
    while (running.size < concurrency) {
      const waiting = await rows.firstWaiting([...runners.keys()]);
      if (!waiting) return;
      if (await rows.claim(Number(waiting.id))) begin(waiting);
    }
  }

  function begin(row: Record<string, unknown>): void {
    const id = Number(row.id);
    const abort = new AbortController();
    const call = row.begun_by === null ? null : (JSON.parse(String(row.begun_by)) as BegunBy);
    const check = async () => {
      const reason = call && !abort.signal.aborted ? await whyStopped(call) : null;
      if (reason) abort.abort(new Stopped(reason));
    };
    const finished = run(row, abort, check)
      .finally(() => running.delete(id))
      .then(wake);
    running.set(id, { check, abort, finished });
  }

  async function run(row: Record<string, unknown>, abort: AbortController, check: () => Promise<void>): Promise<void> {
    const id = Number(row.id);
    const accountId = Number(row.account_id);
    const counts: Counts = { done: 0, total: 0 };
    let written = 0;
    const progress = (done: number, total: number): void => {
      Object.assign(counts, { done, total });
      if (Date.now() - written < progressMilliseconds) return;
      written = Date.now();
      void report(id, accountId, { ...counts, alive_at: now() });
    };
    // A job between two progress reports is alive too.
    const heartbeat = setInterval(() => void report(id, accountId, { alive_at: now() }), lostAfterMilliseconds / 3);
    try {
      const outcome = await outcomeOf(row, { accountId, signal: abort.signal, check, progress }, counts);
      await finish(id, accountId, { ...counts, ...outcome, finished_at: now() });
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function outcomeOf(row: Record<string, unknown>, context: JobContext, counts: Counts): Promise<Record<string, unknown>> {
    const { signal } = context;
    try {
      await context.check();
      signal.throwIfAborted();
      const result = await runners.get(String(row.kind))!(JSON.parse(String(row.payload)), context);
      return { ...(signal.aborted ? abortedBy(signal, counts) : { status: 'done' }), result: JSON.stringify(result ?? null) };
    } catch (error) {
      return signal.aborted ? abortedBy(signal, counts) : { status: 'failed', error: JSON.stringify(textOf(Number(row.id), error)) };
    }
  }

  /** Until the database is there to take it, or the server stops: then the next start finds the job unfinished and says so. */
  async function finish(id: number, accountId: number, outcome: Record<string, unknown>): Promise<void> {
    try {
      await rows.save(id, accountId, outcome);
    } catch (error) {
      if (!(error instanceof CallError)) await report(id, accountId, { status: 'failed', error: JSON.stringify(textOf(id, error)), finished_at: now() });
      else if (timer !== undefined) {
        await sleep(retryMilliseconds);
        await finish(id, accountId, outcome);
      }
    }
  }

  /** How a job that runs stands. It need not stop because the database does not take that. */
  async function report(id: number, accountId: number, values: Record<string, unknown>): Promise<void> {
    await rows.save(id, accountId, values).catch((error: unknown) => console.error(`job ${id} not written:`, error));
  }

  return {
    register(kind, runner) {
      runners.set(kind, runner);
    },
    async add(job) {
      const id = await rows.add(job);
      wake();
      return id;
    },
    find: rows.find,
    list: rows.list,
    async cancel(id, accountId) {
      const changed = await rows.cancel(id, accountId);
      // Only of its owner: ids are numbers that anybody can count.
      if (changed) running.get(id)?.abort.abort();
      return changed;
    },
    start() {
      timer = setInterval(wake, pollMilliseconds);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await claiming;
      for (const { abort } of running.values()) abort.abort();
      const patience = new Promise((resolve) => setTimeout(resolve, 5_000).unref());
      await Promise.race([Promise.allSettled([...running.values()].map((job) => job.finished)), patience]);
    },
  };
}

/** Returns how an aborted job ended, with its counts. */
function abortedBy({ reason }: AbortSignal, counts: Counts): { status: JobView['status']; error?: string } {
  if (!(reason instanceof Stopped)) return { status: 'cancelled' };
  return {
    status: 'stopped',
    error: JSON.stringify(fillText(counts.total > 0 ? texts.stopped.after : texts.stopped.before, { reason: reason.text, ...counts })),
  };
}

/** Returns what the owner of a failed job may read. */
function textOf(id: number, error: unknown): Text {
  if (error instanceof CallError) return error.text;
  console.error(`job ${id}:`, error);
  return codeTexts[500];
}
