import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

/**
 * What a first start leaves, for other servers of the run to begin with: making tables and accounts is two thirds of a start on the embedded database, and
 * four fifths on PostgreSQL.
 */
export interface FirstStart {
  /** Starts the product on this data folder, and on this database unless it is the embedded one; closes it. */
  make(data: string, databaseUrl?: string): Promise<void>;
}

/** The database of a data folder. */
const embedded = 'portico.db';

/** The data folder of the embedded one, for this worker. */
let created: Promise<string> | undefined;

/** Fills an empty data folder; one that has a database stays as it is. */
export async function copyEmbedded(data: string, { make }: FirstStart): Promise<void> {
  if (existsSync(join(data, embedded))) return;
  created ??= (async () => {
    const folder = mkdtempSync(join(dirname(inject('keyring')), 'data-'));
    await make(folder);
    return folder;
  })();
  const from = await created;
  cpSync(join(from, embedded), join(data, embedded));
  copyFiles(from, data);
}

const adminUrl = process.env.PORTICO_TEST_POSTGRES;

/**
 * Puts a copy in the place of an empty database of the PostgreSQL that PORTICO_TEST_POSTGRES names. One that has tables or is in use stays as it is, and so
 * does one of another PostgreSQL.
 */
export async function copyPostgres(data: string, databaseUrl: string, { make }: FirstStart): Promise<void> {
  if (!adminUrl || new URL(databaseUrl).host !== new URL(adminUrl).host) return;
  if (!(await connected(databaseUrl, isEmpty))) return;
  const name = new URL(databaseUrl).pathname.slice(1);
  const template = inject('firstStart');
  const folder = join(dirname(inject('keyring')), 'postgres');
  await connected(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    try {
      await makeTemplate(admin, adminUrl, folder, make);
    } finally {
      await admin.query('select pg_advisory_unlock(hashtext($1))', [template]);
    }
    const isFree = await admin.query(`drop database "${name}"`).then(
      () => true,
      () => false,
    );
    if (!isFree) return;
    await admin.query(`create database "${name}" template ${template}`);
    copyFiles(folder, data);
  });
}

async function makeTemplate(admin: Client, address: string, folder: string, make: FirstStart['make']): Promise<void> {
  const template = inject('firstStart');
  const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rows.length > 0) return;
  const making = `${template}_making`;
  await admin.query(`drop database if exists ${making} with (force)`);
  await admin.query(`create database ${making}`);
  mkdirSync(folder, { recursive: true });
  const url = new URL(address);
  url.pathname = `/${making}`;
  await make(folder, url.href);
  await admin.query(`alter database ${making} rename to ${template}`);
}

/** Nobody has made a table or a type in it. */
async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1`);
  return rows.length === 0;
}

async function connected<Value>(address: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function copyFiles(from: string, data: string): void {
  mkdirSync(join(from, 'files'), { recursive: true });
  cpSync(join(from, 'files'), join(data, 'files'), { recursive: true });
}
