import { spawn } from 'node:child_process';
import { Client, escapeIdentifier } from 'pg';
import type { Contents } from '../sql/database-copy.ts';
import { migrationLock } from './postgres-database.ts';

/** A client program of PostgreSQL is missing or has failed; `detail` is its own message. */
export class PostgresProgramError extends Error {
  readonly program: string;
  readonly isMissing: boolean;

  constructor(program: string, isMissing: boolean, detail: string) {
    super(detail);
    this.program = program;
    this.isMissing = isMissing;
  }
}

/**
 * Writes the platform's schema with `pg_dump`, which knows every kind of column and index, also of later versions. It reads in the snapshot of a
 * transaction of ours, so the rows counted here are those of the dump; nobody is locked out meanwhile.
 * @throws PostgresProgramError if `pg_dump` is missing or fails
 */
export async function dumpPostgres(address: string, file: string): Promise<Contents> {
  return withClient(address, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ schema: string; snapshot: string }>('select current_schema() as schema, pg_export_snapshot() as snapshot');
    const { schema, snapshot } = rows[0]!;
    const contents = await contentsOf(client);
    await run(address, 'pg_dump', [
      '--format=custom',
      '--compress=0',
      '--no-owner',
      '--no-acl',
      `--snapshot=${snapshot}`,
      `--schema=${schema}`,
      `--file=${file}`,
    ]);
    return contents;
  });
}

/** State of the database to restore to. */
export interface PostgresTarget {
  /** Of the platform on other connections to this database. */
  isServing: boolean;
  isEmpty: boolean;
}

/** Tells whether a server uses the database, and whether its schema is empty. */
export function inspectTarget(address: string): Promise<PostgresTarget> {
  return withClient(address, async (client) => {
    const serving = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'portico' and pid <> pg_backend_pid() limit 1`,
    );
    return { isServing: serving.rows.length > 0, isEmpty: (await tableNames(client)).length === 0 };
  });
}

/**
 * Replaces the schema by a dump and renames the former one if it contains anything. An incomplete dump leaves everything as it was. `settle` runs
 * before the former schema is given up; if it throws, that schema comes back too.
 * @param aside new name of the former schema
 * @returns whether there was one
 */
export function restorePostgres(address: string, file: string, aside: string, settle: (contents: Contents) => Promise<void>): Promise<boolean> {
  return withClient(address, async (client) => {
    // Instances that start now wait for this lock before they look at their tables.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    const schema = rows[0]!.schema;
    const hasSchema =
      (await client.query(`select 1 from pg_class where relnamespace = to_regnamespace($1) limit 1`, [escapeIdentifier(schema)])).rows.length > 0;
    const [here, there] = [escapeIdentifier(schema), escapeIdentifier(aside)];
    await client.query(hasSchema ? `begin; alter schema ${here} rename to ${there}; create schema ${here}; commit` : `drop domain if exists json_text`);
    try {
      // The dump's own "create schema" stays out with --schema; everything else comes in one transaction.
      await run(address, 'pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-acl', `--schema=${schema}`, file]);
      await settle(await contentsOf(client));
    } catch (error) {
      await client.query(
        hasSchema
          ? `begin; drop schema ${here} cascade; alter schema ${there} rename to ${here}; commit`
          : `begin; drop schema ${here} cascade; create schema ${here}; commit`,
      );
      throw error;
    }
    return hasSchema;
  });
}

async function withClient<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address, application_name: 'portico backup', connectionTimeoutMillis: 10_000 });
  await client.connect();
  // What breaks the connection fails the statement under way; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function contentsOf(client: Client): Promise<Contents> {
  const names = await tableNames(client);
  const tables: Record<string, number> = {};
  for (const name of names)
    tables[name] = Number((await client.query<{ rows: string }>(`select count(*) as rows from ${escapeIdentifier(name)}`)).rows[0]!.rows);
  const namesIn = async (table: string) =>
    names.includes(table) ? (await client.query<{ name: string }>(`select name from ${escapeIdentifier(table)}`)).rows.map(({ name }) => name) : [];
  return { tables, migrations: await namesIn('migration'), uploads: await namesIn('file') };
}

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace(quote_ident(current_schema())) and relkind in ('r', 'p') order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** The password is passed in the environment: arguments are visible to everybody on the machine. The terminal's Ctrl+C does not reach the program. */
function run(address: string, program: string, args: string[]): Promise<void> {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // A word of the Node driver that libpq does not know.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...(password && { PGPASSWORD: password }), LC_MESSAGES: 'C' },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(0, 4_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(new PostgresProgramError(program, error.code === 'ENOENT', error.message)));
    child.once('close', (code) => {
      const [line = `ended with ${code}`] = output.split('\n').filter((text) => /error/i.test(text));
      if (code === 0) resolve();
      else reject(new PostgresProgramError(program, false, line));
    });
  });
}
