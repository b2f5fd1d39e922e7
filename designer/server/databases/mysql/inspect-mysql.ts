import { sql } from 'kysely';
import type { DynamicQuery } from '../../../../engine/server/index.ts';
import { columnTypeOf, maxLengthOf } from '../table/column-type-of.ts';
import { defaultOf } from '../table/default-of.ts';
import type { InspectedTable } from '../table/table-source.ts';
import { lastingInMysql } from './lasting-in-mysql.ts';

interface ColumnRow {
  table_name: string;
  title: string;
  name: string;
  sql_type: string;
  nullable: string;
  fallback: string | null;
  extra: string;
  column_key: string;
  keys: number;
  description: string;
  target: string | null;
}

/** Returns the tables of the connection's database, on MySQL and MariaDB. */
export async function inspectMysql(query: DynamicQuery, table?: string): Promise<InspectedTable[]> {
  const isMariaDb = (await sql<{ version: string }>`select version() as version`.execute(query)).rows[0]?.version.includes('MariaDB') ?? false;
  const { rows } = await sql<ColumnRow>`
    select t.table_name as table_name, t.table_comment as title, c.column_name as name, c.column_type as sql_type, c.is_nullable as nullable,
      c.column_default as fallback, c.extra as extra, c.column_key as column_key, c.column_comment as description,
      (select count(*) from information_schema.columns other
        where other.table_schema = c.table_schema and other.table_name = c.table_name and other.column_key = 'PRI') as ${sql.id('keys')},
      (select min(k.referenced_table_name) from information_schema.key_column_usage k
        where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = c.column_name) as target
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = database() and t.table_type = 'BASE TABLE' and (t.table_name = ${table ?? null} or ${table ?? null} is null)
    order by t.table_name, c.ordinal_position`.execute(query);
  const jsonColumns = isMariaDb ? await checkedJson(query, table) : new Set<string>();
  const lasting = await lastingInMysql(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(query)).rows.map((row) => Object.values(row)));
  const tables = new Map<string, InspectedTable>();
  for (const row of rows) {
    const found = tables.get(row.table_name) ?? {
      name: row.table_name,
      title: row.title,
      columns: [],
      ...(lasting.has(row.table_name.toLowerCase()) && { isUndoable: false }),
    };
    const type = jsonColumns.has(`${row.table_name}.${row.name}`) ? 'object' : columnTypeOf(row.sql_type);
    const isPrimaryKey = row.column_key === 'PRI' && Number(row.keys) === 1;
    const isComputed = /DEFAULT_GENERATED/i.test(row.extra);
    found.columns.push({
      name: row.name,
      sqlType: row.sql_type,
      type,
      max: maxLengthOf(row.sql_type),
      nullable: row.nullable === 'YES',
      hasDefault: (row.fallback !== null && row.fallback !== 'NULL') || /auto_increment/i.test(row.extra),
      // MySQL gives the value itself, MariaDB the SQL that makes it.
      default: isComputed ? null : defaultOf(row.fallback, type, !isMariaDb),
      description: row.description,
      isPrimaryKey,
      isAutoIncrement: /auto_increment/i.test(row.extra),
      isGenerated: /(VIRTUAL|STORED|PERSISTENT)/i.test(row.extra),
      references: row.target,
    });
    tables.set(row.table_name, found);
  }
  return [...tables.values()];
}

/** MariaDB stores JSON as text with a check constraint. Returns such columns as `table.column`. */
async function checkedJson(query: DynamicQuery, table: string | undefined): Promise<Set<string>> {
  const { rows } = await sql<{ table_name: string; check_clause: string }>`
    select table_name as table_name, check_clause as check_clause from information_schema.check_constraints
    where constraint_schema = database() and (table_name = ${table ?? null} or ${table ?? null} is null)`.execute(query);
  return new Set(
    rows.flatMap(({ table_name, check_clause }) => {
      const [, column] = /^json_valid\(`([^`]+)`\)$/i.exec(check_clause) ?? [];
      return column === undefined ? [] : [`${table_name}.${column}`];
    }),
  );
}
