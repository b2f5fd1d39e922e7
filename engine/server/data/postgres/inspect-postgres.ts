import type { Pool } from 'pg';
import type { ExistingTable } from '../../kernel/ports/database.ts';
import { ident } from '../sql/identifier.ts';

const columnsOf = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as "sqlType", not a.attnotnull as nullable
  from pg_attribute a where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped order by a.attnum`;

const indexesOf = `
  select c.relname as name, i.indisunique as "unique",
    array(select a.attname::text from unnest(i.indkey) with ordinality key(number, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = key.number order by key.place) as columns
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = to_regclass($1) and i.indisvalid and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
  order by c.relname`;

/** The table as PostgreSQL describes it, or null. */
export async function inspectPostgres(pool: Pool, table: string): Promise<ExistingTable | null> {
  const { rows: columns } = await pool.query<ExistingTable['columns'][number]>(columnsOf, [ident(table)]);
  if (columns.length === 0) return null;
  const { rows: indexes } = await pool.query<ExistingTable['indexes'][number]>(indexesOf, [ident(table)]);
  return { name: table, columns, indexes };
}
