import { describe, expect, onTestFinished, test } from 'vitest';
import { type DatabaseConfig, describeOnDatabases } from '../helpers/databases.ts';
import { redisProgram, startRedis } from '../helpers/own-redis.ts';
import { callInstances } from './call-instances.ts';
import { rounds } from './rounds.ts';

const limit = 10_000;
const calls = 24_000;
/** Half a minute: `npm test` asks the counters themselves (`tests/plugins/limits`). */
const isLeftOut = rounds(true, false);
/** What an instance takes of a window at its beginning, which is the most it can hold back. */
const share = limit / 20;

async function answersOf(config: DatabaseConfig, environment: Record<string, string>): Promise<Record<number, number>> {
  return (await callInstances(config, { service: 'Limits.Calc.Add', calls, environment, app: { rate: `${limit}/h` } })).answers;
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
