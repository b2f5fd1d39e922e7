import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { builtServer } from '../helpers/spawned-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-first-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the product as an operator does, stops it once it is ready or has given up, and answers all it has printed. */
async function start(data: string, password?: string): Promise<{ printed: string; code: number | null; modes: Record<string, string> }> {
  const environment = { ...process.env, PORT: '0', PORTICO_DATA: data, PORTICO_DEMO: 'off', PORTICO_ADMIN_PASSWORD: password, DATABASE_URL: '' };
  const child = spawn('node', [await builtServer()], { env: environment });
  let printed = '';
  let modes: Record<string, string> = {};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (!/^super admin/m.test(printed)) return;
      modes = modesIn(data);
      child.kill('SIGTERM');
    });
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  return { printed, code, modes };
}

/** Of the folder itself (`.`) and what lies in it. */
function modesIn(data: string): Record<string, string> {
  return Object.fromEntries(['.', ...readdirSync(data)].map((name) => [name, (statSync(join(data, name)).mode & 0o777).toString(8)]));
}

describe('a first run', () => {
  test('does not print a password that the operator gave', async () => {
    const { printed } = await start(join(folder, 'given'), 'given-secret-7');
    expect(printed).toContain('super admin: admin / ');
    expect(printed).not.toContain('given-secret-7');
  });

  test('prints the password it has made', async () => {
    expect((await start(join(folder, 'made'))).printed).toMatch(/^super admin: admin \/ \S{12} \(shown this once/m);
  });

  test('refuses a password that everybody guesses, and says which setting it was', async () => {
    const { printed, code } = await start(join(folder, 'weak'), '123456');
    expect(code).toBe(1);
    expect(printed).toMatch(/^PORTICO_ADMIN_PASSWORD: This password is too easy to guess/m);
  });

  test('lets nobody else read its folder, also one that an unpacked backup left open', async () => {
    const data = join(folder, 'open');
    mkdirSync(data);
    writeFileSync(join(data, 'portico.db'), '');
    chmodSync(join(data, 'portico.db'), 0o644);
    chmodSync(data, 0o755);
    const { modes } = await start(data, 'given-secret-7');
    expect(modes).toMatchObject({ '.': '700', 'portico.db': '600', 'portico.db-wal': '600', 'portico.db-shm': '600', 'keyring.json': '600' });
    expect(Object.entries(modes).filter(([, mode]) => !mode.endsWith('00'))).toEqual([]);
  });
});
