import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../engine/server/index.ts';
import { migrate } from '../../../engine/server/index.ts';
import { limitTables } from '../../../plugins/limits/server/limit-tables.ts';
import type { Counter, CountOutcome } from '../../../plugins/limits/server/rate/counter.ts';
import { createCounter } from '../../../plugins/limits/server/rate/create-counter.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { redisProgram, startRedis } from '../../helpers/own-redis.ts';
import { until } from '../../helpers/server.ts';

const hour = { calls: 10_000, seconds: 3_600 };

/** Calls made all at once, by turns of the counters; how many were allowed. */
async function allowedOf(counters: Counter[], calls: number, key = 'account:1'): Promise<number> {
  const used = await Promise.all(Array.from({ length: calls }, async (_, at) => await counters[at % counters.length]?.take(key, hour)));
  return used.filter((one) => one?.isAllowed).length;
}

const inMemory = (redisUrl?: string) => createCounter({ config: { redisUrl }, database: { dialect: 'sqlite' } } as Parameters<typeof createCounter>[0]);

test('one process allows exactly the calls of a window, and says what is left and for how long', async () => {
  const counter = inMemory();
  expect(await counter.take('account:1', { calls: 2, seconds: 60 })).toEqual({ isAllowed: true, left: 1, reset: 60 });
  expect(await counter.take('account:1', { calls: 2, seconds: 60 })).toMatchObject({ isAllowed: true, left: 0 });
  expect(await counter.take('account:1', { calls: 2, seconds: 60 })).toMatchObject({ isAllowed: false, left: 0 });
  expect(await counter.take('account:2', { calls: 2, seconds: 60 })).toMatchObject({ isAllowed: true });
  expect(await allowedOf([counter], 24_000, 'account:3')).toBe(10_000);
});

describe.skipIf(redisProgram === undefined)('over two instances with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let counters: Counter[];
  beforeAll(async () => {
    redis = await startRedis();
    counters = [inMemory(redis.url), inMemory(redis.url)];
  });
  afterAll(async () => {
    await Promise.all(counters.map((counter) => counter.stop()));
    await redis.stop();
  });

  test('24,000 calls at once on a limit of 10,000 are allowed 10,000 times', async () => {
    expect(await allowedOf(counters, 24_000)).toBe(10_000);
  });

  test('a Redis that is away leaves each instance counting for itself', async () => {
    await redis.stop();
    expect(await allowedOf(counters, 24_000, 'account:9')).toBe(20_000);
  });
});

describeOnDatabases('over two instances', (database) => {
  describe.skipIf(database.dialect === 'sqlite')('with shares of a window', () => {
    /** A share at the beginning is a twentieth of the window. */
    const share = 500;
    let counters: Counter[];
    let statements = 0;
    beforeAll(async () => {
      const [one, other] = [await database.open(), await database.open()];
      await migrate(one, limitTables);
      counters = [one, other].map((opened) => createCounter({ config: {}, database: counted(opened) } as Parameters<typeof createCounter>[0]));
    });
    afterAll(() => Promise.all(counters.map((counter) => counter.stop())));

    const counted = (opened: Database): Database =>
      new Proxy(opened, {
        get(target, name) {
          if (name === 'transact') statements++;
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      });

    test('24,000 calls at once on a limit of 10,000 are allowed never more often, and at most two shares less', async () => {
      const allowed = await allowedOf(counters, 24_000);
      expect(allowed).toBeLessThanOrEqual(10_000);
      expect(allowed).toBeGreaterThanOrEqual(10_000 - 2 * share);
    });

    test('a window that is used up costs no statement', async () => {
      const before = statements;
      expect(await allowedOf(counters, 1_000)).toBe(0);
      expect(statements).toBe(before);
    });

    test('what an instance was not asked for is there for the other one when it stops', async () => {
      const [one, other] = counters as [Counter, Counter];
      await one.take('account:5', hour);
      await one.stop();
      const used: CountOutcome[] = await Promise.all(Array.from({ length: 12_000 }, async () => await other.take('account:5', hour)));
      expect(used.filter(({ isAllowed }) => isAllowed).length).toBe(9_999);
    });

    test('windows that ended more than an hour ago are removed every five minutes, until the counter stops', async () => {
      const opened = await database.open();
      const keys = async () => (await opened.read.selectFrom('rate_share').select('key').where('key', 'like', 'test:%').execute()).map(({ key }) => key);
      const add = (key: string, hours: number) =>
        opened.transact((query) =>
          query
            .insertInto('rate_share')
            .values({ key, points: 1, expire: Date.now() - hours * 3_600_000 })
            .execute(),
        );
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const counter = createCounter({ config: {}, database: opened } as Parameters<typeof createCounter>[0]);
      await add('test:ended', 2);
      await add('test:recent', 0.5);
      vi.advanceTimersByTime(300_000);
      expect(await until(keys, (left) => left.length < 2)).toEqual(['test:recent']);
      await counter.stop();
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
