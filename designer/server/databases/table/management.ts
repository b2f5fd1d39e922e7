/** What an administrator does with a database, besides its rows. Its methods reject with the driver's errors. */
export interface Management {
  sizes(): Promise<TableSize[]>;
  /** The connections of the server that the account may see, but for the one that asks; null where a database has none. */
  sessions: (() => Promise<ServerSession[]>) | null;
  /** Ends what a session does, or the session. False where it has gone by itself. */
  end(session: ServerSession, how: 'statement' | 'session'): Promise<boolean>;
  /** Copies the table with its rows under another name, then renames it, or drops it. */
  rename(table: string, to: string, backup: string): Promise<void>;
  drop(table: string, backup: string | null): Promise<void>;
  /** The account reaches files and programs of its server, or is its administrator. */
  isMighty(): Promise<boolean>;
  /** Runs the definition of a procedure; `isForced` drops the one of that name before. Null where a database has none. */
  define: ((routine: Routine, isForced: boolean) => Promise<void>) | null;
}

/** The size of a table. */
export interface TableSize {
  table: string;
  /** As the server estimates; null where it does not. */
  rows: number | null;
  dataBytes: number;
  indexBytes: number;
}

/** A connection of the database server. */
export interface ServerSession {
  /** As the server counts its connections. */
  number: number;
  account: string;
  client: string;
  /** The database it works in. */
  database: string;
  state: string;
  /** Since its statement began; null while it has none. */
  seconds: number | null;
  statement: string;
  /** Tells it from a later one of the same number. */
  since: string;
}

/** A stored procedure or function. */
export interface Routine {
  name: string;
  kind: 'procedure' | 'function';
  definition: string;
}

/** Masks passwords in statements that others can see. */
export function withoutPasswords(statement: string): string {
  return statement.replace(/((?:password|identified\s+by|secret|token)\W{0,12})('(?:[^']|'')*'|"[^"]*")/gi, "$1'***'").slice(0, 2_000);
}
