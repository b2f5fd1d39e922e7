import { type HookContext, type RecordValues, refuseSimulated, type ScreenHooks } from '../../../../engine/server/index.ts';
import type { SystemAccount } from '../journal/journal-tables.ts';
import { balanceOf, postEntry } from '../journal/post-entry.ts';
import { askRefund } from './refund-paid.ts';

/**
 * Where money goes that no order took: to the balance of whoever paid after the order was closed, else aside until somebody refunds it. What settles an
 * order is in the entry of that order.
 */
export const payEventHooks: ScreenHooks = {
  beforeTransition({ call }, _record, verb) {
    if (verb === 'Refund' && call.session) refuseSimulated(call.session);
  },
  async afterTransition(context, event, verb) {
    if (verb === 'Credit') await credit(context, event);
    if (verb === 'Keep') await keep(context, event);
    if (verb === 'Refund') await refund(context, event);
  },
};

async function credit({ platform, query }: HookContext, event: RecordValues): Promise<void> {
  const to = { balance: await balanceOf(query, Number(event.account_id)) };
  await postEntry(platform.database, query, { ...entryOf(event), key: `payment:${event.id}`, kind: 'surplus', from: { system: providerOf(event) }, to });
}

async function keep({ platform, query }: HookContext, event: RecordValues): Promise<void> {
  const sides = { from: { system: providerOf(event) }, to: { system: 'surplus' } } as const;
  await postEntry(platform.database, query, { ...entryOf(event), ...sides, key: `payment:${event.id}`, kind: 'surplus' });
}

async function refund(context: HookContext, event: RecordValues): Promise<void> {
  const { platform, query, call } = context;
  const sides = { from: { system: 'surplus' }, to: { system: providerOf(event) } } as const;
  const actorId = call.session?.accountId ?? null;
  await postEntry(platform.database, query, { ...entryOf(event), ...sides, key: `payment-refund:${event.id}`, kind: 'refund', actorId });
  await askRefund(context, event.id, Number(event.cents));
}

function entryOf({ cents, out_trade_no }: RecordValues) {
  return { cents: Number(cents), about: String(out_trade_no), actorId: null };
}

function providerOf({ provider }: RecordValues): SystemAccount {
  if (provider !== 'alipay' && provider !== 'paypal') throw new Error(`no provider ${String(provider)}`);
  return provider;
}
