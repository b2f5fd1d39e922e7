import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, callerOf, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { type Developer, type Shop, shopOf } from './shop.ts';

const service = 'Shop.Attack.Double';

describeOnDatabases('attacks on money', (place) => {
  let server: TestServer;
  let shop: Shop;
  let plan: number;

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    shop = shopOf(server);
    await shop.publish(computedDefinition(service, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }));
    plan = await shop.plan({ services: [service], flow: 200, price: 1_000 });
  });
  afterAll(() => server?.close());

  const buy = ({ call }: Developer, fields: object = {}) =>
    call<{ id: number; number: string }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance', ...fields });
  const ask = ({ token }: Developer) => server.call(service, { access_token: token, a: 2 });
  const balanceOf = async ({ call }: Pick<Developer, 'call'>) => Number((await done(call<{ amount: number }>('Platform.MyBalance.Get'))).amount);
  const ordersOf = async ({ call }: Developer) => (await done(call<{ items: object[] }>('Platform.MyOrder.List'))).items;
  const packagesOf = async ({ call }: Developer) =>
    (await done(call<{ items: { id: number; status: string; leased: number }[] }>('Platform.MyPackage.List'))).items;
  const rets = (answers: { ret: number }[]) => answers.map(({ ret }) => ret).sort();
  const times = <Value>(count: number, work: (index: number) => Promise<Value>) => Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  test('twenty purchases at once with money for one are one', async () => {
    const developer = await shop.developer(1_999);
    const answers = await times(20, () => buy(developer));
    expect(rets(answers)).toEqual([200, ...Array(19).fill(415)]);
    expect([await balanceOf(developer), (await ordersOf(developer)).length, (await packagesOf(developer)).length]).toEqual([999, 1, 1]);
    const key = { request_key: 'the-same-form' };
    const rich = await shop.developer(10_000);
    const again = await times(10, () => buy(rich, key));
    expect([rets(again), new Set(again.map(({ data }) => data?.id)).size, await balanceOf(rich)]).toEqual([Array(10).fill(200), 1, 9_000]);
    expect((await buy(rich, { ...key, quantity: 2 })).ret).toBe(409);
    expect(await shop.broken()).toEqual([]);
  });

  test('what is sent along changes neither price nor account nor what an application says', async () => {
    const developer = await shop.developer(1_000);
    const applied = await done(developer.call<{ id: number }>('Platform.MyRecharge.Add', { amount: 100, reason: 'Transfer' }));
    for (const [name, fields] of [
      ['Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance', price: 1 }],
      ['Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance', amount: 0 }],
      ['Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'cash' }],
      ['Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance', account_id: 1 }],
      ['Platform.MyRecharge.Add', { amount: 100, reason: 'x', status: 'passed' }],
      ['Platform.MyRecharge.Add', { amount: 100, reason: 'x', account_id: 1 }],
      ['Platform.BalanceAlert.Edit', { rev: 1, low_at: 5, amount: 1_000_000 }],
      ['Platform.BalanceAlert.Edit', { rev: 1, low_at: 5, is_low_told: false }],
    ] as const)
      expect([name, (await developer.call(name, fields)).ret]).toEqual([name, 400]);
    for (const name of [
      'Platform.MyBalance.Edit',
      'Platform.MyRecharge.Edit',
      'Platform.MyRecharge.Pass',
      'Platform.MyOrder.ConfirmCash',
      'Platform.MyPackage.Adjust',
    ])
      expect([name, (await developer.call(name, { id: applied.id })).ret]).toEqual([name, 404]);
    for (const name of [
      'Admin.Recharge.Pass',
      'Admin.PlanOrder.ConfirmCash',
      'Admin.FlowPackage.Add',
      'Admin.FlowPackage.Adjust',
      'Admin.Plan.Edit',
      'Admin.LedgerProof.List',
    ])
      expect([name, (await developer.call(name, { id: applied.id })).ret]).toEqual([name, 401]);
    for (const fields of [{ amount: 1_000_000 }, { account_id: 1 }, { auditor_id: 2 }])
      expect((await server.admin('Admin.Recharge.Pass', { id: applied.id, ...fields })).ret).toBe(400);
    for (const name of [
      'Admin.Recharge.Edit',
      'Admin.Recharge.Remove',
      'Admin.Balance.Edit',
      'Admin.JournalEntry.Add',
      'Admin.Posting.Remove',
      'Admin.PlanOrder.Edit',
    ])
      expect([name, (await server.admin(name, { id: applied.id, rev: 1, amount: 5 })).ret]).toEqual([name, 404]);
    expect(await balanceOf(developer)).toBe(1_000);
  });

  test('orders, packages and applications of another account are not there', async () => {
    const [owner, thief] = [await shop.developer(5_000), await shop.developer(5_000)];
    const paid = await done(buy(owner));
    const open = await done(buy(owner, { pay: 'later' }));
    const applied = await done(owner.call<{ id: number }>('Platform.MyRecharge.Add', { amount: 100, reason: 'Transfer' }));
    const [owned] = await packagesOf(owner);
    for (const [name, id] of [
      ['Platform.MyOrder.Get', paid.id],
      ['Platform.MyOrder.PayByBalance', open.id],
      ['Platform.MyOrder.Close', open.id],
      ['Platform.MyPackage.Get', owned!.id],
      ['Platform.MyRecharge.Get', applied.id],
    ] as const)
      expect([name, (await thief.call(name, { id })).ret]).toEqual([name, 404]);
    for (const sort of ['number', '-amount'])
      for (const search of [paid.number, ''])
        expect((await done(thief.call<{ items: object[] }>('Platform.MyOrder.List', { sort, search }))).items).toEqual([]);
    expect((await server.admin('Admin.PlanOrder.PayByBalance', { id: open.id })).ret).not.toBe(200);
    expect([await balanceOf(owner), await balanceOf(thief)]).toEqual([4_000, 5_000]);
  });

  test('a package that is recycled while calls run pays for none that begins later, and its money is back once', async () => {
    const developer = await shop.developer(1_000);
    const { id } = await done(buy(developer));
    const recycle = () => server.admin('Admin.PlanOrder.Recycle', { id, refund: 1_000, reason: 'Not wanted' });
    const [calls, recycled] = await Promise.all([times(60, () => ask(developer)), ask(developer).then(() => times(5, recycle))]);
    expect(rets(recycled)).toEqual([200, 409, 409, 409, 409]);
    expect(rets(calls).every((ret) => ret === 200 || ret === 415)).toBe(true);
    expect((await ask(developer)).ret).toBe(415);
    const [owned] = await until(
      () => packagesOf(developer),
      ([one]) => one?.leased === 0,
    );
    expect([owned?.status, await balanceOf(developer)]).toEqual(['void', 1_000]);
    expect(await shop.broken()).toEqual([]);
  });

  test('a plan that is closed while it is bought is sold whole or not at all, and what was ordered before is paid as it was', async () => {
    const other = await shop.plan({ services: [service], flow: 3, price: 100 });
    const developer = await shop.developer(10_000);
    const early = await done(buy(developer, { id: other, pay: 'later' }));
    const [bought] = await Promise.all([times(10, () => buy(developer, { id: other })), shop.closePlan(other)]);
    const sold = rets(bought).filter((ret) => ret === 200).length;
    expect(rets(bought).every((ret) => [200, 404, 409].includes(ret))).toBe(true);
    expect((await buy(developer, { id: other })).ret).toBe(404);
    await done(developer.call('Platform.MyOrder.PayByBalance', { id: early.id }));
    expect([await balanceOf(developer), (await packagesOf(developer)).length]).toEqual([10_000 - 100 * (sold + 1), sold + 1]);
    expect(await shop.broken()).toEqual([]);
  });

  test('a trial that is claimed from everywhere at once is one, of whatever plan', async () => {
    const trials = await Promise.all([1, 2].map(() => shop.plan({ services: [service], kind: 'trial', price: undefined, flow: 2 })));
    const developer = await shop.developer();
    const claims = await times(12, (index) => developer.call('Platform.Mall.Claim', { id: trials[index % 2]! }));
    expect(rets(claims)).toEqual([200, ...Array(11).fill(409)]);
    expect(await packagesOf(developer)).toHaveLength(1);
    for (const trial of trials) await shop.closePlan(trial);
  });

  test('the greatest order stays exact, and one beyond is refused', async () => {
    const greatest = await shop.plan({ services: [service], flow: 1_000_000_000, price: 1_000_000_000 });
    const developer = await shop.developer(100_000_000_000);
    const { id } = await done(buy(developer, { id: greatest, quantity: 100 }));
    expect(await done(developer.call('Platform.MyOrder.Get', { id }))).toMatchObject({ amount: 100_000_000_000, flow: 100_000_000_000, pay_status: 'paid' });
    expect(await balanceOf(developer)).toBe(0);
    expect((await buy(developer, { id: greatest, quantity: 101 })).ret).toBe(400);
    await shop.closePlan(greatest);
    expect(await shop.broken()).toEqual([]);
  });

  test('a package ends with its last moment, whatever of it is handed out, and not with its interface', async () => {
    const developer = await shop.developer();
    const owned = await shop.issue(developer.id, plan);
    const soon = new Date(Date.now() + 1_500).toISOString();
    await server.platform.database.transact((query) => query.updateTable('flow_package').set({ expires_at: soon }).where('id', '=', owned).execute());
    expect((await ask(developer)).ret).toBe(200);
    const { ret } = await until(
      () => ask(developer),
      (answer) => answer.ret !== 200,
    );
    expect([ret, Date.now() >= Date.parse(soon)]).toEqual([415, true]);

    const gone = 'Shop.Attack.Gone';
    await shop.publish(computedDefinition(gone, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }));
    const ofGone = await shop.plan({ services: [gone], flow: 5 });
    const stored = await shop.issue(developer.id, ofGone);
    const call = () => server.call(gone, { access_token: developer.token, a: 2 });
    expect((await call()).ret).toBe(200);
    const { items } = await done(server.admin<{ items: { id: number }[] }>('Admin.Interface.List', { search: gone }));
    await done(server.admin('Admin.Interface.Unpublish', { id: items[0]!.id }));
    expect((await call()).ret).toBe(404);
    expect(await shop.settled(stored)).toMatchObject({ used: 1, remaining: 4, status: 'in_use' });
    await done(server.admin('Admin.Interface.Publish', { id: items[0]!.id }));
    expect((await call()).ret).toBe(200);
    await shop.closePlan(ofGone);
    expect(await shop.broken()).toEqual([]);
  });

  test('nobody audits a recharge they entered or that is theirs, by no way in, and of two audits at once one counts', async () => {
    const nodes = ['/service/recharge-audit', '/service/recharge-audit#*', '/service/recharge-audit/add', '/service/order-manage', '/service/order-manage#*'];
    const auditor = async (name: string): Promise<{ id: number; call: Caller }> => {
      const entered = await enter(server, name, 200);
      await done(server.admin('Admin.Permission.Grant', { account_id: entered.id, nodes }));
      return entered;
    };
    const [one, other] = [await auditor('one'), await auditor('other')];
    const developer = await shop.developer();
    const entered = async (by: Caller, account_id: number) =>
      (await done(by<{ id: number }>('Admin.Recharge.Add', { account_id, amount: 700, reason: 'Cash' }))).id;
    const [own, forOne, fine] = [await entered(one.call, developer.id), await entered(other.call, one.id), await entered(other.call, developer.id)];
    for (const verb of ['Pass', 'Decline'])
      for (const fields of [{ id: own }, { ids: [own] }, { id: forOne }, { ids: [forOne, own] }])
        await one.call(`Admin.Recharge.${verb}`, { ...fields, ...(verb === 'Decline' && { reply: 'No' }) });
    const statuses = await Promise.all([own, forOne].map(async (id) => (await done(server.admin<{ status: string }>('Admin.Recharge.Get', { id }))).status));
    expect(statuses).toEqual(['pending', 'pending']);
    // A super admin who takes the place of another account is still who they are.
    const byAdmin = await entered(server.admin, developer.id);
    expect((await server.admin('Admin.Recharge.Pass', { id: byAdmin })).ret).toBe(401);
    const { access_token } = await done(server.admin<{ access_token: string }>('Admin.User.SimulationLogin', { id: other.id }));
    expect((await callerOf(server.address, access_token)('Admin.Recharge.Pass', { id: byAdmin })).ret).toBe(401);
    expect(await balanceOf(developer)).toBe(0);

    const audits = await times(10, (index) =>
      index % 2 === 0 ? one.call('Admin.Recharge.Pass', { id: fine }) : one.call('Admin.Recharge.Decline', { id: fine, reply: 'No transfer found' }),
    );
    expect(rets(audits)).toEqual([200, ...Array(9).fill(409)]);
    const { status } = await done(server.admin<{ status: string }>('Admin.Recharge.Get', { id: fine }));
    expect(await balanceOf(developer)).toBe(status === 'passed' ? 700 : 0);
    await done(other.call('Admin.Recharge.Decline', { id: own, reply: 'No transfer found' }));
    const { items } = await done(developer.call<{ items: { text: object }[] }>('Platform.MyMessage.List'));
    expect(JSON.stringify(items)).toContain('No transfer found');

    // Nor does one confirm cash for, or recycle, an order of one's own.
    const mine = await done(one.call<{ id: number }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'later' }));
    expect((await one.call('Admin.PlanOrder.ConfirmCash', { id: mine.id, note: 'Paid' })).ret).toBe(401);
    await done(other.call('Admin.PlanOrder.ConfirmCash', { id: mine.id, note: 'Paid' }));
    expect((await one.call('Admin.PlanOrder.Recycle', { id: mine.id, refund: 1_000, reason: 'x' })).ret).toBe(401);
    expect(await shop.broken()).toEqual([]);
  });

  test('nobody gives themselves calls, nor anybody in the place of somebody else', async () => {
    const { id, call } = await enter(server, 'giver', 200);
    await done(
      server.admin('Admin.Permission.Grant', {
        account_id: id,
        nodes: ['/service/set-meal-manage', '/service/set-meal-manage#*', '/service/set-meal-manage/add'],
      }),
    );
    const developer = await shop.developer();
    expect((await call('Admin.FlowPackage.Add', { account_id: id, plan_id: plan })).ret).toBe(401);
    const [own, theirs] = [
      await shop.issue(id, plan),
      (await done(call<{ id: number }>('Admin.FlowPackage.Add', { account_id: developer.id, plan_id: plan }))).id,
    ];
    expect((await call('Admin.FlowPackage.Adjust', { id: own, flow: 100, reason: 'x' })).ret).toBe(401);
    await done(call('Admin.FlowPackage.Adjust', { id: theirs, flow: 100, reason: 'Agreed' }));
    const { access_token } = await done(server.admin<{ access_token: string }>('Admin.User.SimulationLogin', { id }));
    const simulated = callerOf(server.address, access_token);
    for (const [name, fields] of [
      ['Add', { account_id: developer.id, plan_id: plan }],
      ['Adjust', { id: theirs, flow: 100, reason: 'x' }],
      ['Void', { id: theirs, reason: 'x' }],
    ] as const)
      expect([name, (await simulated(`Admin.FlowPackage.${name}`, fields)).ret]).toEqual([name, 401]);
    expect(await packagesOf(developer)).toMatchObject([{ status: 'unused' }]);
  });
});
