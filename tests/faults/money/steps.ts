import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import type { PaymentProvider } from '../../helpers/own-payment-provider.ts';
import type { TestServer } from '../../helpers/server.ts';
import { tokenOf } from '../../plugins/apps/open-caller.ts';
import type { Developer } from '../../plugins/billing/shop.ts';
import { type AccountModel, handedOutAtMost, type Interface, type ModelOrder } from './account-model.ts';
import type { Outcomes } from './outcomes.ts';

/** One account on the server, with plans of its own. */
export interface RealAccount {
  server: TestServer;
  provider: PaymentProvider;
  developer: Developer;
  plan: number;
  trial: number;
  services: Record<Interface, string>;
  /** Steps are made at once: the order of their answers says nothing. */
  isParallel: boolean;
  /** What its runs have met. */
  outcomes: Outcomes;
}

/** What is drawn for a step: which of the things there are, and a number. */
export interface Drawn {
  index: number;
  number: number;
}

export type Answer = Envelope<Record<string, unknown>>;

/** What a step is answered with that is no call of the platform's own. */
export const answerOf = (ret: 200 | 414): Answer => ({ ret, msg: '', data: {} });

/** Something people do, with what they may be answered by the model and what an acknowledgement means. */
export interface Step {
  name: string;
  /** What it picks one of: without any it is not possible. They only become more. */
  among?(model: AccountModel): unknown[];
  send(real: RealAccount, model: AccountModel, drawn: Drawn): Promise<Answer>;
  allowed(model: AccountModel, drawn: Drawn): number[];
  acknowledge(model: AccountModel, drawn: Drawn, answer: Answer, real: RealAccount): Promise<void> | void;
  /** Answered with anything but 200. */
  refused?(real: RealAccount, model: AccountModel, drawn: Drawn, answer: Answer): void;
}

export function pick<Item>(items: Item[], { index }: Drawn): Item {
  return items[index % items.length]!;
}

const quantityOf = ({ number }: Drawn) => 1 + (number % 3);

/** Of what the balance pays: sure, impossible, or a matter of what calls hold at the moment. */
function payable(model: AccountModel, cents: number): number[] {
  if (cents > model.amount) return [415];
  return cents <= model.amount - model.promisedAtMost ? [200] : [200, 415];
}

export async function issue(model: AccountModel, real: RealAccount, order: ModelOrder, mode: ModelOrder['payMode']): Promise<void> {
  const { read } = real.server.platform.database;
  const { id } = await read.selectFrom('flow_package').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow();
  order.status = 'paid';
  order.payMode = mode;
  order.package = { id: Number(id), kind: 'paid', flow: order.flow, used: 0, days: 0, isVoid: false };
  model.packages.push(order.package);
}

export const orders = (model: AccountModel) => model.orders;
const packages = (model: AccountModel) => model.packages;
const recharges = (model: AccountModel) => model.recharges;

function audit(verb: 'Pass' | 'Decline'): Step {
  return {
    name: verb,
    among: recharges,
    send: ({ server }, model, drawn) =>
      server.admin(`Admin.Recharge.${verb}`, { id: pick(model.recharges, drawn).id, ...(verb === 'Decline' && { reply: 'No transfer' }) }),
    allowed: (model, drawn) => (pick(model.recharges, drawn).status === 'pending' ? [200] : [409]),
    acknowledge(model, drawn) {
      const one = pick(model.recharges, drawn);
      one.status = verb === 'Pass' ? 'passed' : 'declined';
      if (verb === 'Decline') return;
      model.recharged += one.amount;
      model.credit(one.amount);
    },
  };
}

