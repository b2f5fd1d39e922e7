import type { Json } from '../../../../engine/core/json/json.ts';
import type { DatabaseConfig } from '../table/database-config.ts';

/** Limits of a statement of a person. */
export const sqlLimits = {
  characters: 20_000,
  /** Rows of a result that are fetched; more are told of by `isCut`. */
  rows: 1_000,
  seconds: 10,
  mostSeconds: 60,
  /** Of all that a database sends for one statement. */
  bytes: 16 * 1024 * 1024,
  /** Of one value; the rest is cut off. */
  cell: 10_000,
  /** Memory of a statement in the process that reads a SQLite file. */
  heapBytes: 256 * 1024 * 1024,
  /** Of one value while a statement runs on a SQLite file, also where it is no part of the result. */
  valueBytes: 64 * 1024 * 1024,
};

/** One statement of a person, which has passed `readStatement`. */
export interface SqlRun {
  text: string;
  /** `read` cannot change anything, which the database itself sees to. */
  mode: 'read' | 'write';
  /** What the database would do, in place of doing it. */
  isPlan: boolean;
  /** What it writes is rolled back at once. */
  isRolledBack?: boolean;
  rows: number;
  milliseconds: number;
  /** A super admin asks: what an account that is an administrator of its server may do is his business alone. */
  isSuper: boolean;
  signal: AbortSignal;
  /** For the `?` of the text, in order. Left out: it has none, and a `?` in it is its own. */
  values?: readonly SqlBound[];
  /** Characters of one value that are read; `sqlLimits.cell` unless given. */
  cell?: number;
}

/** What is bound to a place of a statement. */
export type SqlBound = string | number | boolean | null;

/** The result of a statement. */
export interface SqlResult {
  columns: SqlColumn[];
  /** Values beside `columns`: binary ones as text `0x…`, integers beyond 2^53 as text. */
  rows: Json[][];
  /** Rows that were written; null for what only reads. */
  changed: number | null;
  /** There are more rows than were fetched. */
  isCut: boolean;
}

/** A column of a result. */
export interface SqlColumn {
  name: string;
  type: 'number' | 'text' | 'time' | 'boolean' | 'binary';
}

/** Runs a statement on a connection of its own. Rejects with the driver's errors, `SqlLimitError` and CallErrors. */
export type RunSql = (config: DatabaseConfig, run: SqlRun) => Promise<SqlResult>;

/** The statement has exceeded a limit: it was ended and returns nothing. */
export class SqlLimitError extends Error {
  readonly limit: 'time' | 'bytes' | 'stopped';

  constructor(limit: SqlLimitError['limit']) {
    super(`the statement met its limit: ${limit}`);
    this.name = 'SqlLimitError';
    this.limit = limit;
  }
}

/** Returns a driver's value as a page shows it. */
export function cellOf(value: unknown, most: number = sqlLimits.cell): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return binaryText(value);
  return shortened(typeof value === 'string' ? value : JSON.stringify(value), most);
}

/** Returns the first bytes, and their total number. */
function binaryText(bytes: Uint8Array): string {
  const shown = Buffer.from(bytes.subarray(0, 64)).toString('hex');
  return `0x${shown}${bytes.length > 64 ? `… (${bytes.length})` : ''}`;
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length})` : text;
}
