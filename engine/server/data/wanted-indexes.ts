import type { Index, Table } from '../../core/derive/table.ts';

/**
 * The indexes a table gets. With a trash, plain indexes end with `deleted_at`, so that order and liveness of a row are
 * read from the index alone, and one index finds the removed rows. Unique indexes stay as they are: they skip removed rows.
 */
export function wantedIndexes(table: Table): Index[] {
  const own = table.indexes.map((index) => (index.unique || !table.hasTrash ? index : withTrash(index)));
  const all = table.hasTrash ? [...own, { columns: ['deleted_at', 'id'], unique: false }] : own;
  const seen = new Set<string>();
  return all.filter((index) => {
    const key = JSON.stringify([index.columns, index.unique]);
    return !seen.has(key) && seen.add(key);
  });
}

function withTrash(index: Index): Index {
  return index.columns.includes('deleted_at') ? index : { ...index, columns: [...index.columns, 'deleted_at'] };
}
