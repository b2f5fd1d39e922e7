import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  MysqlAdapter,
  MysqlIntrospector,
  MysqlQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolConnection, ResultSetHeader } from 'mysql2/promise';

/**
 * Returns the Kysely dialect of a pool of mysql2. The server prepares every statement: values never become part of its text, whatever its
 * `sql_mode` and character set.
 */
export function mysqlDialect(pool: Pool, queryMilliseconds: number): Dialect {
  return {
    createDriver: () => new MysqlPoolDriver(pool, queryMilliseconds),
    createQueryCompiler: () => new MysqlQueryCompiler(),
    createAdapter: () => new MysqlAdapter(),
    createIntrospector: (query: Kysely<unknown>) => new MysqlIntrospector(query),
  };
}

class MysqlPoolDriver implements Driver {
  #pool: Pool;
  #milliseconds: number;
  /** Connections whose session is set up. */
  #ready = new WeakSet<object>();

  constructor(pool: Pool, milliseconds: number) {
    this.#pool = pool;
    this.#milliseconds = milliseconds;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PreparedConnection> {
    const raw = await this.#pool.getConnection();
    const connection = new PreparedConnection(raw, this.#milliseconds);
    if (this.#ready.has(raw.connection)) return connection;
    try {
      // A value that does not fit is refused, not cut.
      await connection.run("set session sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO'", []);
    } catch (error) {
      raw.destroy();
      throw error;
    }
    this.#ready.add(raw.connection);
    return connection;
  }

  async releaseConnection(connection: PreparedConnection): Promise<void> {
    connection.release();
  }

  beginTransaction(connection: PreparedConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PreparedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PreparedConnection): Promise<void> {
    return connection.rollBack();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PreparedConnection implements DatabaseConnection {
  #raw: PoolConnection;
  #milliseconds: number;
  #isLost = false;
  #isSpent = false;

  constructor(raw: PoolConnection, milliseconds: number) {
    this.#raw = raw;
    this.#milliseconds = milliseconds;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.run(sql, parameters);
    if (Array.isArray(answer)) return { rows: answer as R[] };
    return { rows: [], numAffectedRows: BigInt(answer.affectedRows), insertId: BigInt(answer.insertId) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<unknown[] | ResultSetHeader> {
    // A procedure may leave an open transaction, locks, settings and temporary tables in its session: the next one gets another.
    this.#isSpent ||= /^\s*call\b/i.test(sql);
    try {
      // MySQL prepares no statement about savepoints.
      const isPrepared = !/^(?:release |rollback to )?savepoint /.test(sql);
      const statement = { sql, timeout: this.#milliseconds };
      const [answer] = await (isPrepared ? this.#raw.execute(statement, parameters.map(bound)) : this.#raw.query(statement));
      return answer as unknown[] | ResultSetHeader;
    } catch (error) {
      // The answer to a statement given up may still come: that connection is of no use to the next one.
      this.#isLost = error instanceof Error && 'code' in error && error.code === 'PROTOCOL_SEQUENCE_TIMEOUT';
      throw error;
    }
  }

  begin(): Promise<void> {
    return this.#raw.beginTransaction();
  }

  async commit(): Promise<void> {
    try {
      await this.#raw.commit();
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }

  /** A connection whose transaction could not be ended is given up, and the transaction with it. */
  async rollBack(): Promise<void> {
    try {
      if (!this.#isLost) await this.#raw.rollback();
    } catch {
      this.#isLost = true;
    }
  }

  release(): void {
    if (this.#isLost || this.#isSpent) this.#raw.destroy();
    else this.#raw.release();
  }
}

function bound(value: unknown): string | number | bigint | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return value;
  throw new TypeError(`a database value cannot be of type ${Array.isArray(value) ? 'array' : typeof value}`);
}
