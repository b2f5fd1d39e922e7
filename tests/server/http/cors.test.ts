import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { type HttpAnswer, type HttpCall, send } from './http-caller.ts';

const service = 'Open.Cors.Add';
const path = `/api/${service}`;
const shop = 'https://shop.example';
const other = 'https://other.example:8443';
let server: TestServer;
let app: TestApp;
let token: string;

beforeAll(async () => {
  server = await openServer();
  const definition = computedDefinition(service, { a: 'integer' }, { a: 'a' });
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, verbs: ['GET', 'POST'] } }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  app = await addApp(server, { allowed_origins: `${shop}/,\nhttp://localhost:5173` });
  token = await tokenOf(server.call, app);
  await addApp(server, { allowed_origins: other });
});
afterAll(() => server.close());

const from = (origin: string | undefined, call: HttpCall): Promise<HttpAnswer> =>
  send(server.address, { ...call, headers: { ...call.headers, ...(origin !== undefined && { origin }) } });
const called = (origin?: string, more: HttpCall = {}) =>
  from(origin, { path, body: { a: 1 }, ...more, headers: { authorization: `Bearer ${token}`, ...more.headers } });
const corsOf = ({ headers }: HttpAnswer) => Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
const preflight = (origin: string | undefined, way = path) =>
  from(origin, {
    method: 'OPTIONS',
    path: way,
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type,idempotency-key' },
  });

describe('pages of other sites', () => {
  it('read answers where the app allows their origin, and are named, never a wildcard', async () => {
    const answer = await called(shop);
    expect(answer.body).toMatchObject({ ret: 200, data: { a: 1 } });
    expect(corsOf(answer)).toEqual({
      'access-control-allow-origin': shop,
      'access-control-expose-headers': expect.stringContaining('x-request-id'),
    });
    expect(answer.headers.vary).toContain('origin');
    expect(corsOf(await called('http://localhost:5173', { method: 'GET', path: `${path}?a=1`, body: undefined }))).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
    });
  });

  it.each([
    'null',
    'https://shop.example:8443',
    'http://shop.example',
    'https://evil.example',
    other,
    'https://shop.example.evil.example',
    'HTTPS://SHOP.EXAMPLE',
    `${shop}/`,
  ])('of the origin %s read nothing', async (origin) => {
    const answer = await called(origin);
    expect(answer.body).toMatchObject({ ret: 200 });
    expect(corsOf(answer)).toEqual({});
    expect(answer.headers.vary).toContain('origin');
  });

  it('read why a call was refused before its app was known, where any app allows their origin', async () => {
    const unknown = { authorization: 'Bearer nobody' };
    const kinds: Record<string, string>[] = [unknown, { ...unknown, 'content-type': 'text/plain' }];
    for (const headers of kinds) {
      for (const origin of [shop, other]) {
        const refused = await called(origin, { body: '{"a":1}', headers });
        expect(refused.body.ret).not.toBe(200);
        expect(corsOf(refused)).toMatchObject({ 'access-control-allow-origin': origin });
      }
      expect(corsOf(await called('https://evil.example', { body: '{"a":1}', headers }))).toEqual({});
    }
  });

  it('of a call without an origin change nothing', async () => {
    expect(corsOf(await called())).toEqual({});
  });

  it('never read answers of the back-office', async () => {
    const login = { service: 'Platform.User.Profile', access_token: server.admin.token };
    expect(corsOf(await from(shop, { body: login }))).toEqual({});
    expect(corsOf(await from(shop, { path: '/api/Platform.User.Profile', body: { access_token: server.admin.token } }))).toEqual({});
    expect(corsOf(await from(shop, { path: '/api/Platform.User.Profile', body: 'x', headers: { 'content-type': 'text/plain' } }))).toEqual({});
    expect(corsOf(await preflight(shop, '/api/Admin.App.List'))).toEqual({});
    expect(corsOf(await preflight(shop, '/admin/'))).toEqual({});
  });
});

describe('a preflight', () => {
  it('is answered for every origin that a usable app allows', async () => {
    for (const [origin, way] of [
      [shop, path],
      [other, path],
      [shop, '/api/'],
      [shop, `/api/?s=${service}`],
    ] as const) {
      const answer = await preflight(origin, way);
      expect(answer).toMatchObject({ status: 204, text: '' });
      expect(corsOf(answer)).toEqual({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, x-request-id, x-portico-key, x-portico-timestamp, x-portico-nonce, x-portico-signature',
        'access-control-max-age': '600',
      });
      expect(answer.headers.vary).toBe('origin, access-control-request-method, access-control-request-headers');
    }
  });

  it('says nothing to any other origin', async () => {
    for (const origin of ['null', 'https://evil.example', 'https://shop.example:8443', undefined]) expect(corsOf(await preflight(origin))).toEqual({});
  });

  it('says no more than the apps allow now', async () => {
    const late = 'https://late.example';
    expect(corsOf(await preflight(late))).toEqual({});
    const fresh = await addApp(server, { allowed_origins: late }, false);
    expect(corsOf(await preflight(late))).toEqual({});
    await done(server.admin('Admin.App.Pass', { id: fresh.id }));
    expect(corsOf(await preflight(late))).toMatchObject({ 'access-control-allow-origin': late });
    await done(server.admin('Admin.App.Disable', { id: fresh.id }));
    expect(corsOf(await preflight(late))).toEqual({});
  });
});

describe('the origins of an app', () => {
  const rev = async () => (await done(server.admin<{ rev: number }>('Admin.App.Get', { id: app.id }))).rev;

  it('are stored as browsers write them', async () => {
    expect(await done(server.admin('Admin.App.Get', { id: app.id }))).toMatchObject({ allowed_origins: `${shop}\nhttp://localhost:5173`, http_status: false });
  });

  it('are refused with the entry that is none', async () => {
    const answer = await server.admin('Admin.App.Edit', { id: app.id, rev: await rev(), allowed_origins: `${shop}, *.shop.example` });
    expect(answer).toMatchObject({ ret: 400, data: { errors: [{ field: 'allowed_origins' }] }, msg: expect.stringContaining('*.shop.example') });
    const many = Array.from({ length: 51 }, (_, index) => `http://h${index}.test`).join();
    expect(await server.admin('Admin.App.Edit', { id: app.id, rev: await rev(), allowed_origins: many })).toMatchObject({ ret: 400 });
  });
});