export function buy(pay: 'later' | 'balance'): Step {
  return {
    name: `buy, pay ${pay}`,
    send: ({ developer, plan }, _model, drawn) => developer.call('Platform.Mall.Buy', { id: plan, quantity: quantityOf(drawn), pay }),
    allowed(model, drawn) {
      if (!model.plan.isOpen) return [404];
      return pay === 'later' ? [200] : payable(model, model.plan.price * quantityOf(drawn));
    },
    async acknowledge(model, drawn, { data }, real) {
      const quantity = quantityOf(drawn);
      const order: ModelOrder = {
        ...{ id: Number(data?.id), number: String(data?.number) },
        amount: model.plan.price * quantity,
        flow: model.plan.flow * quantity,
        status: 'unpaid',
        ...{ payMode: null, package: null },
      };
      model.orders.push(order);
      if (pay === 'later') return;
      model.amount -= order.amount;
      await issue(model, real, order, 'balance');
    },
  };
}

function call(name: Interface): Step {
  return {
    name: `call ${name}`,
    send: ({ server, services, developer }) => server.call(services[name], { access_token: developer.token, ...(name !== 'failing' && { a: 2 }) }),
    allowed(model) {
      if (!model.isAppEnabled) return [413];
      if (model.isCharged(name) && model.payerOf(name) === null) return [415];
      return name === 'failing' ? [409] : [200];
    },
    acknowledge: (model) => model.payFor(name),
  };
}

function toggle(which: 'plan' | 'trial'): Step {
  return {
    name: `open or close the ${which}`,
    send: (real, model) => real.server.admin(`Admin.Plan.${model[which].isOpen ? 'Close' : 'Open'}`, { id: real[which] }),
    allowed: () => [200],
    acknowledge(model) {
      model[which].isOpen = !model[which].isOpen;
    },
  };
}

const recharge: Step = {
  name: 'apply for a recharge',
  send: ({ developer }, _model, { number }) => developer.call('Platform.MyRecharge.Add', { amount: 1 + number, reason: 'Transfer' }),
  allowed: () => [200],
  acknowledge: (model, { number }, { data }) => void model.recharges.push({ id: Number(data?.id), amount: 1 + number, status: 'pending' }),
};

const payByBalance: Step = {
  name: 'pay an order by balance',
  among: orders,
  send: ({ developer }, model, drawn) => developer.call('Platform.MyOrder.PayByBalance', { id: pick(model.orders, drawn).id }),
  allowed(model, drawn) {
    const { status, amount } = pick(model.orders, drawn);
    return status === 'unpaid' ? payable(model, amount) : [409];
  },
  async acknowledge(model, drawn, _answer, real) {
    const order = pick(model.orders, drawn);
    model.amount -= order.amount;
    await issue(model, real, order, 'balance');
  },
};

const confirmCash: Step = {
  name: 'confirm cash',
  among: orders,
  send: ({ server }, model, drawn) => server.admin('Admin.PlanOrder.ConfirmCash', { id: pick(model.orders, drawn).id, note: 'Receipt' }),
  allowed: (model, drawn) => (pick(model.orders, drawn).status === 'unpaid' ? [200] : [409]),
  acknowledge: (model, drawn, _answer, real) => issue(model, real, pick(model.orders, drawn), 'cash'),
};

const closeOrder: Step = {
  name: 'close an order',
  among: orders,
  send: ({ developer }, model, drawn) => developer.call('Platform.MyOrder.Close', { id: pick(model.orders, drawn).id }),
  allowed: (model, drawn) => (pick(model.orders, drawn).status === 'unpaid' ? [200] : [409]),
  acknowledge(model, drawn) {
    pick(model.orders, drawn).status = 'closed';
  },
};

/** Up to a tenth more than was paid. */
export const refundOf = ({ amount }: ModelOrder, { number }: Drawn) => number % Math.ceil(amount * 1.1);

const recycle: Step = {
  name: 'recycle an order',
  among: orders,
  send: ({ server }, model, drawn) => {
    const order = pick(model.orders, drawn);
    return server.admin('Admin.PlanOrder.Recycle', { id: order.id, refund: refundOf(order, drawn), reason: 'Not wanted' });
  },
  allowed(model, drawn) {
    const order = pick(model.orders, drawn);
    if (order.status !== 'paid') return [409];
    return refundOf(order, drawn) > order.amount ? [400] : [200];
  },
  acknowledge(model, drawn) {
    const order = pick(model.orders, drawn);
    order.status = 'recycled';
    if (order.package) order.package.isVoid = true;
    model.credit(refundOf(order, drawn));
  },
};

