import type { Json } from '../../../engine/core/json/json.ts';
import { refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/run-tables.ts';
import { databaseOf } from '../../model/analysis/written-together.ts';
import type { TableConditions, TablePage, TableRequest, Tables } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { AllTables, TableWork } from './all-tables.ts';
import { databaseLimits } from './table/limits.ts';

/** Tables and the transactions of their databases. */
export type TransactedTables = Pick<AllTables, 'use' | 'transact'>;

/**
 * The tables as one run sees them whose writes belong together: all of a database are kept when the run goes well, none when it fails. The
 * transaction begins with the first write and sees what follows. It never waits for anything outside: whoever is about to leave the process
 * says `settle` first, and what was written until then stays. Nor does it outlive a time, as SQLite has one writer for everybody.
 */
export class RunTables implements Tables {
  #tables: TransactedTables;
  #open = new Map<string, OpenTransaction>();
  #free: Promise<unknown> = Promise.resolve();

  constructor(tables: TransactedTables) {
    this.#tables = tables;
  }

  list(table: string, request: TablePage): Promise<{ items: Json; total: number }> {
    return this.#read(table, (rows) => rows.list(request));
  }

  find(table: string, request: TableRequest): Promise<Json> {
    return this.#read(table, (rows) => rows.find(request));
  }

  count(table: string, equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    return this.#read(table, (rows) => rows.count(equal, others));
  }

  get(table: string, id: unknown, columns?: readonly string[]): Promise<Json> {
    return this.#read(table, (rows) => rows.get(id, columns));
  }

  insert(table: string, values: Record<string, unknown>): Promise<number> {
    return this.#write(table, (rows) => rows.insert(values));
  }

  update(table: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    return this.#write(table, (rows) => rows.update(id, values));
  }

  delete(table: string, id: unknown): Promise<number> {
    return this.#write(table, (rows) => rows.delete(id));
  }

  /** Keeps what was written so far. Rejects where that cannot be, and says what stays: each database has a transaction of its own. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      const open = [...this.#open];
      this.#open.clear();
      const kept: string[] = [];
      for (const [index, [database, transaction]] of open.entries()) {
        try {
          await transaction.commit();
          kept.push(database || 'portico');
        } catch (error) {
          for (const [, other] of open.slice(index + 1)) await other.undo();
          throw kept.length > 0 ? refuse('fault', texts.half, { kept: kept.join(', '), lost: database || 'portico' }) : error;
        }
      }
    });
  }

  /** Undoes what was written since the last `settle`. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      const open = [...this.#open.values()];
      this.#open.clear();
      for (const transaction of open) await transaction.undo();
    });
  }

  #read<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.#inTurn(() => {
      const open = this.#open.get(databaseOf(table));
      return open ? open.run(table, work) : this.#tables.use(table, work);
    });
  }

  #write<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.#inTurn(() => {
      const database = databaseOf(table);
      const open = this.#open.get(database) ?? new OpenTransaction(this.#tables, database);
      this.#open.set(database, open);
      return open.run(table, work);
    });
  }

  /** A transaction has one connection, and hand-written code may ask for several things at once. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#free.then(work);
    this.#free = done.catch(() => undefined);
    return done;
  }
}

/** A transaction that is held open from outside. What fails in it leaves nothing to be kept: PostgreSQL has undone it by then. */
class OpenTransaction {
  #rows: Promise<(table: string) => Promise<TableWork>>;
  #over = Promise.withResolvers<void>();
  #ended: Promise<void>;
  #timer: NodeJS.Timeout;
  #fault: unknown;

  constructor(tables: TransactedTables, database: string) {
    const begun = Promise.withResolvers<(table: string) => Promise<TableWork>>();
    this.#rows = begun.promise;
    this.#ended = tables.transact(database, async (rowsOf) => {
      begun.resolve(rowsOf);
      await this.#over.promise;
    });
    this.#ended.catch(begun.reject);
    this.#rows.catch(() => undefined);
    this.#over.promise.catch(() => undefined);
    this.#timer = setTimeout(
      () => this.#fail(refuse('fault', texts.long, { seconds: databaseLimits.transactionMilliseconds / 1_000 })),
      databaseLimits.transactionMilliseconds,
    );
  }

  async run<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    try {
      const rowsOf = await this.#rows;
      if (this.#fault !== undefined) throw this.#fault;
      return await work(await rowsOf(table));
    } catch (error) {
      this.#fail(error);
      throw this.#fault;
    }
  }

  async commit(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#fault === undefined) this.#over.resolve();
    await this.#ended.catch((error: unknown) => {
      throw this.#fault ?? error;
    });
  }

  async undo(): Promise<void> {
    this.#fail(new Failure(500, texts.undone));
    await this.#ended.catch(() => undefined);
  }

  #fail(error: unknown): void {
    clearTimeout(this.#timer);
    this.#fault ??= error;
    this.#over.reject(error);
  }
}
