import { platformDay, platformOffset } from '../../../../engine/core/text/date.ts';
import type { Database, Query } from '../../../../engine/server/index.ts';
import type { CountOutcome } from '../rate/counter.ts';

/** Milliseconds between two writes of the counters. */
const flushEvery = 1_000;

interface Counted {
  appId: number;
  date: string;
  /** As the database had it at the last write: the calls of all instances. */
  stored: number;
  /** Counted here since. */
  pending: number;
}

/**
 * Calls of each app per day (Asia/Shanghai). Counted in memory and added to the database once a second, so a limit is exact on one
 * instance, and several together can pass it by no more than what each admits within one interval.
 */
export class DailyUsage {
  #database: Database;
  #counters = new Map<number, Counted>();
  #loading = new Map<number, Promise<Counted>>();
  #timer: NodeJS.Timeout;
  #flushing: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
    this.#timer = setInterval(() => void this.flush().catch((error: unknown) => console.error('daily usage not written', error)), flushEvery).unref();
  }

  /**
   * Counts one call, unless the limit of today is used up. At once where the app's calls of today are known.
   * @param limit null counts only
   */
  take(appId: number, limit: number | null): CountOutcome | Promise<CountOutcome> {
    const date = today();
    const known = this.#counters.get(appId);
    if (known?.date === date) return this.#count(known, limit);
    return this.#load(appId, date).then((counter) => this.#count(counter, limit));
  }

  #count(counter: Counted, limit: number | null): CountOutcome {
    const reset = secondsOfToday();
    const left = limit === null ? Number.POSITIVE_INFINITY : limit - counter.stored - counter.pending;
    if (left <= 0) return { isAllowed: false, left: 0, reset };
    counter.pending++;
    return { isAllowed: true, left: left - 1, reset };
  }

  /** Writes what was counted; concurrent flushes run one after the other. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#write());
    return this.#flushing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #load(appId: number, date: string): Promise<Counted> {
    const underway = this.#loading.get(appId);
    if (underway) return underway;
    const loading = this.#read(appId, date).finally(() => this.#loading.delete(appId));
    this.#loading.set(appId, loading);
    return loading;
  }

  /** Writes yesterday's rest first, so that nothing counted is lost at midnight. */
  async #read(appId: number, date: string): Promise<Counted> {
    await this.flush();
    const row = await this.#database.read.selectFrom('app_usage').select('count').where('app_id', '=', appId).where('date', '=', date).executeTakeFirst();
    const counter = { appId, date, stored: Number(row?.count ?? 0), pending: 0 };
    this.#counters.set(appId, counter);
    return counter;
  }

  async #write(): Promise<void> {
    const changed = [...this.#counters.values()].filter((counter) => counter.pending > 0);
    if (changed.length === 0) return;
    // In one order: two instances must not wait for each other's rows.
    const ordered = changed.toSorted((one, other) => one.appId - other.appId);
    const counted = ordered.map((counter) => ({ counter, count: counter.pending }));
    const add = async (query: Query) => {
      for (const { counter, count } of counted) {
        const row = await query
          .insertInto('app_usage')
          .values({ app_id: counter.appId, date: counter.date, count })
          .onConflict((conflict) => conflict.columns(['app_id', 'date']).doUpdateSet((update) => ({ count: update('app_usage.count', '+', count) })))
          .returning('count')
          .executeTakeFirstOrThrow();
        counter.stored = Number(row.count) - count;
      }
    };
    await this.#database.transact(add, { waitForDisk: false });
    for (const { counter, count } of counted) {
      counter.stored += count;
      counter.pending -= count;
    }
  }
}

let day = Number.NaN;
let dayText = '';

/** The day in Asia/Shanghai, made once a day: every call asks. */
export function today(now: number = Date.now()): string {
  const wanted = Math.floor((now / 60_000 + platformOffset) / 1_440);
  if (wanted !== day) {
    day = wanted;
    dayText = platformDay(now);
  }
  return dayText;
}

/** Whole seconds until the next day in Asia/Shanghai begins. */
export function secondsOfToday(now: number = Date.now()): number {
  return 86_400 - (Math.floor(now / 1_000 + platformOffset * 60) % 86_400);
}
