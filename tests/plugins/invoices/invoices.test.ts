import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf, postEntry } from '../../../plugins/billing/server/journal/post-entry.ts';
import { creditRefunds } from '../../../plugins/invoices/server/book/credit-schedules.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { pdfText } from '../../helpers/pdf-text.ts';
import { runSchedule } from '../../helpers/schedules.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { publish } from '../docs/published.ts';

describeOnDatabases('invoices', (place) => {
  let server: TestServer;
  let plan: number;
  let number = 0;

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    await publish(server, 'Shop.Order.Sum');
    plan = (
      await done(
        server.admin<{ id: number }>('Admin.Plan.Add', {
          name: '标准版',
          kind: 'paid',
          price: 10_600,
          flow: 100,
          valid_days: 30,
          services: ['Shop.Order.Sum'],
        }),
      )
    ).id;
  });
  afterAll(() => server?.close());

  const newBuyer = async () => {
    const buyer = await enter(server, `invoiced${++number}`, 100);
    const { database } = server.platform;
    await database.transact(async (query) =>
      postEntry(database, query, {
        ...{ key: `test:${buyer.id}`, kind: 'recharge', from: { system: 'cash' }, cents: 100_000, about: '#7', actorId: null },
        to: { balance: await balanceOf(query, buyer.id) },
      }),
    );
    const fields = { title: '北京某某科技有限公司', tax_number: '91110108MA01ABCD2X', address: '北京市海淀区 1 号', bank: '招商银行 1234' };
    const title = (await done(buyer.call<{ id: number }>('Platform.MyInvoiceTitle.Add', fields))).id;
    return { ...buyer, title };
  };
  const buy = async (call: Caller) => (await done(call<{ id: number; number: string }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance' }))).id;
  const apply = (call: Caller, ids: number[], title: number) => call<{ id: number }>('Platform.InvoiceOrder.Apply', { ids, title_id: title });
  const invoicesOf = async (call: Caller) => (await done(call<{ items: Record<string, unknown>[] }>('Platform.MyInvoice.List', { sort: 'id' }))).items;
  const issue = async (id: number) => server.admin('Admin.Invoice.Issue', { id });
  const fileOf = async (call: Caller, service: string, id: number) => {
    const body = new URLSearchParams({ service, id: String(id), access_token: call.token });
    const answer = await fetch(`${server.address}/api/`, { method: 'POST', body });
    return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test('nothing is issued before the seller is known', async () => {
    const { call, title } = await newBuyer();
    const { id } = await done(apply(call, [await buy(call)], title));
    expect(await issue(id)).toMatchObject({ ret: 409 });
    const { rev } = await done(server.admin<{ rev: number }>('Admin.InvoiceSetting.Get'));
    await done(
      server.admin('Admin.InvoiceSetting.Edit', { rev, seller: '柱廊网络有限公司', seller_tax_number: '91110000MA00000000', tax_rate: 6, drawer: '李四' }),
    );
    await done(issue(id));
    expect(await invoicesOf(call)).toMatchObject([{ status: 'issued', amount: 10_600, number: expect.stringMatching(/^\d{4}00000001$/) }]);
  });

  test('an order has one invoice, of its own account, with a title of its own', async () => {
    const { call, title } = await newBuyer();
    const other = await newBuyer();
    const order = await buy(call);
    expect((await apply(call, [order], other.title)).ret).toBe(400);
    expect((await apply(other.call, [order], other.title)).ret).not.toBe(200);
    const twice = await Promise.all([apply(call, [order], title), apply(call, [order], title)]);
    expect(twice.filter(({ ret }) => ret === 200)).toHaveLength(1);
    const offered = async () => (await done(call<{ items: { id: number }[] }>('Platform.InvoiceOrder.List'))).items.map(({ id }) => id);
    expect(await offered()).toEqual([]);
    const unpaid = await done(call<{ id: number }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'later' }));
    expect((await apply(call, [unpaid.id], title)).ret).not.toBe(200);
    const [invoice] = await invoicesOf(call);
    await done(server.admin('Admin.Invoice.Decline', { id: Number(invoice?.id), reply: 'Wrong title' }));
    expect(await offered()).toEqual([order]);
    await done(apply(call, [order], title));
    expect((await fileOf(call, 'Platform.MyInvoice.Pdf', Number(invoice?.id))).type).not.toBe('application/pdf');
  });

  test('numbers have no gaps, however many are issued at once and whatever fails', async () => {
    const { call, title } = await newBuyer();
    const orders = await Promise.all(Array.from({ length: 4 }, () => buy(call)));
    const ids = await Promise.all(orders.map(async (order) => (await done(apply(call, [order], title))).id));
    await done(server.admin('Admin.PlanOrder.Recycle', { id: orders[0] ?? 0, refund: 10_600, reason: 'Gone' }));
    const answers = await Promise.all(ids.map(issue));
    expect(answers.map(({ ret }) => ret)).toEqual([409, 200, 200, 200]);
    const all = (await done(server.admin<{ items: { number: string | null }[] }>('Admin.Invoice.List', { per_page: 100 }))).items;
    const numbers = all.flatMap((row) => (row.number === null ? [] : [Number(row.number.slice(4))])).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test('what is refunded is not on the invoice, and a refund after it makes a credit note', async () => {
    const { call, title } = await newBuyer();
    const [before, after, gone] = [await buy(call), await buy(call), await buy(call)];
    await done(server.admin('Admin.PlanOrder.Recycle', { id: before, refund: 600, reason: 'A part' }));
    await done(server.admin('Admin.PlanOrder.Recycle', { id: gone, refund: 10_600, reason: 'All' }));
    const offered = (await done(call<{ items: { id: number }[] }>('Platform.InvoiceOrder.List'))).items.map(({ id }) => id);
    expect(offered).toEqual([after, before]);
    const { id } = await done(apply(call, [before, after], title));
    await done(issue(id));
    expect(await invoicesOf(call)).toMatchObject([{ amount: 20_600 }]);
    await done(server.admin('Admin.PlanOrder.Recycle', { id: after, refund: 10_600, reason: 'All' }));
    await runSchedule(server.platform, creditRefunds);
    expect(await invoicesOf(call)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit', amount: -10_600, status: 'issued' }]);
  });

  test('invoice and statement are PDF files with letters of their own, for nobody else', async () => {
    const { call, title, id: account } = await newBuyer();
    const other = await newBuyer();
    const { id } = await done(apply(call, [await buy(call)], title));
    await done(issue(id));
    const file = await fileOf(call, 'Platform.MyInvoice.Pdf', id);
    expect(file.type).toBe('application/pdf');
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.bytes.toString('latin1')).toContain('NotoSansSC');
    expect((await fileOf(other.call, 'Platform.MyInvoice.Pdf', id)).type).not.toBe('application/pdf');
    const { items } = await done(call<{ items: { id: number }[] }>('Platform.MyStatement.List'));
    expect(items).toMatchObject([{ account_id: account, opening: 0, income: 100_000, spent: 10_600, closing: 89_400 }]);
    await done(server.admin('Admin.PlanOrder.Recycle', { id: await buy(call), refund: 0, reason: 'Recalled' }));
    const statement = await fileOf(call, 'Platform.MyStatement.Pdf', items[0]?.id ?? 0);
    expect(statement.type).toBe('application/pdf');
    expect(pdfText(statement.bytes).match(/标准版(（已作废）)?/g)).toEqual(['标准版', '标准版（已作废）']);
    expect((await fileOf(other.call, 'Platform.MyStatement.Pdf', items[0]?.id ?? 0)).type).not.toBe('application/pdf');
  });

  test('breaks and marks of direction in what a buyer wrote move nothing on the page', async () => {
    const { call } = await newBuyer();
    const broken = { title: 'a\n'.repeat(60), tax_number: '1\u202e2', address: 'b\r\n'.repeat(60), bank: 'c\u2028'.repeat(60) };
    const title = (await done(call<{ id: number }>('Platform.MyInvoiceTitle.Add', broken))).id;
    const { id } = await done(apply(call, [await buy(call)], title));
    await done(issue(id));
    const { bytes } = await fileOf(call, 'Platform.MyInvoice.Pdf', id);
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  test('names with rare letters are printed, and what the font lacks by its number, with a note', async () => {
    const { call } = await newBuyer();
    const rare = { title: '䶮㛃囍𬱖商行', tax_number: '1', address: '🚀 1 号', bank: '1' };
    const title = (await done(call<{ id: number }>('Platform.MyInvoiceTitle.Add', rare))).id;
    const { id } = await done(apply(call, [await buy(call)], title));
    await done(issue(id));
    const message = pdfText((await fileOf(call, 'Platform.MyInvoice.Pdf', id)).bytes);
    for (const words of ['䶮㛃囍𬱖商行', '[U+1F680] 1 号', '本文档字体缺少的字符']) expect(message).toContain(words);
    const { items } = await done(call<{ items: { id: number }[] }>('Platform.MyStatement.List'));
    expect(pdfText((await fileOf(call, 'Platform.MyStatement.Pdf', items[0]?.id ?? 0)).bytes)).not.toContain('缺少的字符');
  });
});