const claimTrial: Step = {
  name: 'claim the trial',
  send: ({ developer, trial }) => developer.call('Platform.Mall.Claim', { id: trial }),
  allowed(model) {
    if (!model.trial.isOpen) return [404];
    return model.packages.some(({ kind }) => kind === 'trial') ? [409] : [200];
  },
  acknowledge: (model, _drawn, { data }) =>
    void model.packages.push({ id: Number(data?.id), kind: 'trial', flow: model.trial.flow, used: 0, days: 0, isVoid: false }),
};

const voidPackage: Step = {
  name: 'void a package',
  among: packages,
  send: ({ server }, model, drawn) => server.admin('Admin.FlowPackage.Void', { id: pick(model.packages, drawn).id, reason: 'Revoked' }),
  allowed: (model, drawn) => (pick(model.packages, drawn).isVoid ? [409] : [200]),
  acknowledge(model, drawn) {
    pick(model.packages, drawn).isVoid = true;
  },
};

/** -5 to 5, but 0. */
const moreCalls = ({ number }: Drawn) => (number % 5) - 5 || 1 + (number % 3);
/** Long enough to expire it, to bring it back, or not at all. */
const moreDays = ({ number }: Drawn) => [0, -40, 40][number % 3] ?? 0;

const adjust: Step = {
  name: 'adjust a package',
  among: packages,
  send: ({ server }, model, drawn) => {
    const { id } = pick(model.packages, drawn);
    return server.admin('Admin.FlowPackage.Adjust', { id, flow: moreCalls(drawn), days: moreDays(drawn), reason: 'Agreed' });
  },
  allowed(model, drawn) {
    const owned = pick(model.packages, drawn);
    const left = owned.flow - owned.used + moreCalls(drawn);
    if (owned.isVoid) return [409];
    if (left < 0) return [400];
    return moreCalls(drawn) > 0 || left >= handedOutAtMost(owned) ? [200] : [200, 400];
  },
  acknowledge(model, drawn) {
    const owned = pick(model.packages, drawn);
    owned.flow += moreCalls(drawn);
    owned.days += moreDays(drawn);
  },
};

const editPlan: Step = {
  name: 'edit the plan',
  async send({ server, plan }, _model, { number }) {
    const { data } = await server.admin<{ rev: number }>('Admin.Plan.Get', { id: plan });
    return server.admin('Admin.Plan.Edit', { id: plan, rev: data?.rev, price: 100 + number, flow: 1 + (number % 40) });
  },
  allowed: () => [200],
  acknowledge(model, { number }) {
    model.plan.price = 100 + number;
    model.plan.flow = 1 + (number % 40);
  },
};

const switchApp: Step = {
  name: 'disable or enable the app',
  send: ({ server, developer }, model) => server.admin(`Admin.App.${model.isAppEnabled ? 'Disable' : 'Enable'}`, { id: developer.app.id }),
  allowed: () => [200],
  async acknowledge(model, _drawn, _answer, { server, developer }) {
    model.isAppEnabled = !model.isAppEnabled;
    // Its tokens ended with it.
    if (model.isAppEnabled) developer.token = await tokenOf(server.call, developer.app);
  },
};

/** What may happen at once: nothing of it changes what another of them costs. */
export const ownParallelSteps = [
  ...[recharge, audit('Pass'), audit('Pass'), audit('Decline'), buy('later'), buy('balance'), payByBalance, confirmCash, closeOrder, recycle],
  ...[claimTrial, call('plain'), call('priced'), call('failing'), voidPackage, adjust],
];

/** Calls are what there is most of. */
export const ownSteps = [...ownParallelSteps, call('plain'), call('plain'), call('priced'), toggle('plan'), toggle('trial'), editPlan, switchApp];
