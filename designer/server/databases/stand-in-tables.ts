import type { Json } from '../../../engine/core/json/json.ts';
import type { TableConditions, TableGroups, TableJoin, TablePage, TableRequest, Tables, Upserted } from '../../model/semantics/runtime/runtime.ts';
import { platformDatabase } from './table/database-config.ts';

/** Names of databases by the names of those whose place they take in a run. */
export type StandIns = ReadonlyMap<string, string>;

/** The tables of a run in an environment: a table of a database that another stands in for is that one's table of the same name. */
export class StandInTables implements Tables {
  readonly #tables: Tables;
  readonly #standIns: StandIns;

  constructor(tables: Tables, standIns: StandIns) {
    this.#tables = tables;
    this.#standIns = standIns;
  }

  list(table: string, request: TablePage): Promise<{ items: Json; total: number }> {
    return this.#tables.list(this.#name(table), request);
  }

  find(table: string, request: TableRequest): Promise<Json> {
    return this.#tables.find(this.#name(table), request);
  }

  count(table: string, equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    return this.#tables.count(this.#name(table), equal, others);
  }

  get(table: string, id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    return this.#tables.get(this.#name(table), id, columns, joins);
  }

  insert(table: string, values: Record<string, unknown>): Promise<number> {
    return this.#tables.insert(this.#name(table), values);
  }

  update(table: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    return this.#tables.update(this.#name(table), id, values);
  }

  upsert(table: string, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted> {
    return this.#tables.upsert(this.#name(table), keys, values);
  }

  delete(table: string, id: unknown): Promise<number> {
    return this.#tables.delete(this.#name(table), id);
  }

  group(table: string, request: TableGroups): Promise<{ [name: string]: Json }[]> {
    return this.#tables.group(this.#name(table), request);
  }

  #name(table: string): string {
    const dot = table.indexOf('.');
    const standIn = this.#standIns.get(dot < 0 ? platformDatabase : table.slice(0, dot));
    return standIn === undefined ? table : `${standIn}.${table.slice(dot + 1)}`;
  }
}
