import { type Platform, type Query, refuse, type Session } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/checkout-order.ts';
import type { Checkout } from '../../shared/calls.ts';
import { findPayment } from '../attempts/find-payment.ts';
import { type PayConfig, readPayConfig } from '../config/pay-config.ts';
import { amountText } from '../providers/money.ts';
import { payPlaces } from '../providers/pay-provider.ts';

/** Milliseconds after which a provider is asked again, however often pages ask. */
const patience = 5_000;

/** The order of this number, of this account; another's is as absent as one that never was. */
export async function ownOrder(query: Query, session: Session, number: string) {
  const order = await query
    .selectFrom('plan_order')
    .selectAll()
    .where('number', '=', number)
    .where('account_id', '=', session.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!order) throw refuse('notFound', texts.none, { number });
  return order;
}
type ShownAttempt = Record<'provider' | 'place' | 'environment', string> & Record<'code' | 'address', string | null>;
export type OwnOrder = Awaited<ReturnType<typeof ownOrder>>;

/** When an unpaid order is closed, in milliseconds since 1970. */
export function closingOf(config: PayConfig, order: Pick<OwnOrder, 'created_at'>, isCash: boolean): number {
  const stays = isCash ? Math.max(config.cashDays * 1_440, config.closeMinutes) : config.closeMinutes;
  return new Date(String(order.created_at)).getTime() + stays * 60_000;
}

/** Everything the page of the checkout shows. */
export async function checkoutOf(platform: Platform, session: Session, number: string): Promise<Checkout> {
  const { database } = platform;
  const config = await readPayConfig(platform);
  const before = await ownOrder(database.read, session, number);
  const isUnreachable = before.pay_status === 'unpaid' && !(await askProvider(platform, config, Number(before.id)));
  const order = await ownOrder(database.read, session, number);
  const id = Number(order.id);
  const attempts = await database.read
    .selectFrom('pay_attempt')
    .selectAll()
    .where('order_id', '=', id)
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .execute();
  const isCash = attempts.some(({ provider }) => provider === 'cash');
  const live = attempts.find(({ provider, code, address }) => provider !== 'cash' && (code ?? address) !== null);
  const balance = await database.read.selectFrom('balance').select(['amount', 'held']).where('account_id', '=', session.accountId).executeTakeFirst();
  const owned = await database.read.selectFrom('flow_package').select('id').where('order_id', '=', id).executeTakeFirst();
  const amount = Number(order.amount);
  return {
    order: {
      ...{ id, number: String(order.number), name: String(order.name), quantity: Number(order.quantity), flow: Number(order.flow) },
      ...{
        valid_days: Number(order.valid_days),
        amount,
        pay_status: statusOf(order.pay_status),
        pay_mode: order.pay_mode === null ? null : String(order.pay_mode),
      },
      created_at: new Date(String(order.created_at)).toISOString(),
      paid_at: order.paid_at ? new Date(String(order.paid_at)).toISOString() : null,
    },
    closes_in: order.pay_status === 'unpaid' ? Math.max(0, closingOf(config, order, isCash) - Date.now()) : null,
    methods: methodsOf(config, amount),
    balance: Number(balance?.amount ?? 0) - Number(balance?.held ?? 0),
    cash: { description: config.cash.description, is_chosen: isCash },
    attempt: live && order.pay_status === 'unpaid' ? attemptOf(live) : null,
    is_unreachable: isUnreachable,
    package_id: owned ? Number(owned.id) : null,
  };
}

function methodsOf(config: PayConfig, amount: number): Checkout['methods'] {
  const providers = [...config.providers.values()].map((provider) => {
    const { minor, currency } = provider.price(amount);
    return { name: provider.name, environment: provider.environment, price: currency === 'CNY' ? null : `${currency} ${amountText(minor)}` };
  });
  const others = [...(config.takesBalance ? ['balance' as const] : []), ...(config.cash.isOn ? ['cash' as const] : [])];
  return [...providers, ...others.map((name) => ({ name, environment: null, price: null }))];
}

/** False where a provider was asked and did not answer. Of all instances one asks at a time, and not more often than it has patience. */
async function askProvider(platform: Platform, config: PayConfig, orderId: number): Promise<boolean> {
  const now = Date.now();
  const due = await platform.database.transact((query) =>
    query
      .updateTable('pay_attempt')
      .set({ checked_at: new Date(now).toISOString() })
      .where('order_id', '=', orderId)
      .where('status', '=', 'open')
      .where('provider', '<>', 'cash')
      .where('checked_at', '<', new Date(now - patience).toISOString())
      .returningAll()
      .execute(),
  );
  let isAnswered = true;
  for (const attempt of due) {
    const open = { ...attempt, id: Number(attempt.id) };
    await findPayment(platform, config, open, true).catch(() => {
      isAnswered = false;
    });
  }
  return isAnswered;
}

function statusOf(status: unknown): Checkout['order']['pay_status'] {
  return status === 'paid' || status === 'closed' ? status : 'unpaid';
}

function attemptOf({ provider, place, environment, code, address }: ShownAttempt): NonNullable<Checkout['attempt']> {
  return {
    provider: provider === 'paypal' ? 'paypal' : 'alipay',
    place: payPlaces.find((one) => one === place) ?? 'page',
    environment: environment === 'sandbox' ? 'sandbox' : 'production',
    ...{ code, address },
  };
}
