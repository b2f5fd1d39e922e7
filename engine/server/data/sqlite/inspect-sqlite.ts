import type { ExistingTable } from '../../kernel/ports/database.ts';
import type { StatementCache } from './statement-cache.ts';

/** The table as SQLite describes it, or null. */
export function inspectSqlite(statements: StatementCache, table: string): ExistingTable | null {
  const columns = statements.run('select name, type, "notnull" as required, pk from pragma_table_info(?) order by cid', [table]).rows;
  if (columns.length === 0) return null;
  const entries = statements.run(
    `select list.name, list."unique" as is_unique, info.name as column_name
     from pragma_index_list(?) list, pragma_index_info(list.name) info where list.origin = 'c' order by list.name, info.seqno`,
    [table],
  ).rows;
  const indexes = new Map<string, ExistingTable['indexes'][number]>();
  for (const entry of entries) {
    const name = String(entry.name);
    const index = indexes.get(name) ?? { name, columns: [], unique: entry.is_unique === 1 };
    index.columns.push(String(entry.column_name));
    indexes.set(name, index);
  }
  return {
    name: table,
    columns: columns.map((column) => ({
      name: String(column.name),
      sqlType: String(column.type).toLowerCase(),
      nullable: column.required === 0 && column.pk === 0,
    })),
    indexes: [...indexes.values()],
  };
}
