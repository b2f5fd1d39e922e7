import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, rawCall, type TestServer } from '../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

function post(
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' },
  path = '/api/',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.address}${path}`, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

const retOf = (answer: { text: string }) => (JSON.parse(answer.text) as { ret: number }).ret;

describe('the one door', () => {
  test('answers the envelope with HTTP status 200 and a request id', async () => {
    const response = await rawCall(server.address, { service: 'Platform.User.Profile', access_token: server.admin.token });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
    expect([response.headers.get('referrer-policy'), response.headers.get('x-content-type-options')]).toEqual(['no-referrer', 'nosniff']);
    expect(await response.json()).toMatchObject({ ret: 200, msg: '', data: { profile: { username: 'admin', level: 255 } } });
  });

  test('takes s for service, in the form or in the address, on every call path', async () => {
    const form = `access_token=${server.admin.token}`;
    for (const path of ['/api', '/api/', '/api/app.php', '/api/admin.php', '/api/platform.php']) {
      expect(retOf(await post(`${form}&s=Platform.User.Profile`, undefined, path))).toBe(200);
      expect(retOf(await post(form, undefined, `${path}?s=Platform.User.Profile`))).toBe(200);
    }
  });

  test('says which service is missing in the caller’s language', async () => {
    const answer = await rawCall(server.address, { service: 'App.No.Such' });
    expect(await answer.json()).toEqual({ ret: 404, data: null, msg: '服务 App.No.Such 不存在' });
    const english = await fetch(`${server.address}/api/`, {
      method: 'POST',
      headers: { 'accept-language': 'en' },
      body: new URLSearchParams({ service: 'App.No.Such' }),
    });
    expect(await english.json()).toMatchObject({ msg: 'There is no service App.No.Such' });
  });

  test('does not tell strangers which back-office calls exist', async () => {
    const known = await server.call('Admin.Article.List');
    const unknown = await server.call('Admin.NoSuch.List');
    expect(unknown).toEqual(known);
    expect(known.ret).toBe(406);
  });

  test('refuses an unknown parameter by name and lists the allowed ones', async () => {
    const answer = await server.admin('Admin.Article.Get', { id: 1, where: '1=1' });
    expect(answer.ret).toBe(400);
    expect(answer.data).toMatchObject({ errors: [{ field: 'where', code: 'unknown' }] });
    expect(answer.msg).toContain('id');
  });

  test('counts the token only as a field: neither the cookie nor the address will do', async () => {
    const cookie = await post('service=Platform.User.Profile', { 'content-type': 'application/x-www-form-urlencoded', cookie: `token=${server.admin.token}` });
    expect(retOf(cookie)).toBe(406);
    const address = await fetch(`${server.address}/api/?service=Platform.User.Profile&access_token=${server.admin.token}`);
    expect(await address.json()).toMatchObject({ ret: 400 });
  });

  test.each([
    ['a duplicate field', 'service=Platform.User.Profile&a=1&a=2'],
    ['a prototype name', 'service=Platform.User.Profile&__proto__=1'],
    ['broken percent encoding', 'service=Platform.User.Profile&a=%E4%B8'],
    ['more than 200 fields', `service=x&${Array.from({ length: 201 }, (_, index) => `f${index}=1`).join('&')}`],
    ['bytes that are not UTF-8', Buffer.from([0x61, 0x3d, 0xff, 0xfe])],
  ])('refuses %s with ret 400', async (_what, body) => {
    expect(retOf(await post(body))).toBe(400);
  });

  test('refuses other content types and bodies over 1 MB in words', async () => {
    const text = await post('{"service":"Platform.User.Profile"}', { 'content-type': 'text/plain' });
    expect(JSON.parse(text.text)).toMatchObject({ ret: 400, msg: expect.stringMatching(/application\/json.*x-www-form-urlencoded/) });
    // No type at all, which the framework has a status of its own for.
    for (const type of [';;;', 'a', '']) {
      const response = await fetch(`${server.address}/api/`, { method: 'POST', body: Buffer.from('{}'), headers: { 'content-type': type } });
      expect([response.status, await response.json()], type).toEqual([200, JSON.parse(text.text)]);
    }
    const large = await post(`service=x&a=${'x'.repeat(1_100_000)}`);
    expect(JSON.parse(large.text)).toMatchObject({ ret: 400, msg: expect.stringContaining('1 MB') });
  });

  test('answers other verbs with 405 in the envelope, whatever they carry', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${server.address}/api/`, { method, body: '{', headers: { 'content-type': 'application/json' } });
      expect([response.status, await response.json()], method).toEqual([200, expect.objectContaining({ ret: 405 })]);
    }
  });

  test('a fault of ours tells a request id and nothing else', async () => {
    await server.platform.database.transact((query) => query.schema.dropTable('configuration').execute());
    const answer = await server.admin('Admin.Configuration.List');
    expect(answer).toEqual({ ret: 500, data: { request_id: expect.any(String) }, msg: '服务器内部错误' });
  });

  test('a text field does not pass for an upload', async () => {
    const answer = await server.admin('Admin.File.Upload', { file: '/etc/passwd' });
    expect(answer.data).toMatchObject({ errors: [{ field: 'file', code: 'type' }] });
  });
});
