import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, type CallFields, openServer, type TestServer } from '../../helpers/server.ts';
import { done, tokenOf } from './open-caller.ts';

interface Added {
  id: number;
  rev: number;
  app_key: string;
  app_secret: string;
}

describeOnDatabases('the apps of a developer in the console', (place) => {
  let server: TestServer;
  let ann: Caller;
  let bob: Caller;
  let helper: { id: number; call: Caller };
  let app: Added;
  const request_key = 'first-app-of-ann';

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    [ann, bob] = [(await enter(server, 'ann', 100)).call, (await enter(server, 'bob', 100)).call];
    helper = await enter(server, 'helper', 100);
    app = await done(ann<Added>('Platform.MyApp.Add', { name: 'Ann', request_key }));
  });
  afterAll(() => server.close());

  test('get a key and a secret that no second answer tells', async () => {
    expect(app.app_key).toMatch(/^[0-9a-f]{24}$/);
    expect(await ann('Platform.MyApp.Add', { name: 'Ann', request_key })).toMatchObject({ ret: 200, data: { id: app.id, rev: 1 } });
    const answers = await Promise.all([
      ann('Platform.MyApp.Add', { name: 'Ann', request_key }),
      ann('Platform.MyApp.List'),
      ann('Platform.MyApp.Get', { id: app.id }),
      ann('Platform.MyApp.History', { id: app.id }),
      server.admin('Admin.App.Get', { id: app.id }),
    ]);
    expect(JSON.stringify(answers)).not.toContain(app.app_secret);
    const stored = await server.platform.database.read.selectFrom('request_key').select('answer').execute();
    expect(JSON.stringify(stored)).not.toContain(app.app_secret);
    await done(server.admin('Admin.App.Pass', { id: app.id }));
    await tokenOf(server.call, { id: app.id, key: app.app_key, secret: app.app_secret });
  });

  test('have limits that their owner sees and no call of his takes', async () => {
    expect((await ann('Platform.MyApp.Get', { id: app.id })).data).toMatchObject({ limit_mode: 'limited', daily_limit: 10_000 });
    for (const field of [{ daily_limit: 9 }, { limit_mode: 'unlimited' }, { valid_until: '2099-01-01' }, { app_key: 'abc' }, { account_id: 1 }]) {
      expect((await ann('Platform.MyApp.Edit', { id: app.id, rev: 1, ...field })).ret).toBe(400);
    }
    expect((await ann('Platform.MyApp.Add', { name: 'More', daily_limit: 1_000_000 })).ret).toBe(400);
  });

  test('are as many and may call as often as the level of their owner says', async () => {
    const { data: levels } = await server.admin<ListAnswer>('Admin.Level.List', { filters: { level: 100 } });
    const level = levels?.items.find((one) => one.level === 100);
    const change = (rev: number, fields: CallFields) => done(server.admin<{ rev: number }>('Admin.Level.Edit', { id: Number(level?.id), rev, ...fields }));
    const own = (await bob<ListAnswer>('Platform.MyApp.List')).data?.total ?? 0;
    const { rev } = await change(Number(level?.rev), { app_limit: own + 1, daily_limit: 7 });
    const answers = await Promise.all(['One', 'Other', 'Third'].map((name) => bob<Added>('Platform.MyApp.Add', { name })));
    expect(answers.map(({ ret }) => ret).sort()).toEqual([200, 401, 401]);
    const created = answers.find(({ ret }) => ret === 200)?.data?.id;
    expect((await bob('Platform.MyApp.Get', { id: Number(created) })).data).toMatchObject({ limit_mode: 'limited', daily_limit: 7 });
    await done(server.admin('Admin.App.Remove', { id: Number(created) }));
    await change(rev, { app_limit: 5, daily_limit: 10_000 });
    expect((await server.admin('Admin.Level.Remove', { id: Number(level?.id) })).ret).toBe(409);
  });

  test('stay approved when an administrator changes limits alone, and go back to review with anything else', async () => {
    const state = async () => await done(server.admin<{ rev: number; verify_status: string }>('Admin.App.Get', { id: app.id }));
    const edit = async (fields: Record<string, string | number>) => done(server.admin('Admin.App.Edit', { id: app.id, rev: (await state()).rev, ...fields }));
    await edit({ daily_limit: 5_000 });
    expect((await state()).verify_status).toBe('passed');
    await edit({ daily_limit: 6_000, company: 'Ann Ltd' });
    expect((await state()).verify_status).toBe('pending');
    await done(server.admin('Admin.App.Pass', { id: app.id }));
  });

  test('lose all their tokens at once, and get new ones by the same secret', async () => {
    const credentials = { id: app.id, key: app.app_key, secret: app.app_secret };
    await tokenOf(server.call, credentials);
    const issued = () => server.platform.database.read.selectFrom('app_token').select('id').where('app_id', '=', app.id).execute();
    expect(await issued()).not.toEqual([]);
    expect((await ann('Platform.MyApp.RevokeTokens', { id: app.id })).ret).toBe(200);
    expect(await issued()).toEqual([]);
    await tokenOf(server.call, credentials);
  });

  test('are seen by who develops them, and changed by their owner alone', async () => {
    const { rev } = await done(server.admin<{ rev: number }>('Admin.App.Get', { id: app.id }));
    await done(server.admin('Admin.App.Edit', { id: app.id, rev, developers: [helper.id] }));
    const seen = await done(helper.call<{ rev: number }>('Platform.MyApp.Get', { id: app.id }));
    expect(seen).toMatchObject({ name: 'Ann' });
    const acts = [
      helper.call('Platform.MyApp.Edit', { id: app.id, rev: seen.rev, name: 'Mine' }),
      helper.call('Platform.MyApp.ResetSecret', { id: app.id, grace: 'now' }),
      helper.call('Platform.MyApp.RevokeTokens', { id: app.id }),
    ];
    expect((await Promise.all(acts)).map(({ ret }) => ret)).toEqual([401, 401, 401]);
  });

  test("another's answer to every call exactly as one that does not exist", async () => {
    const none = 4_711;
    const message = ({ ret, msg, data }: Envelope<unknown>, id: number) => JSON.stringify({ ret, msg, data }).replaceAll(String(id), '#');
    const calls: [string, Record<string, string | number>][] = [
      ['Get', {}],
      ['History', {}],
      ['Edit', { rev: 1, name: 'Taken' }],
      ['ResetSecret', { grace: 'now' }],
      ['RevokeTokens', {}],
      ['ConnectAgent', {}],
    ];
    for (const [verb, fields] of calls) {
      const [others, missing] = await Promise.all([app.id, none].map((id) => bob(`Platform.MyApp.${verb}`, { id, ...fields })));
      expect(others?.ret, verb).not.toBe(200);
      expect(message(others!, app.id), verb).toBe(message(missing!, none));
    }
    // Without an id, and under names its face does not have.
    expect((await bob<{ total: number }>('Platform.MyApp.List', { search: 'Ann' })).data?.total).toBe(0);
    expect((await bob<{ total: number }>('Platform.MyApp.List', { filters: { app_key: { in: [app.app_key] } } })).data?.total ?? 0).toBe(0);
    const external = ['Remove', 'Restore', 'Export', 'Import', 'Affected', 'Pass', 'Enable', 'EditAll', 'Undo'];
    const answers = await Promise.all(external.map((verb) => bob(`Platform.MyApp.${verb}`, { id: app.id, ids: [app.id], field: 'developers' })));
    expect(answers.map(({ ret }, at) => `${external[at]} ${ret}`)).toEqual(external.map((verb) => `${verb} 404`));
    expect((await bob('Platform.MyApp.Options', { field: 'developers' })).ret).toBe(400);
    expect((await bob<{ groups: unknown[] }>('Platform.Home.SearchRecords', { words: 'Ann' })).data?.groups).toEqual([]);
    const byId = await bob<{ groups: { path: string }[] }>('Platform.Home.SearchRecords', { words: `#${app.id}` });
    expect(byId.data?.groups.map(({ path }) => path)).not.toContain('/apps');
  });

  test('show in the console alone: its calls know no screen of the back-office, and those of the back-office none of its', async () => {
    expect((await ann('Platform.Screen.Load', { name: 'app' })).ret).toBe(401);
    expect((await ann('Admin.Screen.Load', { name: 'my_app' })).ret).not.toBe(200);
    expect((await server.call('Platform.Screen.Load', { name: 'my_app' })).ret).toBe(406);
    const mine = await done(ann<{ paths: string[]; menu: unknown }>('Platform.Permission.GetMyPermission'));
    expect(mine.paths).toContain('/apps');
    expect(JSON.stringify(mine)).not.toContain('/application');
  });
});
