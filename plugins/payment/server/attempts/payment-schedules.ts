import { CallError, logError, type Platform, type Schedule, systemTransition } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/payment-schedules.ts';
import { readPayConfig } from '../config/pay-config.ts';
import { asSystem, lockOrder } from '../settle/system-context.ts';
import { closeAttempt, findPayment } from './find-payment.ts';

const minute = 60_000;
/** Rows of one run: each may wait for its provider. */
const most = 50;
/** An order is asked for by schedule when it has been unpaid so long; a notice is there sooner. */
const silence = 5 * minute;

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Unpaid orders whose time is over are closed; those that are to be paid in cash wait longer. */
export function closeOrders(platform: Platform): Schedule {
  return {
    ...{ name: 'close-orders', title: texts.close, every: 30 },
    async run({ signal }) {
      const { closeMinutes, cashDays } = await readPayConfig(platform);
      const late = await platform.database.read
        .selectFrom('plan_order')
        .select(['id', 'created_at'])
        .where('pay_status', '=', 'unpaid')
        .where('deleted_at', 'is', null)
        .where('created_at', '<', before(closeMinutes * minute))
        .orderBy('id')
        .limit(500)
        .execute();
      for (const { id } of late) {
        if (signal.aborted) return;
        await asSystem(platform, 'payment.close', async (context) => {
          const order = await lockOrder(context.query, Number(id));
          const cash = await context.query
            .selectFrom('pay_attempt')
            .select('id')
            .where('order_id', '=', Number(id))
            .where('provider', '=', 'cash')
            .executeTakeFirst();
          const isWaiting = cash !== undefined && new Date(String(order?.created_at)).toISOString() > before(cashDays * 24 * 60 * minute);
          if (order?.pay_status === 'unpaid' && !isWaiting) await systemTransition(context, 'plan_order', Number(id), 'expire');
        });
      }
    },
  };
}

/** Attempts nobody has told of are asked for; those of orders that are paid or closed are ended at the provider. */
export function pollPayments(platform: Platform): Schedule {
  return {
    ...{ name: 'poll-payments', title: texts.poll, every: 30 },
    async run({ signal }) {
      const config = await readPayConfig(platform);
      const open = await platform.database.read
        .selectFrom('pay_attempt')
        .innerJoin('plan_order', 'plan_order.id', 'pay_attempt.order_id')
        .select(['pay_attempt.id', 'provider', 'environment', 'app', 'out_trade_no', 'reference', 'pay_status', 'pay_attempt.created_at'])
        .where('pay_attempt.status', '=', 'open')
        .where('provider', '<>', 'cash')
        .where((eb) => eb.or([eb('pay_status', '<>', 'unpaid'), eb('checked_at', '<', before(silence))]))
        .orderBy('checked_at')
        .limit(most)
        .execute();
      for (const { pay_status, ...attempt } of open) {
        if (signal.aborted) return;
        const openAttempt = { ...attempt, id: Number(attempt.id) };
        const checked_at = new Date().toISOString();
        await platform.database.transact((query) => query.updateTable('pay_attempt').set({ checked_at }).where('id', '=', openAttempt.id).execute());
        await tolerant(`poll ${openAttempt.out_trade_no}`, () =>
          pay_status === 'unpaid' ? findPayment(platform, config, openAttempt, true) : closeAttempt(platform, config, openAttempt),
        );
      }
    },
  };
}

/** What one provider does not answer keeps nobody else's payment waiting. */
async function tolerant(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CallError)) logError(what, error);
  }
}
