import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import { columnTypeOf, maxLengthOf } from '../table/column-type-of.ts';
import { defaultOf } from '../table/default-of.ts';
import type { InspectedColumn, InspectedTable } from '../table/table-source.ts';

interface ColumnRow {
  table_name: string;
  name: string;
  type: string;
  required: number;
  fallback: string | null;
  pk: number;
  keys: number;
  hidden: number;
  target: string | null;
  has_rowid: number;
}

/** Returns the tables of a SQLite file, except its internal ones. */
export async function inspectSqlite(query: DynamicQuery, table?: string): Promise<InspectedTable[]> {
  const { rows } = await sql<ColumnRow>`
    select list.name as table_name, info.name, info.type, info."notnull" as required, info.dflt_value as fallback, info.pk, info.hidden,
      (select count(*) from pragma_table_xinfo(list.name) as other where other.pk > 0) as keys,
      (select min(link."table") from pragma_foreign_key_list(list.name) as link where link."from" = info.name) as target,
      1 - list.wr as has_rowid
    from pragma_table_list as list, pragma_table_xinfo(list.name) as info
    where list.schema = 'main' and list.type = 'table' and list.name not like 'sqlite~_%' escape '~' and (list.name = ${table ?? null} or ${table ?? null} is null)
    order by list.name, info.cid`.execute(query);
  const tables = new Map<string, InspectedTable>();
  for (const row of rows) {
    const found = tables.get(row.table_name) ?? { name: row.table_name, title: '', columns: [] };
    found.columns.push(columnOf(row));
    tables.set(row.table_name, found);
  }
  return [...tables.values()];
}

/** Only a single key of exactly this type is an alias of the row id, which SQLite increments. */
function columnOf({ name, type: sqlType, required, fallback, pk, keys, hidden, target, has_rowid }: ColumnRow): InspectedColumn {
  const type = columnTypeOf(sqlType);
  const isPrimaryKey = pk > 0 && keys === 1;
  return {
    name,
    sqlType,
    type,
    max: maxLengthOf(sqlType),
    nullable: required === 0 && pk === 0,
    hasDefault: fallback !== null,
    default: defaultOf(fallback, type),
    description: '',
    isPrimaryKey,
    isAutoIncrement: isPrimaryKey && has_rowid === 1 && sqlType.toLowerCase() === 'integer',
    isGenerated: hidden !== 0,
    references: target,
  };
}
