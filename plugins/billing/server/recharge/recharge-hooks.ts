import { type HookContext, type RecordValues, refuse, refuseSimulated, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/recharge-hooks.ts';
import { balanceOf, postEntry } from '../journal/post-entry.ts';
import { tellAccount } from '../topics/billing-topics.ts';

/** An application that passes is credited: status, entry and balance in one transaction. */
export const rechargeHooks: ScreenHooks = {
  beforeWrite({ call }, values) {
    if (call.session) refuseSimulated(call.session);
    return values;
  },
  beforeTransition({ call }, record) {
    if (!call.session) return;
    refuseSimulated(call.session);
    if (record.account_id === call.session.accountId) throw refuse('noRight', texts.own);
  },
  async afterTransition(context, record, verb) {
    if (verb === 'Pass') await credit(context, record);
  },
};

async function credit({ platform, query, call }: HookContext, { id, account_id, amount }: RecordValues): Promise<void> {
  await postEntry(platform.database, query, {
    key: `recharge:${id}`,
    kind: 'recharge',
    from: { system: 'cash' },
    to: { balance: await balanceOf(query, Number(account_id)) },
    cents: Number(amount),
    about: `#${id}`,
    actorId: call.session?.accountId ?? null,
  });
  const payload = { amount: Number(amount) };
  await tellAccount(platform, query, { topic: 'recharge.passed', account: Number(account_id), key: `recharge-${id}`, payload });
}
