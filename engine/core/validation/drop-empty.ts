import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field } from '../descriptor/types.ts';

/** A character that is neither space nor invisible, as a zero-width space or a mark of direction is. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Returns a copy without empty members: undefined, null, `''` and, for ordinary texts, those that show nothing. `false`, `0`, arrays and objects stay. Both sides
 * call it before they validate, so `required` means the same to both.
 * @param fields tell which texts are literal: white space is a value in code, and an empty rich text is `<p></p>`
 */
export function dropEmpty(values: Readonly<Record<string, unknown>>, fields: readonly Pick<Field, 'name' | 'format'>[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      return !isEmpty(
        value,
        fields.find((field) => field.name === name),
      );
    }),
  );
}

function isEmpty(value: unknown, field: Pick<Field, 'format'> | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'string') return false;
  const format = field?.format && formatTypeOf(field.format);
  if (format?.isBlank) return format.isBlank(value);
  return !format?.isVerbatim && !visible.test(value);
}
