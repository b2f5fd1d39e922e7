import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

interface SqliteResult {
  rows: Record<string, unknown>[];
  changes: number | bigint;
  insertId: number | bigint | undefined;
}

/** Runs single statements on one connection in order: in this thread or in one of its own. */
export interface SqliteStatements {
  run(sql: string, parameters: readonly unknown[]): SqliteResult | Promise<SqliteResult>;
}

/** Returns the Kysely dialect of one `node:sqlite` connection. The group commit handles transactions, so the driver has none. */
export function sqliteDialect(statements: SqliteStatements): Dialect {
  return {
    createDriver: () => new SqliteDriver(statements),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new UnlockedAdapter(),
    createIntrospector: (query: Kysely<unknown>) => new SqliteIntrospector(query),
  };
}

/** Statements run one after the other without a lock, so Kysely need not lock the connection. */
class UnlockedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  #connection: SqliteConnection;

  constructor(statements: SqliteStatements) {
    this.#connection = new SqliteConnection(statements);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    throw new Error('use transact of the database');
  }

  async commitTransaction(): Promise<void> {
    throw new Error('use transact of the database');
  }

  async rollbackTransaction(): Promise<void> {
    throw new Error('use transact of the database');
  }

  async destroy(): Promise<void> {}
}

class SqliteConnection implements DatabaseConnection {
  #statements: SqliteStatements;

  constructor(statements: SqliteStatements) {
    this.#statements = statements;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = this.#statements.run(sql, parameters);
    // No pause where there is nothing to wait for: a transaction's statements follow each other at once.
    const { rows, changes, insertId } = result instanceof Promise ? await result : result;
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: insertId === undefined ? undefined : BigInt(insertId) };
  }

  /** In one piece: a cursor left open would hold back the write-ahead log. Long readings go by keyset (`Repository.stream`). */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}
