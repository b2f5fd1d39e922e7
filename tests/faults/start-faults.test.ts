import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { failedStart } from '../helpers/failed-start.ts';
import { spawnServer } from '../helpers/spawned-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a start that cannot succeed says why in one line, in the operator’s language, and ends with 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'portico.db'), 'no database at all, but long enough to be read as one'.repeat(20));
  const postgres = process.env.PORTICO_TEST_POSTGRES;
  const attempts: [what: Record<string, string>, said: RegExp][] = [
    [{ PORT: String(port) }, new RegExp(`^Port ${port} on 127.0.0.1 is in use; .*PORT$`)],
    [{ HOST: '192.0.2.7' }, /^HOST "192.0.2.7" is not an address of this machine/],
    [{ HOST: '999.1.1.1' }, /^HOST "999.1.1.1" is not an address of this machine/],
    [{ PORTICO_DATA: file }, /^The data folder .*a-file cannot be read and written \(EEXIST\); .*PORTICO_DATA$/],
    [{ PORTICO_DATA: file, LANG: 'zh_CN.UTF-8' }, /^数据目录 .*a-file 无法读写（EEXIST）；.*PORTICO_DATA/],
    // The file system says that something is missing, and not that nothing may be there.
    [{ PORTICO_DATA: '/proc/portico/data' }, /^The data folder \/proc\/portico\/data cannot be read and written \(E[A-Z]+\)/],
    [{ PORTICO_DATA: damaged }, /^The database portico.db in .* is damaged; restore it from a backup$/],
    [{ DATABASE_URL: 'postgres://someone:canary-7f@127.0.0.1:1/x' }, /^The database of DATABASE_URL cannot be reached \(host 127.0.0.1, ECONNREFUSED\)/],
    [{ PORT: '', TRUSTED_PROXIES: '10.0.0.0/8', LANG: 'zh_CN.UTF-8' }, /^环境变量 PORT 的值为 ""；允许：0 到 65535 的整数/],
    ...(postgres ? unusable(postgres) : []),
  ];
  const starts = await inTurn(attempts, ([environment], at) => failedStart(join(folder, String(at)), environment));
  for (const [at, { code, lines }] of starts.entries()) {
    const [, said] = attempts[at]!;
    expect([code, lines], String(said)).toEqual([1, [expect.stringMatching(said)]]);
    expect(lines.join()).not.toContain('canary-7f');
  }
});

test('a start that finds its port taken says so before it builds the pages', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const product = join(folder, 'product');
  for (const name of ['engine', 'designer', 'plugins', 'generated', 'locales', 'schemas', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(name, join(product, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(product, 'node_modules'));
  const { code, lines } = await failedStart(join(folder, 'unbuilt'), { PORT: String(port) }, join(product, 'scripts/start.ts'));
  expect([code, lines]).toEqual([1, [expect.stringMatching(new RegExp(`^Port ${port} on 127.0.0.1 is in use`))]]);
  expect(existsSync(join(product, 'dist'))).toBe(false);
});

test('a data folder has one server, until that one ends however it ends', async () => {
  const data = join(folder, 'one');
  const first = await spawnServer(data);
  onTestFinished(() => void first.process.kill('SIGKILL'));
  const { code, lines } = await failedStart(data);
  expect([code, lines]).toEqual([1, [expect.stringMatching(`is used by another Portico \\(process ${first.process.pid} on .*PORTICO_DATA`)]]);
  expect((await first.admin('Admin.Configuration.List')).ret).toBe(200);

  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const second = await spawnServer(data);
  expect((await second.admin('Admin.Configuration.List')).ret).toBe(200);
  second.process.kill('SIGTERM');
  await once(second.process, 'exit');

  // The keys are gone, the data is not.
  rmSync(join(data, 'keyring.json'));
  const keyless = await failedStart(data);
  expect([keyless.code, keyless.lines]).toEqual([1, [expect.stringMatching(/^The file .*keyring\.json is missing, .*backup.*PORTICO_ACCEPT_LOSS=keyring/)]]);
  const renewed = await spawnServer(data, {}, { PORTICO_ACCEPT_LOSS: 'keyring' });
  renewed.process.kill('SIGTERM');
  await once(renewed.process, 'exit');
});

test('damage in the log of a killed server is told, and not passed over in silence', async () => {
  const data = join(folder, 'log');
  const first = await spawnServer(data);
  for (let at = 0; at < 20; at++) await first.admin('Admin.Configuration.Add', { name: `key_${at}`, value: 'x' });
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const log = join(data, 'portico.db-wal');
  const bytes = readFileSync(log);
  // In the page of the first frame: what lies further back may be left from before a checkpoint, and is nobody's change.
  const place = 32 + 24 + 1_000;
  bytes[place] = (bytes[place] ?? 0) ^ 0xff;
  writeFileSync(log, bytes);

  const { code, lines } = await failedStart(data);
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The database log .*portico\.db-wal is damaged; at least \d+ saved changes/)]]);
  expect(readFileSync(log).equals(bytes)).toBe(true);
  const accepted = await spawnServer(data, {}, { PORTICO_ACCEPT_LOSS: 'log' });
  accepted.process.kill('SIGKILL');
  await once(accepted.process, 'exit');
  const next = await spawnServer(data);
  next.process.kill('SIGTERM');
  await once(next.process, 'exit');
});

function unusable(address: string): [Record<string, string>, RegExp][] {
  const url = (change: Partial<URL>) => ({ DATABASE_URL: Object.assign(new URL(address), change).href });
  return [
    [url({ pathname: '/no_such_database' }), /^There is no database no_such_database on /],
    [url({ username: 'nobody_here', password: 'canary-7f' }), /^The database rejected the account or password of DATABASE_URL/],
  ];
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item, at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) results.push(await work(item, at));
  return results;
}
