import { generateKeyPairSync } from 'node:crypto';
import { pollPayments } from '../../../plugins/payment/server/attempts/payment-schedules.ts';
import { sendRefunds } from '../../../plugins/payment/server/refunds/send-refunds.ts';
import { beginPaying, tellAlipay, tellPaypal } from '../../helpers/payment/shop.ts';
import { runSchedule } from '../../helpers/schedules.ts';
import type { AccountModel, ModelAttempt, ModelOrder, Provider } from './account-model.ts';
import { count, learnAttempts, learnPayments, learnRefunds, refundsOf, tradeOf } from './learn-payments.ts';
import { type Answer, type Drawn, orders, pick, type RealAccount, refundOf, type Step } from './steps.ts';

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const attempts = (model: AccountModel) => model.attempts;
const payments = (model: AccountModel) => model.payments;
const refunds = (model: AccountModel) => model.refunds;

/** What a step is answered with that is no call of the platform's own. */
const answerOf = (ret: 200 | 414): Answer => ({ ret, msg: '', data: {} });

function begin(method: Provider): Step {
  return {
    name: `begin to pay by ${method}`,
    among: orders,
    send: ({ developer }, model, drawn) => beginPaying(developer.call, pick(model.orders, drawn).number, method) as Promise<Answer>,
    allowed: (model, drawn) => (pick(model.orders, drawn).status === 'unpaid' ? [200] : [409]),
    acknowledge: (model, _drawn, _answer, real) => learnPayments(model, real),
  };
}

/** At the provider, who has not told of it yet. */
const payThere: Step = {
  name: 'pay at the provider',
  among: attempts,
  async send({ provider: { alipay, paypal } }, model, drawn) {
    const attempt = pick(model.attempts, drawn);
    if (attempt.provider === 'paypal') paypal.approve(attempt.outTradeNo);
    else if (alipay.trades.get(attempt.outTradeNo)?.status === 'WAIT_BUYER_PAY') {
      attempt.isWrong = drawn.number % 5 === 0;
      alipay.pay(attempt.outTradeNo, attempt.isWrong ? '0.01' : undefined);
    }
    return answerOf(200);
  },
  allowed: () => [200],
  acknowledge: () => undefined,
};

/** Of what may be wrong with a notice of Alipay's, each once. */
const forgeries = ['app', 'seller', 'signature', 'amount', 'order'] as const;

/** The notices a provider sends for an attempt: one or copies of it, one for a second trade number, or one somebody else has made. */
const kinds = ['one', 'one', 'one', 'copies', 'second', 'forged'] as const;
const kindOf = ({ number }: Drawn) => kinds[number % kinds.length]!;

async function tellOfAlipay({ server, provider: { alipay } }: RealAccount, { outTradeNo }: ModelAttempt, drawn: Drawn): Promise<boolean> {
  const tell = (body: string) => tellAlipay(server.address, body);
  const forgery = forgeries[Math.floor(drawn.number / kinds.length) % forgeries.length]!;
  const forged = {
    app: () => alipay.notice(outTradeNo, { app_id: '2021000000000002' }),
    seller: () => alipay.notice(outTradeNo, { seller_id: '2088000000000002' }),
    signature: () => alipay.notice(outTradeNo, {}, foreignKey),
    amount: () => `${alipay.notice(outTradeNo)}&total_amount=0.01`,
    order: () => alipay.notice(outTradeNo, { trade_status: 'TRADE_SUCCESS', out_trade_no: `${outTradeNo}9` }),
  };
  const bodies = {
    one: () => [alipay.notice(outTradeNo)],
    copies: () => Array.from({ length: 3 }, () => alipay.notice(outTradeNo)),
    second: () => [alipay.notice(outTradeNo, { trade_no: `second-${outTradeNo}-${drawn.number}` })],
    forged: () => [forged[forgery]()],
  };
  if (kindOf(drawn) === 'forged') count(`refused: ${forgery}`);
  const answers = await Promise.all(bodies[kindOf(drawn)]().map(tell));
  return answers.every((answer) => answer === 'success');
}

async function tellOfPaypal({ server, provider: { paypal } }: RealAccount, { outTradeNo }: ModelAttempt, drawn: Drawn): Promise<boolean> {
  const type = paypal.orderOf(outTradeNo).capture === null ? 'CHECKOUT.ORDER.APPROVED' : 'PAYMENT.CAPTURE.COMPLETED';
  const notice = paypal.notice(type, outTradeNo);
  if (kindOf(drawn) === 'forged') notice.body = notice.body.replace('WH-', 'WX-');
  const times = kindOf(drawn) === 'copies' ? 3 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => tellPaypal(server.address, notice)));
  return answers.every((status) => status === 200);
}

