import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
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

  test('goes at one press, but for what somebody’s own data refers to', async () => {
    const clerk = await enter(server, 'clerk', 200);
    expect((await clerk.call('Admin.Demo.Remove')).ret).toBe(401);
    expect((await server.admin('Admin.Demo.Get')).data).toEqual({ has_demo: true });
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
    await expect(count('shop_goods')).rejects.toThrow();
    expect((await server.admin('Admin.Demo.Get')).data).toEqual({ has_demo: false });
    expect((await server.admin('Admin.Demo.Remove')).data).toEqual({ removed: 0, kept: [] });
  });
});
