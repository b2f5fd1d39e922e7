import type { Field } from '../../../core/descriptor/types.ts';

/** Identifiers are shown in mono with a copy button: ids, `…_key` and values that are written once in a fixed form. */
export function isKey(field: Pick<Field, 'name' | 'writeOnce' | 'schema'>): boolean {
  return field.name === 'id' || field.name.endsWith('_key') || (field.writeOnce && field.schema.pattern !== undefined);
}
