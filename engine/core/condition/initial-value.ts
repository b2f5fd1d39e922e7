import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field } from '../descriptor/types.ts';
import type { Json } from '../json/json.ts';
import { platformDay } from '../text/date.ts';
import { parseValueWord, resolveValue, type ValueContext } from './value-word.ts';

type Defaulted = Pick<Field, 'type' | 'format' | 'default'>;

/** Whether the default of a field is a word for a value of the moment (`$today`), which numbers, days and moments may have. A text stands for itself. */
export function hasWordDefault({ type, format, default: value }: Defaulted): boolean {
  const takesWords = type === 'integer' || (format !== undefined && formatTypeOf(format).comparedAs !== undefined);
  return takesWords && typeof value === 'string' && Boolean(parseValueWord(value));
}

/** Returns the value a new record starts with; undefined without a default, or if its word has no value. */
export function initialValue(field: Defaulted, context: ValueContext): Json | undefined {
  if (field.default === undefined || !hasWordDefault(field)) return structuredClone(field.default);
  const value = resolveValue(String(field.default), context) as Json | undefined;
  const isDay = field.format && formatTypeOf(field.format).comparedAs === 'day';
  return isDay && typeof value === 'string' && value.length > 10 ? platformDay(Date.parse(value)) : value;
}
