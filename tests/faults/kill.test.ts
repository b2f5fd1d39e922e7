import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/protocol/list-answer.ts';
import { type DatabaseConfig, describeOnDatabases } from '../helpers/databases.ts';
import { adminPassword, type Caller, callerOf } from '../helpers/server.ts';

const root = resolve(import.meta.dirname, '../..');
const rounds = 4;
const writers = 8;

/** The product as its own process, as an operator runs it; resolves once it takes calls. */
async function spawnServer(data: string, database: DatabaseConfig): Promise<{ process: ChildProcess; admin: Caller }> {
  const child = spawn('node', ['engine/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PORTICO_DATA: data,
      PORTICO_ADMIN_PASSWORD: adminPassword,
      PORTICO_CAPTCHA: 'off',
      PORTICO_DEMO: 'off',
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
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

describeOnDatabases('a server killed while it writes', (database) => {
  test('has every record it acknowledged when it starts again', async () => {
    const data = mkdtempSync(join(tmpdir(), 'portico-kill-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const acknowledged = new Set<string>();
    let sent = 0;
    for (let round = 0; round < rounds; round++) {
      const server = await spawnServer(data, await database.config());
      let killed = false;
      const write = async (): Promise<void> => {
        while (!killed) {
          const name = `key_${round}_${sent++}`;
          // The connection breaks with the process: whatever was under way then is not acknowledged.
          const answer = await server.admin('Admin.Configuration.Add', { name, value: 'x' }).catch(() => null);
          if (answer?.ret === 200) acknowledged.add(name);
        }
      };
      const writing = Promise.all(Array.from({ length: writers }, write));
      await sleep(150 + Math.random() * 350);
      killed = true;
      server.process.kill('SIGKILL');
      await writing;
    }
    expect(acknowledged.size).toBeGreaterThan(rounds);
    const { process: last, admin } = await spawnServer(data, await database.config());
    const found = new Set<string>();
    for (let page = 1; ; page++) {
      const { items } = (await admin<ListAnswer>('Admin.Configuration.List', { page, per_page: 100, sort: 'id' })).data!;
      for (const item of items) found.add(String(item.name));
      if (items.length < 100) break;
    }
    last.kill('SIGTERM');
    expect([...acknowledged].filter((name) => !found.has(name))).toEqual([]);
  });
});
