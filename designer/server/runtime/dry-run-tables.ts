import type { Json } from '../../../engine/core/json/json.ts';
import type { Query } from '../../../engine/server/index.ts';
import type { TableConditions, TableGroups, TableJoin, TablePage, TableRequest, Upserted } from '../../model/semantics/runtime/runtime.ts';
import type { TableSpec } from '../../model/types/definition.ts';
import { upsertRow, withoutKeys } from '../../nodes/table/model/upsert-row.ts';
import type { AllTables, Change, RunWrites, TableWork } from '../databases/all-tables.ts';
import type { Level, RunLevels } from '../databases/run-tables.ts';

/**
 * The tables of a test run: its writes are visible to the run only, and gone afterwards. Every operation has a transaction of its own that first
 * repeats the run's earlier changes and is rolled back at the end, so no row is locked for longer, whatever else the run waits for.
 */
export class DryRunTables implements RunWrites, RunLevels {
  #tables: AllTables;
  #drafted: TableSpec | undefined;
  #changes: Change[] = [];
  #free: Promise<unknown> = Promise.resolve();
  /** Writes to what the platform keeps: nothing in a run reads it, so they are not made again. */
  #ownWrites = 0;
  #levels: { kind: Level; before: number; ownBefore: number }[] = [];

  /** @param drafted the table of the running interface; where nobody has published it, the run finds it empty */
  constructor(tables: AllTables, drafted?: TableSpec) {
    this.#tables = tables;
    this.#drafted = drafted;
  }

  async begin(kind: Level): Promise<void> {
    this.#levels.push({ kind, before: this.#changes.length, ownBefore: this.#ownWrites });
  }

  async commit(): Promise<void> {
    this.#levels.pop();
  }

  async undo(): Promise<void> {
    const isInTransaction = this.#levels.some(({ kind }) => kind !== 'attempt');
    const { before = 0, ownBefore = 0 } = this.#levels.pop() ?? {};
    if (!isInTransaction) return;
    this.#changes.splice(before);
    this.#ownWrites = ownBefore;
  }

  /** How many changes were made and undone. */
  get changes(): number {
    return this.#changes.length + this.#ownWrites;
  }

  list(table: string, request: TablePage): Promise<{ items: Json; total: number }> {
    return this.#ask(table, (rows) => rows.list(request));
  }

  find(table: string, request: TableRequest): Promise<Json> {
    return this.#ask(table, (rows) => rows.find(request));
  }

  count(table: string, equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    return this.#ask(table, (rows) => rows.count(equal, others));
  }

  get(table: string, id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    return this.#ask(table, (rows) => rows.get(id, columns, joins));
  }

  insert(table: string, values: Record<string, unknown>): Promise<number> {
    return this.#inTurn(async () => {
      const id = await this.#tables.dryRun(table, this.#changes, (rows) => rows.insert(values), this.#drafted);
      this.#changes.push({ table, again: (rows) => rows.insert(values, id) });
      return id;
    });
  }

  update(table: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    return this.#change(table, (rows) => rows.update(id, values));
  }

  upsert(table: string, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted> {
    return this.#inTurn(async () => {
      const upserted = await this.#tables.dryRun(table, this.#changes, (rows) => upsertRow(rows, keys, values), this.#drafted);
      const { id, created } = upserted;
      this.#changes.push({ table, again: (rows) => (created ? rows.insert(values, id) : rows.update(id, withoutKeys(keys, values))) });
      return upserted;
    });
  }

  delete(table: string, id: unknown): Promise<number> {
    return this.#change(table, (rows) => rows.delete(id));
  }

  group(table: string, request: TableGroups): Promise<{ [name: string]: Json }[]> {
    return this.#ask(table, (rows) => rows.group(request));
  }

  writeOwn<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      const result = await this.#tables.dryRunOwn(work);
      this.#ownWrites++;
      return result;
    });
  }

  #change(table: string, again: (rows: TableWork) => Promise<number>): Promise<number> {
    return this.#inTurn(async () => {
      const changed = await this.#tables.dryRun(table, this.#changes, again, this.#drafted);
      if (changed > 0) this.#changes.push({ table, again });
      return changed;
    });
  }

  #ask<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.#inTurn(() => this.#tables.dryRun(table, this.#changes, work, this.#drafted));
  }

  /** Hand-written code may ask for several things at once: two rows must not be given the same id. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#free.then(work);
    this.#free = done.catch(() => undefined);
    return done;
  }
}
