/** What the thread of a SQLite file is told first. */
export interface FileSettings {
  /** Absolute path. */
  file: string;
  /** To wait for another program that is writing. */
  busyMilliseconds: number;
}

export interface Statement {
  id: number;
  sql: string;
  values: (string | number | bigint | null)[];
}

export type Answer = { id: number; rows: Record<string, unknown>[]; changes: number; insertId: number | bigint } | { id: number; error: SqliteErrorMessage };

/** The driver's error: those of SQLite have its number. */
export interface SqliteErrorMessage {
  message: string;
  errcode?: number;
}
