import { sendRefunds } from '../../../plugins/payment/server/refunds/send-refunds.ts';
import { runSchedule } from '../../helpers/schedules.ts';
import type { TestServer } from '../../helpers/server.ts';
import type { AccountModel, ModelOrder, ModelRefund } from './account-model.ts';
import { learnAttempts, learnPayments, learnRefunds, refundsOf } from './learn-payments.ts';
import { moods } from './outcomes.ts';
import { poll } from './payment-steps.ts';
import { answerOf, type Drawn, orders, pick, type RealAccount, refundOf, type Step } from './steps.ts';

const payments = (model: AccountModel) => model.payments;
const refunds = (model: AccountModel) => model.refunds;

/** The fewest fen that come to a smallest unit of the currency an order was paid in. */
const leastOf = ({ payMode, amount }: ModelOrder) => (payMode === 'paypal' ? Math.ceil(amount / (2 * Math.round((amount * 10_000) / 72_000))) : 1);

/** What came in cash is handed back in cash. */
const wayOf = ({ payMode }: ModelOrder) => (payMode === 'cash' ? { refund_to: 'cash', receipt: 'No. 1' } : { refund_to: 'source' });

/** @param orderOf the order that is picked, of one that there is or of what a provider was paid for */
function recycleToSource(name: string, among: (model: AccountModel) => unknown[], orderOf: (model: AccountModel, drawn: Drawn) => ModelOrder): Step {
  return {
    name,
    among,
    send({ server }, model, drawn) {
      const order = orderOf(model, drawn);
      const values = { id: order.id, refund: sourceRefundOf(order, drawn), ...wayOf(order), reason: 'Not wanted' };
      return server.admin('Admin.PlanOrder.Recycle', values);
    },
    allowed(model, drawn) {
      const order = orderOf(model, drawn);
      const refund = sourceRefundOf(order, drawn);
      if (order.status !== 'paid') return [409];
      if (refund > order.amount) return [400];
      return refund > 0 && refund < leastOf(order) ? [400] : [200];
    },
    refused({ outcomes }, model, drawn, { ret }) {
      const order = orderOf(model, drawn);
      if (ret === 400 && order.payMode === 'paypal' && sourceRefundOf(order, drawn) < leastOf(order)) outcomes.add('refund too small');
    },
    async acknowledge(model, drawn, _answer, real) {
      const order = orderOf(model, drawn);
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
      const due = (order.payMode === 'alipay' || order.payMode === 'paypal') && sourceRefundOf(order, drawn) > 0 ? 1 : 0;
      if (model.refunds.length - before !== due) throw new Error(`${model.refunds.length - before} refunds of order ${order.number}, not ${due}`);
    },
  };
}

/** Now and then next to nothing. */
function sourceRefundOf(order: ModelOrder, drawn: Drawn): number {
  return drawn.number % 4 === 0 ? drawn.number % 9 : refundOf(order, drawn);
}

const recycleAny = recycleToSource('recycle an order to where it was paid from', orders, (model, drawn) => pick(model.orders, drawn));
const recyclePaid = recycleToSource('recycle what a provider was paid for', payments, (model, drawn) => pick(model.payments, drawn).attempt.order);

/** As the product does: one run after the other. */
const running = new WeakMap<TestServer, Promise<void>>();

async function inTurn(server: TestServer, work: () => Promise<void>): Promise<void> {
  const run = (running.get(server) ?? Promise.resolve()).then(work);
  running.set(
    server,
    run.catch(() => undefined),
  );
  await run;
}

/** Refusals are the first refund of each provider's; whatever else goes wrong is tried until the run leaves the provider alone. */
async function sendIn(mood: (typeof moods)[number], { server, provider, outcomes }: RealAccount): Promise<void> {
  await inTurn(server, async () => {
    outcomes.add(`refunds sent: ${mood}`);
    const queues = [provider.alipay.refundErrors, provider.paypal.refundErrors];
    if (mood !== 'well') for (const faults of queues) faults.push(...Array.from({ length: mood === 'refused' ? 1 : 50 }, () => mood));
    await runSchedule(server.platform, sendRefunds);
    for (const faults of queues) faults.length = 0;
    await timePasses(server);
  });
}

const send: Step = {
  name: 'send refunds',
  among: refunds,
  async send(real, model, { number }) {
    const mood = moods[number % moods.length]!;
    const pending = model.refunds.filter(({ status }) => status === 'pending');
    const made = real.isParallel ? [] : pending.filter((refund) => madeOf(real, refund)?.has(refund.number));
    await sendIn(mood, real);
    if (real.isParallel) return answerOf(200);
    const firsts = (['alipay', 'paypal'] as const).map((name) => pending.find(({ payment }) => payment.attempt.provider === name));
    const isRefused = (one: ModelRefund) => mood === 'refused' && firsts.includes(one) && !made.includes(one);
    if (mood === 'well' || mood === 'refused') for (const one of pending) one.status = isRefused(one) ? 'failed' : 'done';
    for (const { status } of pending) real.outcomes.add(status === 'pending' ? 'refund put off' : `refund ${status}`);
    real.outcomes.add('refund made once though asked twice', made.filter(({ status }) => status === 'done').length);
    return answerOf(200);
  },
  allowed: () => [200],
  async acknowledge(model, _drawn, _answer, real) {
    if (!real.isParallel) return requireRefunds(model, real);
    const rows = await refundsOf(real);
    for (const refund of model.refunds) {
      const status = rows.find(({ id }) => id === refund.id)?.status ?? 'pending';
      if (status === refund.status && status !== 'pending') continue;
      real.outcomes.add(status === 'pending' ? 'refund put off' : `refund ${status}`);
      refund.status = status;
    }
  },
};

