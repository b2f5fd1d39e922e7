import { texts } from '../../../../generated/words/engine-server/time-range.ts';
import type { Bucket, Range } from '../../../core/descriptor/query-types.ts';
import { parseDate, platformDay, platformOffset, platformTime } from '../../../core/text/date.ts';
import { fillText } from '../../../core/text/text.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { FieldCondition } from '../../kernel/ports/repository.ts';

const dayLength = 86_400_000;
const mostDays = 366;
const maxBuckets = 1_440;
const earliest = '1000';

/** Days in the platform's time zone: from the beginning of the first to the end of the last. */
export interface TimeRange {
  /** `2026-11-17`, both included. */
  from: string;
  to: string;
  /** Milliseconds since 1970; the end is not part of it. */
  start: number;
  end: number;
}

/**
 * Reads a range, or `from` and `to`.
 * @throws InputError for days that do not exist, are in the wrong order or too many
 */
export function timeRangeOf({ from, to, range }: { from?: unknown; to?: unknown; range?: unknown }, usual: Range, now = Date.now()): TimeRange {
  const today = platformDay(now);
  if (from === undefined && to === undefined) {
    const days = Number.parseInt(String(range ?? usual), 10);
    return between(platformDay(now - (days - 1) * dayLength), today);
  }
  const last = dayOf(to ?? today, 'to');
  const first = dayOf(from ?? last, 'from');
  const found = between(first, last);
  if (found.end <= found.start) throw new InputError([{ field: 'from', code: 'order', text: fillText(texts.order, { from: first, to: last }) }]);
  if (found.end - found.start > mostDays * dayLength) throw new InputError([{ field: 'from', code: 'max', text: fillText(texts.tooLong, { max: mostDays }) }]);
  return found;
}

/** Returns the preceding range of the same length; of a range still in progress, as far as this one has come. */
export function rangeBefore({ start, end }: TimeRange, now = Date.now()): TimeRange {
  const length = end - start;
  const before = between(platformDay(start - length), platformDay(start - 1));
  return { ...before, end: Math.min(start, now - length) };
}

/** Returns the conditions on a date or moment in the range. */
export function withinRange(field: string, isDay: boolean, { from, to, start, end }: TimeRange): FieldCondition[] {
  const [low, high] = isDay ? [from, to] : [new Date(start).toISOString(), new Date(end).toISOString()];
  return [
    { field, operator: 'from', value: low },
    { field, operator: isDay ? 'to' : 'before', value: high },
  ];
}

/**
 * Returns the start of each interval of the range that has begun, and of later ones as far as there are records: minutes to come are no minutes
 * without calls. Empty if there are too many to draw.
 * @param found starts of the intervals with records
 */
export function drawnStarts(range: TimeRange, bucket: Bucket, found: readonly unknown[], now = Date.now()): string[] {
  const last = [...found.map(String), bucketName(now, bucket)].toSorted().at(-1)!;
  return bucketStarts(range, bucket).filter((start) => start <= last);
}

/** Returns the start of each interval of the range, as the database names it; empty if there are too many to draw. */
function bucketStarts({ start, end }: TimeRange, bucket: Bucket): string[] {
  const names = new Set<string>();
  const step = bucket === 'minute' ? 60_000 : bucket === 'hour' ? dayLength / 24 : dayLength;
  if ((end - start) / step > maxBuckets) return [];
  for (let moment = start; moment < end; moment += step) names.add(bucketName(moment, bucket));
  return [...names];
}

function bucketName(moment: number, bucket: Bucket): string {
  const day = platformDay(moment);
  if (bucket === 'minute') return platformTime(moment).slice(0, 16);
  if (bucket === 'hour') return new Date(moment + platformOffset * 60_000).toISOString().slice(0, 13).replace('T', ' ').concat(':00');
  if (bucket === 'day') return day;
  if (bucket === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return platformDay(moment - weekday * dayLength);
}

function between(from: string, to: string): TimeRange {
  return { from, to, start: startOf(from), end: startOf(to) + dayLength };
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - platformOffset * 60_000;
}

function dayOf(value: unknown, field: string): string {
  const day = String(value).slice(0, 10);
  if (parseDate(day) === null || day < earliest) throw new InputError([{ field, code: 'type', text: texts.day }]);
  return day;
}
