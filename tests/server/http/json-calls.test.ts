import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { type HttpCall, send, signatureOf } from './http-caller.ts';

const service = 'Open.Json.Echo';
const path = `/api/${service}`;
let server: TestServer;
let app: TestApp;
let token: string;

beforeAll(async () => {
  server = await openServer();
  const rules = {
    count: 'integer',
    note: { type: 'string' },
    list: { type: 'array' },
    password: { type: 'string' },
    any: { type: 'object' },
  } as const;
  const definition = computedDefinition(service, rules, { count: 'count', note: 'note', list: 'list', any: 'any' });
  await publish(definition);
  app = await addApp(server);
  token = await tokenOf(server.call, app);
});
afterAll(() => server.close());

async function publish(definition: ReturnType<typeof computedDefinition>): Promise<void> {
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, verbs: ['GET', 'POST'] } }));
  await done(server.admin('Admin.Interface.Publish', { id }));
}

const call = async (request: HttpCall) => (await send(server.address, request)).body;
const withToken = (body: object) => call({ body: { service, access_token: token, count: 1, ...body } });

describe('a call as JSON', () => {
  it('names its service in the body, by its short name, or in the path, and says who calls in a member or the header', async () => {
    const data = { count: 1, note: null, list: null, any: null };
    expect(await withToken({})).toEqual({ ret: 200, data, msg: '' });
    expect(await call({ body: { s: service, access_token: token, count: 1 } })).toMatchObject({ ret: 200, data });
    expect(await call({ path, body: { count: 1 }, headers: { authorization: `Bearer ${token}` } })).toMatchObject({ ret: 200, data });
    expect(await call({ path: `/api/?s=${service}`, body: { app_key: app.key, access_token: token, count: 1 } })).toMatchObject({ ret: 200, data });
    const charset = { 'content-type': 'Application/JSON; charset=utf-8', authorization: `Bearer ${token}` };
    expect(await call({ path, body: '{"count":1}', headers: charset })).toMatchObject({ ret: 200, data });
  });

  it('keeps values as they are', async () => {
    const data = { count: 5, note: ' 中文 "1" ', list: [1, '1', [true, null], { a: {} }], any: { constructor: 1, toString: [] } };
    expect(await withToken(data)).toEqual({ ret: 200, data, msg: '' });
    expect(await withToken({ note: '' })).toMatchObject({ ret: 200, data: { note: '' } });
  });

  it('turns no text into another type and nothing into a text', async () => {
    const answer = await withToken({ count: '1', note: 1, list: '[1]', any: [], more: 1 });
    expect(answer.ret).toBe(400);
    expect((answer.data as { errors: { field: string; code: string }[] }).errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'more unknown',
      'count type',
      'note type',
      'list type',
      'any type',
    ]);
    expect(await withToken({ note: null })).toMatchObject({ ret: 400, msg: '参数 note 不能为 null；没有值时请不要传递' });
  });

  it('serves the back-office and everybody’s calls, too', async () => {
    const login = await call({ body: { service: 'App.Auth.ApplyToken', app_key: app.key, app_secret: app.secret } });
    expect(login).toMatchObject({ ret: 200, data: { access_token: expect.any(String) } });
    const access_token = server.admin.token;
    expect(await call({ body: { service: 'Platform.User.Profile', access_token } })).toMatchObject({ ret: 200, data: { profile: { username: 'admin' } } });
    const added = await call({
      path: '/api/Admin.App.Add',
      headers: { authorization: `Bearer ${access_token}` },
      body: {
        app_key: 'byJson',
        app_secret: 'x'.repeat(20),
        name: 'By JSON',
        account_id: 1,
        limit_mode: 'unlimited',
        daily_limit: 1,
        developers: [1],
        company: '',
      },
    });
    expect(added).toMatchObject({ ret: 200 });
    const found = await call({ body: { service: 'Admin.App.List', access_token, page: 1, per_page: 5, filters: { limit_mode: 'unlimited' } } });
    expect(found.ret, JSON.stringify(found)).toBe(200);
    expect(await call({ body: { service: 'Admin.App.List', access_token, page: '1' } })).toMatchObject({ ret: 400 });
    expect(await call({ body: { service: 'Admin.App.List' } })).toMatchObject({ ret: 406 });
  });

  it.each<[string, string | Buffer, string]>([
    ['a list', '[{"service":"x"}]', '对象'],
    ['a number', '1', '对象'],
    ['null', 'null', '对象'],
    ['what is no JSON', '{"service":', 'JSON'],
    ['a form', 'service=Open.Json.Echo&count=1', 'JSON'],
    ['a name given twice', '{"count":1,"service":"Open.Json.Echo","count":2}', 'count'],
    ['a name given twice further down', '{"service":"Open.Json.Echo","any":{"a":1,"\\u0061":2}}', '重复'],
    ['__proto__', '{"service":"Open.Json.Echo","__proto__":{"count":1}}', '__proto__'],
    ['__proto__ further down', '{"service":"Open.Json.Echo","any":{"x":[{"__proto__":{"isAdmin":true}}]}}', '__proto__'],
    ['constructor', '{"service":"Open.Json.Echo","constructor":{"prototype":{"count":1}}}', 'constructor'],
    ['more than 64 levels', `{"any":${'{"a":'.repeat(64)}1${'}'.repeat(64)}}`, '64'],
    ['hundreds of thousands of levels', '[{"a":'.repeat(150_000), '64'],
    ['more than 200 members', JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, 1]))), '200'],
    ['more than 1 MB', `{"note":"${'x'.repeat(1_048_576)}"}`, '1 MB'],
    ['a number beyond all numbers', '{"service":"Open.Json.Echo","any":{"x":1e400}}', '1e400'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'UTF-8'],
    ['half of a surrogate pair', '{"service":"Open.Json.Echo","note":"\\ud800"}', '代理项'],
    ['a name with NUL', '{"service":"Open.Json.Echo","any":{"\\u0000a":1}}', 'NUL'],
    ['a service that is no text', '{"service":1}', 'service'],
    ['a token that is no text', '{"service":"Open.Json.Echo","access_token":["x"]}', 'access_token'],
    ['a key that is no text', '{"service":"Open.Json.Echo","app_key":7}', 'app_key'],
    ['the fields that sign a form', '{"service":"Open.Json.Echo","app_key":"k","sign":"x"}', 'X-Portico-Signature'],
  ])('is refused with a sentence: %s', async (_what, body, word) => {
    expect(await call({ body, headers: { 'content-type': 'application/json' } })).toMatchObject({ ret: 400, data: null, msg: expect.stringContaining(word) });
  });

  it('may have no body at all where nothing is asked for', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.admin.token}` };
    expect(await call({ path: '/api/Platform.User.Profile', body: '', headers })).toMatchObject({ ret: 200 });
    expect(await call({ path: '/api/Platform.User.Profile', body: '{}', headers })).toMatchObject({ ret: 200 });
    expect(await call({ path: '/api/Platform.User.Profile', body: ' ', headers })).toMatchObject({ ret: 400 });
  });

  it('is refused where two services are named, and where parameters stand in the address', async () => {
    expect(await call({ path, body: { service: 'Open.Json.Other' } })).toMatchObject({ ret: 400, msg: expect.stringContaining('Open.Json.Other') });
    expect(await call({ body: { service, s: 'Admin.App.List', access_token: token } })).toMatchObject({ ret: 400 });
    expect(await call({ path, body: { service, access_token: token, count: 1 } })).toMatchObject({ ret: 200 });
    expect(await call({ path: `${path}?count=1`, body: { access_token: token } })).toMatchObject({ ret: 400, msg: expect.stringContaining('count') });
    expect(await call({ path: `${path}?access_token=${token}`, body: { count: 1 } })).toMatchObject({ ret: 400 });
  });

  it('is UTF-8: what says that it is something else is refused', async () => {
    for (const charset of ['utf-16', 'iso-8859-1', '"gbk"']) {
      const headers = { 'content-type': `application/json; charset=${charset}`, authorization: `Bearer ${token}` };
      expect(await call({ path, body: '{"count":1}', headers }), charset).toMatchObject({ ret: 400, msg: 'JSON 请求内容不是有效的 UTF-8' });
    }
  });

  it('is told apart from a form by its type alone', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await call({ path, body: `{"count":1,"access_token":"${token}"}`, headers: form })).toMatchObject({ ret: 406 });
    for (const type of ['text/plain', 'application/jsonp', 'application/vnd.api+json', 'text/json', 'application/xml']) {
      const refused = await call({ path, body: '{"count":1}', headers: { 'content-type': type } });
      expect(refused, type).toMatchObject({ ret: 400, msg: expect.stringContaining('application/json') });
    }
  });

  it('carries no file, and no text passes for one', async () => {
    const answer = await call({ body: { service: 'Admin.File.Upload', access_token: server.admin.token, file: '/etc/passwd' } });
    expect(answer.data).toMatchObject({ errors: [{ field: 'file', code: 'type' }] });
  });

  it('is refused by an interface that takes GET only', async () => {
    const definition = computedDefinition('Open.Json.Read', { a: 'integer' }, { a: 'a' });
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, verbs: ['GET'] } }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    expect(await call({ body: { service: 'Open.Json.Read', access_token: token, a: 1 } })).toMatchObject({ ret: 405, msg: expect.stringContaining('GET') });
  });

  it('stands in the access log with its types, and without what is private at any depth', async () => {
    const logged = await addApp(server);
    const access_token = await tokenOf(server.call, logged);
    const any = { deep: [{ api_key: 'hidden', name: 'shown' }] };
    await call({ body: { service, access_token, count: 4, password: 'hidden', any, list: ['x'.repeat(900)] } });
    await server.platform.accessLog.flush();
    const row = await server.platform.database.read.selectFrom('access_log').selectAll().where('app_key', '=', logged.key).executeTakeFirstOrThrow();
    expect(JSON.parse(String(row.parameters))).toEqual({
      count: 4,
      password: '***',
      any: { deep: [{ api_key: '***', name: 'shown' }] },
      list: `["${'x'.repeat(498)}…`,
    });
    expect(String(row.parameters)).not.toContain(access_token);
  });
});

