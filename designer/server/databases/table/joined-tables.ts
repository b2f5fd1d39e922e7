import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Json } from '../../../../engine/core/json/json.ts';
import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/joined-tables.ts';
import type { TableJoin, TableMatch } from '../../../model/semantics/runtime/runtime.ts';
import { bounded, defaultJoined, mostJoined, mostJoinedInAll, tooManyJoined } from '../../../nodes/table/model/table-joins.ts';
import { columnCondition } from './column-condition.ts';
import { fromDatabase } from './column-values.ts';
import type { InspectedColumn } from './table-source.ts';
import type { UsableTable } from './usable-table.ts';

/** Another table of the same database, joined to the rows of one. */
export interface JoinedTable {
  join: TableJoin;
  table: UsableTable;
  /** The column that points to the other row: of this table, or of the other one. */
  link: InspectedColumn;
  columns: InspectedColumn[];
}

/**
 * Resolves joins.
 * @throws Failure 400 for a join that names no integer column, or unknown columns, and what `related` throws
 */
export async function joinedTables(own: UsableTable, joins: readonly TableJoin[] = []): Promise<JoinedTable[]> {
  const tables: JoinedTable[] = [];
  for (const join of joins) {
    const table = await own.related(join.table);
    const [holder, name] = join.via === undefined ? [table, join.by ?? ''] : [own, join.via];
    const link = columnOf(holder, name);
    if (link.type !== 'integer') throw refuse('badInput', texts.link, { name: link.name, table: holder.name });
    const closed = join.columns.find((column) => table.hidden.has(column));
    if (closed !== undefined) throw refuse('badInput', texts.column, { table: table.name, name: closed });
    tables.push({ join, table, link, columns: join.columns.map((column) => columnOf(table, column)) });
  }
  return tables;
}

function columnOf({ name: table, key, columns }: UsableTable, name: string): InspectedColumn {
  const found = name === 'id' ? key : columns.find((column) => column.name === name);
  if (!found) throw refuse('badInput', texts.column, { table, name });
  return found;
}

/** Returns the columns of a join that conditions and an order may name, under these names; none for a list of rows. */
export function namedInJoin({ join, columns }: JoinedTable): { name: string; type: NonNullable<InspectedColumn['type']> }[] {
  if (join.via === undefined) return [];
  return columns.flatMap(({ name, type }) => (type === null ? [] : [{ name: `${join.name}.${name}`, type }]));
}

/** Parses `customer.name`; undefined for a name that is none of a join. */
export function joinedColumn(joined: readonly JoinedTable[], name: string): { joined: JoinedTable; column: InspectedColumn } | undefined {
  for (const one of joined) {
    const column = one.columns.find((known) => one.join.via !== undefined && name === `${one.join.name}.${known.name}`);
    if (column) return { joined: one, column };
  }
  return undefined;
}

/** Returns the value of a column of the other row, null if there is none. */
export function joinedValue(own: UsableTable, { table, link }: JoinedTable, column: InspectedColumn): RawBuilder<unknown> {
  const isSame = sql`${inOther(table.key.name)} = ${sql.ref(`${own.name}.${link.name}`)}`;
  return sql`(select ${inOther(column.name)} from ${sql.table(table.name)} as ${sql.ref(alias)} where ${isSame}${untrashed(table)})`;
}

/** Returns a condition on a column of the other row. A condition that null does not satisfy is written as a set of keys, which databases can start with. */
export function joinedCondition(
  own: UsableTable,
  { joined, column }: { joined: JoinedTable; column: InspectedColumn },
  match: TableMatch,
  value: unknown,
): RawBuilder<SqlBool> {
  const { dialect } = own.source;
  if (match === 'not' || match === 'empty') return columnCondition(column, match, value, dialect, joinedValue(own, joined, column));
  const { table, link } = joined;
  const meets = columnCondition(column, match, value, dialect, inOther(column.name));
  const keys = sql`select ${inOther(table.key.name)} from ${sql.table(table.name)} as ${sql.ref(alias)} where ${meets}${untrashed(table)}`;
  return sql<SqlBool>`${sql.ref(`${own.name}.${link.name}`)} in (${keys})`;
}

const alias = 'joined';

function inOther(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.${column}`)}`;
}

function untrashed({ hasTrash }: UsableTable): RawBuilder<unknown> {
  return hasTrash ? sql` and ${inOther('deleted_at')} is null` : sql``;
}

type ReadRow = { row: Record<string, unknown>; shown: { [name: string]: Json } };

/**
 * Adds the rows of the other tables, by one statement for each join.
 * @param rows as the database has them, with the referring columns, and as they are answered
 */
export async function withJoined(own: UsableTable, joined: readonly JoinedTable[], rows: readonly ReadRow[]): Promise<{ [name: string]: Json }[]> {
  for (const one of joined) await (one.join.via === undefined ? addPointing(own, one, rows) : addPointedTo(one, rows));
  return rows.map(({ shown }) => shown);
}

async function addPointedTo(joined: JoinedTable, rows: readonly ReadRow[]): Promise<void> {
  const { join, table, link } = joined;
  const keyOf = ({ row }: ReadRow) => fromDatabase(link, row[link.name]);
  const keys = [...new Set(rows.map(keyOf).filter((key) => key !== null))];
  const found = keys.length === 0 ? [] : await selection(joined).where(table.key.name, 'in', keys).execute();
  const byKey = new Map(found.map((row) => [fromDatabase(table.key, row[table.key.name]), rowOf(joined, row)]));
  for (const row of rows) row.shown[join.name] = byKey.get(keyOf(row)) ?? null;
}

async function addPointing(own: UsableTable, joined: JoinedTable, rows: readonly ReadRow[]): Promise<void> {
  const { join, table, link } = joined;
  const keyOf = ({ row }: ReadRow) => fromDatabase(own.key, row[own.key.name]);
  const keys = rows.map(keyOf);
  const query = selection(joined)
    .where(link.name, 'in', keys)
    .orderBy(table.key.name)
    .limit(sql.lit(mostJoinedInAll + 1));
  const found = keys.length === 0 ? [] : await query.execute();
  if (found.length > mostJoinedInAll) throw tooManyJoined(join.table);
  const byKey = Map.groupBy(found, (row) => fromDatabase(link, row[link.name]));
  const most = bounded(join.most ?? defaultJoined, mostJoined);
  for (const row of rows) row.shown[join.name] = (byKey.get(keyOf(row)) ?? []).slice(0, most).map((one) => rowOf(joined, one));
}

function selection({ join, table, link, columns }: JoinedTable) {
  const names = [table.key.name, ...columns.map(({ name }) => name), ...(join.via === undefined ? [link.name] : [])];
  const select = table.source.read.selectFrom(table.name).select([...new Set(names)]);
  return table.hasTrash ? select.where('deleted_at', 'is', null) : select;
}

function rowOf({ table, columns }: JoinedTable, row: Record<string, unknown>): { [name: string]: Json } {
  const values = columns.map((column): [string, Json] => [column.name, fromDatabase(column, row[column.name])]);
  return { id: fromDatabase(table.key, row[table.key.name]), ...Object.fromEntries(values) };
}
