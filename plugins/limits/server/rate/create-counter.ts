import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Database, PlatformParts } from '../../../../engine/server/index.ts';
import type { Counter } from './counter.ts';
import { ExactCounter } from './exact-counter.ts';
import { LeasedCounter } from './leased-counter.ts';

/** Limiters count; what a window allows is compared by the counters, so that one limiter serves every rate. */
const options = { points: Number.MAX_SAFE_INTEGER, duration: 60, keyPrefix: 'portico' };

/** Where calls are counted: in Redis where there is one, in shares of PostgreSQL where instances may share it, else in memory. */
export function createCounter({ config, database }: Pick<PlatformParts, 'config' | 'database'>): Counter {
  if (config.redisUrl) return inRedis(config.redisUrl);
  if (database.dialect === 'postgres') return inPostgres(database);
  return new ExactCounter(new RateLimiterMemory(options));
}

/** How often windows that ended `clearAfter` ago are removed; both in milliseconds. */
const clearEvery = 300_000;
const clearAfter = 3_600_000;

function inPostgres(database: Database): Counter {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await database.transact((query) => query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)), { waitForDisk: false });
      return { rows: rows.map((row) => ({ ...row, points: Number(row.points), expire: Number(row.expire) })), rowCount: rows.length };
    },
  };
  // The timer of the limiter itself never stops: it would go on asking a database that is closed.
  const limiter = new RateLimiterPostgres({
    ...{ storeClient, storeType: 'pool', tableName: 'rate_share', tableCreated: true, clearExpiredByTimeout: false },
    ...options,
  });
  const clear = () =>
    database.transact(
      (query) =>
        query
          .deleteFrom('rate_share')
          .where('expire', '<', Date.now() - clearAfter)
          .execute(),
      { waitForDisk: false },
    );
  // What one pass leaves, because the database is away, the next one removes.
  const timer = setInterval(() => void clear().catch(() => undefined), clearEvery).unref();
  return new LeasedCounter(limiter, () => clearInterval(timer));
}

/** While Redis is away each instance counts for itself: together they may then allow as many times the limit as there are instances. */
function inRedis(url: string): Counter {
  const connected = import('iovalkey').then(({ Redis }) => {
    const client = new Redis(url, {
      enableOfflineQueue: true,
      maxRetriesPerRequest: 1,
      connectTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 200, 2_000),
    });
    let isReported = false;
    client.on('error', (error: Error) => {
      if (!isReported) console.error('Redis cannot be reached, each instance counts calls for itself until it can:', error.message);
      isReported = true;
    });
    client.on('ready', () => {
      if (isReported) console.error('Redis can be reached again');
      isReported = false;
    });
    return client;
  });
  const insuranceLimiter = new RateLimiterMemory(options);
  const limiter = connected.then((storeClient) => new RateLimiterRedis({ storeClient, insuranceLimiter, ...options }));
  return new ExactCounter(limiter, async () => (await connected).disconnect());
}
