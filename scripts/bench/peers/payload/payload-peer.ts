import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { benchPassword } from '../../bench-client.ts';
import { startPinned } from '../../processes.ts';
import type { Peer } from '../peer.ts';

const site = join(import.meta.dirname, 'site');
const email = 'bench@example.com';

/** Payload CMS from npm, in the versions of `site/package.json`, on SQLite, built as for production. */
export const payloadPeer: Peer = {
  name: 'Payload',
  async start(folder, articles) {
    const installed = install();
    const environment = { PAYLOAD_CONFIG_PATH: join(installed, 'payload.config.js'), PAYLOAD_DATABASE: `file:${join(folder, 'payload.db')}` };
    const account = { BENCH_EMAIL: email, BENCH_PASSWORD: benchPassword };
    run(installed, [payload, 'run', 'seed.js'], { ...environment, ...account }, JSON.stringify(articles));
    const started = await startPinned(join(installed, next), { ...environment, NODE_ENV: 'production', PORT: '0' }, 0, ['start', installed]);
    const cookie = { name: 'payload-token', value: await signIn(started.address) };
    return { ...started, list: '/admin/collections/articles', row: 'tbody tr[data-id]', cookie };
  },
};

const payload = 'node_modules/payload/bin.js';
const next = 'node_modules/next/dist/bin/next';

/** Installs and builds it where that has not been done for these files. @returns its folder */
function install(): string {
  const files = globSync('**/*.{js,jsx,json}', { cwd: site }).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(site, file)));
  const installed = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portico-bench', `payload-${hash.digest('hex').slice(0, 12)}`);
  const ready = join(installed, 'ready');
  if (existsSync(ready)) return installed;
  console.log(`installing and building Payload in ${installed}, which takes minutes`);
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  cpSync(site, installed, { recursive: true });
  const environment = { PAYLOAD_CONFIG_PATH: join(installed, 'payload.config.js'), PAYLOAD_DATABASE: 'file::memory:', NEXT_TELEMETRY_DISABLED: '1' };
  succeed(spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: installed, encoding: 'utf8' }), 'npm install');
  run(installed, [payload, 'generate:importmap'], environment);
  run(installed, [next, 'build'], environment);
  writeFileSync(ready, '');
  return installed;
}

function run(folder: string, [program, ...args]: string[], environment: Record<string, string>, input?: string): void {
  const options = { cwd: folder, env: { ...process.env, ...environment }, input, encoding: 'utf8' } as const;
  succeed(spawnSync(process.execPath, [join(folder, program!), ...args], options), `${program} ${args.join(' ')}`);
}

function succeed({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }, what: string): void {
  if (status !== 0) throw new Error(`${what} of Payload ended with ${status}:\n${stdout}\n${stderr}`);
}

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ email, password: benchPassword });
  const response = await fetch(`${address}/api/users/login`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return ((await response.json()) as { token: string }).token;
}
