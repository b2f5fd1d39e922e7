import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { invariants } from '../../../plugins/billing/server/invariants.ts';
import { balanceOf, postEntry } from '../../../plugins/billing/server/journal/post-entry.ts';
import { proveAll } from '../../../plugins/billing/server/journal/proof-rows.ts';
import { returnExpired } from '../../../plugins/billing/server/usage/lease-source.ts';
import { drawn } from '../../designer/nodes/drawn.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../apps/open-caller.ts';

const service = 'Shop.Calc.Double';
const failing = 'Shop.Calc.Refuse';

describeOnDatabases('charging of calls', (place) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const publish = async (definition: object) => {
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    };
    const a = { type: 'integer', required: true } as const;
    await publish({ ...computedDefinition(service, { a }, { twice: ['add', 'a', 'a'] }), visibility: 'open' });
    await publish({
      ...drawn({ service: failing, nodes: { stop: { type: 'fail', settings: { ret: 409, message: 'Never' } } }, edges: [] }),
      visibility: 'open',
    });
  });
  afterAll(() => server?.close());

  let number = 0;
  const newDeveloper = async () => {
    const developer = await enter(server, `developer${++number}`, 100);
    const app = await addApp(server, { account_id: developer.id });
    return { ...developer, app, token: await tokenOf(server.call, app) };
  };
  const ask = (token: string): Promise<Envelope<Record<string, unknown>>> => server.call(service, { access_token: token, a: 2 });
  const addPlan = async (fields: object = {}) =>
    (
      await done(
        server.admin<{ id: number }>('Admin.Plan.Add', { name: 'Plan', kind: 'paid', services: [service], flow: 5, price: 1_000, valid_days: 30, ...fields }),
      )
    ).id;
  const issue = async (account_id: number, plan_id: number) => (await done(server.admin<{ id: number }>('Admin.FlowPackage.Add', { account_id, plan_id }))).id;
  const close = (id: number) => done(server.admin('Admin.Plan.Close', { id }));
  const shown = (id: number) => done(server.admin<Record<string, unknown>>('Admin.FlowPackage.Get', { id }));
  /** As it is when every instance has reported: a call is answered before its use is written. */
  const settled = (id: number) =>
    until(
      () => shown(id),
      ({ leased }) => leased === 0,
    );
  const broken = async () => (await proveAll(server.platform.database, invariants)).filter(({ violations }) => violations > 0);
  const setPrice = async (price: number | null) => {
    const { items } = await done(server.admin<{ items: { id: number; rev: number }[] }>('Admin.ServiceSetting.List', { search: service }));
    const { id, rev } = items[0]!;
    await done(server.admin('Admin.ServiceSetting.Edit', { id, rev, ...(price === null ? { clear: ['unit_price'] } : { unit_price: price }) }));
  };
  const recharge = async (accountId: number, cents: number) => {
    const { database } = server.platform;
    await database.transact(async (query) =>
      postEntry(database, query, {
        ...{ key: `test:${accountId}:${cents}`, kind: 'recharge', from: { system: 'cash' }, cents, actorId: null },
        to: { balance: await balanceOf(query, accountId) },
      }),
    );
  };

  test('an interface becomes chargeable with its first open plan and free again with the last that closes', async () => {
    const { token } = await newDeveloper();
    expect((await ask(token)).ret).toBe(200);
    const plan = await addPlan();
    expect(await ask(token)).toMatchObject({ ret: 415, msg: expect.stringContaining('流量套餐') });
    await close(plan);
    expect((await ask(token)).ret).toBe(200);
  });

  test('paid packages go first, the one that expires soonest before others, then trials, then the balance', async () => {
    const { id, token, call } = await newDeveloper();
    const late = await addPlan({ flow: 1, valid_days: 60 });
    const soon = await addPlan({ flow: 1, valid_days: 3 });
    const trial = await addPlan({ flow: 1, kind: 'trial', price: undefined, valid_days: 1 });
    const packages = { late: await issue(id, late), trial: await issue(id, trial), soon: await issue(id, soon) };
    await setPrice(30);
    await recharge(id, 65);
    const order: string[] = [];
    for (let calls = 0; calls < 6; calls++) {
      order.push(String((await ask(token)).ret));
      if (calls < 3) await server.platform.accessLog.flush();
      const used = await Promise.all(Object.entries(packages).map(async ([name, key]) => ((await shown(key)).remaining === 0 ? name : '')));
      order.push(used.filter(Boolean).sort().join(' '));
    }
    expect(order).toEqual([
      ...['200', 'soon', '200', 'late soon', '200', 'late soon trial'],
      ...['200', 'late soon trial', '200', 'late soon trial', '415', 'late soon trial'],
    ]);
    const balance = await until(
      () => done(call<{ amount: number; held: number; deductions: number; deducted: number }>('Platform.MyBalance.Get')),
      ({ held, deductions }) => held === 0 && deductions === 2,
    );
    expect(balance).toMatchObject({ amount: 5, deducted: 60 });
    const { items } = await done(call<{ items: { kind: string }[] }>('Platform.MyCall.List'));
    expect(items.map(({ kind }) => kind)).toEqual(['no_flow', 'paid', 'paid', 'trial', 'paid', 'paid']);
    expect(await Promise.all(Object.values(packages).map(async (key) => (await settled(key)).status))).toEqual(['used_up', 'used_up', 'used_up']);
    expect(await broken()).toEqual([]);
    await setPrice(null);
    for (const plan of [late, soon, trial]) await close(plan);
  });

  test('only what is answered with 200 costs: no refusal, no replay, no bad parameter', async () => {
    const { id, token, app } = await newDeveloper();
    const plan = await addPlan({ services: [service, failing] });
    const owned = await issue(id, plan);
    const again = () =>
      fetch(`${server.address}/api/${service}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': `${app.key}-1` },
        body: '{"a":2}',
      }).then((answer) => answer.json() as Promise<Envelope<unknown>>);
    const refused = await server.call(failing, { access_token: token });
    expect([refused.ret, (await again()).ret, (await again()).ret, (await again()).ret]).toEqual([409, 200, 200, 200]);
    expect((await server.call(service, { access_token: token, a: 'two' })).ret).toBe(400);
    expect(await settled(owned)).toMatchObject({ flow: 5, used: 1, remaining: 4, status: 'in_use', progress: 20 });
    await close(plan);
  });

  test('a package is a snapshot: the plan can change, and what was sold is adjusted or voided by itself', async () => {
    const { id, token } = await newDeveloper();
    const plan = await addPlan({ flow: 2 });
    const owned = await issue(id, plan);
    const { rev } = await done(server.admin<{ rev: number }>('Admin.Plan.Get', { id: plan }));
    await done(server.admin('Admin.Plan.Edit', { id: plan, rev, name: 'Other', flow: 100, price: 1, valid_days: 1, services: [service, failing] }));
    expect(await shown(owned)).toMatchObject({ name: 'Plan', flow: 2, services: [service] });
    expect((await server.admin('Admin.FlowPackage.Adjust', { id: owned, flow: -3, reason: 'Too many' })).ret).toBe(400);
    await done(server.admin('Admin.FlowPackage.Adjust', { id: owned, flow: -1, days: 2, reason: 'Agreed' }));
    expect([(await ask(token)).ret, (await ask(token)).ret]).toEqual([200, 415]);
    await until(
      () => shown(owned),
      ({ status }) => status === 'used_up',
    );
    await done(server.admin('Admin.FlowPackage.Adjust', { id: owned, flow: 5, reason: 'A gift' }));
    expect([(await ask(token)).ret, (await shown(owned)).status]).toEqual([200, 'in_use']);
    await done(server.admin('Admin.FlowPackage.Void', { id: owned, reason: 'Refunded' }));
    expect((await ask(token)).ret).toBe(415);
    expect((await server.admin('Admin.FlowPackage.Adjust', { id: owned, flow: 1, reason: 'Again' })).ret).toBe(409);
    await settled(owned);
    expect(await broken()).toEqual([]);
    await close(plan);
  });

  test('an account tries an interface once', async () => {
    const { id } = await newDeveloper();
    const [one, other] = [await addPlan({ kind: 'trial', price: undefined }), await addPlan({ kind: 'trial', price: undefined, services: [failing, service] })];
    await issue(id, one);
    const again = await server.admin('Admin.FlowPackage.Add', { account_id: id, plan_id: other });
    expect([again.ret, again.msg]).toEqual([409, expect.stringContaining(service)]);
    for (const plan of [one, other]) await close(plan);
  });

  test('what an instance that died had taken goes back', async () => {
    const { id } = await newDeveloper();
    const plan = await addPlan({ flow: 100 });
    const owned = await issue(id, plan);
    const { database } = server.platform;
    await database.transact(async (query) => {
      await query.updateTable('flow_package').set({ remaining: 60, leased: 40, status: 'in_use' }).where('id', '=', owned).execute();
      await query
        .insertInto('flow_lease')
        .values({ key: 'dead.1', package_id: owned, balance_id: null, taken: 40, batch: 0, expires_at: Date.now() - 11_000 })
        .execute();
    });
    await returnExpired(database);
    expect(await settled(owned)).toMatchObject({ remaining: 100, used: 0 });
    await close(plan);
  });
});

/** Calls as fast as they are answered. */
async function flood(callers: { call: Caller; token: string }[], calls: number): Promise<Map<number, number>> {
  const rets = new Map<number, number>();
  let left = calls;
  await Promise.all(
    Array.from({ length: 64 }, async (_, index) => {
      const { call, token } = callers[index % callers.length]!;
      while (left-- > 0) {
        const { ret } = await call(service, { access_token: token, a: 2 });
        rets.set(ret, (rets.get(ret) ?? 0) + 1);
      }
    }),
  );
  return rets;
}

describeOnDatabases('a package on its instances', (place) => {
  const servers: TestServer[] = [];
  let app: TestApp;

  beforeAll(async () => {
    const database = await place.config();
    servers.push(await openServer({ database }));
    const [server] = servers as [TestServer];
    const definition = { ...computedDefinition(service, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }), visibility: 'open' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    app = await addApp(server, { account_id: 1 });
    if (place.dialect === 'postgres') servers.push(await openServer({ database }));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test('admits exactly its calls, however many come at once', async () => {
    const [server] = servers as [TestServer];
    const token = await tokenOf(server.call, app);
    const plan = await done(
      server.admin<{ id: number }>('Admin.Plan.Add', { name: 'P', kind: 'paid', services: [service], flow: 1_000, price: 1, valid_days: 1 }),
    );
    const owned = await done(server.admin<{ id: number }>('Admin.FlowPackage.Add', { account_id: 1, plan_id: plan.id }));
    const rets = await flood(
      servers.map(({ call }) => ({ call, token })),
      2_400,
    );
    expect(Object.fromEntries(rets)).toEqual({ 200: 1_000, 415: 1_400 });
    const shown = await until(
      () => done(server.admin<{ leased: number; used: number; status: string }>('Admin.FlowPackage.Get', { id: owned.id })),
      ({ leased }) => leased === 0,
    );
    expect(shown).toMatchObject({ used: 1_000, status: 'used_up' });
    expect((await proveAll(server.platform.database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
  });
});
