import { fillText } from '../../../../engine/core/text/text.ts';
import { type ActionHandler, InputError, refuse, refuseSimulated, requireScreen, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-invoices/apply.ts';

/** An invoice of paid orders of the caller's own, each of which has one; what was refunded has none. */
export const apply: ActionHandler = async ({ platform, call }, records, askValues) => {
  const session = sessionOf(call);
  refuseSimulated(session);
  if (records.length === 0) throw refuse('badInput', texts.none);
  const invoices = platform.repositories.of(requireScreen(platform, 'invoice'));
  if (!invoices) throw new Error('invoices have no table');
  return platform.database.transact(async (query) => {
    // Refunds and second applications of the account's orders wait until this one is written.
    await platform.database.hold(query, `invoice:${session.accountId}`);
    const title = await query
      .selectFrom('invoice_title')
      .select(['title', 'tax_number', 'address', 'bank', 'email'])
      .where('id', '=', Number(askValues.title_id))
      .where('account_id', '=', session.accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!title) throw new InputError([{ field: 'title_id', code: 'required', text: texts.noTitle }]);
    const ids = records.map(({ id }) => id);
    const orders = await query
      .selectFrom('plan_order')
      .select(['id', 'number', 'name', 'quantity', 'amount', 'refunded', 'pay_status'])
      .where('id', 'in', ids)
      .where('account_id', '=', session.accountId)
      .orderBy('id')
      .execute();
    const invoiced = await query.selectFrom('invoice_line').select('number').where('order_id', 'in', ids).executeTakeFirst();
    if (invoiced) throw refuse('conflict', fillText(texts.taken, { number: invoiced.number }));
    const lines = orders.map((order) => ({
      ...{ order_id: Number(order.id), refund_of: null, number: String(order.number), name: String(order.name), quantity: Number(order.quantity) },
      cents: Number(order.amount) - Number(order.refunded),
      isPaid: order.pay_status === 'paid',
    }));
    for (const { number, cents, isPaid } of lines) {
      if (!isPaid) throw refuse('conflict', fillText(texts.paid, { number }));
      if (cents <= 0) throw refuse('conflict', fillText(texts.nothing, { number }));
    }
    const values = {
      ...title,
      ...{ account_id: session.accountId, kind: 'invoice', status: 'pending', orders: lines.map(({ number }) => number).join(', ') },
      amount: lines.reduce((sum, { cents }) => sum + cents, 0),
    };
    await query.updateTable('plan_order').set({ is_invoiced: true }).where('id', 'in', ids).execute();
    const { id } = await invoices.insert(query, values, session.accountId);
    await query
      .insertInto('invoice_line')
      .values(lines.map(({ isPaid: _paid, ...line }) => ({ ...line, invoice_id: id })))
      .execute();
    return { id };
  });
};
