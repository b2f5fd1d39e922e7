import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { enter } from '../../../helpers/accounts.ts';
import { openServer, rawCall, type TestServer } from '../../../helpers/server.ts';
import { type HttpCall, send } from '../../../server/http/http-caller.ts';
import { connectAgent } from '../../mcp/connect-agent.ts';
import { addApp, done, signed, type TestApp, tokenOf } from '../open-caller.ts';

const [open, controlled, hidden, ofPlatform] = ['Open.Calc.Add', 'Open.Calc.Double', 'Open.Calc.Secret', 'App.Calc.Add'] as const;
const visibilities = { [open]: 'open', [controlled]: 'controlled', [hidden]: 'hidden', [ofPlatform]: 'open' } as const;

describe('permission of an interface', () => {
  let server: TestServer;
  let owner: number;
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    server = await openServer();
    for (const [service, visibility] of Object.entries(visibilities)) {
      const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility };
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    owner = (await enter(server, 'developer', 100)).id;
    first = await addApp(server, { account_id: owner });
    second = await addApp(server, { account_id: owner });
  });
  afterAll(() => server?.close());

  const ret = async (app: TestApp, service: string) => (await server.call(service, signed(app, service, { a: '2' }))).ret;
  const rule = (fields: Record<string, string | number>) => done(server.admin<{ id: number; rev: number }>('Admin.PermissionRule.Add', fields));

  it('is what the service says while no rule names it', async () => {
    expect(await Promise.all(Object.keys(visibilities).map((service) => ret(first, service)))).toEqual([200, 401, 404, 401]);
  });

  it('is not asked of the apps of administrators', async () => {
    const ours = await addApp(server, { account_id: 1 });
    expect(await Promise.all(Object.keys(visibilities).map((service) => ret(ours, service)))).toEqual([200, 200, 200, 200]);
  });

  it('lets nobody without it know of a hidden service', async () => {
    const { msg } = await server.call(hidden, signed(first, hidden, { a: '2' }));
    expect(msg).toBe(`服务 ${hidden} 不存在`);
  });

  it('lets nobody find out by how a call is refused whether there is a hidden service', async () => {
    const origin = 'https://shop.example';
    await addApp(server, { account_id: owner, allowed_origins: origin });
    const real = await addApp(server, { account_id: owner, http_status: 1, allowed_origins: origin });
    const authorization = `Bearer ${await tokenOf(server.call, real)}`;
    const ways: HttpCall[] = [
      { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } },
      { body: {} },
      { body: { sign: 'x' } },
      { body: {}, headers: { authorization } },
      { body: {}, headers: { authorization: 'Bearer nobody' } },
      { body: { app_key: real.key } },
      { method: 'GET', headers: { authorization } },
      { body: 'a=2&sign=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { body: '{"a":', headers: { 'content-type': 'application/json' } },
    ];
    const disabled = await addApp(server, { account_id: owner }, false);
    const elsewhere = await addApp(server, { account_id: owner, allowed_ips: '203.0.113.9' });
    const wrong = { ...real, secret: 'wrong' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const formOf = (fields: Record<string, string>) => ({ body: String(new URLSearchParams(fields)), headers: form });
    const created: ((service: string) => HttpCall)[] = [
      ...ways.map((way) => () => way),
      (service) => formOf(signed(real, service, { a: '2' })),
      (service) => formOf(signed(real, service, { b: '2', a: 'x' })),
      (service) => formOf(signed(wrong, service)),
      (service) => formOf(signed({ ...real, key: 'nobody' }, service)),
      (service) => formOf(signed(disabled, service)),
      (service) => formOf(signed(elsewhere, service)),
      (service) => formOf(signed(real, service, {}, { timestamp: 1 })),
      (service) => formOf({ ...signed(real, service, { a: '2' }), a: '3' }),
      () => ({ body: { app_key: real.key, b: 1 }, headers: { authorization, 'idempotency-key': ' ' } }),
      () => ({ body: { a: 'x' }, headers: { authorization, 'accept-language': 'en' } }),
    ];
    for (const [index, wayOf] of created.entries()) {
      const requested = async (service: string) => {
        const way = wayOf(service);
        const { status, headers, text } = await send(server.address, { ...way, path: `/api/${service}`, headers: { origin, ...way.headers } });
        const { date: _date, 'x-request-id': _id, 'content-length': _length, ...reported } = headers;
        return { status, told: reported, text: text.replaceAll(service, '') };
      };
      expect(await requested(hidden), `way ${index}`).toEqual(await requested('Open.Calc.Nothing'));
    }
    const ours = await addApp(server, { account_id: 1 });
    expect((await server.call(hidden, { app_key: ours.key })).ret).toBe(406);
  });

  it('lets nobody find out by what a refused call leaves behind either: its nonce is used up whether there is such a service or not', async () => {
    const spent = async (service: string, method: 'GET' | 'POST') => {
      const nonce = randomBytes(12).toString('base64url');
      const fields = new URLSearchParams(signed(first, service, { a: '2' }, { nonce }));
      const body = method === 'POST' ? { body: String(fields), headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {};
      await send(server.address, { method, path: method === 'POST' ? `/api/${service}` : `/api/${service}?${fields}`, ...body });
      return server.call(open, signed(first, open, { a: '2' }, { nonce }));
    };
    for (const method of ['POST', 'GET'] as const) {
      const [known, unknown] = [await spent(hidden, method), await spent('Open.Calc.Nothing', method)];
      expect(known, method).toMatchObject({ ret: 414 });
      expect(unknown, method).toEqual(known);
    }
  });

  it('lets nobody read of a hidden service either: docs, texts, documents and clients answer as for one that never was', async () => {
    const stranger = (await enter(server, 'hidden_stranger', 100)).call;
    const nothing = 'Open.Calc.Nothing';
    const same = async (ask: (service: string) => Promise<string>, what: string) =>
      expect((await ask(hidden)).replaceAll(hidden, '#'), what).toBe((await ask(nothing)).replaceAll(nothing, '#'));
    for (const caller of [server.call, stranger]) {
      await same(async (service) => JSON.stringify(await caller('Platform.Docs.Interface', { service_name: service })), 'interface');
      for (const service of ['Platform.Docs.Catalog', 'Platform.Docs.OpenApi', 'Platform.Docs.Offline', 'Platform.Docs.Words']) {
        const response = await rawCall(server.address, { service, ...(caller.token && { access_token: caller.token }) });
        expect(await response.text(), service).not.toContain('Secret');
      }
    }
    await same(async (service) => {
      const response = await fetch(`${server.address}/docs/${service}.md`);
      return `${response.status} ${await response.text()}`;
    }, 'Markdown');
    for (const path of ['/llms.txt', '/llms-full.txt']) expect(await (await fetch(server.address + path)).text(), path).not.toContain('Secret');
    const own = await addApp(server, { account_id: owner });
    const client = await enter(server, 'hidden_owner', 100);
    const theirs = await addApp(server, { account_id: client.id });
    const zip = await rawCall(server.address, { service: 'Platform.Sdk.Download', access_token: client.call.token, app_id: theirs.id });
    expect(unzipSync(new Uint8Array(await zip.arrayBuffer()))).toSatisfy((files: object) => !JSON.stringify(files).includes('Secret'));
    const agent = await connectAgent(server.address, await tokenOf(server.call, own));
    expect((await agent.tools()).join()).not.toContain('Secret');
    await same(
      async (service) =>
        JSON.stringify(await agent.call(service.replaceAll('.', '_'), { a: 2 }).catch((error: unknown) => String(error))).replaceAll(
          service.replaceAll('.', '_'),
          '#',
        ),
      'tool',
    );
  });

  it('says which app may not call what', async () => {
    const { msg } = await server.call(controlled, signed(first, controlled, { a: '2' }));
    expect(msg).toBe(`应用 ${first.key} 没有接口 ${controlled} 的权限，请先申请`);
  });

  it('is decided by the nearest rule, from the next call on: app before account before level', async () => {
    const level = await rule({ service_name: controlled, target: 'level', level: 100, granted: 'granted' });
    expect([await ret(first, controlled), await ret(second, controlled)]).toEqual([200, 200]);
    await rule({ service_name: controlled, target: 'account', account_id: owner, granted: 'refused' });
    expect([await ret(first, controlled), await ret(second, controlled)]).toEqual([401, 401]);
    const nearest = await rule({ service_name: controlled, target: 'app', app_id: first.id, granted: 'granted' });
    expect([await ret(first, controlled), await ret(second, controlled)]).toEqual([200, 401]);
    await done(server.admin('Admin.PermissionRule.Edit', { id: nearest.id, rev: nearest.rev, granted: 'refused' }));
    expect(await ret(first, controlled)).toBe(401);
    await done(server.admin('Admin.PermissionRule.Remove', { id: nearest.id }));
    await done(server.admin('Admin.PermissionRule.Remove', { id: level.id }));
    expect(await ret(first, controlled)).toBe(401);
  });

  it('comes back with a rule that is restored', async () => {
    const { id } = await rule({ service_name: open, target: 'app', app_id: second.id, granted: 'refused' });
    expect(await ret(second, open)).toBe(401);
    await done(server.admin('Admin.PermissionRule.Remove', { id }));
    expect(await ret(second, open)).toBe(200);
    await done(server.admin('Admin.PermissionRule.Restore', { ids: [id] }));
    expect(await ret(second, open)).toBe(401);
  });

  it('has one rule for a service and a target', async () => {
    const fields = { service_name: hidden, target: 'app', app_id: second.id, account_id: owner, granted: 'granted' };
    const { id } = await rule(fields);
    const again = await server.admin('Admin.PermissionRule.Add', { ...fields, granted: 'refused' });
    expect(again).toMatchObject({ ret: 400, data: { errors: [{ field: 'service_name', code: 'taken' }, { field: 'target_key' }] } });
    expect(await done(server.admin('Admin.PermissionRule.Get', { id }))).toMatchObject({ account_id: null, target_key: `app:${second.id}` });
  });
});
