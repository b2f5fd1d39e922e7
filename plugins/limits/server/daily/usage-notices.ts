import { fillText } from '../../../../engine/core/text/text.ts';
import type { Platform, Query, Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-limits/usage-notices.ts';
import { today } from './daily-usage.ts';

/** Shares of the calls of a day at which the account of an app is told, each once a day. */
const steps = [100, 95, 80];

interface Nearing {
  id: number;
  name: string;
  accountId: number;
  limit: number;
  used: number;
}

/** Every minute: tells whose app has used most of its day. */
export function usageNotices({ database, messages }: Platform): Schedule {
  return {
    ...{ name: 'usage-notices', title: texts.title, every: 60 },
    async run() {
      const date = today();
      for (const app of await nearingApps(database.read, date)) {
        const percent = Math.floor((app.used * 100) / app.limit);
        const notified = await database.transact(async (query) => {
          const isNews = await note(query, app.id, date, percent);
          if (!isNews) return null;
          return messages.notify(query, { to: { account: app.accountId }, kind: 'warning', text: textOf(app, percent), about: { screen: 'app', id: app.id } });
        });
        await notified?.();
      }
    },
  };
}

async function nearingApps(query: Query, date: string): Promise<Nearing[]> {
  const rows = await query
    .selectFrom('app_usage')
    .innerJoin('app', 'app.id', 'app_usage.app_id')
    .select(['app.id', 'app.name', 'app.account_id', 'app.daily_limit', 'app_usage.count'])
    .where('app_usage.date', '=', date)
    .where('app.limit_mode', '=', 'limited')
    .where('app.deleted_at', 'is', null)
    .where(({ eb, ref }) => eb(eb(ref('app_usage.count'), '*', 100), '>=', eb(ref('app.daily_limit'), '*', steps.at(-1) ?? 0)))
    .execute();
  return rows
    .map((row) => ({ id: Number(row.id), name: String(row.name), accountId: Number(row.account_id), limit: Number(row.daily_limit), used: Number(row.count) }))
    .filter(({ limit }) => limit > 0);
}

/** Notes the steps an app has passed. True where one of them is new; two instances at once note it one after the other. */
async function note(query: Query, app_id: number, date: string, percent: number): Promise<boolean> {
  let isNews = false;
  for (const step of steps.filter((one) => percent >= one)) {
    const noted = await query
      .insertInto('usage_notice')
      .values({ app_id, date, percent: step })
      .onConflict((conflict) => conflict.columns(['app_id', 'date', 'percent']).doNothing())
      .returning('id')
      .executeTakeFirst();
    isNews ||= noted !== undefined;
  }
  return isNews;
}

function textOf({ name, limit, used }: Nearing, percent: number) {
  return percent >= 100 ? fillText(texts.usedUp, { name, limit }) : fillText(texts.nearing, { name, limit, percent, left: limit - used });
}
