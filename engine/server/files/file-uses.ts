import { printLossless } from '../../core/json/lossless-json.ts';
import type { AnyQuery, Query } from '../kernel/ports/database.ts';

const address = /\/files\/([0-9a-f]{32}(?:-\d+x\d+)?\.[a-z]+)/g;

/** Returns the server-made names of the files whose addresses a value contains, at any depth. */
export function fileNamesIn(value: unknown): string[] {
  const isWhole = typeof value === 'string';
  if (!isWhole && (typeof value !== 'object' || value === null)) return [];
  const text = isWhole ? value : printLossless(value);
  return text.includes('/files/') ? [...new Set([...text.matchAll(address)].map(([, name]) => name!))] : [];
}

/** Records which files a row names, in the transaction that wrote it. */
export async function noteFiles(query: AnyQuery, table: string, id: number, values: Record<string, unknown>): Promise<void> {
  const names = new Set(Object.values(values).flatMap(fileNamesIn));
  if (names.size === 0) return;
  await (query as Query)
    .insertInto('file_use')
    .values([...names].map((name) => ({ name, table_name: table, record_id: id })))
    .onConflict((conflict) => conflict.columns(['name', 'table_name', 'record_id']).doNothing())
    .execute();
}
