import type { Column, Table } from '../../../core/derive/table/table.ts';

/**
 * Merges definitions of one name to one table. The engine's own definition of `account` and the descriptor of the accounts screen, for example,
 * describe one table: it has the columns and indexes of both, and a column is not nullable if either says so. Of two defaults the first counts.
 * `conflicts` are columns that two definitions declare with different types; the first type stays.
 */
export function mergeTables(tables: Table[]): { tables: Table[]; conflicts: { table: string; column: string; types: [Column['type'], Column['type']] }[] } {
  const merged = new Map<string, Table>();
  const conflicts: { table: string; column: string; types: [Column['type'], Column['type']] }[] = [];
  for (const table of tables) {
    const known = merged.get(table.name);
    if (!known) {
      merged.set(table.name, { ...table });
      continue;
    }
    const columns = new Map(known.columns.map((column) => [column.name, column]));
    for (const column of table.columns) {
      const first = columns.get(column.name);
      if (first && first.type !== column.type && !(isWhole(first) && isWhole(column)))
        conflicts.push({ table: table.name, column: column.name, types: [first.type, column.type] });
      columns.set(column.name, first ? { ...first, nullable: first.nullable && column.nullable, default: first.default ?? column.default } : column);
    }
    merged.set(table.name, {
      name: table.name,
      columns: [...columns.values()],
      indexes: [...known.indexes, ...table.indexes],
      hasTrash: known.hasTrash || table.hasTrash,
      ...(known.pinyin || table.pinyin ? { pinyin: [...new Set([...(known.pinyin ?? []), ...(table.pinyin ?? [])])] } : {}),
      ...(known.keep || table.keep ? { keep: known.keep ?? table.keep } : {}),
      ...(known.guards || table.guards ? { guards: known.guards ?? table.guards } : {}),
      ...(known.months || table.months ? { months: known.months ?? table.months } : {}),
    });
  }
  return { tables: [...merged.values()], conflicts };
}

/** `integer` and `bigint` are the same kind of column in both databases. */
function isWhole(column: Column): boolean {
  return column.type === 'integer' || column.type === 'bigint';
}
