import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL that belongs to one test, which stops it and starts it as it likes. */
export interface OwnPostgres {
  /** `postgres://…` of its administrator. */
  address: string;
  port: number;
  start(): void;
  /** As when its machine is switched off: connections break, transactions are lost. */
  stop(): void;
  /** Runs SQL as the administrator; answers what it prints. */
  run(sql: string): string;
  remove(): void;
}

const programs = programsOf('/usr/lib/postgresql');

/** False where no PostgreSQL is installed, which is said once. */
export const hasOwnPostgres = programs !== null;
if (!hasOwnPostgres) process.stderr.write('Tests that stop a PostgreSQL are skipped: none is installed below /usr/lib/postgresql.\n');

/** Makes one on a free port of loopback and starts it. Seconds. */
export async function makePostgres(): Promise<OwnPostgres> {
  // Socket paths must be short, and PostgreSQL runs under an account of its own where this is the administrator's.
  const folder = mkdtempSync(join(tmpdir(), 'portico-pg-'));
  chmodSync(folder, 0o755);
  const isRoot = userInfo().uid === 0;
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
  const run = (program: string, args: string[]) => {
    const [command, ...rest] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), join(programs ?? '', program), ...args];
    return execFileSync(command!, rest, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  };
  const data = join(folder, 'db');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = () => void run('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const stop = () => void run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  start();
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    start,
    stop,
    run: (sql) => run('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-Atqc', sql]).trim(),
    remove() {
      const isUp = spawnSync(join(programs ?? '', 'pg_isready'), ['-h', folder, '-p', String(port), '-q']).status !== 2;
      if (isUp) stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programsOf(folder: string): string | null {
  try {
    const [newest] = readdirSync(folder).sort((one, other) => Number(other) - Number(one));
    return newest === undefined ? null : join(folder, newest, 'bin');
  } catch {
    return null;
  }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
