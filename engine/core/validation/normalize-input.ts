import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field } from '../descriptor/types.ts';
import { halfWidthWords } from '../text/half-width.ts';

/**
 * What a person meant by what an input method wrote: full-width digits, letters and spaces become half-width where a machine or a search
 * reads them, outer white space goes. Rich text, code, JSON and passwords are left alone, and so is every value that is no text.
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
