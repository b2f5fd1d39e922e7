import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { totalOrder } from '../../../core/derive/table/list-order.ts';
import { orderColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import type { Database, Rows } from '../../kernel/ports/database.ts';
import type { OrderBy, Through } from '../../kernel/ports/repository.ts';
import { columnOf, whereOf } from './where.ts';

/** One column of a total order. NULL is smaller than every value. */
export interface OrderKey {
  name: string;
  descending: boolean;
  nullable: boolean;
  /** The column is read from another table under this name. */
  value?: Expression<unknown>;
}

/** The order's values of one row, as the driver returned them. */
export type RowKey = unknown[];

const eb = expressionBuilder<Rows, string>();

/** Returns the sort as a total order: no two rows are equal. Texts are in the order of their keys where they have some. */
export function orderOf(database: Database, table: Table, sort: OrderBy[]): OrderKey[] {
  const stored = sort.map((key) => (key.through ? key : { ...key, field: orderedBy(table, key.field) }));
  return totalOrder(stored, table.indexes).map(({ field, descending }) => {
    const through = sort.find((key) => key.field === field)?.through;
    // A dot would name a table.
    if (through) return { name: field.replace('.', '$'), descending, nullable: true, value: lookedUp(database, through) };
    return { name: field, descending, nullable: field !== 'id' && (isOrderKey(table, field) || columnOf(table, field).nullable) };
  });
}

/** Returns the column that has the order of a column: itself, or that of the keys of its texts. */
function orderedBy({ pinyin }: Table, column: string): string {
  return pinyin?.includes(column) ? orderColumn(column) : column;
}

/** Whether a column has the keys of a text. */
export function isOrderKey({ pinyin }: Table, column: string): boolean {
  return pinyin?.some((text) => orderColumn(text) === column) ?? false;
}

/** Alias of the table in orders with columns of other tables. */
export const referring = 'referring';

function lookedUp(database: Database, { reference, table, column, conditions }: Through): Expression<unknown> {
  return eb
    .selectFrom(table.name)
    .select(orderedBy(table, columnOf(table, column).name))
    .whereRef(`${table.name}.id`, '=', `${referring}.${reference}`)
    .where(whereOf(database, { ...table, hasTrash: false }, { conditions }));
}

/** Returns the order with all directions reversed. */
export function reversed(order: OrderKey[]): OrderKey[] {
  return order.map((key) => ({ ...key, descending: !key.descending }));
}

/**
 * Returns conditions that select the rows after `key` in consecutive segments of the order. Each is an equality on a prefix and a range on the next
 * column, which an index answers without reading a row too many; a single `or` would not be.
 * @param asTuple compares tuples in one condition where that is equivalent
 */
export function segmentsAfter(order: OrderKey[], key: RowKey, asTuple: boolean): Expression<SqlBool>[] {
  const whole = asTuple ? wholeRowSegments(order, key) : null;
  if (whole) return whole;
  const segments: Expression<SqlBool>[] = [];
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const prefix = order.slice(0, at).map(({ name }, index) => same(name, key[index]));
    for (const range of rangesAfter(order[at]!, key[at])) segments.push(eb.and([...prefix, range]));
  }
  return segments;
}

/** One comparison, `(a, b, id) > (…)`, suffices if all keys have one direction and NULL can follow the row only as the first key. */
function wholeRowSegments(order: OrderKey[], key: RowKey): Expression<SqlBool>[] | null {
  const descending = order[0]!.descending;
  if (key.includes(null) || order.some((column) => column.descending !== descending)) return null;
  if (descending && order.slice(1).some(({ nullable }) => nullable)) return null;
  const names = sql.join(order.map(({ name }) => sql.ref(name)));
  const after = sql<SqlBool>`(${names}) ${descending ? sql`<` : sql`>`} (${sql.join(key)})`;
  return descending && order[0]!.nullable ? [after, eb(order[0]!.name, 'is', null)] : [after];
}

function same(name: string, value: unknown): Expression<SqlBool> {
  return value === null ? eb(name, 'is', null) : eb(name, '=', value);
}

function rangesAfter({ name, descending, nullable }: OrderKey, value: unknown): Expression<SqlBool>[] {
  if (!descending) return [value === null ? eb(name, 'is not', null) : eb(name, '>', value)];
  if (value === null) return [];
  return nullable ? [eb(name, '<', value), eb(name, 'is', null)] : [eb(name, '<', value)];
}
