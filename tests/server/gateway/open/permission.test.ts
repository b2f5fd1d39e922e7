import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build-definition.ts';
import { enter } from '../../../helpers/accounts.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { type HttpCall, send } from '../../http/http-caller.ts';
import { addApp, done, signed, type TestApp, tokenOf } from './open-caller.ts';

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
    for (const [index, way] of ways.entries()) {
      const asked = async (service: string) => {
        const { status, headers, text } = await send(server.address, { ...way, path: `/api/${service}`, headers: { origin, ...way.headers } });
        const { date: _date, 'x-request-id': _id, 'content-length': _length, ...told } = headers;
        return { status, told, text: text.replaceAll(service, '') };
      };
      expect(await asked(hidden), `way ${index}`).toEqual(await asked('Open.Calc.Nothing'));
    }
    const ours = await addApp(server, { account_id: 1 });
    expect((await server.call(hidden, { app_key: ours.key })).ret).toBe(406);
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
