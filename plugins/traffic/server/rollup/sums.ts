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

interface MinuteSum {
  time: string;
  kind: string;
  ret_class: number;
  calls: number;
}

interface HourSum extends MinuteSum {
  bucket: number;
  ms: number;
}

interface DaySum extends HourSum {
  service: string;
  app_key: string;
  account_id: number | null;
}

export interface Sums {
  minutes: MinuteSum[];
  hours: HourSum[];
  days: DaySum[];
}

const minute = 60_000;
const lengths = { minute, hour: 60 * minute, day: 1_440 * minute };

/** What rows of the log add to the sums, each group once and always in one order: two instances must not wait for each other's rows. */
export function sumsOf(rows: readonly LoggedRow[]): Sums {
  const minutes = new Map<string, MinuteSum>();
  const hours = new Map<string, HourSum>();
  const days = new Map<string, DaySum>();
  for (const row of rows) {
    const moment = new Date(String(row.time)).getTime();
    const ret = Number(row.ret);
    const kind = typeof row.kind === 'string' ? row.kind : ret === 200 ? 'ordinary' : 'failed';
    const calls = Number(row.calls ?? 1);
    const ms = Number(row.ms);
    const bucket = latencyBucket(ms);
    const shared = { kind, ret_class: Math.floor(ret / 100), calls };
    const place = `${kind} ${shared.ret_class}`;
    const [byMinute, byHour, byDay] = [startOf(moment, 'minute'), startOf(moment, 'hour'), startOf(moment, 'day')];
    add(minutes, `${byMinute} ${place}`, { time: byMinute, ...shared });
    addTimed(hours, `${byHour} ${place} ${bucket}`, { time: byHour, ...shared, bucket, ms });
    const [service, app_key] = [String(row.service), String(row.app_key ?? '')];
    const account_id = row.account_id === null || row.account_id === undefined ? null : Number(row.account_id);
    addTimed(days, `${byDay} ${service} ${app_key} ${place} ${bucket}`, { time: byDay, service, app_key, account_id, ...shared, bucket, ms });
  }
  return { minutes: inOrder(minutes), hours: inOrder(hours), days: inOrder(days) };
}

/** When the stretch begins in which a moment lies, on the clocks of the platform. ISO, UTC. */
function startOf(moment: number, stretch: keyof typeof lengths): string {
  const length = lengths[stretch];
  const shift = platformOffset * minute;
  return new Date(Math.floor((moment + shift) / length) * length - shift).toISOString();
}

function add<Sum extends MinuteSum>(sums: Map<string, Sum>, key: string, one: Sum): void {
  const sum = sums.get(key);
  if (sum) sum.calls += one.calls;
  else sums.set(key, one);
}

function addTimed<Sum extends HourSum>(sums: Map<string, Sum>, key: string, one: Sum): void {
  const sum = sums.get(key);
  if (sum) sum.ms = (sum.ms * sum.calls + one.ms * one.calls) / (sum.calls + one.calls);
  add(sums, key, one);
}

function inOrder<Sum>(sums: Map<string, Sum>): Sum[] {
  return [...sums.keys()].sort().map((key) => sums.get(key) as Sum);
}
