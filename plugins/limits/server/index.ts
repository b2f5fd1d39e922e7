import { type Database, defineServerPlugin, type PlatformParts } from '../../../engine/server/index.ts';
import { appUsage } from './daily/app-usage.ts';
import { DailyUsage } from './daily/daily-usage.ts';
import { usageNotices } from './daily/usage-notices.ts';
import { dailyStep, rateStep } from './limit-steps.ts';
import { limitTables } from './limit-tables.ts';
import type { Counter } from './rate/counter.ts';
import { createCounter } from './rate/create-counter.ts';
import { RateRules } from './rate/rate-rules.ts';

/** What counts for a database, from the making of the gateway to the end of the server. */
const counting = new WeakMap<Database, { usage: DailyUsage; counter: Counter }>();

export default defineServerPlugin({
  name: 'limits',
  tables: limitTables,
  computed: appUsage,
  needs: { callsToday: { of: 'app' }, callsLeft: { of: 'app' } },
  gateway(parts: PlatformParts) {
    const usage = new DailyUsage(parts.database);
    const counter = createCounter(parts);
    counting.set(parts.database, { usage, counter });
    const isShared = parts.database.dialect === 'postgres' || parts.config.redisUrl !== undefined;
    return { steps: [rateStep(new RateRules(parts.database), counter), dailyStep(usage, isShared ? counter : null)] };
  },
  schedules: (platform) => [usageNotices(platform)],
  async start({ database }) {
    return async () => {
      const { usage, counter } = counting.get(database) ?? {};
      await Promise.all([usage?.stop(), counter?.stop()]);
    };
  },
});
