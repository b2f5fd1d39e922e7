import type { Json } from '../../../engine/core/json/json.ts';
import { type AnyQuery, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/run-tables.ts';
import { databaseOf } from '../../model/analysis/written-together.ts';
import { frameTexts } from '../../model/semantics/runtime/run-frame.ts';
import type { FrameKind, TableConditions, TableGroups, TableJoin, TablePage, TableRequest, Upserted } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { upsertRow } from '../../nodes/table/model/upsert-row.ts';
import type { AllTables, RunWrites, TableWork } from './all-tables.ts';
import { databaseLimits } from './table/limits.ts';

interface Inside {
  rowsOf(table: string): Promise<TableWork>;
  say(statement: string): Promise<unknown>;
  query: AnyQuery;
}

/** Tables and the transactions of their databases. */
export type TransactedTables = Pick<AllTables, 'use' | 'transact'>;

/** What begins and ends in a run: `whole` is an interface whose writes are committed or rolled back together without a drawn transaction. */
export type Level = FrameKind | 'whole';

/** Levels end in reverse order. */
export interface RunLevels {
  begin(level: Level): Promise<void>;
  commit(): Promise<void>;
  undo(): Promise<void>;
}

interface OpenLevel {
  kind: Level;
  /** Databases that have one. */
  savepoints: Set<string>;
}

/**
 * The tables as one run sees them. Within a transaction, drawn or of a whole interface, all writes to a database are committed on success and
 * rolled back on failure; outside of one each is committed by itself. A transaction begins with the first write, and later reads belong to it. That
 * of a whole interface never waits for other systems: `settle` commits before the run leaves the process. A drawn one waits, has one database, and
 * contains savepoints. All have a time limit, as SQLite has one writer for everybody.
 */
export class RunTables implements RunWrites, RunLevels {
  #tables: TransactedTables;
  #open = new Map<string, OpenTransaction>();
  #levels: OpenLevel[] = [];
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

  get(table: string, id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    return this.#read(table, (rows) => rows.get(id, columns, joins));
  }

  insert(table: string, values: Record<string, unknown>): Promise<number> {
    return this.#write(table, (rows) => rows.insert(values));
  }

  update(table: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    return this.#write(table, (rows) => rows.update(id, values));
  }

  upsert(table: string, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted> {
    return this.#write(table, (rows) => upsertRow(rows, keys, values));
  }

  delete(table: string, id: unknown): Promise<number> {
    return this.#write(table, (rows) => rows.delete(id));
  }

  group(table: string, request: TableGroups): Promise<{ [name: string]: Json }[]> {
    return this.#read(table, (rows) => rows.group(request));
  }

  writeOwn<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      const open = await this.#joined('');
      if (open) return open.within(({ query }) => work(query as Query));
      return this.#tables.transact('', (_rowsOf, _say, query) => work(query as Query));
    });
  }

  /** Everything that follows until its end belongs together. */
  async begin(kind: Level): Promise<void> {
    this.#levels.push({ kind, savepoints: new Set() });
  }

  /** The innermost level has gone well: what it wrote is kept, or belongs to the transaction around it. Where it rejects, the level is not over. */
  async commit(): Promise<void> {
    const level = this.#levels.at(-1);
    if (this.#base() === this.#levels.length - 1) await this.#inTurn(() => this.#keep());
    else if (level) await this.#inTurn(() => this.#each(level, 'release savepoint'));
    this.#levels.pop();
  }

  /** The innermost level has failed: what it wrote within a transaction is undone, since the last `settle`. */
  async undo(): Promise<void> {
    const level = this.#levels.at(-1);
    if (this.#base() === this.#levels.length - 1) await this.#inTurn(() => this.#undoAll());
    else if (level) await this.#inTurn(() => this.#each(level, 'rollback to savepoint'));
    this.#levels.pop();
  }

  /** Keeps what was written so far, unless a drawn transaction waits. Rejects where that cannot be, and says what stays: each database has one of its own. */
  async settle(): Promise<void> {
    if (this.#levels.some(({ kind }) => kind === 'transaction')) return;
    for (const { savepoints } of this.#levels) savepoints.clear();
    await this.#inTurn(() => this.#keep());
  }

  /** The run is over: what is still open has broken off. */
  async close(): Promise<void> {
    this.#levels = [];
    await this.#inTurn(() => this.#undoAll());
  }

  /** Place of the level that is the transaction itself; -1 outside of one. */
  #base(): number {
    return this.#levels.findIndex(({ kind }) => kind !== 'attempt');
  }

  async #keep(): Promise<void> {
    const open = [...this.#open];
    this.#open.clear();
    const committed: string[] = [];
    for (const [index, [database, transaction]] of open.entries()) {
      try {
        await transaction.commit();
        committed.push(database || 'portico');
      } catch (error) {
        for (const [, other] of open.slice(index + 1)) await other.undo();
        throw committed.length > 0 ? refuse('fault', texts.half, { kept: committed.join(', '), lost: database || 'portico' }) : error;
      }
    }
  }

  async #undoAll(): Promise<void> {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const transaction of open) await transaction.undo();
  }

  async #each(level: OpenLevel, statement: 'release savepoint' | 'rollback to savepoint'): Promise<void> {
    for (const database of level.savepoints) await this.#open.get(database)?.savepoint(statement, nameOf(this.#levels.indexOf(level)));
  }

  /** The transaction that a write belongs to, with a savepoint for each level inside of it that has none yet. */
  async #joined(database: string): Promise<OpenTransaction | undefined> {
    const base = this.#base();
    if (base < 0) return undefined;
    const isDrawn = this.#levels.some(({ kind }) => kind === 'transaction');
    const [other] = [...this.#open.keys()].filter((name) => name !== database);
    if (isDrawn && other !== undefined) {
      throw refuse('fault', frameTexts.two, { first: other || 'portico', second: database || 'portico' });
    }
    const open = this.#open.get(database) ?? new OpenTransaction(this.#tables, database);
    this.#open.set(database, open);
    for (const [index, { savepoints }] of this.#levels.entries()) {
      if (index <= base || savepoints.has(database)) continue;
      await open.savepoint('savepoint', nameOf(index));
      savepoints.add(database);
    }
    return open;
  }

  #read<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.#inTurn(() => {
      const open = this.#open.get(databaseOf(table));
      return open ? open.run(table, work) : this.#tables.use(table, work);
    });
  }

  #write<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      const open = await this.#joined(databaseOf(table));
      return open ? open.run(table, work) : this.#tables.use(table, work);
    });
  }

  /** A transaction has one connection, and hand-written code may ask for several things at once. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#free.then(work);
    this.#free = done.catch(() => undefined);
    return done;
  }
}

function nameOf(level: number): string {
  return `frame_${level}`;
}

/** A transaction that is controlled from outside. After an error only a savepoint can rescue it: until then PostgreSQL refuses all statements. */
class OpenTransaction {
  #inside: Promise<Inside>;
  #over = Promise.withResolvers<void>();
  #ended: Promise<void>;
  #timer: NodeJS.Timeout;
  #error: unknown;
  #savepoints = 0;
  /** It was undone, savepoints and all. */
  #isOver = false;

