import { sql } from 'kysely';
import { fillText } from '../../../../engine/core/text/text.ts';
import type { Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/package-notices.ts';
import { tellAccount } from '../topics/billing-topics.ts';

/** Parts of a package, in percent, of whose use its account is told. */
const thresholds = [100, 95, 80];

/** What a package has of calls, as numbers or as the database answers them. */
export type Counters = Record<'remaining' | 'leased' | 'used', unknown>;

/** The greatest threshold that its use has come to; 0 below all of them. */
export function thresholdOf({ remaining, leased, used }: Counters): number {
  const whole = Number(remaining) + Number(leased) + Number(used);
  return thresholds.find((percent) => whole > 0 && Number(used) * 100 >= whole * percent) ?? 0;
}

/**
 * Tells the accounts of packages whose use has come to a threshold, once for each of them; of two at once the greater alone.
 * @param id of one package; all of them where none is given, which finds those whose instance was killed before it told
 */
export async function tellOfUse(platform: Platform, id?: number): Promise<void> {
  const { database } = platform;
  const owned = database.read
    .selectFrom('flow_package')
    .select(['id', 'account_id', 'name', 'remaining', 'leased', 'used', 'told'])
    .where('status', 'in', ['in_use', 'used_up'])
    .where('told', '<', 100)
    .where('deleted_at', 'is', null);
  const reached = sql<boolean>`used * 100 >= 80 * (remaining + leased + used)`;
  const rows = await (id === undefined ? owned.where(reached) : owned.where('id', '=', id)).execute();
  for (const row of rows) {
    const percent = thresholdOf(row);
    if (percent <= Number(row.told)) continue;
    const tell = await database.transact(async (query) => {
      const isFirst = await query
        .updateTable('flow_package')
        .set({ told: percent })
        .where('id', '=', row.id)
        .where('told', '<', percent)
        .returning('id')
        .executeTakeFirst();
      if (!isFirst) return null;
      const account = Number(row.account_id);
      const left = Number(row.remaining) + Number(row.leased);
      const text = fillText(left === 0 ? texts.usedUp : texts.low, { name: String(row.name), percent, left });
      const payload = { id: Number(row.id), name: row.name, percent, used: Number(row.used), left };
      await tellAccount(platform, query, { topic: 'package.low', account, key: `package-${row.id}`, payload });
      const about = { screen: 'flow_package', id: Number(row.id) };
      return platform.messages.notify(query, { to: { account }, kind: 'warning', subject: texts.subject, text, about });
    });
    await tell?.();
  }
}
