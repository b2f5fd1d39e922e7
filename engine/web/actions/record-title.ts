import { titleField } from '../../core/descriptor/title-field.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { currentLanguage } from '../state/language.ts';

/** How a record is named in a sentence: its title, the address its list shows, or `#id`. */
export function recordTitle(screen: Screen, record: Record<string, unknown>): string {
  const field = titleField(screen) ?? screen.fields.find(({ name, format }) => format?.kind === 'url' && screen.list?.columns.includes(name));
  const value = field === undefined ? undefined : record[field.name];
  const title = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[currentLanguage()] : value;
  return typeof title === 'string' && title !== '' ? title : `#${String(record.id)}`;
}
