import type { Table } from '../../../core/derive/table/table.ts';
import type { Index } from '../../../core/derive/table/table-index.ts';

/**
 * The indexes a table gets. With a trash, plain indexes end with `deleted_at`, so that order and liveness of a row are
 * read from the index alone; one more index has the live rows by id and one the removed ones. None begins with `deleted_at`
 * for live rows: a database without statistics would take it for the way to find few rows. `liveness` tells which rows an index has.
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

/** The rows an index of a table with a trash is limited to. A removed row holds no unique value. */
export function liveness(index: Index): 'live' | 'removed' | 'all' {
  if (index.columns[0] === 'deleted_at') return 'removed';
  return index.unique || index.columns[0] === 'id' ? 'live' : 'all';
}

function withTrash(index: Index): Index {
  return index.columns.includes('deleted_at') ? index : { ...index, columns: [...index.columns, 'deleted_at'] };
}
