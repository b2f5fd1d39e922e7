import { sql } from 'kysely';
import { yuanOf } from '../../../../engine/core/text/money.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import type { Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/balance-notices.ts';
import { tellAccount } from '../topics/billing-topics.ts';

/**
 * Tells accounts whose balance has fallen below what they have set, once until it is above again.
 * @param id of one balance; all of them where none is given
 */
export async function tellOfLowBalance(platform: Platform, id?: number): Promise<void> {
  const { database } = platform;
  const low = database.read
    .selectFrom('balance')
    .select(['id', 'account_id', 'amount', 'low_at'])
    .where(sql<boolean>`amount < low_at`)
    .where('is_low_told', '=', false);
  for (const row of await (id === undefined ? low : low.where('id', '=', id)).execute()) {
    const tell = await database.transact(async (query) => {
      const isFirst = await query
        .updateTable('balance')
        .set({ is_low_told: true })
        .where('id', '=', row.id)
        .where('is_low_told', '=', false)
        .where(sql<boolean>`amount < low_at`)
        .returning('id')
        .executeTakeFirst();
      if (!isFirst) return null;
      const account = Number(row.account_id);
      const text = fillText(texts.low, { amount: yuanOf(Number(row.amount)), line: yuanOf(Number(row.low_at)) });
      await tellAccount(platform, query, {
        topic: 'balance.low',
        account,
        key: `balance-${account}`,
        payload: { amount: Number(row.amount), line: Number(row.low_at) },
      });
      const about = { screen: 'balance', id: Number(row.id) };
      return platform.messages.notify(query, { to: { account }, kind: 'warning', subject: texts.subject, text, about });
    });
    await tell?.();
  }
}

/** Balances that are above their line again are watched again. */
export async function watchAgain({ database }: Platform): Promise<void> {
  await database.transact((query) =>
    query
      .updateTable('balance')
      .set({ is_low_told: false })
      .where('is_low_told', '=', true)
      .where(sql<boolean>`(low_at is null or amount >= low_at)`)
      .execute(),
  );
}
