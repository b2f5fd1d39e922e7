import type { Pool } from 'pg';
import type { ExistingTable } from '../../kernel/ports/database.ts';
import { ident } from '../sql/identifier.ts';

const columnFacts = `t.relkind = 'p' as "isDivided", a.attname as name, format_type(a.atttypid, a.atttypmod) as "sqlType", not a.attnotnull as nullable`;
const columnRule = 'a.attnum > 0 and not a.attisdropped';
const indexFacts = `
  c.relname as name, i.indisunique as "unique",
  array(select a.attname::text from unnest(i.indkey) with ordinality key(number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = key.number order by key.place) as columns`;
const indexRule = 'i.indisvalid and not exists (select 1 from pg_constraint where conindid = i.indexrelid)';

const columnsOf = `
  select ${columnFacts} from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.oid = to_regclass($1) and ${columnRule} order by a.attnum`;
const indexesOf = `
  select ${indexFacts} from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = to_regclass($1) and ${indexRule} order by c.relname`;

/** Selects what a name without a schema refers to, as `to_regclass` does; of a partitioned table only the parent. */
const ours = `not t.relispartition and t.relkind in ('r', 'p', 'v', 'm', 'f') and t.relnamespace <> 'pg_catalog'::regnamespace and pg_table_is_visible(t.oid)`;
const allColumns = `
  select t.relname as "table", ${columnFacts} from pg_class t join pg_attribute a on a.attrelid = t.oid
  where ${ours} and ${columnRule} order by t.relname, a.attnum`;
const allIndexes = `
  select t.relname as "table", ${indexFacts} from pg_class t join pg_index i on i.indrelid = t.oid join pg_class c on c.oid = i.indexrelid
  where ${ours} and ${indexRule} order by t.relname, c.relname`;

type Column = ExistingTable['columns'][number] & { isDivided: boolean };
type Index = ExistingTable['indexes'][number];
type Of<Part> = Part & { table: string };

/** Returns the table as PostgreSQL describes it; null if there is none. */
export async function inspectPostgres(pool: Pool, table: string): Promise<ExistingTable | null> {
  const { rows: columns } = await pool.query<Column>(columnsOf, [ident(table)]);
  if (columns.length === 0) return null;
  const { rows: indexes } = await pool.query<Index>(indexesOf, [ident(table)]);
  return described(table, columns, indexes);
}

/** Returns all tables as PostgreSQL describes them, by name. */
export async function inspectWholePostgres(pool: Pool): Promise<Map<string, ExistingTable>> {
  const { rows: columns } = await pool.query<Of<Column>>(allColumns);
  const { rows: indexes } = await pool.query<Of<Index>>(allIndexes);
  const indexesByTable = Map.groupBy(indexes, ({ table }) => table);
  const tables = Map.groupBy(columns, ({ table }) => table);
  return new Map(
    [...tables].map(([name, its]): [string, ExistingTable] => {
      const indexes = (indexesByTable.get(name) ?? []).map(({ table: _, ...index }) => index);
      return [name, described(name, its, indexes)];
    }),
  );
}

function described(name: string, columns: Column[], indexes: Index[]): ExistingTable {
  return {
    name,
    columns: columns.map(({ name, sqlType, nullable }) => ({ name, sqlType, nullable })),
    indexes,
    isDivided: columns[0]?.isDivided ?? false,
  };
}
