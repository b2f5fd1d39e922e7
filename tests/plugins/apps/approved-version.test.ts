import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, callerOf, openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp } from './open-caller.ts';

const service = 'Open.Calc.Add';

describeOnDatabases('an app', (place) => {
  let server: TestServer;
  let owner: { id: number; call: Caller };
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'open' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    owner = await enter(server, 'approved_owner', 100);
  });
  afterAll(() => server?.close());

  const ret = async (app: TestApp) => (await server.call(service, signed(app, service, { a: '2' }))).ret;
  const edit = async (call: Caller, screen: string, id: number, fields: Record<string, string | number>) => {
    const { rev } = await done(call<{ rev: number }>(`${screen}.Get`, { id }));
    return done(call(`${screen}.Edit`, { id, rev, ...fields }));
  };
  const statusOf = async (id: number) => (await done(server.admin<{ verify_status: string }>('Admin.App.Get', { id }))).verify_status;

  test('that was changed goes on as it was approved until the change is decided', async () => {
    const app = await addApp(server, { account_id: owner.id });
    expect(await ret(app)).toBe(200);
    await edit(owner.call, 'Platform.MyApp', app.id, { allowed_ips: '203.0.113.9' });
    await edit(owner.call, 'Platform.MyApp', app.id, { allowed_ips: '203.0.113.10', company: 'Acme' });
    expect([await statusOf(app.id), await ret(app)]).toEqual(['pending', 200]);
    await done(server.admin('Admin.App.Pass', { id: app.id }));
    expect(await ret(app)).toBe(412);
    await edit(owner.call, 'Platform.MyApp', app.id, { allowed_ips: '127.0.0.1' });
    expect(await ret(app)).toBe(412);
    await done(server.admin('Admin.App.Pass', { id: app.id }));
    expect(await ret(app)).toBe(200);
  });

  test('whose change is rejected calls nothing any more, nor one that was never approved', async () => {
    const app = await addApp(server, { account_id: owner.id });
    await edit(owner.call, 'Platform.MyApp', app.id, { company: 'Acme' });
    await done(server.admin('Admin.App.Reject', { id: app.id, reason: 'No' }));
    expect(await ret(app)).toBe(413);
    await edit(owner.call, 'Platform.MyApp', app.id, { company: 'Acme Two' });
    expect([await statusOf(app.id), await ret(app)]).toEqual(['pending', 413]);
    expect(await ret(await addApp(server, { account_id: owner.id }, false))).toBe(413);
  });

  test('of the sandbox is there from the sign-up where the site says so, and approves itself', async () => {
    const signUp = (username: string) =>
      done(
        server.call<{ access_token: string }>('Platform.User.Register', {
          username,
          password: 'a-long-pass-1',
          password_confirm: 'a-long-pass-1',
          developer_type: 'personal',
        }),
      );
    const appsOf = async (username: string) => {
      const call = await server.login(username, 'a-long-pass-1');
      const { items } = await done(call<{ items: { id: number; environment: string; verify_status: string; daily_limit: number }[] }>('Platform.MyApp.List'));
      return { call, items };
    };
    await signUp('sandbox_before');
    expect((await appsOf('sandbox_before')).items).toEqual([]);
    await done(server.admin('Admin.SiteConfig.Edit', { rev: 1, default_app: true, default_app_limit: 7 }));
    await signUp('sandbox_after');
    const { call, items } = await appsOf('sandbox_after');
    expect(items).toMatchObject([{ environment: 'sandbox', verify_status: 'passed', daily_limit: 7 }]);
    await edit(call, 'Platform.MyApp', items[0]!.id, { company: 'Acme' });
    expect((await appsOf('sandbox_after')).items).toMatchObject([{ verify_status: 'passed' }]);
    const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get', {}));
    await done(server.admin('Admin.SiteConfig.Edit', { rev, default_app_approved: false }));
    await edit(call, 'Platform.MyApp', items[0]!.id, { company: 'Acme Two' });
    expect((await appsOf('sandbox_after')).items).toMatchObject([{ verify_status: 'pending' }]);
  });

  test('of the sandbox has a name in the language of whoever signs up', async () => {
    const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get', {}));
    await done(server.admin('Admin.SiteConfig.Edit', { rev, default_app: true }));
    const names = [];
    for (const [language, username] of [
      ['zh_cn', 'speaks_chinese'],
      ['en', 'speaks_english'],
    ] as const) {
      const password = 'a-long-pass-1';
      const fields = { service: 'Platform.User.Register', username, password, password_confirm: password, developer_type: 'personal' };
      const answer = await fetch(`${server.address}/api/`, { method: 'POST', headers: { 'accept-language': language }, body: new URLSearchParams(fields) });
      const { data } = (await answer.json()) as { data: { access_token: string } };
      const { items } = await done(callerOf(server.address, data.access_token)<{ items: { name: string }[] }>('Platform.MyApp.List'));
      names.push(...items.map(({ name }) => name));
    }
    expect(names).toEqual(['speaks_chinese 的沙箱应用', 'Sandbox of speaks_english']);
  });
});
