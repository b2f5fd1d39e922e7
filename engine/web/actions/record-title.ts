import { titleField } from '../../core/descriptor/title-field.ts';
import type { Screen } from '../../core/descriptor/types.ts';

/** How a record is named in a sentence: its title, or `#id`. */
export function recordTitle(screen: Screen, record: Record<string, unknown>): string {
  const field = titleField(screen);
  const title = field === undefined ? undefined : record[field.name];
  return typeof title === 'string' && title !== '' ? title : `#${String(record.id)}`;
}
