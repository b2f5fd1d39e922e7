import { fillText } from '../../../../engine/core/text/text.ts';
import { type HookContext, InputError, type RecordValues, refuseSimulated, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/order-hooks.ts';
import { balanceOf, postEntry } from '../journal/post-entry.ts';
import { recordChange } from '../plans/package-hooks.ts';
import { tellAccount } from '../topics/billing-topics.ts';
import { settleOrder } from './settle-order.ts';

/** What becomes of an order moves money and packages along with it, in one transaction. */
export const orderHooks: ScreenHooks = {
  beforeTransition({ call }, record, verb, asked) {
    if (call.session) refuseSimulated(call.session);
    const refund = Number(asked.refund ?? 0);
    if (verb !== 'Recycle' || refund <= Number(record.amount)) return;
    const text = fillText(texts.refund, { amount: (Number(record.amount) / 100).toFixed(2) });
    throw new InputError([{ field: 'refund', code: 'maximum', text }]);
  },
  async afterTransition(context, record, verb, asked) {
    const { platform, query, call } = context;
    const actorId = call.session?.accountId ?? null;
    const order = { id: record.id, number: String(record.number), accountId: Number(record.account_id) };
    if (verb === 'PayByBalance') await settleOrder(platform, query, { ...order, mode: 'balance' }, actorId);
    if (verb === 'ConfirmCash') await settleOrder(platform, query, { ...order, mode: 'cash' }, actorId);
    if (verb !== 'Recycle') return;
    const refund = Number(asked.refund ?? 0);
    await recycle(context, record, refund, typeof asked.reason === 'string' ? asked.reason : null);
    const payload = { number: order.number, name: record.name, amount: Number(record.amount), refund };
    await tellAccount(platform, query, { topic: 'order.recycled', account: order.accountId, key: `order-${order.number}`, payload });
  },
};

async function recycle({ platform, query, call }: HookContext, { id, number, account_id }: RecordValues, refund: number, reason: string | null): Promise<void> {
  const actorId = call.session?.accountId ?? null;
  const owned = await query
    .updateTable('flow_package')
    .set(({ eb }) => ({ status: 'void', rev: eb('rev', '+', 1), updated_at: new Date().toISOString() }))
    .where('order_id', '=', id)
    .where('status', '<>', 'void')
    .returning('id')
    .executeTakeFirst();
  if (owned) await recordChange(query, { package_id: Number(owned.id), kind: 'voided', flow: 0, days: 0, reason, actor_id: actorId });
  if (refund === 0) return;
  await postEntry(platform.database, query, {
    key: `refund:${id}`,
    kind: 'refund',
    from: { system: 'revenue' },
    to: { balance: await balanceOf(query, Number(account_id)) },
    cents: refund,
    about: String(number),
    actorId,
  });
  await query.updateTable('plan_order').set({ refunded: refund }).where('id', '=', id).execute();
}
