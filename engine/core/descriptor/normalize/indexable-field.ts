import { columnTypeOf } from '../formats.ts';
import { isPrivate } from '../private-formats.ts';
import type { Field } from '../types.ts';
import { defaults } from './defaults.ts';

/** Whether a list can be sorted by a field. */
export function hasOrder({ type, format }: Field): boolean {
  return !isPrivate(format) && type !== 'array' && type !== 'object';
}

/** Whether a field can be indexed. Long texts would bloat an index, and databases limit the length of its keys. */
export function isIndexable(field: Field): boolean {
  return hasOrder(field) && field.rollup === undefined && field.name !== 'id' && !isUnlimitedText(field);
}

/** True for fields whose values may be longer than a line: texts without a low limit that are no choice, lists and objects. */
export function isLongField(field: Field): boolean {
  return columnTypeOf(field) === 'json' || (isUnlimitedText(field) && field.options === undefined);
}

function isUnlimitedText(field: Field): boolean {
  return columnTypeOf(field) === 'text' && (field.schema.maxLength ?? Number.POSITIVE_INFINITY) > defaults.maxLength.text;
}
