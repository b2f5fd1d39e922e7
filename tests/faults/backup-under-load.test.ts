import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { type DatabaseConfig, describeOnDatabases } from '../helpers/databases.ts';
import type { Caller } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';

const root = resolve(import.meta.dirname, '../..');

describeOnDatabases('an installation backed up while it is written to', (database) => {
  test('comes back with every row acknowledged before, its files and its secrets, and keeps what it replaces', async () => {
    const work = mkdtempSync(join(tmpdir(), 'portico-backup-'));
    onTestFinished(() => rmSync(work, { recursive: true, force: true }));
    const [data, archive] = [join(work, 'data'), join(work, 'archive.sealed')];
    const config = await database.config();
    const command = (script: string, ...args: string[]) => runScript(script, [archive, ...args], data, config);
    const { process: server, admin } = await spawnServer(data, config);
    onTestFinished(() => void server.kill('SIGKILL'));
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const upload = await admin<{ url: string }>('Admin.File.Upload', { file: new File([new Uint8Array(picture)], 'logo.png'), kind: 'image' });
    const stored = await bytesOf(admin, upload.data!.url);

    const before = await write(admin, 'before', () => true, 40);
    let isRunning = true;
    const writing = Promise.all([1, 2, 3, 4].map((writer) => write(admin, `during_${writer}`, () => isRunning, 10_000)));
    expect(await command('backup')).toMatchObject({ code: 0, error: '' });
    isRunning = false;
    await writing;
    await write(admin, 'after', () => true, 5);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([]);

    expect(await command('restore', '--replace')).toMatchObject({ code: 1, error: expect.stringContaining('Portico is running on') });
    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(await command('restore')).toMatchObject({ code: 1, error: expect.stringContaining('is not empty') });
    const { code, said } = await command('restore', '--replace');
    expect(said).toMatch(/restored and checked: \d+ rows/);
    expect(code).toBe(0);

    const again = await spawnServer(data, config);
    const names = await configurationNames(again.admin);
    const restoredPicture = await bytesOf(again.admin, upload.data!.url);
    again.process.kill('SIGTERM');
    await once(again.process, 'exit');
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => name.startsWith('after'))).toEqual([]);
    expect(restoredPicture.equals(stored)).toBe(true);
    const [aside] = readdirSync(data).filter((name) => name.startsWith('before-restore-'));
    expect(existsSync(join(data, aside!, 'keyring.json'))).toBe(true);
  });
});

test.skipIf(!process.env.PORTICO_TEST_POSTGRES)('a backup of PostgreSQL without its client programs says what is missing', async () => {
  const data = mkdtempSync(join(tmpdir(), 'portico-backup-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const { createKeyring } = await import('../../engine/server/auth/keyring-file.ts');
  createKeyring(data);
  const config = { dataFolder: data, databaseUrl: process.env.PORTICO_TEST_POSTGRES };
  const { code, error } = await runScript('backup', [join(data, 'a.tar.gz')], data, config, { PATH: '/nowhere' });
  expect(code).toBe(1);
  expect(error).toBe('pg_dump is not installed; it is part of the PostgreSQL client programs (of the server’s version or newer)\n');
});

interface Ended {
  code: number;
  said: string;
  error: string;
}

/** As `npm run backup` and `npm run restore` run them. */
function runScript(script: string, args: string[], data: string, { databaseUrl }: DatabaseConfig, more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, LANG: 'C', PORTICO_DATA: data, DATABASE_URL: databaseUrl, PORTICO_BACKUP_PASSPHRASE: 'wild horses', ...more };
  return new Promise((ended) => {
    execFile(process.execPath, [join(root, 'scripts', `${script}.ts`), ...args], { env }, (fault, said, error) =>
      ended({ code: Number(fault?.code ?? 0), said, error }),
    );
  });
}

/** Adds records one after another; answers the names of those acknowledged. */
async function write(admin: Caller, prefix: string, goesOn: () => boolean, most: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < most && goesOn(); at++) {
    const name = `${prefix}_${at}`;
    const answer = await admin('Admin.Configuration.Add', { name, value: 'x' });
    if (answer.ret === 200) names.push(name);
  }
  return names;
}

async function configurationNames(admin: Caller): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 1; ; page++) {
    const { items } = (await admin<ListAnswer>('Admin.Configuration.List', { page, per_page: 100, sort: 'id' })).data!;
    for (const { name } of items) names.add(String(name));
    if (items.length < 100) return names;
  }
}

async function bytesOf({ address, token }: Caller, url: string): Promise<Buffer> {
  const response = await fetch(new URL(url, address), { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
