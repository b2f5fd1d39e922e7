import { join } from 'node:path';
import { Pool } from 'undici';
import { onTestFinished } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { DatabaseConfig } from '../helpers/databases.ts';
import { type Caller, callerOf, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';

/** Of each instance. */
const connections = 120;

interface Calls {
  service: string;
  /** All made at once; half of them come to each instance. */
  calls: number;
  environment?: Record<string, string>;
  /** Of the app that calls. */
  app?: Record<string, string>;
  /** Before the calls, once the interface is published. */
  prepare?(admin: Caller): Promise<void>;
}

/** How often calls over two servers of one database were answered with each code. `admin` calls the first of them, which goes on until the test ends. */
export async function callInstances(
  config: DatabaseConfig,
  { service, calls, environment = {}, app: fields = {}, prepare }: Calls,
): Promise<{ answers: Record<number, number>; admin: Caller }> {
  const instance = async (name: string) => {
    const server = await spawnServer(join(config.dataFolder, name), config, environment);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    return server;
  };
  const first = await instance('first');
  const second = await instance('second');
  const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'open' };
  const { id } = await done(first.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(first.admin('Admin.Interface.Publish', { id }));
  const app = await addApp(first, fields);
  const token = await tokenOf(first.admin, app);
  await prepare?.(first.admin);
  // Without credentials: it counts nothing, and says whether the interface is known there.
  await until(
    () => callerOf(second.admin.address, '')(service),
    ({ ret }) => ret === 406,
  );
  const body = String(new URLSearchParams({ service, access_token: token, a: '2' }));
  const pools = [first, second].map(({ admin }) => new Pool(admin.address, { connections }));
  const answers: Record<number, number> = {};
  const call = async (pool: Pool) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { body: answer } = await pool.request({ path: '/api/', method: 'POST', headers, body });
    const { ret } = (await answer.json()) as { ret: number };
    answers[ret] = (answers[ret] ?? 0) + 1;
  };
  await Promise.all(pools.flatMap((pool) => Array.from({ length: calls / 2 }, () => call(pool))));
  await Promise.all(pools.map((pool) => pool.close()));
  return { answers, admin: first.admin };
}
