import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { Schedule } from '../../../engine/server/index.ts';
import { invariants } from '../../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../../plugins/billing/server/journal/proof-rows.ts';
import { closeOrders, pollPayments } from '../../../plugins/payment/server/attempts/payment-schedules.ts';
import { sendRefunds } from '../../../plugins/payment/server/refunds/send-refunds.ts';
import type { Checkout, ProviderTest } from '../../../plugins/payment/shared/calls.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type PaymentProvider, startPaymentProvider } from '../../helpers/own-payment-provider.ts';
import { beginPaying, configurePayment, openShop, placeOrder, tellAlipay, tellPaypal } from '../../helpers/payment/shop.ts';
import { runSchedule, stopSchedules } from '../../helpers/schedules.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

const service = 'Shop.Payment.Double';

describeOnDatabases('payments by providers', (place) => {
  let server: TestServer;
  let provider: PaymentProvider;
  let plan: number;
  let number = 0;

  beforeAll(async () => {
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
    provider = await startPaymentProvider();
    server = await openServer({ database: await place.config(), environment: provider.environment });
    await stopSchedules(server.platform, ['payment/send-refunds']);
    plan = await openShop(server.admin, service, provider);
  });
  afterAll(async () => {
    await server?.close();
    await provider?.stop();
    vi.unstubAllEnvs();
  });

  const configure = (fields: Record<string, string | number | boolean>) => configurePayment(server.admin, fields);
  const newBuyer = () => enter(server, `payer${++number}`, 100);
  const buy = (call: Caller) => placeOrder(call, plan);
  const look = (call: Caller, order: string) => done(call<Checkout>('Platform.Checkout.Get', { number: order }));
  const tell = (body: string) => tellAlipay(server.address, body);
  const packagesOf = async (call: Caller) => (await done(call<{ items: object[] }>('Platform.MyPackage.List'))).items;
  const eventsOf = async (order: string) =>
    (await done(server.admin<ListAnswer>('Admin.PayEvent.List', { search: order }))).items.map(({ status, reason }) => `${status}: ${reason}`);
  const run = (schedule: (platform: TestServer['platform']) => Schedule) => runSchedule(server.platform, schedule);
  const broken = async () => (await proveAll(server.platform.database, invariants)).filter(({ violations }) => violations > 0);

  test('an order is paid by Alipay, whose notice is heard once however often it comes', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    const { attempt } = await done(beginPaying(call, order, 'alipay'));
    expect(attempt).toMatchObject({ provider: 'alipay', environment: 'production', code: expect.stringContaining(`${order}_1`) });
    expect(await tell(provider.alipay.notice(`${order}_1`))).toBe('success');
    expect((await look(call, order)).order.pay_status).toBe('unpaid');
    provider.alipay.pay(`${order}_1`);
    const body = provider.alipay.notice(`${order}_1`);
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => tell(body))))).toEqual(new Set(['success']));
    expect((await look(call, order)).order).toMatchObject({ pay_status: 'paid', pay_mode: 'alipay', amount: 990 });
    expect(await packagesOf(call)).toHaveLength(1);
    expect(await eventsOf(order)).toEqual(['settled: settled']);
    expect(await broken()).toEqual([]);
  });

  test('an order is paid by PayPal in another currency, captured when somebody looks, and its notices change nothing more', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    const { attempt, methods } = await done(beginPaying(call, order, 'paypal'));
    expect(methods.find(({ name }) => name === 'paypal')).toMatchObject({ price: 'USD 1.38' });
    expect(attempt?.address).toContain('/checkoutnow?token=');
    provider.paypal.approve(`${order}_1`);
    expect(await tellPaypal(server.address, provider.paypal.notice('CHECKOUT.ORDER.APPROVED', `${order}_1`))).toBe(200);
    expect((await look(call, order)).order).toMatchObject({ pay_status: 'paid', pay_mode: 'paypal' });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => tellPaypal(server.address, provider.paypal.notice('PAYMENT.CAPTURE.COMPLETED', `${order}_1`))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const forged = provider.paypal.notice('PAYMENT.CAPTURE.COMPLETED', `${order}_1`);
    expect(await tellPaypal(server.address, { ...forged, body: forged.body.replace('COMPLETED', 'COMPLETED ') })).toBe(400);
    expect(await eventsOf(order)).toEqual(['settled: settled']);
    expect(await broken()).toEqual([]);
  });

  test('what is not signed by the provider, or meant for another app or seller, is refused', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    await done(beginPaying(call, order, 'alipay'));
    provider.alipay.pay(`${order}_1`);
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const notice = (changes: Record<string, string>) => provider.alipay.notice(`${order}_1`, changes);
    const refused = [
      provider.alipay.notice(`${order}_1`, {}, foreign),
      notice({}).replace('total_amount=9.90', 'total_amount=0.01'),
      notice({}).replace('sign_type=RSA2', 'sign_type=RSA'),
      notice({ app_id: '2021000000000002' }),
      notice({ seller_id: '2088000000000002' }),
      notice({ out_trade_no: `${order}_9` }),
      '',
      `a=${'x'.repeat(70_000)}`,
    ];
    expect(await Promise.all(refused.map(tell))).toEqual(refused.map(() => 'failure'));
    expect(await eventsOf(order)).toEqual([]);
    expect(await tellPaypal(server.address, { body: '{"event_type":"PAYMENT.CAPTURE.COMPLETED"}', headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await tellPaypal(server.address, { body: `{"event_type":"${'x'.repeat(70_000)}"}`, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await tell(notice({}))).toBe('success');
    expect((await look(call, order)).order.pay_status).toBe('paid');
  });

  test('another amount, and a second payment of a paid order, are kept until somebody refunds them', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    await done(beginPaying(call, order, 'alipay'));
    const { attempt } = await done(beginPaying(call, order, 'alipay', 'page'));
    expect(await (await fetch(attempt!.address!)).text()).toContain('¥9.90');
    provider.alipay.pay(`${order}_1`, '0.01');
    expect(await tell(provider.alipay.notice(`${order}_1`))).toBe('success');
    expect((await look(call, order)).order.pay_status).toBe('unpaid');
    await done(beginPaying(call, order, 'paypal'));
    provider.alipay.pay(`${order}_2`);
    expect(await tell(provider.alipay.notice(`${order}_2`))).toBe('success');
    expect(await tell(provider.alipay.notice(`${order}_2`, { trade_no: '2026000000000000000000000001' }))).toBe('success');
    expect((await eventsOf(order)).sort()).toEqual(['settled: settled', 'surplus: amount', 'surplus: repeated']);
    expect(await packagesOf(call)).toHaveLength(1);
    expect(await broken()).toEqual([]);
    const { items } = await done(server.admin<ListAnswer>('Admin.PayEvent.List', { search: order, filters: { status: 'surplus' } }));
    const cheap = items.find(({ reason }) => reason === 'amount')!;
    await done(server.admin('Admin.PayEvent.Refund', { id: Number(cheap.id) }));
    expect((await server.admin('Admin.PayEvent.Refund', { id: Number(cheap.id) })).ret).toBe(409);
    await run(sendRefunds);
    expect([...provider.alipay.trades.get(`${order}_1`)!.refunds.values()]).toEqual(['0.01']);
    expect(await broken()).toEqual([]);
  });

  test('what is paid after the order was closed goes to the balance', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    const { order: shown } = await done(beginPaying(call, order, 'alipay'));
    await done(call('Platform.MyOrder.Close', { id: shown.id }));
    expect((await beginPaying(call, order, 'alipay')).ret).toBe(409);
    provider.alipay.pay(`${order}_1`);
    expect(await tell(provider.alipay.notice(`${order}_1`))).toBe('success');
    expect(await tell(provider.alipay.notice(`${order}_1`))).toBe('success');
    expect(await look(call, order)).toMatchObject({ order: { pay_status: 'closed' }, balance: 990, package_id: null });
    expect(await eventsOf(order)).toEqual(['credited: late']);
    expect(await broken()).toEqual([]);
  });

  test('keys of the sandbox settle nothing of production, and an order stays in the environment it was begun in', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    await done(beginPaying(call, order, 'alipay'));
    provider.alipay.pay(`${order}_1`);
    await configure({ alipay_environment: 'sandbox' });
    expect(await tell(provider.alipay.notice(`${order}_1`))).toBe('failure');
    expect((await beginPaying(call, order, 'alipay', 'page')).ret).toBe(409);
    expect((await look(call, order)).methods[0]).toMatchObject({ name: 'alipay', environment: 'sandbox' });
    await configure({ alipay_environment: 'production' });
    expect(await tell(provider.alipay.notice(`${order}_1`))).toBe('success');
    expect((await look(call, order)).order.pay_status).toBe('paid');
  });

  test('a recycled order is refunded the way it was paid, under one number', async () => {
    const { call } = await newBuyer();
    const orders = [await buy(call), await buy(call)] as const;
    await done(beginPaying(call, orders[0], 'alipay'));
    provider.alipay.pay(`${orders[0]}_1`);
    await tell(provider.alipay.notice(`${orders[0]}_1`));
    await done(beginPaying(call, orders[1], 'paypal'));
    provider.paypal.approve(`${orders[1]}_1`);
    await tellPaypal(server.address, provider.paypal.notice('CHECKOUT.ORDER.APPROVED', `${orders[1]}_1`));
    for (const order of orders) {
      const { id } = (await look(call, order)).order;
      await done(server.admin('Admin.PlanOrder.Recycle', { id, refund: 500, refund_to: 'source', reason: 'Not wanted' }));
    }
    await run(sendRefunds);
    expect([...provider.alipay.trades.get(`${orders[0]}_1`)!.refunds.values(), ...provider.paypal.orderOf(`${orders[1]}_1`).refunds.values()]).toEqual([
      '5.00',
      '0.70',
    ]);
    expect(await look(call, orders[0])).toMatchObject({ balance: 0 });
    expect(await broken()).toEqual([]);
  });

  test('a refund its provider refuses fails until somebody tries again, one it does not answer is asked again, and neither keeps others waiting', async () => {
    const { call } = await newBuyer();
    const paid = async (method: 'alipay' | 'paypal') => {
      const order = await buy(call);
      await done(beginPaying(call, order, method));
      if (method === 'alipay') {
        provider.alipay.pay(`${order}_1`);
        await tell(provider.alipay.notice(`${order}_1`));
      } else {
        provider.paypal.approve(`${order}_1`);
        await tellPaypal(server.address, provider.paypal.notice('CHECKOUT.ORDER.APPROVED', `${order}_1`));
      }
      const { id } = (await look(call, order)).order;
      await done(server.admin('Admin.PlanOrder.Recycle', { id, refund: 990, refund_to: 'source', reason: 'Not wanted' }));
      return order;
    };
    const refundOf = async (order: string) => {
      const { read } = server.platform.database;
      const rows = read.selectFrom('pay_refund').innerJoin('pay_event', 'pay_event.id', 'event_id').where('out_trade_no', '=', `${order}_1`);
      const { id, status } = await rows.select(['pay_refund.id', 'pay_refund.status']).executeTakeFirstOrThrow();
      return {
        id: Number(id),
        status,
        problem: (await done(server.admin<{ problem: { en: string } | null }>('Admin.PayRefund.Get', { id: Number(id) }))).problem?.en,
      };
    };
    const [refused, silent, next] = [await paid('alipay'), await paid('paypal'), await paid('paypal')];
    provider.alipay.refundErrors.push('refused');
    provider.paypal.refundErrors.push('at fault');
    await run(sendRefunds);
    expect(await refundOf(refused)).toMatchObject({ status: 'failed', problem: expect.stringContaining('ACQ.SELLER_BALANCE_NOT_ENOUGH') });
    expect(await refundOf(silent)).toMatchObject({ status: 'pending', problem: 'What PayPal answered cannot be read' });
    // The next run begins behind the one that was not answered.
    await run(sendRefunds);
    expect([(await refundOf(silent)).status, (await refundOf(next)).status]).toEqual(['pending', 'done']);
    await done(server.admin('Admin.PayRefund.Retry', { id: (await refundOf(refused)).id }));
    expect((await server.admin('Admin.PayRefund.Retry', { id: (await refundOf(refused)).id })).ret).toBe(409);
    await server.platform.database.transact((query) =>
      query.updateTable('pay_refund').set({ next_at: new Date().toISOString() }).where('next_at', 'is not', null).execute(),
    );
    provider.alipay.refundErrors.push('at fault');
    await run(sendRefunds);
    expect([await refundOf(refused), await refundOf(silent)]).toMatchObject([{ status: 'pending' }, { status: 'done', problem: undefined }]);
    await server.platform.database.transact((query) => query.updateTable('pay_refund').set({ next_at: null }).execute());
    await run(sendRefunds);
    expect([...provider.alipay.trades.get(`${refused}_1`)!.refunds.values(), ...provider.paypal.orderOf(`${silent}_1`).refunds.values()]).toEqual([
      '9.90',
      '1.38',
    ]);
    expect(await broken()).toEqual([]);
  });

  test('a refund that comes to nothing in the currency it was paid in is refused', async () => {
    const { call } = await newBuyer();
    const order = await buy(call);
    await done(beginPaying(call, order, 'paypal'));
    provider.paypal.approve(`${order}_1`);
    await tellPaypal(server.address, provider.paypal.notice('CHECKOUT.ORDER.APPROVED', `${order}_1`));
    const { id } = (await look(call, order)).order;
    const recycle = (refund: number) => server.admin('Admin.PlanOrder.Recycle', { id, refund, refund_to: 'source', reason: 'Not wanted' });
    expect(await recycle(3)).toMatchObject({ ret: 400, msg: expect.stringContaining('0.04') });
    expect((await recycle(4)).ret).toBe(200);
    await run(sendRefunds);
    expect([...provider.paypal.orderOf(`${order}_1`).refunds.values()]).toEqual(['0.01']);
    expect(await broken()).toEqual([]);
  });

  test('what nobody has told of is asked for, and unpaid orders are closed in their time: those for cash later, and at the provider too', async () => {
    const { call } = await newBuyer();
    const [silent, late, cash] = [await buy(call), await buy(call), await buy(call)];
    for (const order of [silent, late]) await done(beginPaying(call, order, 'alipay'));
    await done(beginPaying(call, cash, 'cash'));
    provider.alipay.pay(`${silent}_1`);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await server.platform.database.transact(async (query) => {
      await query
        .updateTable('pay_attempt')
        .set({ checked_at: ago(6) })
        .execute();
      await query
        .updateTable('plan_order')
        .set({ created_at: ago(31) })
        .where('number', 'in', [late, cash])
        .execute();
    });
    await run(pollPayments);
    expect((await look(call, silent)).order.pay_status).toBe('paid');
    await run(closeOrders);
    await run(pollPayments);
    expect(provider.alipay.trades.get(`${late}_1`)?.status).toBe('TRADE_CLOSED');
    expect((await look(call, late)).order.pay_status).toBe('closed');
    expect((await look(call, cash)).order.pay_status).toBe('unpaid');
    expect(await broken()).toEqual([]);
  });

  test('another’s order is as absent as one that never was, and a way that is switched off is not taken', async () => {
    const [{ call }, other] = [await newBuyer(), await newBuyer()];
    const order = await buy(call);
    const refusals = await Promise.all([order, '2026000000000000'].map((one) => other.call('Platform.Checkout.Get', { number: one })));
    expect(refusals.map(({ ret }) => ret)).toEqual([404, 404]);
    expect((await beginPaying(other.call, order, 'alipay')).ret).toBe(404);
    await configure({ cash_on: false, balance_on: false });
    const { order: shown, methods } = await look(call, order);
    expect(methods.map(({ name }) => name)).toEqual(['alipay', 'paypal']);
    expect((await beginPaying(call, order, 'cash')).ret).toBe(409);
    expect((await call('Platform.MyOrder.PayByBalance', { id: shown.id })).ret).toBe(409);
    expect((await call('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance' })).ret).toBe(409);
    await configure({ cash_on: true, balance_on: true });
    expect(await done(beginPaying(call, order, 'cash'))).toMatchObject({ cash: { is_chosen: true, description: 'Account 1' } });
    const waiting = async () =>
      (await done(server.admin<ListAnswer>('Admin.PlanOrder.List', { search: order, filters: { waits_for_cash: true } }))).items.map(({ id }) => id);
    expect(await waiting()).toEqual([shown.id]);
    await done(server.admin('Admin.PlanOrder.ConfirmCash', { id: shown.id, note: 'Receipt 1' }));
    expect(await waiting()).toEqual([]);
  });

  test('the test of a provider says what is wrong, and keys are never handed out', async () => {
    const test = (name: string) => done(server.admin<ProviderTest>('Admin.PayConfig.Test', { provider: name }));
    expect([await test('alipay'), await test('paypal')]).toMatchObject([{ isRight: true }, { isRight: true }]);
    const { paypal, alipay } = provider;
    const shown = JSON.stringify(await server.admin('Admin.PayConfig.Get'));
    for (const secret of [paypal.secret, ...alipay.config().alipay_private_key.split('\n').slice(1, 3)]) expect(shown).not.toContain(secret);
    await configure({ paypal_secret: 'another-secret', alipay_app_id: '2021000000000009' });
    expect([(await test('alipay')).problem, (await test('paypal')).problem]).toEqual([
      expect.stringContaining('isv.invalid-app-id'),
      expect.stringContaining('Secret'),
    ]);
    await configure({ paypal_secret: paypal.secret, paypal_webhook_id: 'WH-OTHER', alipay_app_id: alipay.appId });
    expect((await test('paypal')).problem).toContain('Webhook');
    provider.isAway = true;
    expect([(await test('alipay')).problem, (await test('paypal')).problem]).toEqual([
      expect.stringContaining('无法连接'),
      expect.stringContaining('无法连接'),
    ]);
    provider.isAway = false;
    await configure({ paypal_webhook_id: paypal.webhookId });
    const { rev } = await done(server.admin<{ rev: number }>('Admin.PayConfig.Get'));
    expect((await server.admin('Admin.PayConfig.Edit', { rev, alipay_private_key: 'not a key' })).msg).toContain('RSA');
    expect((await server.admin('Admin.PayConfig.Edit', { rev, clear: ['paypal_secret'] })).ret).toBe(400);
  });
});
