import { expressionBuilder } from 'kysely';
import { orderColumn, pinyinColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Column } from '../../../core/derive/table/table.ts';
import { anyTable, type ExistingTable, type Query, type Rows } from '../../kernel/ports/database.ts';

/** Rows of one transaction: ten milliseconds. */
export const batch = 250;
const eb = expressionBuilder<Rows, string>();

/**
 * Returns the texts that have no pinyin any more, but still the columns for it. Nobody writes these, so they would still say what a text was before it
 * was erased or turned private.
 * @param texts those that have pinyin
 */
export function leftTexts(columns: readonly Column[], texts: readonly string[], existing: ExistingTable | undefined): string[] {
  const found = new Set(existing?.columns.map(({ name }) => name));
  const own = new Set(columns.map(({ name }) => name));
  return columns.map(({ name }) => name).filter((text) => !texts.includes(text) && columnsOf(text).every((name) => found.has(name) && !own.has(name)));
}

/** Empties the columns of these texts in the next rows of a table. Resolves to the last id; null if there was nothing left in any. */
export async function emptyRows(query: Query, table: string, texts: readonly string[], after: number): Promise<number | null> {
  const columns = texts.flatMap(columnsOf);
  const isFilled = eb.or(columns.map((column) => eb(column, 'is not', null)));
  const rows = await anyTable(query).selectFrom(table).select('id').where('id', '>', after).where(isFilled).orderBy('id').limit(batch).execute();
  const ids = rows.map(({ id }) => Number(id));
  const last = ids.at(-1);
  if (last === undefined) return null;
  await anyTable(query)
    .updateTable(table)
    .set(Object.fromEntries(columns.map((column) => [column, null])))
    .where('id', 'in', ids)
    .execute();
  return last;
}

function columnsOf(text: string): string[] {
  return [orderColumn(text), pinyinColumn(text)];
}
