import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { invariants } from '../../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../../plugins/billing/server/journal/proof-rows.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';

describeOnDatabases('demo data', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config(), demo: true });
  });
  afterAll(() => server.close());

  const rows = async (service: string) => (await done(server.admin<ListAnswer>(service, { per_page: 100 }))).items;
  const count = async (table: string) => {
    const row = await anyTable(server.platform.database.read)
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  const broken = async () => (await proveAll(server.platform.database, invariants)).filter(({ violations }) => violations > 0);

  test('shows orders, packages, recharges and work orders in each state, dated over a month, and its money adds up', async () => {
    const valuesOf = async (service: string, field: string) => new Set((await rows(service)).map((row) => row[field]));
    expect(await valuesOf('Admin.PlanOrder.List', 'pay_status')).toEqual(new Set(['unpaid', 'paid', 'closed']));
    expect(await valuesOf('Admin.PlanOrder.List', 'ship_status')).toEqual(new Set(['unshipped', 'sent', 'recycled']));
    expect(await valuesOf('Admin.FlowPackage.List', 'status')).toEqual(new Set(['unused', 'in_use', 'used_up', 'expired', 'void']));
    expect(await valuesOf('Admin.Recharge.List', 'status')).toEqual(new Set(['pending', 'passed', 'declined']));
    expect(await valuesOf('Admin.WorkOrder.List', 'status')).toEqual(new Set(['pending', 'communicating', 'resolved', 'closed']));
    const days = new Set((await rows('Admin.JournalEntry.List')).map(({ created_at }) => String(created_at).slice(0, 10)));
    expect(days.size).toBeGreaterThan(5);
    expect(await broken()).toEqual([]);
  });

  test('goes at one press, but for what somebody’s own data refers to', async () => {
    const clerk = await enter(server, 'clerk', 200);
    expect((await clerk.call('Admin.Demo.Remove')).ret).toBe(401);
    expect((await server.admin('Admin.Demo.Get')).data).toEqual({ has_demo: true, needs_setup: true });
    const [owner] = (await rows('Admin.User.GetAllMembers')).filter(({ username }) => username === 'zhangwei');
    const own = { app_key: 'mine1', app_secret: 'a-secret-of-16-chars', name: 'Mine', account_id: Number(owner!.id), limit_mode: 'unlimited' };
    const { id } = await done(server.admin<{ id: number }>('Admin.App.Add', own));
    await done(server.admin('Admin.Article.Add', { title: 'Mine', abstract: 'Mine', content: '<p>Mine</p>', publish_time: new Date().toISOString() }));
    await server.platform.database.transact((query) =>
      query
        .insertInto('access_log')
        .values({ time: new Date().toISOString(), service: 'A.B.C', app_key: 'mine1', ret: 200, ms: 1, ip: '', request_id: 'own', parameters: '{}', calls: 3 })
        .execute(),
    );

    const { removed, kept } = await done(server.admin<{ removed: number; kept: { label: { en: string }; total: number }[] }>('Admin.Demo.Remove'));
    expect(removed).toBeGreaterThan(30);
    expect(kept.map(({ label, total }) => [label.en, total])).toEqual([['Account', 1]]);
    expect((await rows('Admin.App.List')).map((app) => app.id)).toEqual([id]);
    expect((await rows('Admin.Article.List')).map(({ title }) => title)).toEqual(['Mine']);
    expect((await rows('Admin.User.GetAllMembers')).map(({ username }) => username).sort()).toEqual(['admin', 'clerk', 'zhangwei']);
    expect(await rows('Admin.Interface.List')).toEqual([]);
    expect(server.platform.services.find('App.Tool.Add')).toBeUndefined();
    expect((await rows('Admin.AccessLog.List')).map(({ request_id }) => request_id)).toEqual(['own']);
    const days = await server.platform.database.read.selectFrom('access_day').select(['kind', 'calls']).execute();
    expect(days.map(({ kind, calls }) => [kind, Number(calls)])).toEqual([['ok', 3]]);
    expect(await count('login_log')).toBe(1);
    for (const table of ['journal_entry', 'posting', 'balance', 'plan_order', 'flow_package', 'package_change', 'recharge', 'work_order', 'work_reply'])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(await broken()).toEqual([]);
    await expect(count('shop_goods')).rejects.toThrow();
    expect((await server.admin('Admin.Demo.Get')).data).toEqual({ has_demo: false, needs_setup: true });
    expect((await server.admin('Admin.Demo.Remove')).data).toEqual({ removed: 0, kept: [] });
  });
});
