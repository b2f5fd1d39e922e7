import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import { columnTypeOf, maxLengthOf } from '../table/column-type-of.ts';
import { defaultOf } from '../table/default-of.ts';
import type { InspectedTable } from '../table/table-source.ts';

interface ColumnRow {
  table_name: string;
  title: string | null;
  name: string;
  sql_type: string;
  is_enum: boolean;
  required: boolean;
  fallback: string | null;
  identity: string;
  generated: string;
  description: string | null;
  is_key: boolean;
  target: string | null;
}

/** Returns the tables of the connection's current schema (`public` by default). */
export async function inspectPostgres(query: DynamicQuery, table?: string): Promise<InspectedTable[]> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as table_name, obj_description(c.oid, 'pg_class') as title, a.attname as name, format_type(t.oid, a.atttypmod) as sql_type,
      t.typtype = 'e' as is_enum, a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid) as fallback,
      a.attidentity as identity, a.attgenerated as generated, col_description(c.oid, a.attnum) as description,
      exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1 and i.indkey[0] = a.attnum) as is_key,
      (select min(target.relname) from pg_constraint k join pg_class target on target.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as target
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type own on own.oid = a.atttypid
    join pg_type t on t.oid = case when own.typtype = 'd' then own.typbasetype else own.oid end
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
      and (c.relname = ${table ?? null}::text or ${table ?? null}::text is null)
    order by c.relname, a.attnum`.execute(query);
  const tables = new Map<string, InspectedTable>();
  for (const row of rows) {
    const found = tables.get(row.table_name) ?? { name: row.table_name, title: row.title ?? '', columns: [] };
    const type = row.is_enum ? 'string' : columnTypeOf(row.sql_type);
    const isAutoIncrement = row.identity !== '' || /^nextval\(/.test(row.fallback ?? '');
    const isGenerated = row.generated !== '';
    found.columns.push({
      name: row.name,
      sqlType: row.sql_type,
      type,
      max: maxLengthOf(row.sql_type),
      nullable: !row.required,
      hasDefault: row.fallback !== null || isAutoIncrement,
      default: isGenerated ? null : defaultOf(row.fallback, type),
      description: row.description ?? '',
      isPrimaryKey: row.is_key,
      isAutoIncrement,
      isGenerated,
      references: row.target,
    });
    tables.set(row.table_name, found);
  }
  return [...tables.values()];
}
