import { generateKeyPairSync } from 'node:crypto';
import { pollPayments } from '../../../plugins/payment/server/attempts/payment-schedules.ts';
import { beginPaying, tellAlipay, tellPaypal } from '../../helpers/payment/shop.ts';
import { runSchedule } from '../../helpers/schedules.ts';
import type { AccountModel, ModelAttempt, Provider } from './account-model.ts';
import { learnAttempts, learnPayments, tradeOf } from './learn-payments.ts';
import { forgeries } from './outcomes.ts';
import { type Answer, answerOf, buy, type Drawn, orders, pick, type RealAccount, type Step } from './steps.ts';

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const attempts = (model: AccountModel) => model.attempts;

/** Payments an account may begin in a row. */
const mostBeginnings = 20;

function begin(method: Provider): Step {
  return {
    name: `begin to pay by ${method}`,
    among: orders,
    send(real, model, drawn) {
      model.beginnings += 1;
      return beginPaying(real.developer.call, pick(model.orders, drawn).number, method) as Promise<Answer>;
    },
    allowed: (model, drawn) => [pick(model.orders, drawn).status === 'unpaid' ? 200 : 409, ...tooOften(model)],
    acknowledge: (model, _drawn, _answer, real) => learnPayments(model, real),
  };
}

const tooOften = ({ beginnings }: AccountModel) => (beginnings < mostBeginnings ? [] : [410]);

/** What comes between an order and its payment. */
type Mishap = 'none' | 'another amount' | 'closed before';

/** From the order to the notice at once: single steps would seldom bring about what may become of a payment. */
function buyAt(method: Provider, mishap: Mishap = 'none'): Step {
  const order = buy('later');
  return {
    name: `buy, pay by ${method}${mishap === 'none' ? '' : `, ${mishap}`}`,
    async send(real, model, drawn) {
      const bought = await order.send(real, model, drawn);
      if (bought.ret !== 200) return bought;
      await order.acknowledge(model, drawn, bought, real);
      model.beginnings += 1;
      const { call } = real.developer;
      const number = String(bought.data?.number);
      const begun = (await beginPaying(call, number, method)) as Answer;
      if (begun.ret !== 200) return begun;
      if (mishap === 'closed before') await closeOrder(real, model, number);
      const { alipay, paypal } = real.provider;
      const outTradeNo = `${number}_1`;
      if (method === 'paypal') paypal.approve(outTradeNo);
      else alipay.pay(outTradeNo, mishap === 'another amount' ? '0.01' : undefined);
      await (method === 'alipay' ? tellOfAlipay : tellOfPaypal)(real, { outTradeNo, provider: method }, { index: 0, number: 0 });
      return { ...begun, data: { outTradeNo } };
    },
    allowed: (model) => (model.plan.isOpen ? [200, ...tooOften(model)] : [404]),
    async acknowledge(model, _drawn, { data }, real) {
      await learnAttempts(model, real);
      const attempt = model.attempts.find(({ outTradeNo }) => outTradeNo === data?.outTradeNo);
      const trade = attempt && tradeOf(real, attempt);
      if (!trade) throw new Error(`order ${data?.outTradeNo} was not paid`);
      attempt.isWrong = mishap === 'another amount';
      await learnPayments(model, real, [trade]);
    },
  };
}

async function closeOrder({ developer }: RealAccount, model: AccountModel, number: string): Promise<void> {
  const order = model.orders.find((one) => one.number === number)!;
  const { ret, msg } = await developer.call('Platform.MyOrder.Close', { id: order.id });
  if (ret !== 200) throw new Error(`order ${number} was not closed: ${ret} ${msg}`);
  order.status = 'closed';
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

/** The notices a provider sends for an attempt: one or copies of it, one for a second trade number, or one somebody else has made. */
const kinds = ['one', 'one', 'one', 'copies', 'second', 'forged'] as const;
const kindOf = ({ number }: Drawn) => kinds[number % kinds.length]!;

type Told = Pick<ModelAttempt, 'outTradeNo' | 'provider'>;

async function tellOfAlipay({ server, provider: { alipay }, outcomes }: RealAccount, { outTradeNo }: Told, drawn: Drawn): Promise<boolean> {
  const tell = (body: string) => tellAlipay(server.address, body);
  const forgery = forgeries[Math.floor(drawn.number / kinds.length) % forgeries.length]!;
  const forged = {
    app: () => alipay.notice(outTradeNo, { app_id: '2021000000000002' }),
    seller: () => alipay.notice(outTradeNo, { seller_id: '2088000000000002' }),
    signature: () => alipay.notice(outTradeNo, {}, foreignKey),
    amount: () => `${alipay.notice(outTradeNo)}&total_amount=0.02`,
    order: () => alipay.notice(outTradeNo, { trade_status: 'TRADE_SUCCESS', out_trade_no: `${outTradeNo}9` }),
  };
  const bodies = {
    one: () => [alipay.notice(outTradeNo)],
    copies: () => Array.from({ length: 3 }, () => alipay.notice(outTradeNo)),
    second: () => [alipay.notice(outTradeNo, { trade_no: `second-${outTradeNo}-${drawn.number}` })],
    forged: () => [forged[forgery]()],
  };
  if (kindOf(drawn) === 'forged') outcomes.add(`refused: ${forgery}`);
  const answers = await Promise.all(bodies[kindOf(drawn)]().map(tell));
  return answers.every((answer) => answer === 'success');
}

async function tellOfPaypal({ server, provider: { paypal } }: RealAccount, { outTradeNo }: Told, drawn: Drawn): Promise<boolean> {
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
    if (attempt.provider === 'alipay' && tradeOf(real, attempt) === null && kindOf(drawn) !== 'forged') real.outcomes.add('early notice');
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

export const poll: Step = {
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

const buys = [buyAt('alipay'), buyAt('paypal')];
const mishaps = [buyAt('alipay', 'another amount'), buyAt('alipay', 'closed before')];
export const paymentParallelSteps: Step[] = [begin('alipay'), begin('paypal'), ...buys, ...buys, ...mishaps, payThere, payThere, tell, tell, tell];
export const paymentSteps: Step[] = [...paymentParallelSteps, payThere, tell, tell, poll];