describe('a signature in the headers', () => {
  const body = '{"count":3}';
  const json = { 'content-type': 'application/json' };
  const signed = (own: Parameters<typeof signatureOf>[1] = {}) => ({ ...json, ...signatureOf(app, { path, body, ...own }) });

  it('lets the call through that it was made for, once', async () => {
    const headers = signed();
    expect(await call({ path, body, headers })).toMatchObject({ ret: 200, data: { count: 3 } });
    expect(await call({ path, body, headers })).toMatchObject({ ret: 414, msg: expect.stringContaining('nonce') });
  });

  it('signs a GET, too', async () => {
    const way = `${path}?count=8&note=a%20b`;
    const headers = signatureOf(app, { method: 'GET', path: way, body: '' });
    expect(await call({ method: 'GET', path: `${path}?count=9&note=a%20b`, headers })).toMatchObject({ ret: 414 });
    expect(await call({ method: 'GET', path: way, headers })).toMatchObject({ ret: 200, data: { count: 8, note: 'a b' } });
  });

  it('covers body, path, query, method, time and nonce', async () => {
    const refused = { ret: 414, data: null };
    expect(await call({ path, body: '{"count":4}', headers: signed() })).toMatchObject(refused);
    expect(await call({ path, body: '{"count": 3}', headers: signed() })).toMatchObject(refused);
    expect(await call({ path: '/api/Open.Json.Read', body, headers: signed() })).not.toMatchObject({ ret: 200 });
    expect(await call({ path: `/api/?service=${service}`, body, headers: signed() })).toMatchObject(refused);
    expect(await call({ path: `${path}?s=${service}`, body, headers: signed() })).toMatchObject(refused);
    expect(await call({ path, body, headers: signed({ method: 'GET' }) })).toMatchObject(refused);
    expect(await call({ path, body, headers: { ...signed(), 'x-portico-timestamp': String(Math.floor(Date.now() / 1000) + 1) } })).toMatchObject(refused);
    expect(await call({ path, body, headers: { ...signed(), 'x-portico-nonce': 'another-nonce' } })).toMatchObject(refused);
    expect(await call({ path, body, headers: signed({ timestamp: Math.floor(Date.now() / 1000) - 310 }) })).toMatchObject(refused);
  });

  it('is of the app it names', async () => {
    const other = await addApp(server);
    expect(await call({ path, body, headers: { ...signed(), 'x-portico-key': other.key } })).toMatchObject({ ret: 414 });
    expect(await call({ path, body, headers: { ...signed(), 'x-portico-key': 'nobody' } })).toMatchObject({ ret: 413 });
    expect(await call({ path, body: JSON.stringify({ count: 3, app_key: other.key }), headers: signed() })).toMatchObject({ ret: 414 });
  });

  it('is whole: a missing header is named', async () => {
    const { 'x-portico-key': _key, ...keyless } = signed() as Record<string, string>;
    expect(await call({ path, body, headers: keyless })).toMatchObject({ ret: 414, msg: expect.stringContaining('X-Portico-Key') });
    const { 'x-portico-signature': _sign, ...unsigned } = signed() as Record<string, string>;
    expect(await call({ path, body, headers: unsigned })).toMatchObject({ ret: 414 });
  });

  it('goes before a token a proxy added, and not together with one in the body', async () => {
    expect(await call({ path, body, headers: { ...signed(), authorization: 'Bearer of-a-proxy' } })).toMatchObject({ ret: 200 });
    const two = JSON.stringify({ count: 3, access_token: token });
    expect(await call({ path, body: two, headers: signed({ body: two }) })).toMatchObject({ ret: 400 });
  });

  it('signs no form and no file, whose own fields sign them', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await call({ path, body: 'count=3', headers: { ...signed({ body: 'count=3' }), ...form } })).toMatchObject({
      ret: 414,
      msg: expect.stringContaining('JSON'),
    });
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = '--x\r\ncontent-disposition: form-data; name="count"\r\n\r\n3\r\n--x--\r\n';
    expect(await call({ path, body: part, headers: { ...signed({ body: part }), ...multipart } })).toMatchObject({ ret: 414 });
  });

  it('says nothing of who is logged in', async () => {
    const profile = '{"service":"Platform.User.Profile"}';
    expect(await call({ body: profile, headers: { ...json, ...signatureOf(app, { body: profile }) } })).toMatchObject({ ret: 406 });
  });
});
