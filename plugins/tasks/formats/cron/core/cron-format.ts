import type { FormatType } from '../../../../../engine/core/format/format-type.ts';
import { toHalfWidth } from '../../../../../engine/core/text/half-width.ts';
import { texts } from '../../../../../generated/words/plugin-tasks/cron-format.ts';

const sixty = '[0-5]?\\d';
const hour = '1?\\d|2[0-3]';
const day = '0?[1-9]|[12]\\d|3[01]|L|\\d\\d?W';
const month = '0?[1-9]|1[0-2]|[A-Za-z]{3}';
const weekday = '[0-7](?:#[1-5L])?|[A-Za-z]{3}(?:#[1-5L])?|[0-7]?L';

/** A field: values, ranges and steps of them, in a list. */
function fieldOf(value: string): string {
  const part = `(?:[*?]|(?:${value})(?:-(?:${value}))?)(?:/[1-9]\\d?)?`;
  return `${part}(?:,${part})*`;
}

const fields = [sixty, hour, day, month, weekday].map(fieldOf);

/** Times that come again: minute, hour, day, month and weekday, seconds before them where wanted. Whether they ever come is asked of croner. */
export const cronFormat: FormatType = {
  types: ['string'],
  rule: { pattern: new RegExp(`^(?:${fieldOf(sixty)} )?${fields.slice(0, 4).join(' ')} \\+?${fields[4]}$`), allowed: texts.allowed },
  isRecurring: true,
  normalize: (text) => toHalfWidth(text).trim().replace(/\s+/g, ' '),
};
