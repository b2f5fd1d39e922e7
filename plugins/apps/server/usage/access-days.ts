import { codes } from '../../../../engine/core/protocol/codes.ts';
import type { Database, FailedCall, Query, TrafficDay } from '../../../../engine/server/index.ts';
import { dayLength, lastShanghaiDays, shanghaiDay, startOfShanghaiDay } from './shanghai-day.ts';

type Kind = Exclude<keyof TrafficDay, 'date'>;

/** Days whose calls are counted anew from the log where there are no sums yet. */
const maxDays = 30;
/** Calls that are looked through for errors, the newest first. */
const searchedCalls = 2_000;

/** Logged calls of one moment and code. */
export interface CountedCall {
  /** Milliseconds since 1970. */
  time: number;
  ret: number;
  calls: number;
}

/** Sums of the access log by day and outcome (`access_day`), so that a chart of a month reads 90 rows however many calls there were. */
export class AccessDays {
  #database: Database;
  #isFilled = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds rows to the sums, in the transaction that writes them. */
  async add(query: Query, counted: readonly CountedCall[]): Promise<void> {
    const sums = new Map<string, { date: string; kind: Kind; calls: number }>();
    for (const { time, ret, calls } of counted) {
      const date = shanghaiDay(time);
      const kind = kindOf(ret);
      const sum = sums.get(date + kind) ?? { date, kind, calls: 0 };
      sum.calls += calls;
      sums.set(date + kind, sum);
    }
    // Always in one order: two instances must not wait for each other's rows.
    for (const key of [...sums.keys()].sort()) {
      const { date, kind, calls } = sums.get(key) ?? { date: '', kind: 'ok', calls: 0 };
      await query
        .insertInto('access_day')
        .values({ date, kind, calls })
        .onConflict((conflict) => conflict.columns(['date', 'kind']).doUpdateSet((update) => ({ calls: update('access_day.calls', '+', calls) })))
        .execute();
    }
  }

  /** A log from before there were sums is added up once, before anything is added to them. */
  async fill(): Promise<void> {
    if (this.#isFilled) return;
    const known = await this.#database.read.selectFrom('access_day').select('date').limit(1).executeTakeFirst();
    for (const date of known ? [] : lastShanghaiDays(maxDays)) await this.#fillDay(date);
    this.#isFilled = true;
  }

  async days(count: number): Promise<TrafficDay[]> {
    const dates = lastShanghaiDays(count);
    const days = new Map(dates.map((date): [string, TrafficDay] => [date, { date, ok: 0, refused: 0, failed: 0 }]));
    const rows = await this.#database.read
      .selectFrom('access_day')
      .select(['date', 'kind', 'calls'])
      .where('date', '>=', dates[0] ?? '')
      .execute();
    for (const { date, kind, calls } of rows) {
      const day = days.get(String(date));
      if (day && isKind(kind)) day[kind] = Number(calls);
    }
    return [...days.values()];
  }

  async latestFailedCalls(count: number): Promise<FailedCall[]> {
    const columns = ['id', 'time', 'service', 'app_key', 'ret', 'request_id', 'calls'] as const;
    const rows = await this.#database.read
      .selectFrom((from) => from.selectFrom('access_log').select(columns).orderBy('id', 'desc').limit(searchedCalls).as('latest'))
      .select(columns)
      .where('ret', '<>', codes.ok)
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
    return rows.map(({ time, service, app_key, ret, request_id, calls }) => ({
      time: new Date(time).toISOString(),
      service: String(service),
      appKey: app_key === null ? null : String(app_key),
      ret: Number(ret),
      requestId: String(request_id),
      calls: Number(calls ?? 1),
    }));
  }

  async #fillDay(date: string): Promise<void> {
    const start = startOfShanghaiDay(date);
    const rows = await this.#database.read
      .selectFrom('access_log')
      .select(['ret', ({ fn }) => fn.countAll().as('n'), ({ fn }) => fn.sum('calls').as('calls'), ({ fn }) => fn.count('calls').as('counted')])
      .where('time', '>=', new Date(start).toISOString())
      .where('time', '<', new Date(start + dayLength).toISOString())
      .groupBy('ret')
      .execute();
    // Old rows have no number: they are one call each.
    const counted = rows.map(({ ret, n, calls, counted: numbered }) => ({
      time: start,
      ret: Number(ret),
      calls: Number(calls ?? 0) + Number(n) - Number(numbered),
    }));
    if (counted.length > 0) await this.#database.transact((query) => this.add(query, counted), { waitForDisk: false });
  }
}

function isKind(kind: unknown): kind is Kind {
  return kind === 'ok' || kind === 'refused' || kind === 'failed';
}

/** Who has to do something about it: nobody, the caller, or the platform and those it calls. */
function kindOf(ret: number): Kind {
  return ret === codes.ok ? 'ok' : ret >= 500 ? 'failed' : 'refused';
}
