import type { Field } from '../../../core/descriptor/types.ts';

/** Identifiers are shown in mono with a copy button: ids, `…_key`, the format `key` and values that are written once in a fixed form. */
export function isKey(field: Pick<Field, 'name' | 'writeOnce' | 'schema' | 'format'>): boolean {
  return field.name === 'id' || field.format?.kind === 'key' || field.name.endsWith('_key') || (field.writeOnce && field.schema.pattern !== undefined);
}
