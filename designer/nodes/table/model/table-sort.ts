import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/table-sort.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import type { TableColumn } from '../../../model/types/definition.ts';

/** Newest first. */
export const defaultSort = '-id';

/** Columns a list may be ordered by besides `id`: those whose values have an order. */
export function sortableColumns(columns: readonly Pick<TableColumn, 'name' | 'type'>[]): string[] {
  return columns.filter(({ type }) => type !== 'array' && type !== 'object').map(({ name }) => name);
}

/**
 * `name`, or `-name` for descending order; null stands for the default. Throws Failure (400) for anything but `id` and the given columns:
 * what a caller sends becomes part of a statement only when it is one of them.
 */
export function tableSort(sort: unknown, columns: readonly string[]): { field: string; descending: boolean } {
  const text = String(sort ?? defaultSort);
  const descending = text.startsWith('-');
  const field = descending ? text.slice(1) : text;
  if (field !== 'id' && !columns.includes(field)) {
    throw new Failure(400, fillText(sortText, { sort: text, allowed: ['id', ...columns].join(', ') }));
  }
  return { field, descending };
}

/** Also what generated PHP says. */
export const sortText = texts.sort;
