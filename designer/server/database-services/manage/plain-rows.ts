import { createHash } from 'node:crypto';
import { matchesFilter, type RowRequest, type SourceRow } from '../../../../engine/server/index.ts';

/** Returns an id for rows without one, the same for the same words. With 48 bits, two of some thousands never coincide. */
export function numberOf(...words: string[]): number {
  return createHash('sha256').update(JSON.stringify(words)).digest().readUIntBE(0, 6);
}

/**
 * Returns a page of rows that are all in memory.
 * @param search fields that are searched
 */
export function pageOf(
  rows: SourceRow[],
  { filters, search, sort, page, limit }: RowRequest,
  searched: readonly string[],
): { items: SourceRow[]; total: number } {
  const words = search?.trim().toLowerCase() ?? '';
  const found = rows.filter(
    (row) =>
      filters.every((filter) => matchesFilter(row, filter)) &&
      (words === '' ||
        searched.some((field) =>
          String(row[field] ?? '')
            .toLowerCase()
            .includes(words),
        )),
  );
  const [key] = sort;
  const ordered = key ? found.toSorted((one, other) => compare(one[key.field], other[key.field]) * (key.descending ? -1 : 1)) : found;
  return { items: ordered.slice((page - 1) * limit, page * limit), total: found.length };
}

/** Empty values come first. */
function compare(one: unknown, other: unknown): number {
  if (one === null || one === undefined) return other === null || other === undefined ? 0 : -1;
  if (other === null || other === undefined) return 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}