  constructor(tables: TransactedTables, database: string) {
    const begun = Promise.withResolvers<Inside>();
    this.#inside = begun.promise;
    this.#ended = tables.transact(database, async (rowsOf, say, query) => {
      begun.resolve({ rowsOf, say, query });
      await this.#over.promise;
    });
    this.#ended.catch(begun.reject);
    this.#inside.catch(() => undefined);
    this.#over.promise.catch(() => undefined);
    this.#timer = setTimeout(
      () => this.#fail(refuse('fault', texts.long, { seconds: databaseLimits.transactionMilliseconds / 1_000 })),
      databaseLimits.transactionMilliseconds,
    );
  }

  run<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.within(async ({ rowsOf }) => work(await rowsOf(table)));
  }

  async within<Result>(work: (inside: Inside) => Promise<Result>): Promise<Result> {
    try {
      const inside = await this.#inside;
      if (this.#error !== undefined) throw this.#error;
      return await work(inside);
    } catch (error) {
      if (this.#savepoints > 0) this.#error ??= error;
      else this.#fail(error);
      throw this.#error;
    }
  }

  /** Makes a savepoint, or ends one: what failed since it was made is forgiven when it is gone back to. */
  async savepoint(statement: 'savepoint' | 'release savepoint' | 'rollback to savepoint', name: string): Promise<void> {
    const { say } = await this.#inside;
    const isBack = statement === 'rollback to savepoint';
    // Where all is undone, its end says why.
    if (this.#isOver && isBack) return;
    if (this.#error !== undefined && !isBack) throw this.#error;
    await say(`${statement} ${name}`);
    if (isBack) {
      this.#error = undefined;
      await say(`release savepoint ${name}`);
    }
    this.#savepoints += statement === 'savepoint' ? 1 : -1;
  }

  async commit(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#error === undefined) this.#over.resolve();
    else this.#over.reject(this.#error);
    await this.#ended.catch((error: unknown) => {
      throw this.#error ?? error;
    });
  }

  async undo(): Promise<void> {
    this.#fail(new Failure(500, texts.undone));
    await this.#ended.catch(() => undefined);
  }

  #fail(error: unknown): void {
    clearTimeout(this.#timer);
    this.#error ??= error;
    this.#isOver = true;
    this.#over.reject(error);
  }
}
