import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type AnyQuery, anyTable, type DynamicQuery, type Rows } from '../../kernel/ports/database.ts';
import type { Values } from '../../kernel/ports/repository.ts';
import { type OrderKey, type RowKey, referring, segmentsAfter } from './keyset.ts';

/** A range of an order: after the row `after`, or from the beginning, without the first `skip`. */
export interface RowRange {
  table: string;
  where: Expression<SqlBool>;
  order: OrderKey[];
  /** The columns as they are sorted by, where they are not to be read from an index. */
  sortedBy?: (column: string) => Expression<unknown>;
  after: RowKey | null;
  /** The database reads an index from a tuple on. SQLite does by the first column alone where `id` is one of them, and reads all its ties. */
  asTuple: boolean;
  skip: number;
  limit: number;
  /** Only the columns of the order, which an index holds. */
  keysOnly?: boolean;
  /** These columns beside those of the order; left out: all. */
  columns?: readonly ReadColumn[];
}

/** A column, or the first characters of its text. */
export type ReadColumn = string | { name: string; length: number };

const eb = expressionBuilder<Rows, string>();

/** Reads the rows of a range, segment by segment. */
export async function rowsInOrder(anyQuery: AnyQuery, range: RowRange): Promise<Values[]> {
  const query = anyTable(anyQuery);
  const { after, order, limit } = range;
  if (after === null) return firstInOrder(query, range).execute();
  const rows: Values[] = [];
  let { skip } = range;
  for (const condition of segmentsAfter(order, after, range.asTuple)) {
    const found = await segment(query, range, condition, skip, limit - rows.length).execute();
    rows.push(...found);
    if (rows.length >= limit) break;
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip -= await rowsUpTo(query, range, condition, skip);
  }
  return rows;
}

/** Returns the statement of a range that starts at the beginning. */
export function firstInOrder(query: AnyQuery, range: RowRange): SelectQueryBuilder<Rows, string, Values> {
  return segment(anyTable(query), range, null, range.skip, range.limit);
}

/** What a statement reads of such columns. */
function selectionOf(columns: readonly ReadColumn[]) {
  return columns.map((column) =>
    typeof column === 'string' ? eb.ref(column).as(column) : eb.fn<string>('substr', [eb.ref(column.name), sql.lit(1), sql.lit(column.length)]).as(column.name),
  );
}

/** Returns the values of an order's columns in a row. */
export function keyOf(order: OrderKey[], row: Values): RowKey {
  return order.map(({ name }) => row[name]);
}

function segment(
  query: DynamicQuery,
  { table, where, order, sortedBy, keysOnly, columns }: RowRange,
  condition: Expression<SqlBool> | null,
  skip: number,
  limit: number,
): SelectQueryBuilder<Rows, string, Values> {
  const read = keysOnly ? [] : columns;
  const from = rowsOf(query, table, order);
  const keys = order.map(({ name }) => name);
  const others = read?.filter((column) => !keys.includes(typeof column === 'string' ? column : column.name));
  let select: SelectQueryBuilder<Rows, string, Values> = others ? from.select(selectionOf([...keys, ...others])) : from.selectAll();
  select = select.where(where);
  if (condition) select = select.where(condition);
  for (const { name, descending, nullable } of order) {
    select = select.orderBy(sortedBy?.(name) ?? eb.ref(name), (by) => {
      const directed = descending ? by.desc() : by.asc();
      return nullable || name !== 'id' ? (descending ? directed.nullsLast() : directed.nullsFirst()) : directed;
    });
  }
  select = select.limit(limit);
  return skip > 0 ? select.offset(skip) : select;
}

/** Selects from the table, joined with the tables of columns that the order names. */
function rowsOf(query: DynamicQuery, table: string, order: OrderKey[]) {
  const others = order.flatMap(({ name, value }) => (value ? [sql`${value}`.as(name)] : []));
  if (others.length === 0) return query.selectFrom(table);
  return query.selectFrom(query.selectFrom(`${table} as ${referring}`).selectAll(referring).select(others).as(table));
}

/** Counts the rows of a segment, `most` at most. */
async function rowsUpTo(query: DynamicQuery, { table, where, order }: RowRange, condition: Expression<SqlBool>, most: number): Promise<number> {
  const rows = rowsOf(query, table, order).select('id').where(where).where(condition).limit(most).as('rows');
  const { n } = await query
    .selectFrom(rows)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
