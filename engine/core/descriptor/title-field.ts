import { fieldOf } from './field-of.ts';
import type { Field, Screen } from './types.ts';

/** The field a record is called by: the first plain text, or text in every language, of the list, or else of the record. */
export function titleField(screen: Pick<Screen, 'list' | 'fields'>): Field | undefined {
  const listed = (screen.list?.columns ?? []).flatMap((name) => fieldOf({ fields: screen.fields }, name) ?? []);
  return [...listed, ...screen.fields].find((field) => isPlainText(field) || field.format?.kind === 'localized');
}

function isPlainText({ type, format, isState, options }: Field): boolean {
  return type === 'string' && format === undefined && !isState && !options;
}
