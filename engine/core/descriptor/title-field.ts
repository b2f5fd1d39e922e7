import { fieldOf } from './field-of.ts';
import { isFileFormat } from './file-formats.ts';
import { isPrivate } from './private-formats.ts';
import type { Field, Screen } from './types.ts';

/** What of a screen says how its records are named. */
type Named = Pick<Screen, 'title' | 'list' | 'fields' | 'derived' | 'source'>;

/**
 * Returns the field that names a record: the one the descriptor says, otherwise the first text, localized ones included, of the list, otherwise the
 * first plain one of the record. Multi-line texts, such as a reason, tell less than the interface they are about. Rows of a `source`, which nothing
 * refers to, may be named by a computed field. Undefined where a reference names it (`soleReference`), whose words are those of another record.
 */
export function titleField(screen: Named): Field | undefined {
  const { fields, derived, title } = screen;
  const declared = fields.find(({ name }) => name === title);
  if (declared) return isReference(declared) ? undefined : declared;
  const known = screen.source === undefined ? { fields } : { fields, derived };
  const listed = (screen.list?.columns ?? []).flatMap((name) => fieldOf(known, name) ?? []);
  const isName = (field: Field) => isPlainText(field) || field.format?.kind === 'localized';
  const found = listed.find((field) => isName(field) || field.format?.kind === 'multiline');
  const isLines = found?.format?.kind === 'multiline';
  return (isLines ? listed.find(({ format }) => format?.kind === 'interface') : undefined) ?? found ?? screen.fields.find(isName);
}

/** Returns the reference that names a record without a title: the one the descriptor says, or one that is unique, such as the account of a balance. */
export function soleReference({ fields, table, title }: Pick<Screen, 'title' | 'fields' | 'table'>): Field | undefined {
  const declared = fields.find((field) => field.name === title && isReference(field));
  if (declared) return declared;
  return fields.find(({ name, format }) => format?.kind === 'ref' && table?.unique.some((key) => key.length === 1 && key[0] === name));
}

/** Whether a field can name records: text that everybody may read, or a reference. */
export function mayName({ type, format, isState, options, isSystem }: Field): boolean {
  if (isSystem) return false;
  if (format?.kind === 'localized' || (format?.kind === 'ref' && type === 'integer')) return true;
  const isText = type === 'string' && !isState && !options && !isPrivate(format) && !isFileFormat(format);
  return isText && !['phone', 'date', 'date-time', 'color', 'icon'].includes(format?.kind ?? '');
}

function isReference({ type, format }: Field): boolean {
  return format?.kind === 'ref' && type === 'integer';
}

function isPlainText({ type, format, isState, options }: Field): boolean {
  return type === 'string' && (format === undefined || format.kind === 'key') && !isState && !options;
}
