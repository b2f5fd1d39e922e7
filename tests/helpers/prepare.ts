import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createKeyring } from '../../engine/server/auth/keyring-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `keyring.json` for every server of this run: making its RSA pair takes longer than a start. */
    keyring: string;
    /** The PostgreSQL database that servers of this run begin with; whoever needs it first makes it. */
    firstStart: string;
  }
}

/** Runs once before all tests; what it gives back runs after them. */
export default function prepare(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-keyring-'));
  createKeyring(folder);
  project.provide('keyring', join(folder, 'keyring.json'));
  const name = `portico_first_start_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  project.provide('firstStart', name);
  return async () => {
    rmSync(folder, { recursive: true });
    await dropDatabases(name);
  };
}

/** What servers on PostgreSQL of this run began with, where there was one. */
async function dropDatabases(name: string): Promise<void> {
  const { PORTICO_TEST_POSTGRES: address } = process.env;
  if (!address) return;
  const client = new Client({ connectionString: address });
  await client.connect();
  for (const each of [name, `${name}_making`]) await client.query(`drop database if exists ${each} with (force)`);
  await client.end();
}
