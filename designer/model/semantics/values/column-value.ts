import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import { asDate, dateText } from './dates.ts';
import { fail } from './failure.ts';

/**
 * A value as a column of that type keeps it, and as it is compared with what is kept. Dates are stored in one form, `YYYY-MM-DD` or
 * `YYYY-MM-DD HH:mm:ss` at UTC+8, however they were written, so that the order of texts is that of time; midnight is the day itself, because
 * drivers do not tell one from the other. Integers beyond ±(2^53−1) have no room and end the call.
 */
export function columnValue(type: ParameterType | undefined, value: unknown): unknown {
  if (type === 'date' && typeof value === 'string') return storedMoment(dateText(asDate(value)));
  return typeof value === 'bigint' && (type === 'integer' || type === 'float') ? fail('range') : value;
}

/** A moment as columns keep it: without the time where that is midnight. */
export function storedMoment(text: string): string {
  return text.endsWith(' 00:00:00') ? text.slice(0, 'YYYY-MM-DD'.length) : text;
}
