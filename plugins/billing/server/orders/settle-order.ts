import { type Platform, type Query, requireScreen } from '../../../../engine/server/index.ts';
import { balanceOf, postEntry } from '../journal/post-entry.ts';
import { recordChange } from '../plans/package-hooks.ts';
import type { Snapshot } from '../plans/package-snapshot.ts';
import { tellAccount } from '../topics/billing-topics.ts';

const dayMilliseconds = 86_400_000;

/** How an order can be paid: by what the account has, or by money that comes from outside. */
export type PayMode = 'balance' | 'cash' | 'alipay' | 'paypal';

/** An order that has just become paid, as its row has it. */
interface PaidOrder {
  id: number;
  number: string;
  accountId: number;
  mode: PayMode;
}

/**
 * Moves the money of an order and issues its package, in the transaction that made it paid: all of it or nothing. The keys of entry and package are the
 * order's, so neither can be there twice. Throws 415 where the balance does not reach.
 */
export async function settleOrder(platform: Platform, query: Query, { id, number, accountId, mode }: PaidOrder, actorId: number | null): Promise<void> {
  const order = await query
    .selectFrom('plan_order')
    .select(['snapshot', 'amount', 'flow', 'valid_days', 'plan_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await postEntry(platform.database, query, {
    key: `order:${id}`,
    kind: 'order',
    from: mode === 'balance' ? { balance: await balanceOf(query, accountId) } : { system: mode },
    to: { system: 'revenue' },
    cents: Number(order.amount),
    about: number,
    actorId,
  });
  const snapshot = JSON.parse(String(order.snapshot)) as Snapshot;
  const expires_at = new Date(Date.now() + Number(order.valid_days) * dayMilliseconds).toISOString();
  const values = { ...snapshot, account_id: accountId, plan_id: order.plan_id, order_id: id, price: Number(order.amount), expires_at, status: 'unused' };
  const packages = platform.repositories.of(requireScreen(platform, 'flow_package'));
  if (!packages) throw new Error('packages have no table');
  const issued = await packages.insert(query, { ...values, remaining: 0, leased: 0, used: 0 }, actorId);
  await recordChange(query, { package_id: issued.id, kind: 'issued', flow: Number(order.flow), days: 0, reason: number, actor_id: actorId });
  await query.updateTable('plan_order').set({ ship_status: 'sent' }).where('id', '=', id).execute();
  const payload = { number, name: snapshot.name, amount: Number(order.amount) };
  await tellAccount(platform, query, { topic: 'order.paid', account: accountId, key: `order-${number}`, payload });
}
