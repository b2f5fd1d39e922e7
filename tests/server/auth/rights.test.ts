import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionAnswer } from '../../../engine/core/calls/permission.ts';
import type { ScreenAnswer } from '../../../engine/core/calls/screens/screen.ts';
import { holds } from '../../../engine/server/auth/rights.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';

describe('held nodes', () => {
  it.each([
    [['/a/list'], '/a/list', true],
    [['/a/list'], '/a/list#Remove', false],
    [['/a/list#Remove'], '/a/list#Remove', true],
    [['/a/list#Remove'], '/a/list', false],
    [['/a/list#Remove'], '/a/list#Enable', false],
    [['/a/list#*'], '/a/list#Enable', true],
    [['/a/list#*'], '/a/list', true],
    [['/a/list#*'], '/a/lis', false],
    [['/a#*'], '/a/list', false],
    [[], '/a/list', false],
  ])('%j: %s is %s', (nodes, key, expected) => expect(holds(new Set(nodes), key)).toBe(expected));

  it('is everything for a super admin', () => expect(holds('all', '/any#Thing')).toBe(true));
});

describeOnDatabases('rights', (place) => {
  let server: TestServer;
  let editor: { id: number; call: Caller };
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    editor = await enter(server, 'editor', 200);
  });
  afterAll(() => server.close());

  const grant = (fields: Record<string, number | string[] | number[]>) => server.admin('Admin.Permission.Grant', fields);
  const mine = async (call: Caller) => (await call<PermissionAnswer>('Admin.Permission.GetMyPermission')).data;

  it('gives a super admin every node without a grant', async () => {
    const answer = await mine(server.admin);
    expect(answer?.level).toBe(255);
    expect(answer?.paths).toEqual(expect.arrayContaining(['/user/list', '/user/list#Remove', '/application/list', '/account/accountInfo']));
    expect(answer?.menu.map((section) => section.key)).toEqual(expect.arrayContaining(['user', 'application']));
  });

  it('gives an administrator without grants only the pages that are everyone’s', async () => {
    const answer = await mine(editor.call);
    expect(answer?.paths.toSorted()).toEqual([
      '/account/accountInfo',
      '/account/accountSettings',
      '/account/loginRecord',
      '/account/loginRecord/view',
      '/account/messages',
      '/account/messages#Discard',
      '/account/messages#MarkAllRead',
      '/account/messages#MarkRead',
      '/account/messages#MarkUnread',
      '/account/messages#Open',
      '/account/messages#Recover',
      '/account/messages#Remove',
      '/account/messages/view',
      '/account/notifications',
      '/account/resetPassword',
      '/account/resetPassword#ChangePassword',
      '/account/sessions',
      '/account/sessions#Revoke',
      '/account/sessions#RevokeOthers',
      '/account/sessions/view',
      '/background/jobs',
      '/background/jobs#Cancel',
      '/background/jobs/view',
      '/docs/internal',
      '/docs/open',
    ]);
    expect(answer?.menu.map((section) => section.key)).toEqual(['extension']);
    expect(answer?.routes.some((route) => route.path === '/user/list')).toBe(true);
    expect((await editor.call('Admin.User.GetAllMembers')).ret).toBe(401);
    expect((await editor.call('Admin.Screen.Load', { name: 'account_info' })).ret).toBe(200);
  });

  it('never gives a developer anything of the back-office, whatever was granted to the account', async () => {
    const developer = await enter(server, 'developer', 100);
    await server.platform.database.transact((query) =>
      query.insertInto('permission_grant').values({ node: '/user/list#*', level: null, account_id: developer.id }).execute(),
    );
    await server.platform.events.emit({ kind: 'rights-changed' });
    for (const service of [
      'Admin.User.GetAllMembers',
      'Admin.Permission.GetMyPermission',
      'Admin.Screen.Load',
      'Admin.Screen.LoadAt',
      'Admin.User.DelMember',
    ]) {
      expect((await developer.call(service, { id: 1 })).ret, service).toBe(401);
    }
  });

  it('lets menu, route and call agree after each grant and revoke, at the next call', async () => {
    await grant({ account_id: editor.id, nodes: ['/user/list'] });
    expect((await mine(editor.call))?.menu.map((section) => section.key)).toEqual(['user', 'extension']);
    expect((await editor.call('Admin.User.GetAllMembers')).ret).toBe(200);
    expect((await editor.call('Admin.User.DelMember', { id: 999 })).ret).toBe(401);
    expect((await editor.call('Admin.User.AddMember', { username: 'x' })).ret).toBe(401);
    await grant({ account_id: editor.id, nodes: ['/user/list#Remove'] });
    expect((await editor.call('Admin.User.GetAllMembers')).ret).toBe(401);
    expect((await editor.call('Admin.User.DelMember', { id: 999 })).ret).toBe(404);
    await grant({ account_id: editor.id, nodes: [] });
    expect((await editor.call('Admin.User.DelMember', { id: 999 })).ret).toBe(401);
    expect((await mine(editor.call))?.menu.map((section) => section.key)).toEqual(['extension']);
  });

  it('adds what is granted to the level', async () => {
    await grant({ level: 200, nodes: ['/user/list'] });
    const late = await enter(server, 'late_editor', 200);
    for (const { call } of [editor, late]) expect((await call('Admin.User.GetAllMembers')).ret).toBe(200);
    await grant({ level: 200, nodes: [] });
    for (const { call } of [editor, late]) expect((await call('Admin.User.GetAllMembers')).ret).toBe(401);
  });

  it('shows what an account would see by a choice before it is saved', async () => {
    const preview = async (choice: object) =>
      (await server.admin<PermissionAnswer>('Admin.Permission.Preview', { account_id: editor.id, ...choice })).data?.menu.map(({ key }) => key);
    await grant({ account_id: editor.id, nodes: ['/user/list'] });
    await grant({ level: 200, nodes: ['/application/list'] });
    expect(await preview({})).toEqual(['user', 'application', 'extension']);
    expect(await preview({ nodes: [] })).toEqual(['application', 'extension']);
    expect(await preview({ level_nodes: [] })).toEqual(['user', 'extension']);
    expect(await preview({ nodes: ['/level/list'], level_nodes: ['/article/list'] })).toEqual(expect.not.arrayContaining(['application']));
    expect((await editor.call('Admin.User.GetAllMembers')).ret).toBe(200);
    await grant({ account_id: editor.id, nodes: [] });
    await grant({ level: 200, nodes: [] });
  });

  it('is not given by somebody who has not seen what another has given since', async () => {
    const seen = { account_id: editor.id, before: [] };
    await grant({ ...seen, nodes: ['/user/list'] });
    const late = await server.admin('Admin.Permission.Grant', { ...seen, nodes: ['/application/list'] });
    expect([late.ret, late.msg]).toEqual([409, expect.stringContaining('已被他人修改')]);
    const both = { ...seen, before: ['/user/list'], nodes: ['/user/list', '/application/list'] };
    const rets = await Promise.all([1, 2, 3].map(async () => (await server.admin('Admin.Permission.Grant', both)).ret));
    expect(rets.toSorted()).toEqual([200, 409, 409]);
    await grant({ account_id: editor.id, nodes: [] });
  });

  it('keeps what was granted of a page that is gone, and gives nobody else such a page', async () => {
    const held = { node: '/gone/list', level: null, account_id: editor.id };
    await server.platform.database.transact((query) => query.insertInto('permission_grant').values(held).execute());
    const both = { account_id: editor.id, before: ['/gone/list'], nodes: ['/gone/list', '/user/list'] };
    expect((await server.admin('Admin.Permission.Grant', both)).ret).toBe(200);
    const other = await server.admin('Admin.Permission.Grant', { level: 200, nodes: ['/gone/list'] });
    expect([other.ret, other.msg]).toEqual([400, expect.stringContaining('/gone/list')]);
    await grant({ account_id: editor.id, nodes: [] });
    expect((await server.admin('Admin.Permission.Grant', { ...both, before: [] })).ret).toBe(400);
  });

  it('gives all verbs of a page by its wildcard', async () => {
    await grant({ account_ids: [editor.id], nodes: ['/user/list#*'] });
    expect((await mine(editor.call))?.paths).toEqual(expect.arrayContaining(['/user/list', '/user/list#Enable', '/user/list#Remove']));
    const { data } = await editor.call<ScreenAnswer>('Admin.Screen.Load', { name: 'user' });
    expect(data?.verbs).toEqual(expect.arrayContaining(['GetAllMembers', 'DelMember', 'Enable', 'Disable']));
    expect(data?.verbs).not.toContain('AddMember');
    expect(data?.verbs).not.toContain('SimulationLogin');
    expect((await editor.call('Admin.User.SimulationLogin', { id: 1 })).ret).toBe(401);
    await grant({ account_id: editor.id, nodes: [] });
  });

  it('lets the status call do only what its own verb allows', async () => {
    const target = await enter(server, 'switched', 100);
    await grant({ account_id: editor.id, nodes: ['/user/list#Disable'] });
    const alter = (status: string) => editor.call('Admin.User.AlterMemberStatus', { id: target.id, status });
    expect((await alter('disabled')).ret).toBe(200);
    expect((await alter('enabled')).ret).toBe(401);
    await grant({ account_id: editor.id, nodes: [] });
  });

  it('loads a screen for those who may open a page of it, and hides the others', async () => {
    await grant({ account_id: editor.id, nodes: ['/application/list'] });
    const app = await editor.call<ScreenAnswer>('Admin.Screen.Load', { name: 'app' });
    expect(app.data?.refs.user).toBeNull();
    expect((await editor.call('Admin.Screen.Load', { name: 'user' })).ret).toBe(401);
    expect((await editor.call('Admin.Screen.Load', { name: 'no_such_screen' })).ret).toBe(401);
    expect((await server.admin('Admin.Screen.Load', { name: 'no_such_screen' })).ret).toBe(404);
    await grant({ account_id: editor.id, nodes: [] });
  });

  it('loads the screen of a page by its path, to the same callers', async () => {
    await grant({ account_id: editor.id, nodes: ['/application/list'] });
    const app = (await editor.call<ScreenAnswer>('Admin.Screen.Load', { name: 'app' })).data;
    for (const path of ['/application/list', '/application/add', '/application/update/7'])
      expect((await editor.call<ScreenAnswer>('Admin.Screen.LoadAt', { path })).data, path).toEqual(app);
    for (const path of ['/user/list', '/nothing/here', '/application/list/7', '/messages'])
      expect((await editor.call('Admin.Screen.LoadAt', { path })).ret, path).toBe(401);
    expect((await server.admin('Admin.Screen.LoadAt', { path: '/nothing/here' })).ret).toBe(404);
    // The back-office's pages are none of the console, and the other way round.
    expect((await editor.call('Platform.Screen.LoadAt', { path: '/application/list' })).ret).toBe(401);
    await grant({ account_id: editor.id, nodes: [] });
  });

  it('is given by super admins only', async () => {
    await grant({ level: 200, nodes: ['/user/list#*'] });
    for (const service of ['Nodes', 'Grants', 'Grant']) expect((await editor.call(`Admin.Permission.${service}`, { level: 200, nodes: [] })).ret).toBe(401);
    await grant({ level: 200, nodes: [] });
  });

  it('refuses nodes that do not exist, developers, levels that are no administrators, and two targets at once', async () => {
    const developer = await enter(server, 'no_admin', 100);
    expect((await grant({ account_id: editor.id, nodes: ['/user/list', '/nowhere'] })).ret).toBe(400);
    expect((await grant({ account_id: developer.id, nodes: ['/user/list'] })).ret).toBe(409);
    expect((await grant({ level: 100, nodes: ['/user/list'] })).ret).toBe(400);
    expect((await grant({ level: 255, nodes: ['/user/list'] })).ret).toBe(400);
    expect((await grant({ level: 200, account_id: editor.id, nodes: [] })).ret).toBe(400);
    expect((await grant({ account_id: 4242, nodes: [] })).ret).toBe(404);
  });

  it('lists what can be granted, pages with their verbs, and what was', async () => {
    const { data } = await server.admin<{ pages: { key: string; verbs: { key: string }[] }[] }>('Admin.Permission.Nodes');
    const users = data?.pages.find((page) => page.key === '/user/list');
    expect(users?.verbs.map((verb) => verb.key)).toEqual(expect.arrayContaining(['/user/list#Remove', '/user/list#Enable', '/user/list#SimulationLogin']));
    expect(data?.pages.some((page) => page.key.startsWith('/account/'))).toBe(false);
    await grant({ account_id: editor.id, nodes: ['/user/list', '/user/list#Enable'] });
    expect((await server.admin('Admin.Permission.Grants', { account_id: editor.id })).data).toEqual({ nodes: ['/user/list', '/user/list#Enable'] });
  });
});
