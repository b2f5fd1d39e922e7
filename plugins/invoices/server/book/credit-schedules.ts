import { type Platform, type Query, requireScreen, type Schedule } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-invoices/credit-schedules.ts';
import { giveNumber } from './issue.ts';

/** Every half minute: what was refunded of an order with an issued invoice has a credit note. */
export function creditRefunds(platform: Platform): Schedule {
  return {
    ...{ name: 'credit-refunds', title: texts.title, every: 30 },
    async run() {
      const { database } = platform;
      const refunded = await refundsWithoutNote(database.read).limit(100).execute();
      for (const { order_id } of refunded) await database.transact((query) => creditOrder(platform, query, Number(order_id)));
    },
  };
}

/** Lines of issued invoices whose orders were refunded afterwards. */
function refundsWithoutNote(query: Query) {
  return query
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .innerJoin('plan_order', 'plan_order.id', 'invoice_line.order_id')
    .leftJoin('invoice_line as note', 'note.refund_of', 'invoice_line.order_id')
    .select(['invoice_line.order_id', 'invoice_line.cents', 'plan_order.amount', 'plan_order.refunded', 'invoice_line.name', 'invoice_line.number'])
    .select('invoice.id as invoice_id')
    .where('invoice.status', '=', 'issued')
    .where('note.id', 'is', null)
    .whereRef('invoice_line.cents', '>', ({ eb }) => eb('plan_order.amount', '-', eb.ref('plan_order.refunded')))
    .orderBy('invoice_line.order_id');
}

async function creditOrder(platform: Platform, query: Query, orderId: number): Promise<void> {
  await platform.database.hold(query, `credit:${orderId}`);
  const line = await refundsWithoutNote(query).where('invoice_line.order_id', '=', orderId).executeTakeFirst();
  const invoices = platform.repositories.of(requireScreen(platform, 'invoice'));
  if (!line || !invoices) return;
  const invoice = await query
    .selectFrom('invoice')
    .select(['id', 'account_id', 'title', 'tax_number', 'address', 'bank', 'email'])
    .where('id', '=', Number(line.invoice_id))
    .executeTakeFirstOrThrow();
  const cents = Number(line.amount) - Number(line.refunded) - Number(line.cents);
  const { id: corrects_id, ...buyer } = invoice;
  const values = { ...buyer, corrects_id, kind: 'credit', status: 'issued', orders: line.number, amount: cents, issued_at: new Date().toISOString() };
  const { id } = await invoices.insert(query, values, null);
  await query
    .insertInto('invoice_line')
    .values({ invoice_id: id, order_id: null, refund_of: orderId, number: line.number, name: line.name, quantity: 1, cents })
    .execute();
  await giveNumber(query, id, cents);
}
