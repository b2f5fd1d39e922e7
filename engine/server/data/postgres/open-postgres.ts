import type { PoolConfig } from 'pg';
import { LastingPool } from './lasting-pool.ts';
import { Notifications } from './notifications.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { valueParsers } from './value-parsers.ts';

const connections = 16;

/**
 * A transaction that is idle for so long belongs to an instance that is cut off. PostgreSQL would hold its locks for hours, until the system's
 * keep-alive gives up; this way everybody else waits for seconds.
 */
const idleMilliseconds = 15_000;

/** Connects to the database at this address. Rejects if it cannot be reached. */
export async function openPostgres(address: string): Promise<PostgresDatabase> {
  const config: PoolConfig = {
    connectionString: withUtc(address),
    idle_in_transaction_session_timeout: idleMilliseconds,
    types: valueParsers,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'portico',
  };
  const pool = new LastingPool(config);
  const notifications = new Notifications(config, pool);
  try {
    await notifications.connect();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDatabase(pool, notifications);
}

/** Moments are read and written in UTC regardless of the server's time zone. */
function withUtc(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', [url.searchParams.get('options'), '-c timezone=UTC'].filter(Boolean).join(' '));
  return url.href;
}
