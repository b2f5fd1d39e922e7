import { randomInt } from 'node:crypto';
import { platformDay } from '../../../../engine/core/text/date.ts';
import { type HookContext, type Query, requireScreen } from '../../../../engine/server/index.ts';

/** Hands what was paid for an order, or a part of it, over to go back by its provider. */
export async function refundPaid(context: HookContext, orderId: number, cents: number): Promise<void> {
  const event = await context.query
    .selectFrom('pay_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'settled')
    .executeTakeFirstOrThrow();
  await askRefund(context, Number(event.id), cents);
}

/** The fewest fen of an order's payment that come to a smallest unit of the currency it was paid in. 0 for an order no provider was paid for. */
export async function leastRefund(query: Query, orderId: number): Promise<number> {
  const event = await query
    .selectFrom('pay_event')
    .select(['cents', 'minor'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'settled')
    .executeTakeFirst();
  return event ? Math.ceil(Number(event.cents) / (2 * Number(event.minor))) : 0;
}

/** A refund that waits for its provider. Its number is what the provider knows it by, so that one asked for twice is made once. */
export async function askRefund({ platform, query, call }: Pick<HookContext, 'platform' | 'query' | 'call'>, eventId: number, cents: number): Promise<void> {
  const refunds = platform.repositories.of(requireScreen(platform, 'pay_refund'));
  if (!refunds) throw new Error('refunds have no table');
  const values = { number: await freeNumber(query), event_id: eventId, cents, status: 'pending' };
  await refunds.insert(query, values, call.session?.accountId ?? null);
}

async function freeNumber(query: Query): Promise<string> {
  const number = `R${platformDay(Date.now()).replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  const existing = await query.selectFrom('pay_refund').select('id').where('number', '=', number).executeTakeFirst();
  return existing ? freeNumber(query) : number;
}
