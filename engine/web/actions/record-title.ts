import { fieldOf } from '../../core/descriptor/field-of.ts';
import type { Field, Screen } from '../../core/descriptor/types.ts';

/** The field a record is called by: the first plain text of the list, or else of the record. */
export function titleField(screen: Screen): Field | undefined {
  const listed = (screen.list?.columns ?? []).flatMap((name) => fieldOf(screen, name) ?? []);
  return [...listed, ...screen.fields].find((field) => field.type === 'string' && field.format === undefined && !field.isState && !field.options);
}

/** How a record is named in a sentence: its title, or `#id`. */
export function recordTitle(screen: Screen, record: Record<string, unknown>): string {
  const field = titleField(screen);
  const title = field === undefined ? undefined : record[field.name];
  return typeof title === 'string' && title !== '' ? title : `#${String(record.id)}`;
}
