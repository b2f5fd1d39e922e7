import { Kysely, sql } from 'kysely';
import { createPool } from 'mysql2/promise';
import { type DynamicQuery, OutboundSocket, type Rows, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/open-mysql.ts';
import type { DatabaseConfig } from '../table/database-config.ts';
import { databaseLimits } from '../table/limits.ts';
import { rolledBack } from '../table/rolled-back.ts';
import type { OpenedDatabase } from '../table/table-source.ts';
import { inspectMysql } from './inspect-mysql.ts';
import { manageMysql } from './manage-mysql.ts';
import { mysqlDialect } from './mysql-dialect.ts';

/** Opens a pool of connections to a MySQL or MariaDB server, connected on demand. */
export async function openMysql({ host, port, account, password, name, charset, hasTls }: DatabaseConfig): Promise<OpenedDatabase> {
  const pool = createPool({
    host,
    port,
    user: account,
    password,
    database: name,
    // What these servers call utf8 cannot hold every character.
    charset: /^utf-?8/i.test(charset) ? 'utf8mb4' : charset,
    stream: () => new OutboundSocket().connect(port, host),
    ...(hasTls && { ssl: { rejectUnauthorized: true } }),
    connectionLimit: databaseLimits.connections,
    maxIdle: 1,
    idleTimeout: databaseLimits.idleMilliseconds,
    queueLimit: 1_000,
    connectTimeout: databaseLimits.connectMilliseconds,
    maxPreparedStatements: 100,
    dateStrings: true,
    jsonStrings: true,
    supportBigNumbers: true,
    decimalNumbers: true,
  });
  // Moments without an offset are China's, here as everywhere in the platform. Whoever gets a connection has its statement run after this one.
  pool.pool.on('connection', (connection) => connection.query("set time_zone = '+08:00'", () => undefined));
  const read = new Kysely<Rows>({ dialect: mysqlDialect(pool, databaseLimits.queryMilliseconds) });
  return {
    dialect: 'mysql',
    read,
    write: (work) => work(read),
    transact: (work) => read.transaction().execute(work),
    dryRun: (work) => rolledBack((inside) => read.transaction().execute(inside), work),
    inspect: (table) => inspectMysql(read, table),
    async createTable(text) {
      await sql.raw(text).execute(read);
    },
    manage: manageMysql(read, async (text) => {
      await pool.query({ sql: text, timeout: databaseLimits.queryMilliseconds });
    }),
    async procedure(routine, values, isRolledBack) {
      // It may commit by itself, and nobody knows before it has.
      if (isRolledBack) throw refuse('conflict', texts.undoable, { name: routine });
      return procedure(read, routine, values);
    },
    async version() {
      const { rows } = await sql<{ version: string }>`select version() as version`.execute(read);
      const version = rows[0]?.version ?? '';
      return version.includes('MariaDB') ? `MariaDB ${version.split('-')[0]}` : `MySQL ${version}`;
    },
    close: () => read.destroy(),
  };
}

/** Returns the rows of the first result set. */
async function procedure(query: DynamicQuery, routine: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const known = await sql`
    select 1 from information_schema.routines
    where routine_schema = database() and routine_type = 'PROCEDURE' and routine_name = ${routine}`.execute(query);
  if (known.rows.length === 0) throw refuse('badInput', texts.unknown, { name: routine });
  const { rows } = await sql<unknown>`call ${sql.id(routine)}(${values.length > 0 ? sql.join(values) : sql``})`.execute(query);
  return rows.find((part) => Array.isArray(part)) ?? [];
}
