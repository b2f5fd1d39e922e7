import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSqlite } from '../../../../designer/server/databases/sqlite/run-sqlite.ts';
import { until } from '../../../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-sqlite-'));
const path = join(folder, 'shop.db');
const fixed = { mode: 'read', isPlan: false, rows: 10, milliseconds: 60_000, isSuper: false, signal: new AbortController().signal } as const;
const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n)';

describe('the process of statements on SQLite', () => {
  beforeAll(() => new DatabaseSync(path).close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['a value besides the result', 'select length(randomblob(400000000))'],
    ['a text too long for a result', "select printf('%.*c', 600000000, 'x')"],
    ['rows that are sorted', `${endless} select i from n order by randomblob(1000)`],
  ])('is ended at the limit of memory for %s', async (_, text) => {
    await expect(runSqlite(path, { ...fixed, text }, null)).rejects.toMatchObject({ limit: 'bytes' });
    expect((await runSqlite(path, { ...fixed, text: 'select 1' }, null)).rows).toEqual([[1]]);
  });

  it('ends in the middle of a statement where the server is killed', async () => {
    const run = join(import.meta.dirname, '../../../../designer/server/databases/sqlite/run-sqlite.ts');
    const program = `const { runSqlite } = await import(${JSON.stringify(run)});
      const signal = new AbortController().signal;
      await runSqlite(${JSON.stringify(path)}, { ...${JSON.stringify(fixed)}, signal, text: ${JSON.stringify(`${endless} select count(*) from n`)} }, null);`;
    const server = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], { stdio: 'ignore' });
    const [child] = await until(
      async () => childrenOf(server.pid!),
      ({ length }) => length > 0,
    );
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(
      await until(
        async () => isAlive(child!),
        (alive) => !alive,
      ),
    ).toBe(false);
  });
});

function childrenOf(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return processes.map((line) => line.trim().split(/\s+/).map(Number)).flatMap(([pid, of]) => (of === parent ? [pid!] : []));
}

function isAlive(pid: number): boolean {
  try {
    return !/ Z/.test(execFileSync('ps', ['-p', String(pid), '-o', 'pid=,stat='], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}
