import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SqlDialect } from '../../../codegen/sql/sql-dialects.ts';
import type { TableMatch } from '../../../model/semantics/runtime/runtime.ts';
import { toDatabase } from './column-values.ts';
import type { InspectedColumn } from './table-source.ts';

const signs = { from: sql`>=`, after: sql`>`, to: sql`<=`, before: sql`<` };

/**
 * Returns a condition on one column, in the dialect of its database.
 * @param name expression for the column in the statement
 */
export function columnCondition(
  column: InspectedColumn,
  match: TableMatch,
  value: unknown,
  dialect: SqlDialect,
  name: RawBuilder<unknown> = sql`${sql.ref(column.name)}`,
): RawBuilder<SqlBool> {
  switch (match) {
    case 'equal':
      return among(column, [value], dialect, name);
    case 'not':
      return sql<SqlBool>`(not ${among(column, [value], dialect, name)} or ${name} is null)`;
    case 'in':
      return among(column, Array.isArray(value) ? value : [value], dialect, name);
    case 'contains':
      return containing(name, String(value), dialect);
    case 'empty': {
      const isEmpty = column.type === 'string' ? sql<SqlBool>`(${name} is null or ${name} = '')` : sql<SqlBool>`${name} is null`;
      return value === true ? isEmpty : sql<SqlBool>`not ${isEmpty}`;
    }
    default:
      return sql<SqlBool>`${name} ${signs[match]} ${toDatabase(column, value, dialect)}`;
  }
}

function among(column: InspectedColumn, values: unknown[], dialect: SqlDialect, name: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 0`;
  const compared = values.map((value) => toDatabase(column, value, dialect));
  const isAmong = compared.length === 1 ? sql<SqlBool>`${name} = ${compared[0]}` : sql<SqlBool>`${name} in (${sql.join(compared)})`;
  if (dialect !== 'mysql' || column.type !== 'string') return isAmong;
  // Its collations mostly take a and A, and a text with spaces behind it, for the same; the first half lets an index help.
  const exact = compared.map((value) => sql`cast(convert(${value} using utf8mb4) as binary)`);
  return sql<SqlBool>`(${isAmong} and cast(convert(${name} using utf8mb4) as binary) in (${sql.join(exact)}))`;
}

/** Ignores case: SQLite and the collations of MySQL have their own definitions of it. */
function containing(name: RawBuilder<unknown>, text: string, dialect: SqlDialect): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`;
  if (dialect === 'mysql') return sql<SqlBool>`lower(${name}) like lower(${pattern}) escape '!'`;
  return sql<SqlBool>`${name} ${dialect === 'postgres' ? sql`ilike` : sql`like`} ${pattern} escape '!'`;
}
