import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { serverBuild } from '../../scripts/build/server-build.ts';
import { inputStamps } from '../../scripts/build/stamp.ts';
import type { DatabaseConfig } from './databases.ts';
import { adminPassword, type Caller, callerOf } from './server.ts';

const root = resolve(import.meta.dirname, '../..');

let built: Promise<{ main: string }> | undefined;

/** What `npm start` runs: read from one file, a server is there for two thirds of the processor time. */
export async function builtServer(): Promise<string> {
  built ??= serverBuild(inputStamps().server);
  return (await built).main;
}

/**
 * The product as its own process, as an operator runs it; resolves once it takes calls.
 * @param program what is run: the build of these sources unless given
 */
export async function spawnServer(
  data: string,
  database: Partial<DatabaseConfig> = {},
  environment: Record<string, string> = {},
  program?: string,
): Promise<{ process: ChildProcess; admin: Caller }> {
  mkdirSync(data, { recursive: true });
  // Of a first start only: where there is data, what becomes of a missing keyring is for a test to see.
  if (readdirSync(data).length === 0) cpSync(inject('keyring'), join(data, 'keyring.json'));
  const child = spawn('node', [program ?? (await builtServer())], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PORTICO_DATA: data,
      PORTICO_ADMIN_PASSWORD: adminPassword,
      PORTICO_PASSWORD_COST: '10',
      PORTICO_CAPTCHA: 'off',
      PORTICO_DEMO: 'off',
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ...environment,
    },
  });
  const address = await new Promise<string>((found, failed) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const [, url] = /ready: (http:\S+?)\/admin/.exec(String(chunk)) ?? [];
      if (url) found(url);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const answer = await callerOf(address, '')<{ access_token: string }>('Platform.User.UserLogin', { username: 'admin', password: adminPassword });
  return { process: child, admin: callerOf(address, answer.data!.access_token) };
}