/** PayPal is asked to take what was approved as long as the attempt is open: its trade number is only known then. */
const tell: Step = {
  name: 'a notice of the provider',
  among: attempts,
  async send(real, model, drawn) {
    const attempt = pick(model.attempts, drawn);
    if (attempt.provider === 'alipay' && tradeOf(real, attempt) === null && kindOf(drawn) !== 'forged') count('early notice');
    const isHeard = await (attempt.provider === 'alipay' ? tellOfAlipay : tellOfPaypal)(real, attempt, drawn);
    return answerOf(isHeard ? 200 : 414);
  },
  allowed: (_model, drawn) => [kindOf(drawn) === 'forged' ? 414 : 200],
  async acknowledge(model, drawn, _answer, real) {
    const attempt = pick(model.attempts, drawn);
    const trade = attempt.provider === 'alipay' || attempt.isOpen ? tradeOf(real, attempt) : null;
    const isSecond = attempt.provider === 'alipay' && kindOf(drawn) === 'second';
    // At once, the notice may have come before the payment.
    await learnPayments(model, real, trade === null || isSecond || real.isParallel ? [] : [trade]);
  },
};

const poll: Step = {
  name: 'ask providers for what they have not told of',
  async send(real) {
    const { platform } = real.server;
    await platform.database.transact((query) =>
      query.updateTable('pay_attempt').set({ checked_at: '2026-01-01T00:00:00.000Z' }).where('status', '=', 'open').execute(),
    );
    await runSchedule(platform, pollPayments);
    return answerOf(200);
  },
  allowed: () => [200],
  acknowledge: (model, _drawn, _answer, real) =>
    learnPayments(
      model,
      real,
      model.attempts.flatMap((attempt) => (attempt.isOpen ? (tradeOf(real, attempt) ?? []) : [])),
    ),
};

/** The fewest fen that come to a smallest unit of the currency an order was paid in. */
const leastOf = ({ payMode, amount }: ModelOrder) => (payMode === 'paypal' ? Math.ceil(amount / (2 * Math.round((amount * 10_000) / 72_000))) : 1);

const recycleToSource: Step = {
  name: 'recycle an order to where it was paid from',
  among: orders,
  send({ server }, model, drawn) {
    const order = pick(model.orders, drawn);
    const values = { id: order.id, refund: sourceRefundOf(order, drawn), refund_to: 'source', reason: 'Not wanted' };
    return server.admin('Admin.PlanOrder.Recycle', values);
  },
  allowed(model, drawn) {
    const order = pick(model.orders, drawn);
    const refund = sourceRefundOf(order, drawn);
    if (order.status !== 'paid') return [409];
    if (refund > order.amount || order.payMode === 'cash') return [400];
    if (refund > 0 && refund < leastOf(order)) {
      count('refund too small');
      return [400];
    }
    return [200];
  },
  async acknowledge(model, drawn, _answer, real) {
    const order = pick(model.orders, drawn);
    const { pay_mode } = await real.server.platform.database.read
      .selectFrom('plan_order')
      .select('pay_mode')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    order.status = 'recycled';
    if (order.package) order.package.isVoid = true;
    if (pay_mode === 'balance') model.credit(sourceRefundOf(order, drawn));
    if (real.isParallel) return;
    if (pay_mode !== order.payMode) throw new Error(`order ${order.number} was paid by ${pay_mode}, not ${order.payMode}`);
    const before = model.refunds.length;
    await learnRefunds(model, real);
    const due = order.payMode !== 'balance' && sourceRefundOf(order, drawn) > 0 ? 1 : 0;
    if (model.refunds.length - before !== due) throw new Error(`${model.refunds.length - before} refunds of order ${order.number}, not ${due}`);
  },
};

/** Now and then next to nothing. */
function sourceRefundOf(order: ModelOrder, drawn: Drawn): number {
  return drawn.number % 4 === 0 ? drawn.number % 9 : refundOf(order, drawn);
}

/** How providers take the refunds of one run: the first of each is refused once, or nobody answers. */
const moods = ['well', 'well', 'refused', 'away'] as const;

