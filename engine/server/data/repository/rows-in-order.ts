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
  /** Only the columns of the order, which an index holds, or the id alone. */
  only?: 'keys' | 'id';
  /** These columns beside those of the order; left out: all. */
  columns?: readonly ReadColumn[];
}

/** A part of an order that is read along an index, whatever of it is selected. */
export interface Walk {
  /** What limits the part: conditions the index answers by itself. */
  where: Expression<SqlBool>;
  /** So many rows of the part are read at most. */
  most: number;
}

/** A column, or the first characters of its text. */
export type ReadColumn = string | { name: string; length: number };

const eb = expressionBuilder<Rows, string>();

/** Reads the rows of a range, segment by segment. */
export async function rowsInOrder(query: AnyQuery, range: RowRange): Promise<Values[]> {
  return (await read(anyTable(query), range, null)) ?? [];
}

/** Reads the rows of a range as far as they lie near its beginning. Resolves to null when they may lie further away than the walk goes. */
export function rowsNearby(query: AnyQuery, range: RowRange, walk: Walk): Promise<Values[] | null> {
  return read(anyTable(query), range, walk);
}

async function read(query: DynamicQuery, range: RowRange, walk: Walk | null): Promise<Values[] | null> {
  const { after, order, limit } = range;
  const rows: Values[] = [];
  let { skip } = range;
  for (const condition of after === null ? [null] : segmentsAfter(order, after, range.asTuple)) {
    const found = await segment(query, range, walk, condition, skip, limit - rows.length).execute();
    rows.push(...found);
    if (rows.length >= limit) break;
    if (walk && (await rowsUpTo(query, range, walk.where, condition, walk.most)) >= walk.most) return null;
    if (found.length > 0) skip = 0;
    else if (skip > 0 && condition) skip -= await rowsUpTo(query, range, range.where, condition, skip);
  }
  return rows;
}

/** Returns the statement of a range that starts at the beginning. */
export function firstInOrder(query: AnyQuery, range: RowRange): SelectQueryBuilder<Rows, string, Values> {
  return segment(anyTable(query), range, null, null, range.skip, range.limit);
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
  { table, where, order, sortedBy, only, columns }: RowRange,
  walk: Walk | null,
  condition: Expression<SqlBool> | null,
  skip: number,
  limit: number,
): SelectQueryBuilder<Rows, string, Values> {
  const from = walk ? query.selectFrom(walked(query, table, order, walk, condition).as(table)) : rowsOf(query, table, order);
  const keys = only === 'id' ? ['id'] : order.map(({ name }) => name);
  const others = (only ? [] : columns)?.filter((column) => !keys.includes(typeof column === 'string' ? column : column.name));
  let select: SelectQueryBuilder<Rows, string, Values> = others ? from.select(selectionOf([...keys, ...others])) : from.selectAll();
  select = select.where(where);
  if (condition && !walk) select = select.where(condition);
  select = inOrder(select, order, sortedBy).limit(limit);
  return skip > 0 ? select.offset(skip) : select;
}

/** The first rows of a segment, as many as are walked over. */
function walked(query: DynamicQuery, table: string, order: OrderKey[], { where, most }: Walk, condition: Expression<SqlBool> | null) {
  const rows = rowsOf(query, table, order).selectAll().where(where);
  return inOrder(condition ? rows.where(condition) : rows, order).limit(most);
}

function inOrder(
  select: SelectQueryBuilder<Rows, string, Values>,
  order: OrderKey[],
  sortedBy?: RowRange['sortedBy'],
): SelectQueryBuilder<Rows, string, Values> {
  return order.reduce(
    (sorted, { name, descending, nullable }) =>
      sorted.orderBy(sortedBy?.(name) ?? eb.ref(name), (by) => {
        const directed = descending ? by.desc() : by.asc();
        return nullable || name !== 'id' ? (descending ? directed.nullsLast() : directed.nullsFirst()) : directed;
      }),
    select,
  );
}

/** Selects from the table, joined with the tables of columns that the order names. */
function rowsOf(query: DynamicQuery, table: string, order: OrderKey[]) {
  const others = order.flatMap(({ name, value }) => (value ? [sql`${value}`.as(name)] : []));
  if (others.length === 0) return query.selectFrom(table);
  return query.selectFrom(query.selectFrom(`${table} as ${referring}`).selectAll(referring).select(others).as(table));
}

/** Counts the rows of a segment, `most` at most. */
async function rowsUpTo(
  query: DynamicQuery,
  { table, order }: RowRange,
  where: Expression<SqlBool>,
  condition: Expression<SqlBool> | null,
  most: number,
): Promise<number> {
  const all = rowsOf(query, table, order).select('id').where(where).limit(most);
  const { n } = await query
    .selectFrom((condition ? all.where(condition) : all).as('rows'))
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
