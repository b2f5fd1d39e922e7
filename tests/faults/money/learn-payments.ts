import { type AccountModel, type ModelAttempt, type ModelPayment, type Reason, reasonOf } from './account-model.ts';
import { issue, type RealAccount } from './steps.ts';

/** Reads what was begun to be paid since. */
export async function learnAttempts(model: AccountModel, { server, developer }: RealAccount): Promise<void> {
  const rows = await server.platform.database.read
    .selectFrom('pay_attempt')
    .innerJoin('plan_order', 'plan_order.id', 'order_id')
    .select(['out_trade_no', 'order_id', 'provider', 'pay_attempt.status'])
    .where('account_id', '=', developer.id)
    .orderBy('pay_attempt.id')
    .execute();
  for (const { out_trade_no: outTradeNo, order_id, provider, status } of rows) {
    const known = model.attempts.find((one) => one.outTradeNo === outTradeNo);
    if (known) known.isOpen = status === 'open';
    const order = model.orders.find(({ id }) => id === Number(order_id));
    if (!known && order)
      model.attempts.push({ outTradeNo, order, provider: provider === 'alipay' ? 'alipay' : 'paypal', isOpen: status === 'open', isWrong: false });
  }
}

/** What a payment becomes by its reason. */
const statuses = { settled: 'settled', late: 'credited', amount: 'surplus', repeated: 'surplus' } as const satisfies Record<Reason, ModelPayment['status']>;

/**
 * Takes over what the platform has been paid since, after a look whether it became what it must.
 * @param due trade numbers that must be known by now
 */
export async function learnPayments(model: AccountModel, real: RealAccount, due: string[] = []): Promise<void> {
  await learnAttempts(model, real);
  const { read } = real.server.platform.database;
  const rows = await read
    .selectFrom('pay_event')
    .select(['id', 'trade_no', 'out_trade_no', 'reason', 'status', 'cents'])
    .where('account_id', '=', real.developer.id)
    .orderBy('id')
    .execute();
  for (const row of rows.filter(({ id }) => !model.payments.some((known) => known.id === Number(id)))) {
    const attempt = model.attempts.find(({ outTradeNo }) => outTradeNo === row.out_trade_no);
    if (!attempt) throw new Error(`a payment of ${row.out_trade_no}, which nobody began`);
    const must = real.isParallel ? (row.reason as Reason) : reasonOf(attempt);
    const cents = attempt.isWrong ? 1 : attempt.order.amount;
    const found = `${row.reason} ${row.status} ${Number(row.cents)}`;
    const wanted = `${must} ${statuses[must]} ${real.isParallel ? Number(row.cents) : cents}`;
    if (found !== wanted) throw new Error(`payment ${row.trade_no}: ${found}, not ${wanted}`);
    await take(model, real, { id: Number(row.id), tradeNo: String(row.trade_no), attempt, cents: Number(row.cents), status: statuses[must] });
    real.outcomes.add(`payment ${must}`);
  }
  for (const tradeNo of due) if (!model.payments.some((one) => one.tradeNo === tradeNo)) throw new Error(`payment ${tradeNo} was not heard of`);
  await learnRefunds(model, real);
}

async function take(model: AccountModel, real: RealAccount, payment: ModelPayment): Promise<void> {
  model.payments.push(payment);
  const { order, provider } = payment.attempt;
  if (payment.status === 'settled') await issue(model, real, order, provider);
  if (payment.status !== 'credited') return;
  model.recharged += payment.cents;
  model.credit(payment.cents);
}

/** Reads which refunds were asked for since. Those that are known keep what the model has of them. */
export async function learnRefunds(model: AccountModel, real: RealAccount): Promise<void> {
  for (const { id, number, event_id, cents, status } of await refundsOf(real)) {
    const payment = model.payments.find((one) => one.id === event_id);
    if (!model.refunds.some((known) => known.id === id) && payment) model.refunds.push({ id, payment, number, cents, status });
  }
}

export async function refundsOf({ server, developer }: RealAccount) {
  const rows = await server.platform.database.read
    .selectFrom('pay_refund')
    .innerJoin('pay_event', 'pay_event.id', 'event_id')
    .select(['pay_refund.id', 'number', 'event_id', 'pay_refund.cents', 'pay_refund.status'])
    .where('account_id', '=', developer.id)
    .orderBy('pay_refund.id')
    .execute();
  return rows.map(({ id, number, event_id, cents, status }) => ({
    ...{ id: Number(id), number: String(number), event_id: Number(event_id), cents: Number(cents) },
    status: status === 'done' || status === 'failed' ? status : ('pending' as const),
  }));
}

/** Whether the provider has the money of it, under its own number. */
export function tradeOf({ provider: { alipay, paypal } }: RealAccount, { outTradeNo, provider }: ModelAttempt): string | null {
  if (provider === 'alipay') {
    const trade = alipay.trades.get(outTradeNo);
    return trade?.status === 'TRADE_SUCCESS' ? trade.tradeNo : null;
  }
  return paypal.orderOf(outTradeNo).capture;
}
