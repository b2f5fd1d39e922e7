import type { Json } from '../../../engine/core/json/json.ts';
import type { Cache, TableConditions, TableGroups, TableJoin, TablePage, TableRequest, Tables, Upserted } from '../../model/semantics/runtime/runtime.ts';
import type { RunBudget } from './run-budget.ts';

/** Which columns of a table are never answered, and what receives their values. */
export interface HiddenReader {
  columnsOf(table: string): Promise<readonly string[]>;
  read(value: Json): void;
}

/** Tables of a run that yields to other calls between its queries: those of SQLite are answered synchronously. */
export class FairTables implements Tables {
  readonly #tables: Tables;
  readonly #budget: RunBudget;
  readonly #hidden: HiddenReader;

  /** @param hidden what is told which values of hidden columns have been read */
  constructor(tables: Tables, budget: RunBudget, hidden: HiddenReader) {
    this.#tables = tables;
    this.#budget = budget;
    this.#hidden = hidden;
  }

  async list(table: string, request: TablePage): Promise<{ items: Json; total: number }> {
    await this.#budget.giveWay();
    const page = await this.#tables.list(table, request);
    await this.#note(table, request.columns, page.items);
    return page;
  }

  async find(table: string, request: TableRequest): Promise<Json> {
    await this.#budget.giveWay();
    const row = await this.#tables.find(table, request);
    await this.#note(table, request.columns, row);
    return row;
  }

  async count(table: string, equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    await this.#budget.giveWay();
    return this.#tables.count(table, equal, others);
  }

  async get(table: string, id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    await this.#budget.giveWay();
    const row = await this.#tables.get(table, id, columns, joins);
    await this.#note(table, columns, row);
    return row;
  }

  async insert(table: string, values: Record<string, unknown>): Promise<number> {
    await this.#budget.giveWay();
    return this.#tables.insert(table, values);
  }

  async update(table: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    await this.#budget.giveWay();
    return this.#tables.update(table, id, values);
  }

  async upsert(table: string, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted> {
    await this.#budget.giveWay();
    return this.#tables.upsert(table, keys, values);
  }

  async delete(table: string, id: unknown): Promise<number> {
    await this.#budget.giveWay();
    return this.#tables.delete(table, id);
  }

  async group(table: string, request: TableGroups): Promise<{ [name: string]: Json }[]> {
    await this.#budget.giveWay();
    return this.#tables.group(table, request);
  }

  /** Only who names a hidden column is answered its values. */
  async #note(table: string, columns: readonly string[] | undefined, rows: Json): Promise<void> {
    if (!columns || rows === null) return;
    const hidden = (await this.#hidden.columnsOf(table)).filter((name) => columns.includes(name));
    for (const row of hidden.length > 0 ? [rows].flat() : []) {
      for (const name of hidden) this.#hidden.read((row as { [name: string]: Json })[name] ?? null);
    }
  }
}

/** Does the same for the cache. */
export class FairCache implements Cache {
  readonly #cache: Cache;
  readonly #budget: RunBudget;

  constructor(cache: Cache, budget: RunBudget) {
    this.#cache = cache;
    this.#budget = budget;
  }

  async get(key: unknown): Promise<Json> {
    await this.#budget.giveWay();
    return this.#cache.get(key);
  }

  async set(key: unknown, value: unknown, seconds: unknown): Promise<void> {
    await this.#budget.giveWay();
    return this.#cache.set(key, value, seconds);
  }

  async delete(key: unknown): Promise<void> {
    await this.#budget.giveWay();
    return this.#cache.delete(key);
  }
}
