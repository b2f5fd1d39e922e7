import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Json } from '../../../../engine/core/json/json.ts';
import { type DynamicQuery, type Rows, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/table-rows.ts';
import type { TableConditions, TableGroups, TableJoin, TablePage, TableRequest } from '../../../model/semantics/runtime/runtime.ts';
import { type CountingCondition, countingConditions } from '../../../model/semantics/runtime/table-conditions.ts';
import { type ColumnRule, changedRow, newRow } from '../../../nodes/table/model/column-rules.ts';
import { keyParts } from '../../../nodes/table/model/table-groups.ts';
import { sortableColumns, tableSort } from '../../../nodes/table/model/table-sort.ts';
import { columnCondition } from './column-condition.ts';
import { fromDatabase, toDatabase } from './column-values.ts';
import { directed, groupedRows } from './grouped-rows.ts';
import { type JoinedTable, joinedColumn, joinedCondition, joinedTables, joinedValue, namedInJoin, withJoined } from './joined-tables.ts';
import type { InspectedColumn } from './table-source.ts';
import type { UsableTable } from './usable-table.ts';

/** Rows of one table of another database, with the semantics of `Tables`. Rejects with the driver's errors. */
export class TableRows {
  #table: UsableTable;

  constructor(table: UsableTable) {
    this.#table = table;
  }

  async list({ page, perPage, ...request }: TablePage): Promise<{ items: Json; total: number }> {
    const joined = await joinedTables(this.#table, request.joins);
    const select = this.#select(request, joined);
    const total = await this.count(request.equal, request);
    const size = boundedInteger(perPage, 1, 1_000);
    const rows = await select
      // MySQL takes no prepared floating-point number here, which is what a number is to its driver.
      .limit(sql.lit(size))
      .offset(sql.lit((boundedInteger(page, 1, 1_000_000_000) - 1) * size))
      .execute();
    return { items: await this.#shownRows(rows, request.columns, joined), total };
  }

  async find(request: TableRequest): Promise<Json> {
    const joined = await joinedTables(this.#table, request.joins);
    const rows = await this.#select(request, joined).limit(sql.lit(1)).execute();
    return (await this.#shownRows(rows, request.columns, joined))[0] ?? null;
  }

  async count(equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    const { source, name } = this.#table;
    const joined = await joinedTables(this.#table, others?.joins);
    const row = await source.read
      .selectFrom(name)
      .select(({ fn }) => fn.countAll().as('total'))
      .where(this.#conditions({ ...others, equal }, joined))
      .executeTakeFirst();
    return Number(row?.total ?? 0);
  }

  async get(id: unknown, names?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    const { source, name, key } = this.#table;
    const joined = await joinedTables(this.#table, joins);
    const columns = this.#selected(names, joined);
    if (!Number.isSafeInteger(Number(id))) return null;
    const rows = await source.read.selectFrom(name).select(columns).where(key.name, '=', Number(id)).execute();
    return (await this.#shownRows(rows, names, joined))[0] ?? null;
  }

  /** @param id of a row that is written again; left out: the next one */
  async insert(values: Record<string, unknown>, id?: number): Promise<number> {
    const { source, name, key } = this.#table;
    const written = { ...this.#written(newRow(this.#rules(), values)), ...(id !== undefined && { [key.name]: id }) };
    return source.write(async (query) => {
      if (source.dialect === 'postgres') {
        const inserted = await insertion(query, name, written, id === undefined ? 'postgres' : 'given-key')
          .returning(key.name)
          .executeTakeFirstOrThrow();
        return Number(inserted[key.name]);
      }
      const { insertId } = await insertion(query, name, written, source.dialect).executeTakeFirstOrThrow();
      return Number(insertId);
    });
  }

  async update(id: unknown, values: Record<string, unknown>): Promise<number> {
    const { source, name, key } = this.#table;
    const written = this.#written(changedRow(this.#rules(), values));
    if (!Number.isSafeInteger(Number(id))) return 0;
    if (Object.keys(written).length === 0) return (await this.get(id)) === null ? 0 : 1;
    const { numUpdatedRows } = await source.write((query) => query.updateTable(name).set(written).where(key.name, '=', Number(id)).executeTakeFirst());
    return Number(numUpdatedRows);
  }

  async delete(id: unknown): Promise<number> {
    const { source, name, key } = this.#table;
    if (!Number.isSafeInteger(Number(id))) return 0;
    const { numDeletedRows } = await source.write((query) => query.deleteFrom(name).where(key.name, '=', Number(id)).executeTakeFirst());
    return Number(numDeletedRows);
  }

  async group(request: TableGroups): Promise<{ [name: string]: Json }[]> {
    const { source, name, hidden } = this.#table;
    const joined = await joinedTables(this.#table, request.joins);
    const hiddenNamed = [
      ...request.by.map((key) => keyParts(key).column),
      ...request.figures.flatMap(([, kind, column]) => (column !== null && kind !== 'count' ? [column] : [])),
    ];
    for (const column of hiddenNamed) if (hidden.has(column)) refuseColumn(name, column);
    return groupedRows({ source, name, columnOf: (wanted) => this.#column(wanted), where: this.#conditions(request, joined) }, request);
  }

  /** Rows that meet the conditions, in order. */
  #select({ sort, columns: names, ...request }: TableRequest, joined: readonly JoinedTable[]) {
    const { source, name, key, columns, hidden } = this.#table;
    const isShown = (column: string) => !hidden.has(column) || names?.includes(column);
    const known = columns.flatMap(({ name: column, type }) => (type === null || !isShown(column) ? [] : [{ name: column, type }]));
    const order = tableSort(sort, sortableColumns([...known, ...joined.flatMap(namedInJoin)]));
    const direction = order.descending ? 'desc' : 'asc';
    const select = source.read.selectFrom(name).select(this.#selected(names, joined)).where(this.#conditions(request, joined));
    const found = joinedColumn(joined, order.field);
    const ordered = found
      ? select.orderBy(directed(joinedValue(this.#table, found.joined, found.column), order.descending, source.dialect))
      : order.field === 'id'
        ? select
        : select.orderBy(order.field, direction);
    // Equal values keep the order of their keys, so that no row is on two pages.
    return ordered.orderBy(key.name, direction);
  }

  /** What is read of each row: its key, what is answered, and the columns that point to other rows. */
  #selected(names: readonly string[] | undefined, joined: readonly JoinedTable[]): string[] {
    const { key } = this.#table;
    const links = joined.flatMap(({ join, link }) => (join.via === undefined ? [] : [link.name]));
    return [...new Set([key.name, ...this.#answered(names).map((column) => column.name), ...links])];
  }

  async #shownRows(rows: Record<string, unknown>[], names: readonly string[] | undefined, joined: readonly JoinedTable[]): Promise<{ [name: string]: Json }[]> {
    const columns = this.#answered(names);
    return withJoined(
      this.#table,
      joined,
      rows.map((row) => ({ row, shown: this.#shown(row, columns) })),
    );
  }

  #answered(names: readonly string[] | undefined): readonly InspectedColumn[] {
    const { name, columns, hidden } = this.#table;
    if (names) return names.map((wanted) => columns.find((known) => known.name === wanted) ?? refuseColumn(name, wanted));
    return hidden.size === 0 ? columns : columns.filter((column) => !hidden.has(column.name));
  }

  #shown(row: Record<string, unknown>, columns: readonly InspectedColumn[]): { [name: string]: Json } {
    const { key } = this.#table;
    return { id: fromDatabase(key, row[key.name]), ...Object.fromEntries(columns.map((column) => [column.name, fromDatabase(column, row[column.name])])) };
  }

  #written(values: Record<string, unknown>): Record<string, unknown> {
    const written = this.#columnValues(values).map(([column, value]) => {
      if (column.isGenerated) throw refuse('badInput', texts.computed, { name: column.name });
      return [column.name, toDatabase(column, value, this.#table.source.dialect)];
    });
    const emptied = this.#table.columns.filter(({ name, isGenerated }) => !isGenerated && Object.hasOwn(values, name) && values[name] === null);
    return { ...Object.fromEntries(written), ...Object.fromEntries(emptied.map(({ name }) => [name, null])) };
  }

  /** Defaults are the database's own to fill in, for it may compute them. */
  #rules(): ColumnRule[] {
    return this.#table.columns.map(({ name, nullable, hasDefault, isGenerated }) => ({ name, required: !nullable && !isGenerated, hasDefault }));
  }

  #conditions({ equal, ...others }: TableRequest, joined: readonly JoinedTable[]): Expression<SqlBool> {
    const { source, hasTrash } = this.#table;
    const { where, any } = countingConditions(others, (wanted) => (joinedColumn(joined, wanted)?.column ?? this.#column(wanted)).type);
    const all = this.#columnValues(equal).map(([column, value]) => {
      if (column.type === 'array' || column.type === 'object') throw refuse('badInput', texts.incomparable, { name: column.name });
      return columnCondition(column, 'equal', value, source.dialect);
    });
    const conditionOf = ({ column, match, value }: CountingCondition) => {
      const found = joinedColumn(joined, column);
      if (found) return joinedCondition(this.#table, found, match, value);
      return columnCondition(this.#column(column), match, value, source.dialect);
    };
    const builder = expressionBuilder<Rows, string>();
    if (hasTrash) all.push(sql<SqlBool>`deleted_at is null`);
    return builder.and([...all, ...where.map(conditionOf), ...(any.length > 0 ? [builder.or(any.map(conditionOf))] : [])]);
  }

  #column(wanted: string): InspectedColumn {
    const { name, key, columns } = this.#table;
    return (wanted === 'id' ? key : columns.find((known) => known.name === wanted)) ?? refuseColumn(name, wanted);
  }

  /** Values of known columns; null and missing ones do not count. */
  #columnValues(values: Record<string, unknown>) {
    const { columns, name } = this.#table;
    return Object.entries(values).flatMap(([key, value]) => {
      if (value === null || value === undefined) return [];
      const column = columns.find((known) => known.name === key);
      if (!column) return refuseColumn(name, key);
      return [[column, value] as const];
    });
  }
}

function refuseColumn(table: string, name: string): never {
  throw refuse('badInput', texts.column, { table, name });
}

/** A row of defaults only needs another syntax, and so does a key that PostgreSQL assigns. */
function insertion(query: DynamicQuery, name: string, written: Record<string, unknown>, manner: 'mysql' | 'sqlite' | 'postgres' | 'given-key') {
  const into = query.insertInto(name);
  if (manner === 'given-key') return into.columns(Object.keys(written)).expression(sql`overriding system value values (${sql.join(Object.values(written))})`);
  if (Object.keys(written).length > 0) return into.values(written);
  return manner === 'mysql' ? into.columns([]).expression(sql`values ()`) : into.defaultValues();
}

function boundedInteger(value: unknown, min: number, max: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? Math.min(Math.max(number, min), max) : min;
}
