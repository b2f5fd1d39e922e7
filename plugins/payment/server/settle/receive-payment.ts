import { type HookContext, type Platform, refuse, systemTransition } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/receive-payment.ts';
import type { Environment, PayProvider, ProviderName, Trade } from '../providers/pay-provider.ts';
import { asSystem, lockOrder } from './system-context.ts';

/** What became of a payment: it paid its order, went to the balance as the order was closed, is kept for a refund, or was known already. */
export type Outcome = 'settled' | 'credited' | 'surplus' | 'repeated';

/** Of an attempt, what a payment for it is held to; a bigint may come as text. */
type Attempt = Record<'order_id' | 'cents' | 'minor', number | string | bigint>;

/**
 * Takes a payment the provider vouches for, once: order, event, money and package in one transaction that holds the order's row. No money is ever
 * dropped: what pays nothing is credited or kept.
 * @throws CallError 400 for a payment that is not one of ours, or of other keys than it was begun with: those of a sandbox settle nothing of production
 */
export async function receivePayment(
  platform: Platform,
  { name, environment, app }: Pick<PayProvider, 'name' | 'environment' | 'app'>,
  trade: Trade,
): Promise<Outcome> {
  const { database } = platform;
  const attempt = await database.read.selectFrom('pay_attempt').selectAll().where('out_trade_no', '=', trade.outTradeNo).executeTakeFirst();
  if (!attempt || attempt.provider !== name) throw refuse('badInput', texts.unknown, { number: trade.outTradeNo.slice(0, 64) });
  if (attempt.environment !== environment || attempt.app !== app) throw refuse('badInput', texts.environment, { number: attempt.out_trade_no });
  if (trade.currency !== attempt.currency) throw refuse('badInput', texts.currency, { currency: trade.currency.slice(0, 3) });
  const known = await database.read.selectFrom('pay_event').select('id').where('provider', '=', name).where('trade_no', '=', trade.tradeNo).executeTakeFirst();
  if (known) return 'repeated';
  return asSystem(platform, `payment.${name}`, async (context) => {
    const order = await lockOrder(context.query, Number(attempt.order_id));
    if (!order) throw refuse('notFound');
    const reason = reasonOf(order.pay_status, Number(trade.minor) === Number(attempt.minor));
    const event = { provider: name, environment, reason, account_id: Number(order.account_id) };
    const id = await insertEvent(context, attempt, trade, event);
    if (id === null) return 'repeated';
    await context.query.updateTable('pay_attempt').set({ status: 'paid' }).where('id', '=', Number(attempt.id)).execute();
    if (reason === 'settled') {
      await systemTransition(context, 'plan_order', Number(order.id), name === 'alipay' ? 'payByAlipay' : 'payByPaypal');
      await systemTransition(context, 'pay_event', id, 'settle');
      return 'settled';
    }
    await systemTransition(context, 'pay_event', id, reason === 'late' ? 'credit' : 'keep');
    return reason === 'late' ? 'credited' : 'surplus';
  });
}

type Reason = 'settled' | 'amount' | 'repeated' | 'late';

function reasonOf(status: unknown, isAmount: boolean): Reason {
  if (!isAmount) return 'amount';
  return status === 'paid' ? 'repeated' : status === 'closed' ? 'late' : 'settled';
}

/** The row that makes it once: its provider and number are there once. Null where they are there already. */
async function insertEvent(
  { query }: HookContext,
  attempt: Attempt,
  trade: Trade,
  event: { provider: ProviderName; environment: Environment; reason: Reason; account_id: number },
): Promise<number | null> {
  const now = new Date().toISOString();
  const values = {
    ...event,
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    order_id: Number(attempt.order_id),
    // What was paid in another currency is worth what it was offered for.
    cents: Math.max(1, Number((BigInt(trade.minor) * BigInt(attempt.cents) * 2n + BigInt(attempt.minor)) / (2n * BigInt(attempt.minor)))),
    currency: trade.currency,
    minor: trade.minor,
    status: 'received' as const,
    created_at: now,
    updated_at: now,
    created_by: null,
    deleted_at: null,
  };
  const written = await query
    .insertInto('pay_event')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written ? Number(written.id) : null;
}
