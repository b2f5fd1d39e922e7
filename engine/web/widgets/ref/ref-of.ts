import { parseFormat } from '../../../core/descriptor/formats.ts';
import type { Field } from '../../../core/descriptor/types.ts';

export interface RefTarget {
  screen: string;
  /** The field that names the other record. */
  field: string;
}

/** Where a reference, or each element of an array of references, points to; null for every other field. */
export function refOf(field: Pick<Field, 'format' | 'schema'>): RefTarget | null {
  const format = field.format ?? parseFormat(field.schema.items?.format ?? '');
  return format?.kind === 'ref' ? { screen: format.screen, field: format.field } : null;
}
