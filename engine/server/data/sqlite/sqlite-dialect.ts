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
import type { StatementCache } from './statement-cache.ts';

/** Kysely on one `node:sqlite` connection. Transactions are the group commit's affair, so the driver has none. */
export function sqliteDialect(statements: StatementCache): Dialect {
  return {
    createDriver: () => new SqliteDriver(statements),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new UnlockedAdapter(),
    createIntrospector: (query: Kysely<unknown>) => new SqliteIntrospector(query),
  };
}

/** Statements run to their end without a pause, so Kysely need not lock the one connection. */
class UnlockedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  #connection: SqliteConnection;

  constructor(statements: StatementCache) {
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
  #statements: StatementCache;

  constructor(statements: StatementCache) {
    this.#statements = statements;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, insertId } = this.#statements.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: insertId === undefined ? undefined : BigInt(insertId) };
  }

  /** In one piece: a cursor left open would hold back the write-ahead log. Long readings go by keyset (`Repository.stream`). */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}
