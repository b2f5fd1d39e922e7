import { fillText } from '../../../engine/core/text/text.ts';
import { type HookContext, InputError, requireScreen, type ScreenHooks, type StoredRecord, systemTransition } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-support/work-reply-hooks.ts';

/** A reply moves its work order on and tells the other side; a note for the staff alone does neither. */
export const workReplyHooks: ScreenHooks = {
  beforeWrite(_context, { template, ...values }) {
    const content = [template, values.content].filter((part) => typeof part === 'string' && part.trim() !== '').join('\n\n');
    if (content === '') throw new InputError([{ field: 'content', code: 'required', text: texts.empty }]);
    return { ...values, content };
  },
  async afterWrite(context, reply, before) {
    if (before || reply.is_internal === true) return;
    const { platform, query } = context;
    const orders = platform.repositories.of(requireScreen(platform, 'work_order'));
    const order = await orders?.get(query, Number(reply.work_order_id));
    if (!order) return;
    if (reply.side === 'customer') {
      if (order.status === 'resolved') await reopen(context, order);
    } else {
      if (order.status === 'pending') await systemTransition(context, 'work_order', order.id, 'answer');
      if (order.first_answer_at === null) await query.updateTable('work_order').set(firstAnswer(order)).where('id', '=', order.id).execute();
    }
    await tellOtherSide(context, reply, order);
  },
};

async function reopen(context: HookContext, { id }: StoredRecord): Promise<void> {
  await systemTransition(context, 'work_order', id, 'reopen');
  await context.query.updateTable('work_order').set({ resolved_at: null }).where('id', '=', id).execute();
}

/** When it was answered first, and how many minutes that took, counted up. */
function firstAnswer(order: StoredRecord): { first_answer_at: string; answer_minutes: number } {
  const now = new Date();
  return { first_answer_at: now.toISOString(), answer_minutes: Math.ceil((now.getTime() - Date.parse(String(order.created_at))) / 60_000) };
}

/** Nobody is told of a customer's reply before somebody has accepted the work order: those who may were told of it when it was made. */
async function tellOtherSide({ platform, query, call, afterCommit }: HookContext, { id, side }: StoredRecord, order: StoredRecord): Promise<void> {
  const isCustomer = side === 'customer';
  const account = isCustomer ? order.assignee : order.account_id;
  if (typeof account !== 'number') return;
  const text = fillText(isCustomer ? texts.fromCustomer : texts.fromStaff, { title: String(order.title) });
  const about = { screen: 'work_reply', id };
  afterCommit(await platform.messages.notify(query, { to: { account }, text, kind: 'support', about, except: call.session?.accountId }));
}
