import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Json } from '../../../../engine/core/json/json.ts';
import { operations } from '../../../model/semantics/operations/operations.ts';
import type { TableFigure, TableFigureKind, TableGroupKey, TableGroups, TablePeriod } from '../../../model/semantics/runtime/runtime.ts';
import { decimalQuotient, settled } from '../../../model/semantics/values/decimals.ts';
import { fail } from '../../../model/semantics/values/failure.ts';
import { assertFigure, assertGroupable, assertPeriod, groupSort, keyParts, mostGroups } from '../../../nodes/table/model/table-groups.ts';
import { fromDatabase } from './column-values.ts';
import { periodStart } from './periods/period-start.ts';
import type { InspectedColumn } from './table-source.ts';
import type { UsableTable } from './usable-table.ts';

interface Grouped extends Pick<UsableTable, 'source' | 'name'> {
  /** Throws for a column the table does not have. */
  columnOf(name: string): InspectedColumn;
  where: Expression<SqlBool>;
}

interface Key {
  column: InspectedColumn;
  period: TablePeriod | null;
}

interface Figure {
  name: string;
  kind: TableFigureKind;
  column: InspectedColumn | null;
  places: number | undefined;
}

/** Reads the figures of each group in order, by one statement. */
export async function groupedRows(
  { source, name, columnOf, where }: Grouped,
  { by, figures, sort, perPage }: TableGroups,
): Promise<{ [name: string]: Json }[]> {
  const { dialect } = source;
  const keys = by.map((key) => keyOf(key, columnOf));
  const names = keys.map(({ column }) => column.name);
  const wanted = figures.map((figure) => figureOf(figure, columnOf));
  const order = groupSort(
    sort,
    names,
    wanted.map(({ name: figure }) => figure),
  );
  const parts = keys.map((key) => groupPart(key, dialect));
  let rows = source.read
    .selectFrom(name)
    .where(where)
    .select([
      ...keys.map((key, at) => keyValue(key, dialect).as(`key_${at}`)),
      ...wanted.map(({ kind, column }, at) => selected(kind, column).as(`figure_${at}`)),
      ...wanted.map(({ column }, at) => counted(column).as(`of_${at}`)),
    ]);
  if (parts.length > 0) rows = rows.groupBy(parts);
  const orders = [...(order.figure === undefined ? [] : [ranked(wanted[order.figure]!)]), ...(order.key === undefined ? [] : [parts[order.key]!])];
  for (const one of orders) rows = rows.orderBy(directed(one, order.descending, dialect));
  for (const part of parts) rows = rows.orderBy(directed(part, false, dialect));
  const found = await rows.limit(sql.lit(parts.length === 0 ? 1 : boundedInteger(perPage))).execute();
  return found.map((row) =>
    Object.fromEntries<Json>([
      ...keys.map(({ column }, at): [string, Json] => [column.name, fromDatabase(column, row[`key_${at}`])]),
      ...wanted.map((figure, at): [string, Json] => [figure.name, figureValue(figure, row[`figure_${at}`], Number(row[`of_${at}`]))]),
    ]),
  );
}

function keyOf(key: TableGroupKey, columnOf: Grouped['columnOf']): Key {
  const { column: name, period } = keyParts(key);
  const column = columnOf(name);
  assertGroupable(name, column.type);
  assertPeriod(name, column.type, period);
  return { column, period };
}

function figureOf([name, kind, column, places]: TableFigure, columnOf: Grouped['columnOf']): Figure {
  const measured = column === null ? null : columnOf(column);
  assertFigure(kind, column, measured?.type ?? null);
  return { name, kind, column: measured, places };
}

/** MySQL's collations mostly equate a and A; each group then has one text, which may be any of them. */
function keyValue(key: Key, dialect: UsableTable['source']['dialect']): RawBuilder<unknown> {
  return dialect === 'mysql' && key.column.type === 'string' ? sql`min(${sql.ref(key.column.name)})` : groupPart(key, dialect);
}

/** Texts are compared by bytes, in every database. */
function groupPart({ column, period }: Key, dialect: UsableTable['source']['dialect']): RawBuilder<unknown> {
  const value = sql.ref(column.name);
  if (period !== null) return periodStart(sql`${value}`, period, dialect);
  if (column.type !== 'string' || dialect === 'sqlite') return sql`${value}`;
  return dialect === 'mysql' ? sql`cast(convert(${value} using utf8mb4) as binary)` : sql`${value} collate "C"`;
}

/** Orders nulls first, as SQLite and MySQL do. */
export function directed(value: RawBuilder<unknown>, descending: boolean, dialect: UsableTable['source']['dialect']): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  if (dialect !== 'postgres') return sql`${value} ${direction}`;
  return sql`${value} ${direction} ${descending ? sql`nulls last` : sql`nulls first`}`;
}

function counted(column: InspectedColumn | null): RawBuilder<unknown> {
  return column === null ? sql`count(*)` : sql`count(${sql.ref(column.name)})`;
}

function selected(kind: TableFigureKind, column: InspectedColumn | null): RawBuilder<unknown> {
  if (kind === 'count' || column === null) return counted(column);
  const value = sql.ref(column.name);
  if (kind === 'min' || kind === 'max') return sql`${sql.raw(kind)}(${value})`;
  return sql`sum(${value})`;
}

/** Returns what rows are sorted by. */
function ranked({ kind, column }: Figure): RawBuilder<unknown> {
  if (kind === 'sum') return sql`coalesce(${selected(kind, column)}, 0)`;
  return kind === 'avg' ? sql`${selected(kind, column)} * 1e0 / nullif(${counted(column)}, 0)` : selected(kind, column);
}

function figureValue({ kind, column, places }: Figure, value: unknown, count: number): Json {
  if (kind === 'count' || column === null) return count;
  if (kind === 'min' || kind === 'max') return fromDatabase(column, value);
  const sum = total(column, value ?? 0);
  if (kind === 'sum') return sum;
  if (count === 0) return null;
  const average = decimalQuotient(sum, count);
  return places === undefined ? average : operations.round.run(average, places);
}

/** Throws Failure for a sum beyond safe integers. */
function total({ type }: InspectedColumn, value: unknown): number {
  const sum = Number(value);
  if (type === 'integer') return Number.isSafeInteger(sum) ? sum : fail('range');
  return Number.isFinite(sum) ? settled(sum) : fail('range');
}

function boundedInteger(value: unknown): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? Math.min(Math.max(number, 1), mostGroups) : 1;
}
