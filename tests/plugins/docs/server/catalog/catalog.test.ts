import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../../designer/model/build/build-definition.ts';
import type { Catalog, DocApps, TryToken } from '../../../../../plugins/docs/shared/calls.ts';
import type { DocInterface } from '../../../../../plugins/docs/shared/catalog.ts';
import { enter } from '../../../../helpers/accounts.ts';
import { type Caller, openServer, type TestServer } from '../../../../helpers/server.ts';
import { addApp, done, type TestApp } from '../../../apps/open-caller.ts';
import { publish } from '../../published.ts';

const [open, controlled, hidden] = ['Open.Calc.Add', 'Open.Calc.Double', 'Open.Calc.Secret'] as const;

let server: TestServer;
let owner: { id: number; call: Caller };
let colleague: { id: number; call: Caller };
let stranger: { id: number; call: Caller };
let app: TestApp;

beforeAll(async () => {
  server = await openServer();
  await publish(server, open, { title: '两数相加', summary: '把一个数加到自己', module: '计算', description: '**相加**' });
  await publish(server, controlled, { visibility: 'controlled', module: '计算' });
  await publish(server, hidden, { visibility: 'hidden', module: '其他' });
  owner = await enter(server, 'owner', 100);
  colleague = await enter(server, 'colleague', 100);
  stranger = await enter(server, 'stranger', 100);
  app = await addApp(server, { account_id: owner.id, developers: [colleague.id] });
  await addApp(server, { account_id: stranger.id });
});
afterAll(() => server?.close());

const rows = async (caller: Caller) => {
  const { modules } = await done(caller<Catalog>('Platform.Docs.Catalog'));
  return Object.fromEntries(modules.flatMap(({ interfaces }) => interfaces.map(({ service, isGranted }) => [service, isGranted])));
};
const page = (caller: Caller, service_name: string) => caller<DocInterface>('Platform.Docs.Interface', { service_name });
const grant = (fields: Record<string, string | number>) =>
  done(server.admin<{ id: number; rev: number }>('Admin.PermissionRule.Add', { service_name: hidden, granted: 'granted', ...fields }));

describe('the catalogue', () => {
  it('has open and controlled interfaces for visitors, by module', async () => {
    const { modules, title, intro } = await done(server.call<Catalog>('Platform.Docs.Catalog'));
    expect({ title, intro }).toEqual({ title: 'Portico', intro: '' });
    expect(modules).toEqual([
      {
        product: '',
        name: '计算',
        interfaces: [
          { service: open, title: '两数相加', summary: '把一个数加到自己', verbs: ['POST'], visibility: 'open', isGranted: false },
          expect.objectContaining({ service: controlled, visibility: 'controlled', isGranted: false }),
        ],
      },
    ]);
  });

  it('has texts to search in, of what the reader may know of, and never the host behind a proxy', async () => {
    const id = await publish(server, 'Open.Pets.Get', {
      module: '计算',
      visibility: 'open',
      description: '宠物的一切',
      upstreamErrors: [{ status: '404', description: 'gone', returns: [], example: null }],
      source: {
        kind: 'openapi3.0',
        document: 'h',
        pointer: '#',
        key: 'GET /pets/{id}',
        operation: { servers: [{ url: 'https://upstream.internal' }] },
        imported: 'x',
      },
    });
    const { words } = await done(server.call<{ words: Record<string, string> }>('Platform.Docs.Words'));
    expect(Object.keys(words).sort()).toEqual([open, controlled, 'Open.Pets.Get'].sort());
    expect(words['Open.Pets.Get']).toMatch(/GET \/pets\/\{id\}[\s\S]*宠物的一切/);
    const shown = await done(page(server.call, 'Open.Pets.Get'));
    expect(shown).toMatchObject({ operation: 'GET /pets/{id}', upstreamErrors: [{ status: '404' }] });
    expect(JSON.stringify([words, shown])).not.toContain('upstream.internal');
    await done(server.admin('Admin.Interface.Unpublish', { id }));
  });

  it('says which ones the apps of a developer may call', async () => {
    expect(await rows(owner.call)).toEqual({ [open]: true, [controlled]: false });
  });

  it('has everything for administrators, who need no app to read', async () => {
    const { call } = await enter(server, 'reader', 200);
    expect(await rows(call)).toEqual({ [open]: false, [controlled]: false, [hidden]: false, 'App.Topic.Publish': false });
    expect((await page(call, hidden)).ret).toBe(200);
  });

  it('shows a hidden interface to the owner and the developers of a granted app, until the rule is gone', async () => {
    const { id } = await grant({ target: 'app', app_id: app.id });
    for (const { call } of [owner, colleague]) {
      expect(await rows(call)).toEqual({ [open]: true, [controlled]: false, [hidden]: true });
      expect((await page(call, hidden)).data).toMatchObject({ service: hidden, visibility: 'hidden', isGranted: true });
    }
    for (const call of [stranger.call, server.call]) expect(await rows(call)).not.toHaveProperty(hidden);
    await done(server.admin('Admin.PermissionRule.Remove', { id }));
    for (const { call } of [owner, colleague]) {
      expect(await rows(call)).not.toHaveProperty(hidden);
      expect((await page(call, hidden)).ret).toBe(404);
    }
  });

  it('follows rules of the account, and an app that is disabled opens nothing', async () => {
    const { id } = await grant({ target: 'account', account_id: owner.id });
    expect(await rows(owner.call)).toHaveProperty(hidden, true);
    await done(server.admin('Admin.App.Disable', { id: app.id }));
    expect(await rows(owner.call)).toEqual({ [open]: false, [controlled]: false });
    await done(server.admin('Admin.App.Enable', { id: app.id }));
    expect(await rows(owner.call)).toHaveProperty(hidden, true);
    await done(server.admin('Admin.PermissionRule.Remove', { id }));
  });

  it('has what was published this moment, and not what was taken back', async () => {
    const id = await publish(server, 'Open.Late.One');
    expect(await rows(server.call)).toHaveProperty(['Open.Late.One']);
    await done(server.admin('Admin.Interface.Unpublish', { id }));
    expect(await rows(server.call)).not.toHaveProperty(['Open.Late.One']);
  });
});

