import type { Table } from '../../../core/derive/table/table.ts';
import type { Index } from '../../../core/derive/table/table-index.ts';

/**
 * Returns the indexes of a table. With a trash, plain indexes end with `deleted_at`, so that order and liveness of a row are read from the index
 * alone; one more index contains the live rows by id and one the removed ones. None begins with `deleted_at` for live rows: a database without
 * statistics would consider it selective. `liveness` tells which rows an index contains.
 */
export function wantedIndexes(table: Table): Index[] {
  const own = table.indexes.map((index) => (index.unique || !table.hasTrash ? index : withTrash(index)));
  const all = table.hasTrash ? [...own, { columns: ['id'], unique: false }, { columns: ['deleted_at', 'id'], unique: false }] : own;
  const seen = new Set<string>();
  return all.filter((index) => {
    const key = JSON.stringify([index.columns, index.unique, index.descending]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns which rows an index of a table with a trash contains. Removed rows do not block unique values. */
export function liveness(index: Index): 'live' | 'removed' | 'all' {
  if (index.columns[0] === 'deleted_at') return 'removed';
  return index.unique || index.columns[0] === 'id' ? 'live' : 'all';
}

function withTrash(index: Index): Index {
  return index.columns.includes('deleted_at') ? index : { ...index, columns: [...index.columns, 'deleted_at'] };
}
