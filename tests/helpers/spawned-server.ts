import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { DatabaseConfig } from './databases.ts';
import { adminPassword, type Caller, callerOf } from './server.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * The product as its own process, as an operator runs it; resolves once it takes calls.
 * @param folder the product's sources; these unless given
 * @param program what is run there
 */
export async function spawnServer(
  data: string,
  database: Partial<DatabaseConfig> = {},
  environment: Record<string, string> = {},
  folder = root,
  program = 'engine/server/main.ts',
): Promise<{ process: ChildProcess; admin: Caller }> {
  const child = spawn('node', [program], {
    cwd: folder,
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