/** What the provider has sent back of the payment of a refund, by the numbers of refunds. */
function madeOf({ provider: { alipay, paypal } }: RealAccount, { payment }: ModelRefund): Map<string, string> | undefined {
  const { outTradeNo, provider: by } = payment.attempt;
  return by === 'alipay' ? alipay.trades.get(outTradeNo)?.refunds : paypal.orderOf(outTradeNo).refunds;
}

/** @param pickOf what is tried again, which nothing may change while other steps are under way */
function retry(name: string, pickOf: (model: AccountModel, drawn: Drawn) => ModelRefund): Step {
  return {
    name,
    among: refunds,
    send: ({ server }, model, drawn) => server.admin('Admin.PayRefund.Retry', { id: pickOf(model, drawn).id }),
    allowed: (model, drawn) => (pickOf(model, drawn).status === 'failed' ? [200] : [409]),
    acknowledge(model, drawn, _answer, real) {
      pickOf(model, drawn).status = 'pending';
      real.outcomes.add('refund tried again');
    },
  };
}

const retryAny = retry('try a refund again', (model, drawn) => pick(model.refunds, drawn));
const retryFailed = retry('try a failed refund again', (model, drawn) => model.refunds.find(({ status }) => status === 'failed') ?? pick(model.refunds, drawn));

const refundSurplus: Step = {
  name: 'refund a surplus',
  among: payments,
  send: ({ server }, model, drawn) => server.admin('Admin.PayEvent.Refund', { id: pick(model.payments, drawn).id }),
  allowed: (model, drawn) => (pick(model.payments, drawn).status === 'surplus' ? [200] : [409]),
  async acknowledge(model, drawn, _answer, real) {
    pick(model.payments, drawn).status = 'refunded';
    real.outcomes.add('surplus refunded');
    await learnRefunds(model, real);
  },
};

/** Those that were not answered are due again. */
async function timePasses({ platform }: TestServer): Promise<void> {
  await platform.database.transact((query) => query.updateTable('pay_refund').set({ next_at: null }).where('next_at', 'is not', null).execute());
}

async function requireRefunds(model: AccountModel, real: RealAccount): Promise<void> {
  const found = (await refundsOf(real)).map(({ id, status, cents }) => `${id} ${status} ${cents}`).join();
  const must = model.refunds.map(({ id, status, cents }) => `${id} ${status} ${cents}`).join();
  if (found !== must) throw new Error(`refunds ${found}, not ${must}`);
}

/** Everything that is under way comes to its end; each refund then is where it was paid from, once and to the smallest unit. */
export async function endPayments(model: AccountModel, real: RealAccount): Promise<void> {
  const { platform, admin } = real.server;
  await poll.send(real, model, { index: 0, number: 0 });
  await learnPayments(model, real);
  for (const { id, status } of await refundsOf(real)) if (status === 'failed') await admin('Admin.PayRefund.Retry', { id });
  const isMade = (refund: ModelRefund) => madeOf(real, refund)?.has(refund.number) === true;
  real.outcomes.add('refund made once though asked twice', model.refunds.filter((refund) => refund.status === 'pending' && isMade(refund)).length);
  if (model.refunds.length > 0) await sendIn('well', real);
  for (const refund of model.refunds) {
    refund.status = 'done';
    const made = madeOf(real, refund);
    const minor = refund.payment.attempt.provider === 'alipay' ? refund.cents : sharedMinor(refund.cents, refund.payment.cents);
    if (made?.get(refund.number) !== (minor / 100).toFixed(2)) throw new Error(`refund ${refund.number}: ${made?.get(refund.number)}, not ${minor}`);
    const asked = model.refunds.filter(({ payment }) => payment.attempt === refund.payment.attempt);
    if (made.size !== asked.length) throw new Error(`${made.size} refunds of ${refund.payment.tradeNo} at its provider, not ${asked.length}`);
  }
  await requireRefunds(model, real);
  // What nobody pays any more is not asked for in the runs that follow.
  await platform.database.transact((query) => query.updateTable('pay_attempt').set({ status: 'closed' }).where('status', '=', 'open').execute());
  await learnAttempts(model, real);
}

/** Of a payment by PayPal at 7.2 yuan for a dollar, rounded once. */
function sharedMinor(part: number, whole: number): number {
  return Math.round((Math.round((whole * 10_000) / 72_000) * part) / whole);
}

export const refundParallelSteps: Step[] = [recycleAny, recyclePaid, recyclePaid, refundSurplus, send, retryAny];
export const refundSteps: Step[] = [recycleAny, recyclePaid, recyclePaid, refundSurplus, send, send, send, retryAny, retryFailed];
