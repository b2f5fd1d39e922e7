import { join } from 'node:path';
import { Pool } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { type DatabaseConfig, describeOnDatabases } from '../helpers/databases.ts';
import { redisProgram, startRedis } from '../helpers/own-redis.ts';
import { callerOf, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { rounds } from './rounds.ts';

const service = 'Limits.Calc.Add';
const limit = 10_000;
const calls = 24_000;
/** Half a minute: `npm test` asks the counters themselves (`tests/plugins/limits`). */
const isLeftOut = rounds(true, false);
/** Of each instance. */
const connections = 120;
/** What an instance takes of a window at its beginning, which is the most it can hold back. */
const share = limit / 20;

/** How often calls over two servers of one database were answered with each code, all made at once; half of them come to each. */
async function answersOf(config: DatabaseConfig, environment: Record<string, string>): Promise<Record<number, number>> {
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
  const app = await addApp(first, { rate: `${limit}/h` });
  const token = await tokenOf(first.admin, app);
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
  return answers;
}

describeOnDatabases(`${calls} calls at once over two instances on a limit of ${limit}`, (place) => {
  describe.skipIf(isLeftOut || place.dialect === 'sqlite')('of one database', () => {
    test('are allowed never more often with shares of the window, and at most two shares less', async () => {
      const { 200: allowed = 0, 410: refused = 0 } = await answersOf(await place.config(), {});
      expect(allowed + refused).toBe(calls);
      expect(allowed).toBeLessThanOrEqual(limit);
      expect(allowed).toBeGreaterThanOrEqual(limit - 2 * share);
    });
  });
});

describeOnDatabases(`${calls} calls at once over two instances with Redis on a limit of ${limit}`, (place) => {
  describe.skipIf(isLeftOut || place.dialect === 'sqlite' || redisProgram === undefined)('of one database', () => {
    test('are allowed exactly so often', async () => {
      const redis = await startRedis();
      onTestFinished(() => redis.stop());
      expect(await answersOf(await place.config(), { REDIS_URL: redis.url })).toEqual({ 200: limit, 410: calls - limit });
    });
  });
});
