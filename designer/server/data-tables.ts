import type { Json } from '../../engine/core/descriptor/types.ts';
import { createRepository, type Database, migrate, type Repository, refuse, type StoredRecord } from '../../engine/server/index.ts';
import type { TableSpec } from '../model/definition.ts';
import { sortableColumns, tableSort } from '../model/nodes/table/table-sort.ts';
import type { TableRequest, Tables } from '../model/runtime.ts';
import { tableOfSpec } from './table-of-spec.ts';

interface Known {
  spec: TableSpec;
  repository: Repository;
}

/** The tables data interfaces may touch: those they made, and no other of the platform. */
export class DataTables implements Tables {
  #database: Database;
  #known = new Map<string, Known>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Makes the table, or adds new columns to it. Throws 409 when a table of that name exists that is not a data interface's, or when the
   * change would lose data.
   */
  async ensure(spec: TableSpec): Promise<void> {
    const existing = await this.#find(spec.name);
    if (!existing && (await this.#database.inspect(spec.name))) throw refuse('conflict', texts.taken, { name: spec.name });
    const merged = mergedSpec(existing?.spec, spec);
    const report = await migrate(this.#database, [tableOfSpec(merged)]);
    const [refusal] = report.refusals;
    if (refusal) throw refuse('conflict', refusal.text);
    await this.#database.transact((query) =>
      query
        .insertInto('interface_table')
        .values({ name: spec.name, spec: JSON.stringify(merged) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ spec: JSON.stringify(merged) }))
        .execute(),
    );
    this.forget();
  }

  async has(name: string): Promise<boolean> {
    return (await this.#find(name)) !== null;
  }

  /** The tables data interfaces have made, by name. */
  async specs(): Promise<TableSpec[]> {
    const rows = await this.#database.read.selectFrom('interface_table').select('spec').orderBy('name').execute();
    return rows.map(({ spec }) => JSON.parse(String(spec)));
  }

  /** Another instance may have changed a table. */
  forget(): void {
    this.#known.clear();
  }

  async list(name: string, { equal, page, perPage, sort }: TableRequest): Promise<{ items: Json; total: number }> {
    const { spec, repository } = await this.#require(name);
    const order = tableSort(sort, sortableColumns(spec.columns));
    const found = await repository.page(this.#database.read, {
      conditions: conditionsOf(spec, equal),
      // Equal values keep the order of their ids, so that no row is on two pages.
      sort: order.field === 'id' ? [order] : [order, { field: 'id', descending: order.descending }],
      page: boundedInteger(page, 1, Number.MAX_SAFE_INTEGER),
      perPage: boundedInteger(perPage, 1, 1_000),
    });
    return { items: found.items.map((record) => rowOf(spec, record)), total: found.total };
  }

  async count(name: string, equal: Record<string, unknown>): Promise<number> {
    const { spec, repository } = await this.#require(name);
    return repository.count(this.#database.read, { conditions: conditionsOf(spec, equal) });
  }

  async get(name: string, id: unknown): Promise<Json> {
    const { spec, repository } = await this.#require(name);
    const record = await repository.get(this.#database.read, Number(id));
    return record && rowOf(spec, record);
  }

  async insert(name: string, values: Record<string, unknown>): Promise<number> {
    const { spec, repository } = await this.#require(name);
    const record = await this.#database.transact((query) => repository.insert(query, present(spec, values), null));
    return record.id;
  }

  async update(name: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    const { spec, repository } = await this.#require(name);
    const record = await this.#database.transact((query) => repository.update(query, Number(id), null, present(spec, values)));
    return record ? 1 : 0;
  }

  async delete(name: string, id: unknown): Promise<number> {
    const { repository } = await this.#require(name);
    return (await this.#database.transact((query) => repository.remove(query, [Number(id)]))).length;
  }

  async #require(name: string): Promise<Known> {
    const known = await this.#find(name);
    if (!known) throw refuse('notFound', texts.unknown, { name });
    return known;
  }

  async #find(name: string): Promise<Known | null> {
    const known = this.#known.get(name);
    if (known) return known;
    const row = await this.#database.read.selectFrom('interface_table').select('spec').where('name', '=', name).executeTakeFirst();
    if (!row) return null;
    const spec: TableSpec = JSON.parse(String(row.spec));
    const found = { spec, repository: createRepository(this.#database, tableOfSpec(spec)) };
    this.#known.set(name, found);
    return found;
  }
}

/** Columns are only added: one that a definition no longer names keeps its data. */
function mergedSpec(existing: TableSpec | undefined, wanted: TableSpec): TableSpec {
  const kept = (existing?.columns ?? []).filter((column) => !wanted.columns.some(({ name }) => name === column.name));
  return { name: wanted.name, columns: [...wanted.columns, ...kept] };
}

/** Given values of known columns; null and missing ones do not count. */
function present(spec: TableSpec, values: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  for (const [name] of given) if (!spec.columns.some((column) => column.name === name)) throw refuse('badInput', texts.column, { table: spec.name, name });
  return Object.fromEntries(given);
}

function conditionsOf(spec: TableSpec, equal: Record<string, unknown>) {
  return Object.entries(present(spec, equal)).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
}

function rowOf(spec: TableSpec, record: StoredRecord): { [name: string]: Json } {
  return { id: record.id, ...Object.fromEntries(spec.columns.map(({ name }) => [name, (record[name] ?? null) as Json])) };
}

function boundedInteger(value: unknown, min: number, max: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? Math.min(Math.max(number, min), max) : min;
}

const texts = {
  taken: { zh_cn: '已有同名的表 {name}，请换一个表名', en: 'A table named {name} exists already; choose another name' },
  unknown: { zh_cn: '数据表 {name} 尚未创建，请先发布使用它的数据接口', en: 'The table {name} does not exist yet; publish its data interface first' },
  column: { zh_cn: '表 {table} 没有字段 {name}', en: 'Table {table} has no column {name}' },
};
