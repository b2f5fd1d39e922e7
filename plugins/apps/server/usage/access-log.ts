import type { Tables } from '../../../../engine/core/derive/table/table-types.ts';
import type { AccessEntry, AccessLog, CallKind, Database, FailedCall, LimitState, TrafficDay } from '../../../../engine/server/index.ts';
import { AccessDays, type CountedCall } from './access-days.ts';
import { BatchedRows } from './batched-rows.ts';
import { LogMonths } from './log-months.ts';
import { maskedParameters } from './masked-parameters.ts';
import { RefusedCalls } from './refused-calls.ts';

/** In the order of a row's values. */
const columns = [
  'time',
  'service',
  'app_key',
  'account_id',
  'ret',
  'kind',
  'rule',
  'limits',
  'ms',
  'ip',
  'request_id',
  'correlation_id',
  'bundle',
  'parameters',
  'calls',
] satisfies (keyof Tables['access_log'])[];

/** Writes app calls to `access_log` in batches, off the request path; of refused calls some, and the number of the others (`calls`). */
export class DatabaseAccessLog implements AccessLog {
  readonly table = 'access_log';
  readonly access = { kind: 'permission', nodes: ['/application/list'] } as const;
  #days: AccessDays;
  #rows: BatchedRows<'access_log'>;
  #refused = new RefusedCalls();
  #months: LogMonths;

  constructor(database: Database) {
    this.#days = new AccessDays(database);
    this.#months = new LogMonths(database);
    this.#rows = new BatchedRows(database, {
      table: 'access_log',
      columns,
      before: async () => {
        this.#addSums();
        await this.#months.openAhead();
        await this.#days.fill();
      },
      along: (query, rows) => this.#days.add(query, countedOf(rows)),
    });
  }

  add({ service, app, ret, kind, rule, limits, isRefused, milliseconds, raw }: AccessEntry): void {
    if (isRefused && !this.#refused.isWhole({ service: service.name, ret, ip: raw.ip })) return;
    this.#rows.add([
      timeNow(),
      service.name,
      app?.appKey ?? null,
      app?.accountId ?? null,
      ret,
      kind,
      rule,
      limitsText(limits),
      Math.round(milliseconds * 10) / 10,
      raw.ip,
      raw.requestId,
      raw.correlationId ?? null,
      service.bundle ?? null,
      maskedParameters(raw.fields, raw.members),
      1,
    ]);
  }

  remove(kind: CallKind, before: Date, signal: AbortSignal): Promise<number> {
    return this.#months.remove(kind, before, signal);
  }

  /** Rows that were given up since the start. */
  get dropped(): number {
    return this.#rows.dropped;
  }

  flush(): Promise<void> {
    return this.#rows.flush();
  }

  async traffic(days: number): Promise<TrafficDay[]> {
    await this.flush();
    return this.#days.days(days);
  }

  async latestFailedCalls(count: number): Promise<FailedCall[]> {
    await this.flush();
    return this.#days.latestFailedCalls(count);
  }

  stop(): Promise<void> {
    this.#addSums(true);
    return this.#rows.stop();
  }

  #addSums(isLast = false): void {
    const time = new Date().toISOString();
    for (const { service, ret, ip, calls } of this.#refused.takeSums(isLast))
      this.#rows.add([time, service, null, null, ret, 'failed', null, null, 0, ip, '', null, null, '{}', calls], true);
  }
}

/** `account 42/600, day 17/1000`: what was left of each limit, and what there is of it. */
function limitsText(limits: readonly LimitState[]): string | null {
  let text: string | null = null;
  for (const { name, left, calls } of limits) text = text === null ? `${name} ${left}/${calls}` : `${text}, ${name} ${left}/${calls}`;
  return text;
}

let moment = Number.NaN;
let momentText = '';

/** Now, ISO; made once for the calls of a millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== moment) {
    moment = now;
    momentText = new Date(now).toISOString();
  }
  return momentText;
}

const place = { time: columns.indexOf('time'), ret: columns.indexOf('ret'), calls: columns.indexOf('calls') };

/** What rows add to the sums of days, those of one minute and code as one. */
function countedOf(rows: unknown[][]): CountedCall[] {
  const counted = new Map<string, CountedCall>();
  for (const row of rows) {
    // ISO: sixteen letters name the minute.
    const minute = String(row[place.time]).slice(0, 16);
    const ret = Number(row[place.ret]);
    const key = `${minute} ${ret}`;
    const known = counted.get(key);
    if (known) known.calls += Number(row[place.calls]);
    else counted.set(key, { time: Date.parse(`${minute}Z`), ret, calls: Number(row[place.calls]) });
  }
  return [...counted.values()];
}
