import type { Json } from '../../../engine/core/json/json.ts';
import { call } from '../../../engine/web/index.ts';
import { listRows, type RowPage } from '../../calls/row-calls.ts';
import { csvOf } from '../sql/result-data.ts';
import type { RowQuestion } from './use-rows.ts';

/** Rows an export takes at most. */
export const exportedRows = 10_000;
const pageSize = 1_000;

/** The names of the columns, `id` first. */
export function columnNames({ columns }: RowPage): string[] {
  return ['id', ...columns.filter(({ name }) => name !== 'id').map(({ name }) => name)];
}

/** A value of a row as a cell shows it: lists and objects as JSON, what is missing as null. */
export function cellValue(value: Json | undefined): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Asks for all rows of a question, page by page up to `exportedRows`, and returns them as CSV. */
export async function rowsAsCsv(question: RowQuestion, page: RowPage): Promise<string> {
  const names = columnNames(page);
  const all: Record<string, Json>[] = [];
  for (let number = 1; all.length < Math.min(page.total, exportedRows); number++) {
    const { items } = await call(listRows, { ...question, page: number, per_page: pageSize });
    all.push(...items);
    if (items.length < pageSize) break;
  }
  return csvOf({ columns: names.map((name) => ({ name, type: 'text' as const })), rows: all.map((row) => names.map((name) => cellValue(row[name]))) });
}
