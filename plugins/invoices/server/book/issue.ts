import { platformDay } from '../../../../engine/core/text/date.ts';
import { anyTable, type HookContext, type Query, type RecordValues, refuse, refuseSimulated, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-invoices/issue.ts';

/** The seller on an invoice, as it was when it was issued. */
export interface Seller {
  seller: string;
  seller_tax_number: string;
  seller_address: string;
  seller_bank: string;
  item: string;
  /** Of a hundred; prices include it. */
  tax_rate: number;
  drawer: string;
}

/** An issued invoice has its number and the seller of that moment; the orders of a declined one are free again. */
export const invoiceHooks: ScreenHooks = {
  beforeTransition({ call }) {
    if (call.session) refuseSimulated(call.session);
  },
  async afterTransition(context, record, verb) {
    if (verb === 'Issue') await issue(context, record);
    if (verb === 'Decline') await free(context, record);
  },
};

async function free({ query }: HookContext, { id }: RecordValues): Promise<void> {
  const lines = await query.deleteFrom('invoice_line').where('invoice_id', '=', id).returning('order_id').execute();
  const orders = lines.flatMap(({ order_id }) => order_id ?? []);
  if (orders.length > 0) await query.updateTable('plan_order').set({ is_invoiced: false }).where('id', 'in', orders).execute();
}

/** What was refunded since it was applied for is not on it. */
async function issue({ platform, query }: HookContext, { id, account_id }: RecordValues): Promise<void> {
  await platform.database.hold(query, `invoice:${account_id}`);
  const lines = await query
    .selectFrom('invoice_line')
    .innerJoin('plan_order', 'plan_order.id', 'invoice_line.order_id')
    .select(['invoice_line.id', 'plan_order.amount', 'plan_order.refunded'])
    .where('invoice_line.invoice_id', '=', id)
    .execute();
  let amount = 0;
  for (const line of lines) {
    const cents = Number(line.amount) - Number(line.refunded);
    amount += cents;
    if (cents > 0) await query.updateTable('invoice_line').set({ cents }).where('id', '=', line.id).execute();
    else await query.deleteFrom('invoice_line').where('id', '=', line.id).execute();
  }
  if (amount <= 0) throw refuse('conflict', texts.nothing);
  await giveNumber(query, id, amount);
}

/** In the transaction that makes it issued: a number that is given is used, so there are no gaps. */
export async function giveNumber(query: Query, id: number, amount: number): Promise<void> {
  const seller = await readSeller(query);
  const year = Number(platformDay(Date.now()).slice(0, 4));
  await query
    .insertInto('invoice_number')
    .values({ year, last: 0 })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute();
  const { last } = await query
    .updateTable('invoice_number')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  const values = { number: `${year}${String(last).padStart(8, '0')}`, amount, seller: JSON.stringify(seller) };
  await anyTable(query).updateTable('invoice').set(values).where('id', '=', id).execute();
}

async function readSeller(query: Query): Promise<Seller> {
  const row = await anyTable(query).selectFrom('invoice_setting').selectAll().where('deleted_at', 'is', null).executeTakeFirst();
  const text = (name: keyof Seller) => String(row?.[name] ?? '');
  if (text('seller') === '' || text('seller_tax_number') === '') throw refuse('conflict', texts.seller);
  return {
    ...{ seller: text('seller'), seller_tax_number: text('seller_tax_number'), seller_address: text('seller_address') },
    ...{ seller_bank: text('seller_bank'), item: text('item'), tax_rate: Number(row?.tax_rate ?? 0), drawer: text('drawer') },
  };
}
