import { matchesCondition } from '../../../core/condition/matches-condition.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { NextMoment, Screen } from '../../../core/descriptor/types.ts';
import { platformTime } from '../../../core/text/date.ts';
import { formatValues } from '../../formats/format-values.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { contextOf } from '../binding/condition-query.ts';

/**
 * Returns when each record comes again after the moment of the call: ISO, UTC, or `count` lines in the time of the platform. Null where nothing
 * follows or the stored text cannot be read.
 */
export function nextMoments(
  { screens }: Pick<Platform, 'screens'>,
  screen: Screen,
  call: Call,
  { next, since, when, count }: NextMoment,
  records: StoredRecord[],
): (string | null)[] {
  // A face may show the moment alone.
  const base = screens.find(screen.records) ?? screen;
  const context = contextOf(call);
  const now = Date.now();
  return records.map((record) => {
    if (!matchesCondition(when, record, context)) return null;
    const name = next.find((one) => isFilled(record[one]));
    if (name === undefined) return null;
    const moments = momentsAfter(base, name, record, since, { from: now, count: count ?? 1 });
    const [first] = moments;
    if (first === undefined) return null;
    return count === undefined ? new Date(first).toISOString() : moments.map(platformTime).join('\n');
  });
}

function momentsAfter(
  screen: Screen,
  name: string,
  record: StoredRecord,
  since: string | undefined,
  { from, count }: { from: number; count: number },
): number[] {
  const moments: number[] = [];
  for (let last: number | null = from; moments.length < count; ) {
    last = momentAfter(screen, name, record, since, last);
    if (last === null) break;
    moments.push(last);
  }
  return moments;
}

/** Durations keep step with the moment they are counted from, however long ago that was. */
function momentAfter(screen: Screen, name: string, record: StoredRecord, since: string | undefined, now: number): number | null {
  const value = record[name];
  if (typeof value === 'string') return textMoment(screen, name, value, now);
  const step = Number(value) * 1_000;
  const start = Date.parse(String((since === undefined ? null : record[since]) ?? record.created_at));
  if (!(step > 0) || Number.isNaN(start)) return null;
  return start > now ? start : start + (Math.floor((now - start) / step) + 1) * step;
}

function textMoment(screen: Screen, name: string, text: string, now: number): number | null {
  const kind = fieldOf(screen, name)?.format?.kind;
  try {
    return (kind && formatValues[kind]?.next?.(text, now)) ?? null;
  } catch {
    return null;
  }
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
