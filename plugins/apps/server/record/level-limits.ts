import { fillText } from '../../../../engine/core/text/text.ts';
import { type Query, refuse, type SiteSettings } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/level-limits.ts';

interface AppLimits {
  limit_mode: 'limited' | 'unlimited';
  daily_limit: number;
}

/**
 * How often a new app of this account may call a day, as the account's level and the site say. Refuses where the account has as many apps as they allow;
 * of two apps made at once the second waits for the first.
 */
export async function limitsOfNewApp(query: Query, accountId: number, site: Pick<SiteSettings['apps'], 'most' | 'initialLimit'>): Promise<AppLimits> {
  await query
    .updateTable('account')
    .set((account) => ({ level: account.ref('level') }))
    .where('id', '=', accountId)
    .execute();
  const level = await query
    .selectFrom('account')
    .innerJoin('level', 'level.level', 'account.level')
    .select(['level.app_limit', 'level.daily_limit'])
    .where('account.id', '=', accountId)
    .where('level.deleted_at', 'is', null)
    .executeTakeFirst();
  const most = lower(level?.app_limit, site.most);
  if (most !== null) {
    const { count } = await query
      .selectFrom('app')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= Number(most)) throw refuse('noRight', fillText(texts.mostApps, { max: Number(most) }));
  }
  const daily = lower(level?.daily_limit, site.initialLimit);
  return daily === null ? { limit_mode: 'unlimited', daily_limit: 0 } : { limit_mode: 'limited', daily_limit: Number(daily) };
}

/** Null stands for no limit. */
function lower(one: unknown, other: number | null): number | null {
  const limits = [one, other].flatMap((limit) => (limit === null || limit === undefined ? [] : [Number(limit)]));
  return limits.length === 0 ? null : Math.min(...limits);
}
