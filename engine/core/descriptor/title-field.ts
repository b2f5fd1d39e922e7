import { fieldOf } from './field-of.ts';
import type { Field, Screen } from './types.ts';

/**
 * Returns the field that names a record: the first text, localized ones included, of the list, otherwise the first plain one of the record.
 * Multi-line texts, such as a reason, tell less than the interface they are about. Rows of a `source`, which nothing refers to, may be named by a
 * computed field.
 */
export function titleField(screen: Pick<Screen, 'list' | 'fields' | 'derived' | 'source'>): Field | undefined {
  const { fields, derived } = screen;
  const known = screen.source === undefined ? { fields } : { fields, derived };
  const listed = (screen.list?.columns ?? []).flatMap((name) => fieldOf(known, name) ?? []);
  const isName = (field: Field) => isPlainText(field) || field.format?.kind === 'localized';
  const found = listed.find((field) => isName(field) || field.format?.kind === 'multiline');
  const isLines = found?.format?.kind === 'multiline';
  return (isLines ? listed.find(({ format }) => format?.kind === 'interface') : undefined) ?? found ?? screen.fields.find(isName);
}

/** Returns the reference that is unique, such as the account of a balance, to name a record without a title; undefined if there is none. */
export function soleReference({ fields, table }: Pick<Screen, 'fields' | 'table'>): Field | undefined {
  return fields.find(({ name, format }) => format?.kind === 'ref' && table?.unique.some((key) => key.length === 1 && key[0] === name));
}

function isPlainText({ type, format, isState, options }: Field): boolean {
  return type === 'string' && (format === undefined || format.kind === 'key') && !isState && !options;
}
