import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
}

/** Result of a statement. */
export interface StatementResult {
  rows: Record<string, SQLOutputValue | string>[];
  changes: number | bigint;
  insertId: number | bigint | undefined;
}

const capacity = 500;

/** Runs SQL on one connection and caches the prepared statements used last, by their text. */
export class StatementCache {
  #database: DatabaseSync;
  #prepared = new LRUCache<string, Prepared>({ max: capacity });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(sql: string, parameters: readonly unknown[]): StatementResult {
    const { statement, returnsRows } = this.#prepare(sql);
    const values = parameters.map(bound);
    if (returnsRows) return { rows: rowsOf(statement, values), changes: 0, insertId: undefined };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], changes, insertId: lastInsertRowid };
  }

  /** After a change of tables. */
  clear(): void {
    this.#prepared.clear();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Converts a value for the driver. Throws TypeError for objects: JSON columns are passed as text. */
function bound(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  switch (typeof value) {
    case 'boolean':
      return value ? 1 : 0;
    case 'number':
    case 'bigint':
    case 'string':
      return value;
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a database value cannot be of type ${Array.isArray(value) ? 'array' : typeof value}`);
}

/** Integers beyond 2^53 are returned as text, as from PostgreSQL; the driver throws on them unless it is told to read big integers. */
function rowsOf(statement: StatementSync, values: SQLInputValue[]): StatementResult['rows'] {
  try {
    return statement.all(...values);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE' && /^\s*(select|with)\b/i.test(statement.sourceSQL))) throw error;
    statement.setReadBigInts(true);
    try {
      return statement.all(...values).map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
    } finally {
      statement.setReadBigInts(false);
    }
  }
}

function plain(value: SQLOutputValue): SQLOutputValue | string {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
