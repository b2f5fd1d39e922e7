import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import { asDate, dateText } from './dates.ts';
import { fail } from './failure.ts';

/**
 * Converts a value to how a column of that type stores it, and how it is compared with stored values. Dates have one form, `YYYY-MM-DD` or
 * `YYYY-MM-DD HH:mm:ss` at UTC+8, so that the order of texts is that of time; midnight is the day itself, because drivers do not distinguish the two.
 * Integers beyond ±(2^53−1) end the call.
 */
export function columnValue(type: ParameterType | undefined, value: unknown): unknown {
  if (type === 'date' && typeof value === 'string') return storedMoment(dateText(asDate(value)));
  return typeof value === 'bigint' && (type === 'integer' || type === 'float') ? fail('range') : value;
}

/** Returns a moment as columns store it: without the time if that is midnight. */
export function storedMoment(text: string): string {
  return text.endsWith(' 00:00:00') ? text.slice(0, 'YYYY-MM-DD'.length) : text;
}
