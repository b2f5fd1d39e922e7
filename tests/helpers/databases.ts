import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe } from 'vitest';
import { openDatabase } from '../../engine/server/data/open-database.ts';
import type { Database } from '../../engine/server/kernel/ports/database.ts';
import type { Config } from '../../engine/server/kernel/process/config.ts';

export type DatabaseConfig = Pick<Config, 'dataFolder' | 'databaseUrl'>;

export interface TestDatabase {
  dialect: Database['dialect'];
  /** Where this suite's own empty database is. */
  config(): Promise<DatabaseConfig>;
  /** Opens it; every call opens it anew, as another instance would. Closed after the suite. */
  open(): Promise<Database>;
}

const adminUrl = process.env.PORTICO_TEST_POSTGRES;

if (!adminUrl && isFirstToTell())
  process.stderr.write('PostgreSQL tests are skipped: PORTICO_TEST_POSTGRES (a postgres:// address of an administrator) is not set.\n');

/** Every test file is a process of its own; the run that started them all says it once. */
function isFirstToTell(): boolean {
  try {
    closeSync(openSync(join(tmpdir(), `portico-postgres-skipped-${process.ppid}`), 'wx'));
    return true;
  } catch {
    return false;
  }
}

/**
 * The same suite on the embedded database and, when PORTICO_TEST_POSTGRES is set, on PostgreSQL. Each suite has a database of its own
 * that is gone afterwards.
 */
export function describeOnDatabases(title: string, suite: (database: TestDatabase) => void): void {
  describe(`${title} (SQLite)`, () => suite(track('sqlite', temporaryFolder())));
  describe.skipIf(!adminUrl)(`${title} (PostgreSQL)`, () => suite(track('postgres', adminUrl ? temporaryPostgres(adminUrl) : temporaryFolder())));
}

interface Place {
  config: () => Promise<DatabaseConfig>;
  remove: () => Promise<void>;
}

function track(dialect: Database['dialect'], { config, remove }: Place): TestDatabase {
  const opened: Database[] = [];
  let place: Promise<DatabaseConfig> | null = null;
  const known = () => (place ??= config());
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    if (place) await remove();
  });
  return {
    dialect,
    config: known,
    open: async () => {
      const database = await openDatabase(await known());
      opened.push(closedOnce(database));
      return opened.at(-1)!;
    },
  };
}

/** A test may close a database itself, to see what is left. */
function closedOnce(database: Database): Database {
  const close = database.close.bind(database);
  let closed: Promise<void> | null = null;
  database.close = () => (closed ??= close());
  return database;
}

/** A folder below the system's own for temporary files. */
function temporaryFolder(): Place & { folder: string } {
  const folder = join(mkdtempSync(join(tmpdir(), 'portico-test-')), 'data');
  return {
    folder,
    config: async () => ({ dataFolder: folder, databaseUrl: undefined }),
    remove: async () => rmSync(join(folder, '..'), { recursive: true, force: true }),
  };
}

function temporaryPostgres(address: string): Place {
  const name = `portico_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const { folder, remove } = temporaryFolder();
  const run = async (statement: string) => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    config: async () => {
      await run(`create database ${name}`);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return { dataFolder: folder, databaseUrl: url.href };
    },
    remove: async () => {
      await run(`drop database ${name} with (force)`);
      await remove();
    },
  };
}
