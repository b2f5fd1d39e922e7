import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type CallFields, openServer, type TestServer } from '../../helpers/server.ts';
import { publish } from '../docs/published.ts';
import { done, tokenOf } from './open-caller.ts';

interface Sandbox {
  id: number;
  app_key: string;
  app_secret: string;
}

describeOnDatabases('a sandbox app at a press', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    await publish(server, 'Shop.Order.Sum');
  });
  afterAll(() => server.close());

  const settings = async (fields: CallFields) => {
    const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
    await done(server.admin('Admin.SiteConfig.Edit', { rev, ...fields }));
  };

  test('calls at once, as often as the site says, and its secret is told this once', async () => {
    await settings({ default_app_limit: 2 });
    const { call } = await enter(server, 'ann', 100);
    expect((await call('Platform.Sandbox.Get')).data).toEqual({ can_create: true });
    const app = await done(call<Sandbox>('Platform.Sandbox.Create'));
    const access_token = await tokenOf(server.call, { id: app.id, key: app.app_key, secret: app.app_secret });
    const calls = [];
    for (let at = 0; at < 3; at++) calls.push((await server.call('Shop.Order.Sum', { access_token, a: 2 })).ret);
    expect(calls).toEqual([200, 200, 415]);
    const answers = await Promise.all([call('Platform.MyApp.Get', { id: app.id }), call('Platform.MyApp.History', { id: app.id })]);
    expect(answers[0].data).toMatchObject({ environment: 'sandbox', verify_status: 'passed', daily_limit: 2 });
    expect(JSON.stringify(answers)).not.toContain(app.app_secret);
    expect(answers[1].ret).toBe(200);
    expect(JSON.stringify(await server.admin('Admin.AuditLog.List', { per_page: 100 }))).toMatch(/app_secret\W+\(changed\)/);
  });

  test('is one for each account, of presses at the same time too', async () => {
    const { call } = await enter(server, 'bob', 100);
    const answers = await Promise.all([1, 2, 3].map(() => call('Platform.Sandbox.Create')));
    expect(answers.map(({ ret }) => ret).sort()).toEqual([200, 409, 409]);
    expect((await call('Platform.Sandbox.Get')).data).toEqual({ can_create: false });
    expect((await done(call<ListAnswer>('Platform.MyApp.List'))).items).toHaveLength(1);
  });

  test('is none where the site has sandbox apps reviewed, or where the account has as many apps as it may', async () => {
    const { call } = await enter(server, 'carl', 100);
    await settings({ default_app_approved: false });
    expect((await call('Platform.Sandbox.Get')).data).toEqual({ can_create: false });
    expect((await call('Platform.Sandbox.Create')).ret).toBe(401);
    await settings({ default_app_approved: true, max_apps: 1 });
    await done(call('Platform.MyApp.Add', { name: 'Only' }));
    expect((await call('Platform.Sandbox.Create')).ret).toBe(401);
    await settings({ clear: ['max_apps'] });
    expect((await server.call('Platform.Sandbox.Create')).ret).toBe(406);
  });
});
