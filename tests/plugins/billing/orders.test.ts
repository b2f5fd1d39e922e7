import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { invariants } from '../../../plugins/billing/server/invariants.ts';
import { balanceOf, postEntry } from '../../../plugins/billing/server/journal/post-entry.ts';
import { proveAll } from '../../../plugins/billing/server/journal/proof-rows.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../apps/open-caller.ts';
import { type Got, receiver } from '../topics/receiver.ts';

const service = 'Shop.Order.Double';

describeOnDatabases('orders', (place) => {
  let server: TestServer;
  let plan: number;
  let trial: number;

  beforeAll(async () => {
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
    server = await openServer({ database: await place.config() });
    const definition = { ...computedDefinition(service, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }), visibility: 'open' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    const add = async (fields: object) =>
      (await done(server.admin<{ id: number }>('Admin.Plan.Add', { name: 'Ten', services: [service], flow: 10, valid_days: 30, ...fields }))).id;
    plan = await add({ kind: 'paid', price: 990 });
    trial = await add({ kind: 'trial', name: 'Try' });
  });
  afterAll(async () => {
    await server?.close();
    vi.unstubAllEnvs();
  });

  let number = 0;
  const newDeveloper = async (cents = 0) => {
    const developer = await enter(server, `buyer${++number}`, 100);
    const { database } = server.platform;
    if (cents > 0)
      await database.transact(async (query) =>
        postEntry(database, query, {
          ...{ key: `test:${developer.id}`, kind: 'recharge', from: { system: 'cash' }, cents, actorId: null },
          to: { balance: await balanceOf(query, developer.id) },
        }),
      );
    return developer;
  };
  const buy = (call: Caller, fields: Record<string, string | number> = {}) =>
    call<{ id: number; number: string }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'later', ...fields });
  const orderOf = (call: Caller, id: number) => done(call<Record<string, unknown>>('Platform.MyOrder.Get', { id }));
  const packagesOf = async (call: Caller) => (await done(call<{ items: Record<string, unknown>[] }>('Platform.MyPackage.List'))).items;
  const balanceIn = (call: Caller) => done(call<Record<string, unknown>>('Platform.MyBalance.Get'));
  const broken = async () => (await proveAll(server.platform.database, invariants)).filter(({ violations }) => violations > 0);

  test('a developer buys by balance, uses what was bought, and every figure agrees', async () => {
    const { id, call } = await newDeveloper(2_000);
    const bought = await done(buy(call, { quantity: 2, pay: 'balance' }));
    expect(await orderOf(call, bought.id)).toMatchObject({ amount: 1_980, flow: 20, pay_status: 'paid', ship_status: 'sent', pay_mode: 'balance' });
    expect(await balanceIn(call)).toMatchObject({ amount: 20, deducted: 1_980, deductions: 1, month_fee: 1_980 });
    const token = await tokenOf(server.call, await addApp(server, { account_id: id }));
    expect((await server.call(service, { access_token: token, a: 2 })).ret).toBe(200);
    const [owned] = await until(
      () => packagesOf(call),
      ([one]) => one?.used === 1 && one.leased === 0,
    );
    expect(owned).toMatchObject({ name: 'Ten', flow: 20, remaining: 19, status: 'in_use' });
    const { items } = await done(call<{ items: object[] }>('Platform.MyPosting.List'));
    expect(items[0]).toMatchObject({ kind: 'order', cents: -1_980, balance_after: 20, about: bought.number });
    expect(await broken()).toEqual([]);
  });

  test('an order that is paid tells the apps of whoever paid that subscribe to it, and nobody else’s', async () => {
    const [own, others] = [await receiver(), await receiver()];
    const [buyer, other] = [await newDeveloper(2_000), await newDeveloper()];
    const { items } = await done(server.admin<ListAnswer>('Admin.Topic.List', { search: 'order.paid' }));
    for (const [{ id, call }, url] of [
      [buyer, own.url],
      [other, others.url],
    ] as const) {
      const app = await addApp(server, { account_id: id });
      const created = await done(call<{ id: number }>('Platform.MySubscription.Add', { topic_id: Number(items[0]!.id), app_id: app.id, url }));
      await done(server.admin('Admin.TopicSubscription.Pass', { id: created.id }));
    }
    const { number } = await done(buy(buyer.call, { quantity: 1, pay: 'balance' }));
    const [push] = (await own.came(1)) as [Got];
    expect(push.event).toMatchObject({ type: 'order.paid', data: { number, name: 'Ten', amount: 990 } });
    expect(others.got).toEqual([]);
  });

  test('without enough money nothing is bought, and an order is paid once however often it is tried', async () => {
    const { call } = await newDeveloper(1_000);
    expect(await buy(call, { quantity: 2, pay: 'balance' })).toMatchObject({ ret: 415, msg: expect.stringContaining('余额不足') });
    expect((await done(call<{ items: object[] }>('Platform.MyOrder.List'))).items).toEqual([]);
    const { id } = await done(buy(call));
    const paid = await Promise.all(Array.from({ length: 20 }, () => call('Platform.MyOrder.PayByBalance', { id })));
    expect(paid.filter(({ ret }) => ret === 200).length).toBe(1);
    expect(new Set(paid.map(({ ret }) => ret))).toEqual(new Set([200, 409]));
    expect(await balanceIn(call)).toMatchObject({ amount: 10 });
    expect(await packagesOf(call)).toHaveLength(1);
    expect((await call('Platform.MyOrder.Close', { id })).ret).toBe(409);
    const other = await done(buy(call));
    expect((await call('Platform.MyOrder.PayByBalance', { id: other.id })).ret).toBe(415);
    expect(await orderOf(call, other.id)).toMatchObject({ pay_status: 'unpaid', ship_status: 'unshipped' });
    await done(call('Platform.MyOrder.Close', { id: other.id }));
    expect((await call('Platform.MyOrder.PayByBalance', { id: other.id })).ret).toBe(409);
    expect(await broken()).toEqual([]);
  });

  test('cash is confirmed by somebody else, for the plan as it was when it was ordered, and recycled with a refund', async () => {
    const { id: account, call } = await newDeveloper();
    const { id } = await done(buy(call));
    expect((await (await newDeveloper(5_000)).call('Platform.MyOrder.PayByBalance', { id })).ret).toBe(404);
    const { rev } = await done(server.admin<{ rev: number }>('Admin.Plan.Get', { id: plan }));
    await done(server.admin('Admin.Plan.Edit', { id: plan, rev, price: 1, flow: 1, name: 'One' }));
    const confirmed = await Promise.all([1, 2, 3].map(() => server.admin('Admin.PlanOrder.ConfirmCash', { id, note: 'Receipt 7' })));
    expect(confirmed.map(({ ret }) => ret).sort()).toEqual([200, 409, 409]);
    expect(await packagesOf(call)).toMatchObject([{ name: 'Ten', flow: 10, price: 990 }]);
    expect(await balanceIn(call)).toMatchObject({ amount: 0, deducted: 0 });
    expect((await server.admin('Admin.PlanOrder.Recycle', { id, refund: 991, reason: 'x' })).ret).toBe(400);
    await done(server.admin('Admin.PlanOrder.Recycle', { id, refund: 990, reason: 'Not wanted' }));
    expect((await server.admin('Admin.PlanOrder.Recycle', { id, refund: 990, reason: 'Again' })).ret).toBe(409);
    expect(await packagesOf(call)).toMatchObject([{ status: 'void' }]);
    expect(await balanceIn(call)).toMatchObject({ amount: 990, recharged: 0 });
    expect(await orderOf(call, id)).toMatchObject({ ship_status: 'recycled', refunded: 990, account_id: account });
    const edited = await done(server.admin<{ rev: number }>('Admin.Plan.Get', { id: plan }));
    await done(server.admin('Admin.Plan.Edit', { id: plan, rev: edited.rev, price: 990, flow: 10, name: 'Ten' }));
    expect(await broken()).toEqual([]);
  });

  test('cash is handed back in cash with a receipt that stays with the order, and nothing else is', async () => {
    const { call } = await newDeveloper(990);
    const [cash, other] = [(await done(buy(call))).id, (await done(buy(call, { pay: 'balance' }))).id];
    await done(server.admin('Admin.PlanOrder.ConfirmCash', { id: cash, note: 'Receipt 8' }));
    const recycle = (id: number, fields: Record<string, string>) =>
      server.admin('Admin.PlanOrder.Recycle', { id, refund: 990, reason: 'Not wanted', ...fields });
    expect(await recycle(cash, { refund_to: 'source' })).toMatchObject({ ret: 400, msg: expect.stringContaining('线下退还或账户余额') });
    expect(await recycle(cash, { refund_to: 'cash' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'receipt', code: 'required' }] } });
    expect(await recycle(other, { refund_to: 'cash', receipt: 'x' })).toMatchObject({ ret: 400, data: { errors: [{ field: 'refund_to' }] } });
    await done(recycle(cash, { refund_to: 'cash', receipt: 'No. 17, signed' }));
    expect(await orderOf(call, cash)).toMatchObject({ ship_status: 'recycled', refunded: 990, receipt: 'No. 17, signed' });
    expect(await balanceIn(call)).toMatchObject({ amount: 0 });
    const { read } = server.platform.database;
    const entry = await read.selectFrom('journal_entry').select(['from_system', 'to_system', 'cents']).where('key', '=', `refund:${cash}`).executeTakeFirst();
    expect({ ...entry, cents: Number(entry?.cents) }).toEqual({ from_system: 'revenue', to_system: 'cash', cents: 990 });
    expect(await broken()).toEqual([]);
  });

  test('a trial is claimed once, a plan that is closed is neither seen nor sold', async () => {
    const { call } = await newDeveloper();
    const claims = await Promise.all([1, 2, 3].map(() => call('Platform.Mall.Claim', { id: trial })));
    expect(claims.map(({ ret }) => ret).sort()).toEqual([200, 409, 409]);
    expect((await call('Platform.Mall.Claim', { id: plan })).ret).toBe(409);
    expect((await call('Platform.Mall.Buy', { id: trial, quantity: 1, pay: 'later' })).ret).toBe(409);
    await done(server.admin('Admin.Plan.Close', { id: plan }));
    expect((await buy(call)).ret).toBe(404);
    expect((await done(call<{ items: { id: number }[] }>('Platform.Mall.List'))).items.map(({ id }) => id)).toEqual([trial]);
    await done(server.admin('Admin.Plan.Open', { id: plan }));
    for (const quantity of ['0', '-1', '101', '1e1', '0x1', '1.5', '９']) expect([quantity, (await buy(call, { quantity })).ret]).toEqual([quantity, 400]);
  });
});
