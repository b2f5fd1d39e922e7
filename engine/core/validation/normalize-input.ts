import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field } from '../descriptor/types.ts';
import { halfWidthWords } from '../text/half-width.ts';

/**
 * Normalises a text that an input method wrote: full-width digits, letters and spaces become half-width where a machine or a search reads them, and
 * outer white space is removed. Leaves rich text, code, JSON, passwords and values that are no text as they are.
 * @example normalizeInput({ type: 'string', format: { kind: 'phone' } }, ' １３８ 0013 8000') // '13800138000'
 */
export function normalizeInput({ format, options }: Pick<Field, 'type' | 'format' | 'options'>, value: unknown): unknown {
  const meaning = format && formatTypeOf(format);
  if (meaning?.normalizeList && Array.isArray(value)) return value.every(isText) ? meaning.normalizeList(value) : value;
  if (typeof value !== 'string' || options || meaning?.isVerbatim) return value;
  return meaning?.normalize ? meaning.normalize(value) : halfWidthWords(value).trim();
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
