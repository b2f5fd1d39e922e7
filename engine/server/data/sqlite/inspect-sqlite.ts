import type { ExistingTable } from '../../kernel/ports/database.ts';
import type { StatementCache, StatementResult } from './statement-cache.ts';

type Rows = StatementResult['rows'];

/** Returns the table as SQLite describes it; null if there is none. */
export function inspectSqlite(statements: StatementCache, table: string): ExistingTable | null {
  const columns = statements.run('select name, type, "notnull" as required, pk from pragma_table_info(?) order by cid', [table]).rows;
  if (columns.length === 0) return null;
  const entries = statements.run(
    `select list.name, list."unique" as is_unique, info.name as column_name
     from pragma_index_list(?) list, pragma_index_info(list.name) info where list.origin = 'c' order by list.name, info.seqno`,
    [table],
  ).rows;
  return described(table, columns, entries);
}

/** Returns all tables as SQLite describes them, by name. */
export function inspectWholeSqlite(statements: StatementCache): Map<string, ExistingTable> {
  const columns = statements.run(
    `select main.name as table_name, info.name, info.type, info."notnull" as required, info.pk
     from sqlite_schema main, pragma_table_info(main.name) info where main.type in ('table', 'view') order by main.name, info.cid`,
    [],
  ).rows;
  const entries = statements.run(
    `select main.name as table_name, list.name, list."unique" as is_unique, info.name as column_name
     from sqlite_schema main, pragma_index_list(main.name) list, pragma_index_info(list.name) info
     where main.type = 'table' and list.origin = 'c' order by main.name, list.name, info.seqno`,
    [],
  ).rows;
  const indexes = Map.groupBy(entries, ({ table_name }) => String(table_name));
  const tables = Map.groupBy(columns, ({ table_name }) => String(table_name));
  return new Map([...tables].map(([table, its]) => [table, described(table, its, indexes.get(table) ?? [])]));
}

function described(table: string, columns: Rows, entries: Rows): ExistingTable {
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
