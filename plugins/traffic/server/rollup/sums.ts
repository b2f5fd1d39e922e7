import { platformOffset } from '../../../../engine/core/text/date.ts';
import { latencyBucket } from './latency-bucket.ts';

/** A row of the access log, as far as sums go by it. */
export interface LoggedRow {
  time: unknown;
  service: unknown;
  app_key: unknown;
  account_id: unknown;
  ret: unknown;
  kind: unknown;
  ms: unknown;
  /** The least `ms` of the calls in the row: says their bucket. */
  least: unknown;
  calls: unknown;
}

/** What a logged call is, and what a sum is of the columns its table has. */
interface Counted {
  /** When the minute, hour or day began. ISO, UTC. */
  time: string;
  service: string;
  app_key: string;
  account_id: number | null;
  kind: string;
  ret_class: number;
  bucket: number;
  calls: number;
  ms: number;
}

type SumKey = 'service' | 'app_key' | 'kind' | 'ret_class' | 'bucket';

interface SumTable {
  table:
    | 'traffic_minute'
    | 'traffic_hour'
    | 'traffic_day'
    | 'traffic_day_kind'
    | 'traffic_day_service_mean'
    | 'traffic_day_app_mean'
    | 'traffic_day_service_speed'
    | 'traffic_day_service'
    | 'traffic_day_app'
    | 'traffic_day_pair';
  interval: keyof typeof lengths;
  /** With the time, what its rows are told apart by, as its unique index has it. */
  keys: SumKey[];
}

const minute = 60_000;
const lengths = { minute, hour: 60 * minute, day: 1_440 * minute };

/** Every table of sums. Minutes do not say how long calls took; the account of an app stands beside it. */
export const sumTables: readonly SumTable[] = [
  { table: 'traffic_minute', interval: 'minute', keys: ['kind', 'ret_class'] },
  { table: 'traffic_hour', interval: 'hour', keys: ['kind', 'ret_class', 'bucket'] },
  { table: 'traffic_day', interval: 'day', keys: ['service', 'app_key', 'kind', 'ret_class', 'bucket'] },
  { table: 'traffic_day_kind', interval: 'day', keys: ['kind', 'ret_class', 'bucket'] },
  { table: 'traffic_day_service_mean', interval: 'day', keys: ['service', 'kind', 'ret_class'] },
  { table: 'traffic_day_app_mean', interval: 'day', keys: ['app_key', 'kind', 'ret_class'] },
  { table: 'traffic_day_service_speed', interval: 'day', keys: ['service', 'bucket'] },
  { table: 'traffic_day_service', interval: 'day', keys: ['service', 'kind', 'ret_class', 'bucket'] },
  { table: 'traffic_day_app', interval: 'day', keys: ['app_key', 'kind', 'ret_class', 'bucket'] },
  { table: 'traffic_day_pair', interval: 'day', keys: ['service', 'app_key', 'kind', 'ret_class'] },
];

/** Whether its rows say how long their calls took. */
export function isTimed({ interval }: SumTable): boolean {
  return interval !== 'minute';
}

/** What rows of the log add to each table of sums, each group once and always in one order: two instances must not wait for each other's rows. */
export function sumsOf(rows: readonly LoggedRow[]): Map<SumTable, Record<string, unknown>[]> {
  const counted = minutesOf(rows);
  return new Map(sumTables.map((one) => [one, groupsOf(one, counted)]));
}

/**
 * Calls that no table tells apart, as one: of a thousand calls in a row most are alike, and each would be added to every table. Of a group only the first
 * is read whole.
 */
function minutesOf(rows: readonly LoggedRow[]): ReturnType<typeof countedOf>[] {
  const groups = new Map<string, ReturnType<typeof countedOf>>();
  for (const row of rows) {
    const { time, service, app_key } = row;
    const ms = Number(row.ms);
    // SQLite gives ISO text, whose first sixteen letters name the minute.
    const at = typeof time === 'string' ? time.slice(0, 16) : Math.floor(Number(time) / minute);
    const key = `${at} ${bucketOfRow(row)} ${classOf(row)} ${kindOf(row)} ${app_key} ${service}`;
    const known = groups.get(key);
    if (!known) groups.set(key, countedOf(row));
    else {
      addTo(known, callsOf(row), ms);
      known.account_id = accountOf(row);
    }
  }
  return [...groups.values()];
}

/** Adds calls to a sum, and their time to its mean. */
function addTo(sum: Pick<Counted, 'calls' | 'ms'>, calls: number, ms: number): void {
  sum.ms = (sum.ms * sum.calls + ms * calls) / (sum.calls + calls);
  sum.calls += calls;
}

function countedOf(row: LoggedRow): Omit<Counted, 'time'> & { moment: number } {
  const ms = Number(row.ms);
  return {
    moment: new Date(String(row.time)).getTime(),
    service: String(row.service),
    app_key: String(row.app_key ?? ''),
    account_id: accountOf(row),
    kind: kindOf(row),
    ret_class: classOf(row),
    bucket: bucketOfRow(row),
    calls: callsOf(row),
    ms,
  };
}

function bucketOfRow({ least }: LoggedRow): number {
  return latencyBucket(Number(least));
}

function kindOf({ kind, ret }: LoggedRow): string {
  return typeof kind === 'string' ? kind : Number(ret) === 200 ? 'ordinary' : 'failed';
}

function classOf({ ret }: LoggedRow): number {
  return Math.floor(Number(ret) / 100);
}

function accountOf({ account_id }: LoggedRow): number | null {
  return account_id === null || account_id === undefined ? null : Number(account_id);
}

function callsOf({ calls }: LoggedRow): number {
  return Number(calls ?? 1);
}

function groupsOf(one: SumTable, rows: ReturnType<typeof countedOf>[]): Record<string, unknown>[] {
  const groups = new Map<string, Pick<Counted, 'time' | 'calls' | 'ms'>>();
  for (const row of rows) {
    const time = startOf(row.moment, one.interval);
    const values = one.keys.map((name) => row[name]);
    const key = [time, ...values].join(' ');
    const known = groups.get(key);
    if (known) {
      addTo(known, row.calls, row.ms);
      continue;
    }
    const sum = { time, ...Object.fromEntries(one.keys.map((name) => [name, row[name]])), calls: row.calls, ms: row.ms };
    groups.set(key, one.keys.includes('app_key') ? Object.assign(sum, { account_id: row.account_id }) : sum);
  }
  const ordered = [...groups.keys()].sort().map((key) => ({ ...groups.get(key) }));
  if (!isTimed(one)) for (const sum of ordered) delete sum.ms;
  return ordered;
}

/** When the interval begins in which a moment lies, on the clocks of the platform. ISO, UTC. */
function startOf(moment: number, interval: keyof typeof lengths): string {
  const length = lengths[interval];
  const shift = platformOffset * minute;
  return new Date(Math.floor((moment + shift) / length) * length - shift).toISOString();
}
