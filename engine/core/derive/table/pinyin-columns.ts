import { isLongField } from '../../descriptor/normalize/indexable-field.ts';
import { titleField } from '../../descriptor/title-field.ts';
import type { Field, Screen } from '../../descriptor/types.ts';
import type { Index } from './table-index.ts';

/** Longest name of a column. */
const longestName = 63;

/** Returns the name of the column with the keys by which rows are in the order of a text. */
export function orderColumn(column: string): string {
  return `${column}__order`;
}

/** Returns the name of the column in which a text is found by its pinyin; empty where nothing in the text is Chinese. */
export function pinyinColumn(column: string): string {
  return `${column}__pinyin`;
}

/**
 * Returns the fields that are listed and searched by their pinyin: what the records are called by, and what the list shows, filters, sorts or searches, as
 * far as it is a line of plain text. Formats, patterns and choices are codes, addresses, secrets or words of their own. A table that retains the last rows
 * alone is a log.
 */
export function pinyinFields(screen: Screen): string[] {
  const { fields, list, table } = screen;
  if (!table || table.keep) return [];
  const named = new Set([...(list?.columns ?? []), ...(list?.filters ?? []), ...(list?.sortable ?? []), ...(list?.search ?? [])]);
  for (const { field } of list?.sort ?? []) named.add(field);
  const title = titleField(screen);
  const names = new Set(fields.map(({ name }) => name));
  return fields
    .filter((field) => (field === title || named.has(field.name)) && isPlainLine(field))
    .map(({ name }) => name)
    .filter((name) => [orderColumn(name), pinyinColumn(name)].every((column) => column.length <= longestName && !names.has(column)));
}

/**
 * Returns the indexes as the table has them: one that is derived from the list has the order of a text in place of the text. What a descriptor declares
 * may also be looked up by a whole text, and stays beside it.
 */
export function withOrderColumns(indexes: readonly Index[], texts: readonly string[], declared: readonly string[][]): Index[] {
  const isDeclared = ({ columns }: Index) => declared.some((names) => names.every((name, at) => columns[at] === name));
  const orderOf = (name: string) => (texts.includes(name) ? orderColumn(name) : name);
  return indexes.flatMap((index) => {
    if (index.unique || !index.columns.some((name) => texts.includes(name))) return [index];
    const { columns, descending } = index;
    const ordered = { ...index, columns: columns.map(orderOf), ...(descending && { descending: descending.map(orderOf) }) };
    return isDeclared(index) ? [index, ordered] : [ordered];
  });
}

function isPlainLine(field: Field): boolean {
  const { type, format, isSystem, isState, options, choices, schema } = field;
  return type === 'string' && format === undefined && !isSystem && !isState && !options && !choices && schema.pattern === undefined && !isLongField(field);
}
