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
import type { SqliteFile } from './sqlite-file.ts';

/** Kysely on a SQLite file with a thread of its own. Single statements only, no transactions. */
export function sqliteFileDialect(file: SqliteFile): Dialect {
  return {
    createDriver: () => new SqliteFileDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new QueuedAdapter(),
    createIntrospector: (query: Kysely<unknown>) => new SqliteIntrospector(query),
  };
}

/** The thread keeps the statements in line, so Kysely need not lock the one connection. */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteFileDriver implements Driver {
  #connection: FileConnection;

  constructor(file: SqliteFile) {
    this.#connection = new FileConnection(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  beginTransaction = noTransactions;
  commitTransaction = noTransactions;
  rollbackTransaction = noTransactions;

  async destroy(): Promise<void> {}
}

class FileConnection implements DatabaseConnection {
  #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, insertId } = await this.#file.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: BigInt(insertId) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

async function noTransactions(): Promise<void> {
  throw new Error('one statement at a time');
}
