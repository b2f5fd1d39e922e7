import type { CompiledQuery } from 'kysely';
import type { Tables } from '../../../../engine/core/derive/table/table-types.ts';
import { anyTable, CallError, type Database, type Query } from '../../../../engine/server/index.ts';

const flushEvery = 500;
/**
 * Rows of one transaction: other calls wait for no more than these, a few milliseconds. So many do not wait for the time either: a page of the
 * database is written once for all rows of a batch that lie on it, and rows that wait for longer cost the garbage collector more than they save.
 */
const batchRows = 500;
/** Rows of one statement. A few sizes only, so that the database knows every statement already. */
const statementRows = [250, 25, 1];
/** Rows that may wait. When the database cannot keep up, newer ones are dropped and counted: a log must not stop the calls. */
const waitingRows = 20_000;

interface BatchOptions<Name extends keyof Tables> {
  table: Name;
  /** In the order of a row's values. */
  columns: readonly (keyof Tables[Name] & string)[];
  /** Before anything is written. What it adds is written, too; a database that is away takes the rows later. */
  before?(): Promise<void> | void;
  /** In the transaction that writes the rows. */
  along?(query: Query, rows: unknown[][]): Promise<void>;
}

/** Writes rows of a log in batches, off the path of the calls they tell of. */
export class BatchedRows<Name extends keyof Tables> {
  #database: Database;
  #options: BatchOptions<Name>;
  #waiting: unknown[][] = [];
  /** By number of rows. Building a statement for 200 rows takes longer than running it, so each is built once. */
  #statements = new Map<number, CompiledQuery>();
  #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  /** Rows that were given up since the start. */
  dropped = 0;

  constructor(database: Database, options: BatchOptions<Name>) {
    this.#database = database;
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  /** @param isSum stands for many calls and is kept however many rows wait */
  add(row: unknown[], isSum = false): void {
    if (this.#waiting.length >= waitingRows && !isSum) this.dropped++;
    else if (this.#waiting.push(row) >= batchRows && !this.#isWriting) void this.flush();
  }

  /** Resolves when everything added before has been written or given up. */
  flush(): Promise<void> {
    this.#isWriting = true;
    const writing = this.#writing
      .then(() => this.#write())
      .finally(() => {
        if (this.#writing === writing) this.#isWriting = false;
      });
    this.#writing = writing;
    return writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const { table, before, along } = this.#options;
    try {
      await before?.();
    } catch (error) {
      console.error(`${table} not prepared`, error);
      if (error instanceof CallError) return;
    }
    const rows = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < rows.length; start += batchRows) {
      const batch = rows.slice(start, start + batchRows);
      try {
        await this.#database.transact(
          async (query) => {
            // Whoever reads the log by its ids waits until none below the last is still to come.
            await this.#database.hold(query, table, { isShared: true });
            for (const part of inParts(batch)) await this.#insert(query, part);
            await along?.(query, batch);
          },
          { waitForDisk: false },
        );
      } catch (error) {
        console.error(`${table} not written`, error);
        // A database that is away takes them later.
        if (error instanceof CallError) return this.#keep(rows.slice(start));
        this.dropped += batch.length;
      }
    }
  }

  #keep(rows: unknown[][]): void {
    const room = Math.max(0, waitingRows - this.#waiting.length);
    this.dropped += Math.max(0, rows.length - room);
    this.#waiting.unshift(...rows.slice(0, room));
  }

  async #insert(query: Query, rows: unknown[][]): Promise<void> {
    const { table, columns } = this.#options;
    let statement = this.#statements.get(rows.length);
    if (!statement) {
      const values = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
      statement = anyTable(query).insertInto(table).values(values).compile();
      this.#statements.set(rows.length, statement);
    }
    await query.executeQuery({ ...statement, parameters: rows.flat() });
  }
}

function inParts<Row>(rows: Row[]): Row[][] {
  const parts: Row[][] = [];
  let start = 0;
  for (const size of statementRows) for (; rows.length - start >= size; start += size) parts.push(rows.slice(start, start + size));
  return parts;
}
