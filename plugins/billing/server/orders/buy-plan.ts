import { randomInt } from 'node:crypto';
import { platformDay } from '../../../../engine/core/text/date.ts';
import { type ActionHandler, type Platform, type RecordValues, refuse, refuseSimulated, requireScreen, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/buy-plan.ts';
import { requirePayMode } from '../payments/pay-modes.ts';
import { recordChange } from '../plans/package-hooks.ts';
import { readPlan, requireFirstTrial } from '../plans/package-snapshot.ts';
import { settleOrder } from './settle-order.ts';

/** Places an order of a plan as it is now; paid by balance, it is issued in the same transaction, or there is none. */
export const buyPlan: ActionHandler = async ({ platform, call, auditsItself }, [plan], askValues) => {
  const { database } = platform;
  const session = sessionOf(call);
  refuseSimulated(session);
  auditsItself();
  const quantity = Number(askValues.quantity ?? 1);
  const isPaid = askValues.pay === 'balance';
  return database.transact(async (query) => {
    if (isPaid) await requirePayMode(query, 'balance');
    const { snapshot, flow, isSold } = await readPlan(platform, query, planOf(plan).id, quantity);
    if (snapshot.kind === 'trial') throw refuse('badInput', texts.trial);
    if (!isSold) throw refuse('conflict', texts.closed, { name: snapshot.name });
    const { expires_at: _until, price: amount, ...orderSnapshot } = snapshot;
    const values = {
      ...{ number: newNumber(), account_id: session.accountId, plan_id: planOf(plan).id, name: snapshot.name, quantity, flow, amount, refunded: 0 },
      ...{ valid_days: planOf(plan).valid_days, pay_status: isPaid ? 'paid' : 'unpaid', ship_status: 'unshipped' },
      ...(isPaid && { pay_mode: 'balance', paid_at: new Date().toISOString() }),
    };
    const order = await tableOf(platform, 'plan_order').insert(query, values, session.accountId);
    await query
      .updateTable('plan_order')
      .set({ snapshot: JSON.stringify(orderSnapshot) })
      .where('id', '=', order.id)
      .execute();
    if (isPaid) {
      const paid = { id: order.id, number: values.number, accountId: session.accountId, mode: 'balance' } as const;
      await settleOrder(platform, query, paid, session.accountId);
    }
    const entry = { screen: 'plan_order', recordId: order.id, verb: 'Add', before: null, after: { number: values.number, quantity, amount } };
    await platform.audit.record(query, call, entry);
    return { id: order.id, number: values.number };
  });
};

/** A trial of the caller's account: once for each interface. */
export const claimTrial: ActionHandler = async ({ platform, call }, [plan]) => {
  const session = sessionOf(call);
  refuseSimulated(session);
  return platform.database.transact(async (query) => {
    const { snapshot, flow, isSold } = await readPlan(platform, query, planOf(plan).id);
    if (snapshot.kind !== 'trial') throw refuse('badInput', texts.paid);
    if (!isSold) throw refuse('conflict', texts.closed, { name: snapshot.name });
    await requireFirstTrial(platform, query, session.accountId, snapshot);
    const values = { ...snapshot, account_id: session.accountId, plan_id: planOf(plan).id, status: 'unused', remaining: 0, leased: 0, used: 0 };
    const { id } = await tableOf(platform, 'flow_package').insert(query, values, session.accountId);
    await recordChange(query, { package_id: id, kind: 'issued', flow, days: 0, reason: null, actor_id: session.accountId });
    return { id };
  });
};

function planOf(plan: RecordValues | undefined): RecordValues {
  if (!plan) throw refuse('notFound');
  return plan;
}

function tableOf(platform: Platform, screen: string) {
  const repository = platform.repositories.of(requireScreen(platform, screen));
  if (!repository) throw new Error(`${screen} has no table`);
  return repository;
}

/** The day, and ten digits nobody can guess the next of. */
function newNumber(): string {
  return `${platformDay(Date.now()).replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}
