import { siteBases } from '../../../../engine/core/protocol/site.ts';
import { type Platform, refuse, type Session } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/begin-payment.ts';
import { noticePaths } from '../../shared/calls.ts';
import { readPayConfig } from '../config/pay-config.ts';
import type { PayPlace, PayProvider, ProviderName } from '../providers/pay-provider.ts';
import { lockOrder } from '../settle/system-context.ts';
import { closingOf, ownOrder } from './checkout-order.ts';

/** What somebody chose, and where they came from. */
interface Choice {
  number: string;
  place: PayPlace;
  /** The origin of the page, to which whoever has paid comes back. */
  origin: string;
}

/** A way to pay whose provider has to be asked: one attempt for each place, which is gone on with while it is open. */
export async function beginPayment(platform: Platform, session: Session, name: ProviderName, { number, place: wanted, origin }: Choice): Promise<void> {
  const { database } = platform;
  const config = await readPayConfig(platform);
  const provider = config.providers.get(name);
  if (!provider) throw refuse('conflict', texts.off);
  const order = await ownOrder(database.read, session, number);
  const expiresAt = new Date(closingOf(config, order, false));
  if (order.pay_status !== 'unpaid' || expiresAt.getTime() <= Date.now()) throw refuse('conflict', texts.over);
  const price = provider.price(Number(order.amount));
  if (price.minor < 1) throw refuse('conflict', texts.little);
  // PayPal has one page for all.
  const place = name === 'paypal' ? 'page' : wanted;
  const attempt = await database.transact(async (query) => {
    const locked = await lockOrder(query, Number(order.id));
    if (locked?.pay_status !== 'unpaid') throw refuse('conflict', texts.over);
    const others = await query.selectFrom('pay_attempt').selectAll().where('order_id', '=', Number(order.id)).execute();
    if (others.some(({ environment, provider: by }) => by !== 'cash' && environment !== provider.environment)) throw refuse('conflict', texts.environment);
    const same = others.find((one) => one.status === 'open' && one.place === place && isOf(one, provider) && Number(one.minor) === price.minor);
    if (same) return same;
    const now = new Date().toISOString();
    const values = {
      ...{ order_id: Number(order.id), out_trade_no: `${number}_${others.length + 1}`, provider: name, place, environment: provider.environment },
      ...{ app: provider.app, cents: Number(order.amount), minor: price.minor, currency: price.currency, reference: null, code: null, address: null },
      ...{ status: 'open', created_at: now, expires_at: expiresAt.toISOString(), checked_at: now },
    };
    return query.insertInto('pay_attempt').values(values).returningAll().executeTakeFirstOrThrow();
  });
  if (attempt.code !== null || attempt.address !== null) return;
  const { publicOrigin } = await platform.site.settings();
  const page = `${publicOrigin ?? originOf(origin)}${siteBases.portal}/billing/orders/checkout/${number}`;
  const begun = await provider
    .begin({
      ...{ outTradeNo: attempt.out_trade_no, title: String(order.name), price, place, expiresAt, returnUrl: page },
      notifyUrl: publicOrigin === null ? null : `${publicOrigin}${noticePaths[name]}`,
    })
    // What the provider says of the keys is not for whoever buys.
    .catch(() => {
      throw refuse('upstreamFailed', texts.unreachable);
    });
  await database.transact((query) => query.updateTable('pay_attempt').set(begun).where('id', '=', attempt.id).execute());
}

/** An order that is to be paid in cash waits for an administrator. */
export async function chooseCash(platform: Platform, session: Session, number: string): Promise<void> {
  const { database } = platform;
  const { cash, cashDays } = await readPayConfig(platform);
  if (!cash.isOn) throw refuse('conflict', texts.off);
  const order = await ownOrder(database.read, session, number);
  await database.transact(async (query) => {
    const locked = await lockOrder(query, Number(order.id));
    if (locked?.pay_status !== 'unpaid') throw refuse('conflict', texts.over);
    const now = Date.now();
    const values = {
      ...{ order_id: Number(order.id), out_trade_no: `${number}_cash`, provider: 'cash', place: 'page', environment: 'production', app: '', currency: 'CNY' },
      ...{ cents: Number(order.amount), minor: Number(order.amount), reference: null, code: null, address: null, status: 'open' },
      ...{ created_at: new Date(now).toISOString(), checked_at: new Date(now).toISOString(), expires_at: new Date(now + cashDays * 86_400_000).toISOString() },
    };
    await query
      .insertInto('pay_attempt')
      .values(values)
      .onConflict((conflict) => conflict.column('out_trade_no').doNothing())
      .execute();
    await query.updateTable('plan_order').set({ waits_for_cash: true }).where('id', '=', Number(order.id)).execute();
  });
}

function isOf({ provider, app }: { provider: string; app: string }, { name, app: own }: PayProvider): boolean {
  return provider === name && app === own;
}

/** Only scheme, host and port of what the page says of itself. */
function originOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse('badInput', texts.origin);
  return url.origin;
}
