import { yuanOf } from '../../../../engine/core/text/money.ts';
import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { type HookContext, InputError, type RecordValues, refuseSimulated, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/order-hooks.ts';
import { balanceOf, postEntry } from '../journal/post-entry.ts';
import { requirePayMode } from '../payments/pay-modes.ts';
import { leastRefund, refundPaid } from '../payments/refund-paid.ts';
import { recordChange } from '../plans/package-hooks.ts';
import { tellAccount } from '../topics/billing-topics.ts';
import { type PayMode, settleOrder } from './settle-order.ts';

/** The transitions that make an order paid. */
const paidBy: Readonly<Record<string, PayMode>> = { PayByBalance: 'balance', ConfirmCash: 'cash', PayByAlipay: 'alipay', PayByPaypal: 'paypal' };

/** What becomes of an order moves money and packages along with it, in one transaction. */
export const orderHooks: ScreenHooks = {
  async beforeTransition({ call, query }, record, verb, askValues) {
    // Nobody's session: what the platform itself does, as a notice of a provider.
    if (call.session && !isBySystem(verb)) refuseSimulated(call.session);
    if (verb === 'PayByBalance') await requirePayMode(query, 'balance');
    if (verb !== 'Recycle') return;
    const wrong = (field: string, code: 'maximum' | 'enum', text: Text) => new InputError([{ field, code, text }]);
    const amount = { amount: yuanOf(Number(record.amount)) };
    const refund = Number(askValues.refund ?? 0);
    if (refund > Number(record.amount)) throw wrong('refund', 'maximum', fillText(texts.refund, amount));
    if (askValues.refund_to === 'cash' && record.pay_mode !== 'cash') throw wrong('refund_to', 'enum', texts.cash);
    if (askValues.refund_to !== 'source') return;
    if (record.pay_mode === 'cash') throw wrong('refund_to', 'enum', texts.source);
    const least = await leastRefund(query, record.id);
    if (refund > 0 && refund < least) throw new InputError([{ field: 'refund', code: 'minimum', text: fillText(texts.little, { least: yuanOf(least) }) }]);
  },
  async afterTransition(context, record, verb, askValues) {
    const { platform, query, call } = context;
    const actorId = call.session?.accountId ?? null;
    const order = { id: record.id, number: String(record.number), accountId: Number(record.account_id) };
    const mode = paidBy[verb];
    if (mode) await settleOrder(platform, query, { ...order, mode }, actorId);
    if (verb !== 'Recycle') {
      await query.updateTable('plan_order').set({ waits_for_cash: false }).where('id', '=', record.id).execute();
      return;
    }
    const refund = Number(askValues.refund ?? 0);
    await recycle(context, record, refund, askValues);
    const payload = { number: order.number, name: record.name, amount: Number(record.amount), refund };
    await tellAccount(platform, query, { topic: 'order.recycled', account: order.accountId, key: `order-${order.number}`, payload });
  },
};

function isBySystem(verb: string): boolean {
  return ['PayByAlipay', 'PayByPaypal', 'Expire'].includes(verb);
}

async function recycle(context: HookContext, record: RecordValues, refund: number, askValues: Record<string, unknown>): Promise<void> {
  const { platform, query, call } = context;
  const { id, number, account_id } = record;
  const actorId = call.session?.accountId ?? null;
  const reason = typeof askValues.reason === 'string' ? askValues.reason : null;
  const owned = await query
    .updateTable('flow_package')
    .set(({ eb }) => ({ status: 'void', rev: eb('rev', '+', 1), updated_at: new Date().toISOString() }))
    .where('order_id', '=', id)
    .where('status', '<>', 'void')
    .returning('id')
    .executeTakeFirst();
  if (owned) await recordChange(query, { package_id: Number(owned.id), kind: 'voided', flow: 0, days: 0, reason, actor_id: actorId });
  if (refund === 0) return;
  const entry = { key: `refund:${id}`, kind: 'refund', from: { system: 'revenue' }, cents: refund, about: String(number), actorId } as const;
  if (askValues.refund_to === 'source' && (record.pay_mode === 'alipay' || record.pay_mode === 'paypal')) {
    await postEntry(platform.database, query, { ...entry, to: { system: record.pay_mode } });
    await refundPaid(context, id, refund);
  } else if (askValues.refund_to === 'cash') {
    await postEntry(platform.database, query, { ...entry, to: { system: 'cash' } });
  } else {
    await postEntry(platform.database, query, { ...entry, to: { balance: await balanceOf(query, Number(account_id)) } });
  }
  await query.updateTable('plan_order').set({ refunded: refund }).where('id', '=', id).execute();
}
