import type { Text } from '../../../../engine/core/text/text.ts';
import { CallError, logError, type Platform, type Schedule, systemTransition } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-payment/send-refunds.ts';
import { readPayConfig } from '../config/pay-config.ts';
import { shareOf } from '../providers/money.ts';
import { type PayProvider, type ProviderName, providerNames } from '../providers/pay-provider.ts';
import { asSystem } from '../settle/system-context.ts';

/** Refunds of one run and provider: each may wait for its answer. */
const most = 50;
/** A provider that did not answer is asked for the same refund again after this time, doubled with every try … */
const firstPause = 10_000;
/** … up to this one. */
const longestPause = 30 * 60_000;

/**
 * Refunds are asked of their providers under their own numbers, so one that was asked for twice is made once. Providers are asked beside each other, and
 * one that does not answer is left alone until the next run, which begins with another of its refunds: neither keeps what others wait for.
 */
export function sendRefunds(platform: Platform): Schedule {
  return {
    ...{ name: 'send-refunds', title: texts.title, every: 10 },
    async run({ signal }) {
      const { known } = await readPayConfig(platform);
      await Promise.all(providerNames.map((name) => sendOf(platform, name, known.get(name), signal)));
    },
  };
}

async function sendOf(platform: Platform, name: ProviderName, provider: PayProvider | undefined, signal: AbortSignal): Promise<void> {
  for (const refund of await dueRefunds(platform, name)) {
    if (signal.aborted) return;
    const isSame = provider?.environment === refund.environment && provider?.app === refund.app;
    const outcome = isSame && provider ? await ask(provider, refund) : { reason: texts.keys, isFinal: true };
    if (outcome.reason !== null && !outcome.isFinal) {
      await postpone(platform, refund, outcome.reason);
      return;
    }
    await asSystem(platform, 'payment.refund', async (context) => {
      const text = outcome.reason && JSON.stringify(outcome.reason);
      await context.query.updateTable('pay_refund').set({ problem: text, tries: 0, next_at: null }).where('id', '=', refund.id).execute();
      await systemTransition(context, 'pay_refund', refund.id, text ? 'fail' : 'finish');
    });
  }
}

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

/** Those that were asked for first come first, however often they were tried. */
async function dueRefunds(platform: Platform, name: ProviderName) {
  const rows = await platform.database.read
    .selectFrom('pay_refund')
    .innerJoin('pay_event', 'pay_event.id', 'pay_refund.event_id')
    .innerJoin('pay_attempt', 'pay_attempt.out_trade_no', 'pay_event.out_trade_no')
    .select(['pay_refund.id', 'pay_refund.number', 'pay_refund.cents', 'pay_refund.tries', 'pay_event.cents as paid', 'pay_event.minor', 'pay_event.currency'])
    .select(['trade_no', 'pay_event.out_trade_no', 'pay_event.environment', 'app'])
    .where('pay_refund.status', '=', 'pending')
    .where('pay_event.provider', '=', name)
    .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', new Date().toISOString())]))
    .orderBy('pay_refund.id')
    .limit(most)
    .execute();
  return rows.map(({ id, number, cents, paid, tries, environment, app, ...event }) => {
    const trade = { tradeNo: String(event.trade_no), outTradeNo: String(event.out_trade_no), minor: Number(event.minor), currency: String(event.currency) };
    const order = { trade, number: String(number), minor: shareOf(trade, Number(cents), Number(paid)) };
    return { id: Number(id), tries: Number(tries), environment, app, order };
  });
}

/** A refusal of the provider is final until somebody tries again; that it does not answer is not. */
async function ask(provider: PayProvider, { order }: DueRefund): Promise<{ reason: Text | null; isFinal: boolean }> {
  try {
    await provider.refund(order);
    return { reason: null, isFinal: true };
  } catch (error) {
    if (error instanceof CallError) return { reason: error.text, isFinal: error.ret === 422 };
    logError(`refund ${order.number}`, error);
    return { reason: texts.fault, isFinal: false };
  }
}

async function postpone({ database }: Platform, { id, tries }: DueRefund, reason: Text): Promise<void> {
  const next_at = new Date(Date.now() + Math.min(firstPause * 2 ** tries, longestPause)).toISOString();
  await database.transact((query) =>
    query
      .updateTable('pay_refund')
      .set({ problem: JSON.stringify(reason), tries: tries + 1, next_at })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute(),
  );
}