describe('the page of an interface', () => {
  it('tells everything a caller needs', async () => {
    const { data } = await page(server.call, open);
    expect(data).toMatchObject({
      service: open,
      module: '计算',
      description: '**相加**',
      parameters: [{ name: 'a', type: 'integer' }],
      returns: [{ name: 'sum', type: 'integer' }],
      failures: [],
      versions: [{ isCurrent: true, changes: [] }],
    });
  });

  it('names the refusals of its own in the language of the reader', async () => {
    const { flow } = computedDefinition('Open.Calc.Sell', { a: 'integer' }, { sum: ['add', 'a', 'a'] });
    const settings = { ret: 4001, message: '库存不足', message_en: 'Out of stock' };
    const guard = { id: 'guard', type: 'fail', settings, values: { when: false }, position: { x: 0, y: 0 } };
    await publish(server, 'Open.Calc.Sell', { flow: { ...flow, nodes: [...flow.nodes, guard] } });
    const reported = async (language: string) => {
      const headers = { 'accept-language': language };
      const body = new URLSearchParams({ service: 'Platform.Docs.Interface', service_name: 'Open.Calc.Sell' });
      const { data } = (await (await fetch(`${server.address}/api/`, { method: 'POST', headers, body })).json()) as { data: DocInterface };
      return [data.failures, await (await fetch(`${server.address}/docs/Open.Calc.Sell.md`, { headers })).text()];
    };
    expect(await reported('zh_cn')).toEqual([[{ ret: 4001, message: '库存不足' }], expect.stringContaining('库存不足')]);
    expect(await reported('en')).toEqual([[{ ret: 4001, message: 'Out of stock' }], expect.stringContaining('Out of stock')]);
  });

  it('answers for a hidden one, a call of the back-office and one that never was in the same words', async () => {
    for (const call of [server.call, stranger.call]) {
      const answers = await Promise.all([hidden, 'Admin.App.List', 'Open.Calc.Nothing'].map((name) => page(call, name)));
      for (const answer of answers) expect(answer).toMatchObject({ ret: 404, data: null });
      const words = answers.map(({ msg }) => msg.replace(/[A-Z]\w+\.\w+\.\w+/, '…'));
      expect(new Set(words).size).toBe(1);
    }
  });
});

describe('apps to try calls with', () => {
  it('are those a developer owns or develops for', async () => {
    for (const { call } of [owner, colleague]) {
      expect(await done(call<DocApps>('Platform.Docs.Apps'))).toEqual({ apps: [{ id: app.id, app_key: app.key, name: 'Test app' }] });
    }
    expect((await server.call('Platform.Docs.Apps')).ret).toBe(406);
  });

  it('get a token that calls, for an hour', async () => {
    const token = await done(colleague.call<TryToken>('Platform.Docs.TryToken', { app_id: app.id }));
    expect(token.app_key).toBe(app.key);
    const left = token.expire_at - Date.now() / 1000;
    expect(left > 3_500 && left <= 3_600).toBe(true);
    expect(await server.call(open, { access_token: token.access_token, a: 2 })).toMatchObject({ ret: 200, data: { sum: 4 } });
  });

  it('are refused as unknown when they are somebody else’s, and with the reason when they cannot call', async () => {
    const foreign = await stranger.call('Platform.Docs.TryToken', { app_id: app.id });
    const unknown = await stranger.call('Platform.Docs.TryToken', { app_id: 99_999 });
    expect([foreign.ret, unknown.ret]).toEqual([404, 404]);
    expect(foreign.msg.replace(String(app.id), '')).toBe(unknown.msg.replace('99999', ''));
    const pending = await addApp(server, { account_id: owner.id }, false);
    expect(await owner.call('Platform.Docs.TryToken', { app_id: pending.id })).toMatchObject({ ret: 413, msg: '应用未通过审核' });
    const walled = await addApp(server, { account_id: owner.id, allowed_ips: '10.0.0.1' });
    expect((await owner.call('Platform.Docs.TryToken', { app_id: walled.id })).ret).toBe(412);
  });
});
