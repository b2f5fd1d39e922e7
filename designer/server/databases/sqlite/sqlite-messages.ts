/** The first message to the thread of a SQLite file. */
export interface FileSettings {
  /** Absolute path. */
  file: string;
  /** To wait for another program that is writing. */
  busyMilliseconds: number;
}

/** A statement for the thread. */
export interface Statement {
  id: number;
  sql: string;
  values: (string | number | bigint | null)[];
}

/** The answer of the thread. */
export type Answer = { id: number; rows: Record<string, unknown>[]; changes: number; insertId: number | bigint } | { id: number; error: SqliteErrorMessage };

/** The driver's error: those of SQLite have its code. */
export interface SqliteErrorMessage {
  message: string;
  errcode?: number;
}
