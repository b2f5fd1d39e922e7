import type { Json } from '../../../engine/core/json/json.ts';
import { type Repository, refuse, type StoredRecord } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/data-rows.ts';
import type { SqlDialect } from '../../codegen/sql/sql-dialects.ts';
import type { TableConditions, TableGroups, TableJoin, TablePage, TableRequest } from '../../model/semantics/runtime/runtime.ts';
import { type CountingCondition, countingConditions } from '../../model/semantics/runtime/table-conditions.ts';
import { columnValue, storedMoment } from '../../model/semantics/values/column-value.ts';
import type { TableSpec } from '../../model/types/definition.ts';
import { changedRow, newRow } from '../../nodes/table/model/column-rules.ts';
import { sortableColumns, tableSort } from '../../nodes/table/model/table-sort.ts';
import { tableInside } from './table/table-inside.ts';
import { TableRows } from './table/table-rows.ts';
import type { RowSource } from './table/table-source.ts';
import type { UsableTable } from './table/usable-table.ts';

/** A table that a data interface created. */
export interface DataTable {
  spec: TableSpec;
  repository: Repository;
  dialect: SqlDialect;
}

/** Rows of such a table, with the semantics of `Tables`. */
export class DataRows {
  #table: DataTable;
  #source: RowSource;
  #related: UsableTable['related'];

  /** @param related other tables of the platform's own database */
  constructor(table: DataTable, source: RowSource, related: UsableTable['related']) {
    this.#table = table;
    this.#source = source;
    this.#related = related;
  }

  async list({ page, perPage, columns, ...request }: TablePage): Promise<{ items: Json; total: number }> {
    const { spec, repository } = this.#table;
    if (isJoined(request)) return this.#asOthers().list({ ...request, page, perPage, ...(columns && { columns }) });
    const found = await repository.page(this.#source.read, {
      ...this.#selection({ ...request, ...(columns && { columns }) }),
      page: boundedInteger(page, 1, Number.MAX_SAFE_INTEGER),
      perPage: boundedInteger(perPage, 1, 1_000),
    });
    return { items: found.items.map((record) => rowOf(spec, record, columns)), total: found.total };
  }

  async find({ columns, ...request }: TableRequest): Promise<Json> {
    const { spec, repository } = this.#table;
    if (isJoined(request)) return this.#asOthers().find({ ...request, ...(columns && { columns }) });
    const { items } = await repository.page(this.#source.read, {
      ...this.#selection({ ...request, ...(columns && { columns }) }),
      page: 1,
      perPage: 1,
      counted: false,
    });
    return items[0] ? rowOf(spec, items[0], columns) : null;
  }

  async count(equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    const { spec, repository } = this.#table;
    if (others && isJoined(others)) return this.#asOthers().count(equal, others);
    return repository.count(this.#source.read, { conditions: conditionsOf(spec, { equal, ...others }) });
  }

  async get(id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    const { spec, repository } = this.#table;
    if (isJoined({ joins })) return this.#asOthers().get(id, columns, joins);
    const record = await repository.get(this.#source.read, Number(id));
    return record && rowOf(spec, record, columns);
  }

  /** @param id of a row that is written again; left out: the next one */
  async insert(values: Record<string, unknown>, id?: number): Promise<number> {
    const { spec, repository } = this.#table;
    const row = newRow(spec.columns, known(spec, values));
    return this.#source.write(async (query) => {
      const record = await repository.insert(query, row, null);
      if (id === undefined || id === record.id) return record.id;
      await query.updateTable(spec.name).set({ id }).where('id', '=', record.id).execute();
      return id;
    });
  }

  async update(id: unknown, values: Record<string, unknown>): Promise<number> {
    const { spec, repository } = this.#table;
    const row = changedRow(spec.columns, known(spec, values));
    const record = await this.#source.write((query) => repository.update(query, Number(id), null, row));
    return record ? 1 : 0;
  }

  async delete(id: unknown): Promise<number> {
    return (await this.#source.write((query) => this.#table.repository.remove(query, [Number(id)]))).length;
  }

  group(request: TableGroups): Promise<{ [name: string]: Json }[]> {
    return this.#asOthers().group(request);
  }

  /** The same table as one that others made, whose statements can say more than lists of the platform can. */
  #asOthers(): TableRows {
    const { spec, dialect } = this.#table;
    return new TableRows(tableInside(spec, { ...this.#source, dialect }, this.#related));
  }

  #selection({ sort, columns, ...request }: TableRequest) {
    const { spec } = this.#table;
    const order = tableSort(sort, sortableColumns(shownColumns(spec, columns)));
    return {
      conditions: conditionsOf(spec, request),
      // Equal values keep the order of their ids, so that no row is on two pages.
      sort: order.field === 'id' ? [order] : [order, { field: 'id', descending: order.descending }],
    };
  }
}

function isJoined({ joins }: { joins?: readonly TableJoin[] | undefined }): boolean {
  return joins !== undefined && joins.length > 0;
}

/** Values of known columns, converted to how these store them. */
function known(spec: TableSpec, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const column = spec.columns.find((one) => one.name === name);
      if (!column && value !== null && value !== undefined) refusedColumn(spec, name);
      return [name, columnValue(column?.type, value)];
    }),
  );
}

/** Conditions by column, without null and missing values. */
function present(spec: TableSpec, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(known(spec, values)).filter(([, value]) => value !== null && value !== undefined));
}

function conditionsOf(spec: TableSpec, { equal, ...others }: TableRequest) {
  const { where, any } = countingConditions(others, (name) => {
    const column = name === 'id' ? keyColumn : spec.columns.find((one) => one.name === name);
    return column?.type ?? refusedColumn(spec, name);
  });
  const conditions = [...Object.entries(present(spec, equal)).map(([column, value]) => ({ column, match: 'equal' as const, value })), ...where].map(
    conditionOf,
  );
  return any.length > 0 ? [...conditions, { either: any.map(conditionOf) }] : conditions;
}

const keyColumn = { type: 'integer' } as const;

function conditionOf({ column, match, value }: Omit<CountingCondition, 'type'>) {
  return { field: column, operator: match === 'equal' ? ('eq' as const) : match, value };
}

function refusedColumn(spec: TableSpec, name: string): never {
  throw refuse('badInput', texts.column, { table: spec.name, name });
}

function rowOf(spec: TableSpec, record: StoredRecord, columns?: readonly string[]): { [name: string]: Json } {
  const answered = columns?.map((name) => spec.columns.find((one) => one.name === name) ?? refusedColumn(spec, name)) ?? shownColumns(spec);
  const shown = ({ name, type }: TableSpec['columns'][number]): Json => {
    const value = (record[name] ?? null) as Json;
    return type === 'date' && typeof value === 'string' ? storedMoment(value) : value;
  };
  return { id: record.id, ...Object.fromEntries(answered.map((column) => [column.name, shown(column)])) };
}

/** Columns that are answered: all but hidden ones, unless the caller names these. */
function shownColumns({ columns }: TableSpec, names: readonly string[] = []): TableSpec['columns'] {
  return columns.filter(({ name, hidden }) => !hidden || names.includes(name));
}

function boundedInteger(value: unknown, min: number, max: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? Math.min(Math.max(number, min), max) : min;
}
