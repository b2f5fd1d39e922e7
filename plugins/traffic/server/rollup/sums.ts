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

/** Calls that no table tells apart, as one: of a thousand calls in a row most are alike, and each would be added to every table. */
function minutesOf(rows: readonly LoggedRow[]): ReturnType<typeof countedOf>[] {
  const groups = new Map<string, ReturnType<typeof countedOf>>();
  for (const row of rows) {
    const one = countedOf(row);
    const key = `${Math.floor(one.moment / minute)} ${one.bucket} ${one.ret_class} ${one.kind} ${one.app_key} ${one.service}`;
    const known = groups.get(key);
    if (!known) groups.set(key, one);
    else Object.assign(known, { ...added(known, one), account_id: one.account_id });
  }
  return [...groups.values()];
}

/** The calls of both and their mean time. */
function added(a: Pick<Counted, 'calls' | 'ms'>, b: Pick<Counted, 'calls' | 'ms'>): Pick<Counted, 'calls' | 'ms'> {
  const calls = a.calls + b.calls;
  return { calls, ms: (a.ms * a.calls + b.ms * b.calls) / calls };
}

function countedOf(row: LoggedRow): Omit<Counted, 'time'> & { moment: number } {
  const ret = Number(row.ret);
  const ms = Number(row.ms);
  return {
    moment: new Date(String(row.time)).getTime(),
    service: String(row.service),
    app_key: String(row.app_key ?? ''),
    account_id: row.account_id === null || row.account_id === undefined ? null : Number(row.account_id),
    kind: typeof row.kind === 'string' ? row.kind : ret === 200 ? 'ordinary' : 'failed',
    ret_class: Math.floor(ret / 100),
    bucket: latencyBucket(ms),
    calls: Number(row.calls ?? 1),
    ms,
  };
}

function groupsOf(one: SumTable, rows: ReturnType<typeof countedOf>[]): Record<string, unknown>[] {
  const groups = new Map<string, Pick<Counted, 'time' | 'calls' | 'ms'>>();
  for (const row of rows) {
    const time = startOf(row.moment, one.interval);
    const values = one.keys.map((name) => row[name]);
    const key = [time, ...values].join(' ');
    const known = groups.get(key);
    if (known) {
      Object.assign(known, added(known, row));
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
