import { fieldOf } from './field-of.ts';
import type { Field, Screen } from './types.ts';

/** The field a record is called by: the first plain text of the list, or else of the record. */
export function titleField(screen: Pick<Screen, 'list' | 'fields'>): Field | undefined {
  const listed = (screen.list?.columns ?? []).flatMap((name) => fieldOf(screen, name) ?? []);
  return [...listed, ...screen.fields].find((field) => field.type === 'string' && field.format === undefined && !field.isState && !field.options);
}
