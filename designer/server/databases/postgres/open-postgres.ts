import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { type DynamicQuery, OutboundSocket, type Rows, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/open-postgres.ts';
import { requireNoneLasting } from '../sql/lasting-names.ts';
import type { DatabaseConfig } from '../table/database-config.ts';
import { databaseLimits } from '../table/limits.ts';
import { rolledBack } from '../table/rolled-back.ts';
import type { OpenedDatabase } from '../table/table-source.ts';
import { inspectPostgres } from './inspect-postgres.ts';
import { lastingInPostgres } from './lasting-in-postgres.ts';
import { managePostgres } from './manage-postgres.ts';
import { valueParsers } from './value-parsers.ts';

/** Opens a pool of connections to a PostgreSQL server, connected on demand. */
export async function openPostgres({ host, port, account, password, name, hasTls }: DatabaseConfig): Promise<OpenedDatabase> {
  const pool = new Pool({
    host,
    port,
    user: account,
    password,
    database: name,
    types: valueParsers,
    stream: () => new OutboundSocket(),
    ssl: hasTls,
    max: databaseLimits.connections,
    connectionTimeoutMillis: databaseLimits.connectMilliseconds,
    idleTimeoutMillis: databaseLimits.idleMilliseconds,
    statement_timeout: databaseLimits.queryMilliseconds,
    query_timeout: databaseLimits.queryMilliseconds + 1_000,
    // Moments without an offset are China's, here as everywhere in the platform.
    options: '-c datestyle=ISO -c standard_conforming_strings=on -c timezone=Asia/Shanghai',
    application_name: 'portico',
  });
  // A connection that breaks leaves the pool by itself, and whoever uses it hears of it by the statement under way; without listeners, for
  // idle ones and for those in use, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const read = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    read,
    write: (work) => work(read),
    transact: (work) => read.transaction().execute(work),
    dryRun: (work) => rolledBack((inside) => read.transaction().execute(inside), work),
    inspect: (table) => inspectPostgres(read, table),
    async createTable(text) {
      await sql.raw(text).execute(read);
    },
    manage: managePostgres(read, (work) => read.transaction().execute(work)),
    procedure: (routine, values, isRolledBack) =>
      read.connection().execute(async (connection) => {
        try {
          if (!isRolledBack) return await procedure(connection, routine, values);
          const lasting = await lastingInPostgres(async (text) => (await sql.raw<object>(text).execute(connection)).rows.map((row) => Object.values(row)));
          requireNoneLasting(`"${routine}"`, 'postgres', lasting);
          // Within a transaction a procedure that commits by itself fails, and nothing is left of it.
          return await rolledBack(
            (inside) => connection.transaction().execute(inside),
            (query: DynamicQuery) => procedure(query, routine, values),
          );
        } finally {
          // Locks, settings and temporary tables of its session are not for the next one.
          await sql`discard all`.execute(connection).catch(() => undefined);
        }
      }),
    async version() {
      const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(read);
      return `PostgreSQL ${rows[0]?.version}`;
    },
    close: () => read.destroy(),
  };
}

/** A function is selected from, a procedure called; INOUT values of the latter are its row. */
async function procedure(query: DynamicQuery, routine: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ kind: string }>`
    select p.prokind as kind from pg_proc p
    where p.proname = ${routine} and p.prokind in ('f', 'p') and p.pronamespace = current_schema()::regnamespace limit 1`.execute(query);
  const [found] = rows;
  if (!found) throw refuse('badInput', texts.unknown, { name: routine });
  const call = sql`${sql.id(routine)}(${values.length > 0 ? sql.join(values) : sql``})`;
  const answer = await (found.kind === 'p' ? sql<Record<string, unknown>>`call ${call}` : sql<Record<string, unknown>>`select * from ${call}`).execute(query);
  return answer.rows;
}
