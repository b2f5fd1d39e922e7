import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../../../helpers/accounts.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../../helpers/server.ts';

describeOnDatabases('shared views', (place) => {
  let server: TestServer;
  let holder: Caller;
  let stranger: Caller;
  const views = [{ name: '本月', address: 'filter.level.in=200' }];

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const account = await enter(server, 'holder', 200);
    await server.admin('Admin.Permission.Grant', { account_id: account.id, nodes: ['/user/list'] });
    holder = account.call;
    stranger = (await enter(server, 'stranger', 200)).call;
  });
  afterAll(() => server.close());

  test('are set by super admins and found by all who may open the screen', async () => {
    expect((await holder('Admin.SharedView.List', { screen: 'user' })).data).toEqual({ views: [] });
    expect((await server.admin('Admin.SharedView.Set', { screen: 'user', views })).ret).toBe(200);
    expect((await holder('Admin.SharedView.List', { screen: 'user' })).data).toEqual({ views });
    // The screen comes with them, and with what its caller alone has arranged.
    await holder('Admin.Preference.Set', { key: 'view-default:user', value: '"本月"' });
    expect((await holder('Admin.Screen.Load', { name: 'user' })).data).toMatchObject({ arrangement: { own: { 'view-default': '本月' }, shared: views } });
    expect((await server.admin('Admin.Screen.Load', { name: 'user' })).data).toMatchObject({ arrangement: { own: {}, shared: views } });
    expect((await server.admin('Admin.SharedView.Set', { screen: 'user', views: [] })).ret).toBe(200);
    expect((await holder('Admin.SharedView.List', { screen: 'user' })).data).toEqual({ views: [] });
  });

  test('are nobody else’s business', async () => {
    expect((await stranger('Admin.SharedView.List', { screen: 'user' })).ret).toBe(401);
    expect((await stranger('Admin.SharedView.List', { screen: 'nothing' })).ret).toBe(401);
    expect((await holder('Admin.SharedView.Set', { screen: 'user', views })).ret).toBe(401);
  });

  test('must have names of their own', async () => {
    for (const wrong of [[{ name: '' }], [{ name: 'a', address: 1 }], [...views, ...views]])
      expect((await server.admin('Admin.SharedView.Set', { screen: 'user', views: wrong })).ret).toBe(400);
    expect((await server.admin('Admin.SharedView.Set', { screen: 'nothing', views })).ret).toBe(404);
  });
});