const send: Step = {
  name: 'send refunds',
  among: refunds,
  async send(real, model, { number }) {
    const mood = moods[number % moods.length]!;
    const { provider, server } = real;
    const pending = model.refunds.filter(({ status }) => status === 'pending');
    if (mood === 'refused') {
      provider.alipay.refusals.push('ACQ.SELLER_BALANCE_NOT_ENOUGH');
      provider.paypal.refusals.push('INSUFFICIENT_FUNDS');
    }
    provider.isAway = mood === 'away';
    await runSchedule(server.platform, sendRefunds);
    provider.isAway = false;
    for (const refusals of [provider.alipay.refusals, provider.paypal.refusals]) refusals.length = 0;
    await timePasses(real);
    const refused = (['alipay', 'paypal'] as const).map((name) => pending.find(({ payment }) => payment.attempt.provider === name));
    if (mood !== 'away') for (const one of pending) one.status = mood === 'refused' && refused.includes(one) ? 'failed' : 'done';
    for (const { status } of pending) count(status === 'pending' ? 'refund put off' : `refund ${status}`);
    return answerOf(200);
  },
  allowed: () => [200],
  acknowledge: (model, _drawn, _answer, real) => requireRefunds(model, real),
};

const retry: Step = {
  name: 'try a refund again',
  among: refunds,
  send: ({ server }, model, drawn) => server.admin('Admin.PayRefund.Retry', { id: pick(model.refunds, drawn).id }),
  allowed: (model, drawn) => (pick(model.refunds, drawn).status === 'failed' ? [200] : [409]),
  acknowledge(model, drawn) {
    pick(model.refunds, drawn).status = 'pending';
    count('refund tried again');
  },
};

const refundSurplus: Step = {
  name: 'refund a surplus',
  among: payments,
  send: ({ server }, model, drawn) => server.admin('Admin.PayEvent.Refund', { id: pick(model.payments, drawn).id }),
  allowed: (model, drawn) => (pick(model.payments, drawn).status === 'surplus' ? [200] : [409]),
  async acknowledge(model, drawn, _answer, real) {
    const payment = pick(model.payments, drawn);
    payment.status = 'refunded';
    count('surplus refunded');
    await learnRefunds(model, real);
  },
};

/** Those that were not answered are due again. */
async function timePasses({ server }: RealAccount): Promise<void> {
  await server.platform.database.transact((query) => query.updateTable('pay_refund').set({ next_at: null }).where('next_at', 'is not', null).execute());
}

async function requireRefunds(model: AccountModel, real: RealAccount): Promise<void> {
  const found = (await refundsOf(real)).map(({ id, status, cents }) => `${id} ${status} ${cents}`).join();
  const must = model.refunds.map(({ id, status, cents }) => `${id} ${status} ${cents}`).join();
  if (found !== must) throw new Error(`refunds ${found}, not ${must}`);
}

/** Everything that is under way comes to its end; each refund then is where it was paid from, once and to the smallest unit. */
export async function endPayments(model: AccountModel, real: RealAccount): Promise<void> {
  const { server, provider } = real;
  await poll.send(real, model, { index: 0, number: 0 });
  await learnPayments(model, real);
  await timePasses(real);
  await runSchedule(server.platform, sendRefunds);
  for (const failed of model.refunds.filter(({ status }) => status === 'failed')) await server.admin('Admin.PayRefund.Retry', { id: failed.id });
  await runSchedule(server.platform, sendRefunds);
  for (const refund of model.refunds) {
    refund.status = 'done';
    const { outTradeNo, provider: by } = refund.payment.attempt;
    const sent = by === 'alipay' ? provider.alipay.trades.get(outTradeNo)?.refunds : provider.paypal.orderOf(outTradeNo).refunds;
    const minor = by === 'alipay' ? refund.cents : sharedMinor(refund.cents, refund.payment.cents);
    if (sent?.get(refund.number) !== (minor / 100).toFixed(2)) throw new Error(`refund ${refund.number}: ${sent?.get(refund.number)}, not ${minor}`);
  }
  await requireRefunds(model, real);
  // What nobody pays any more is not asked for in the runs that follow.
  await server.platform.database.transact((query) => query.updateTable('pay_attempt').set({ status: 'closed' }).where('status', '=', 'open').execute());
  await learnAttempts(model, real);
}

/** Of a payment by PayPal at 7.2 yuan for a dollar, rounded once. */
function sharedMinor(part: number, whole: number): number {
  return Math.round((Math.round((whole * 10_000) / 72_000) * part) / whole);
}

const parallelPayments = [begin('alipay'), begin('paypal'), payThere, payThere, tell, tell, tell, recycleToSource, refundSurplus];
export const paymentParallelSteps: Step[] = parallelPayments;
export const paymentSteps: Step[] = [...parallelPayments, payThere, tell, poll, send, send, retry];

/** What all runs together must have met. */
export const wantedOutcomes = [
  ...['payment settled', 'payment amount', 'payment repeated', 'payment late', 'early notice', ...forgeries.map((one) => `refused: ${one}`)],
  ...['refund done', 'refund failed', 'refund put off', 'refund tried again', 'refund too small', 'surplus refunded'],
];
