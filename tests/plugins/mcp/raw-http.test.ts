import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { Service } from '../../../engine/server/kernel/call/service.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../apps/open-caller.ts';
import { connectAgent } from './connect-agent.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServer();
  const definition = computedDefinition('Open.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  token = await tokenOf(server.call, await addApp(server));
});
afterAll(() => server?.close());

const headers = () => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'accept-language': 'en',
});
const add = (id: number, input: Record<string, unknown>) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'Open_Calc_Add', arguments: input } });

interface Sent {
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

/** Header names may be those a browser sets itself, such as Host and Origin. */
function send({
  body = add(1, { a: 1, b: 2 }),
  method = 'POST',
  headers: more = {},
}: Sent = {}): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    // Of DELETE, Node says no length by itself: what follows the head would be another request, which is none.
    const length = method === 'DELETE' ? { 'content-length': String(bytes.length) } : {};
    const sent = request(`${server.address}/mcp`, { method, headers: { ...headers(), ...length, ...more } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : bytes);
  });
}

describe('POST /mcp', () => {
  it('is answered by one JSON body, without a session', async () => {
    const answer = await send();
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } });
    expect(answer.headers).not.toHaveProperty('mcp-session-id');
    expect(JSON.parse(answer.text)).toMatchObject({ id: 1, result: { structuredContent: { ret: 200, data: { sum: 3 } } } });
  });

  it('answers the messages of a batch together', async () => {
    const answer = await send({ body: [add(1, { a: 1, b: 1 }), add(2, {}), { jsonrpc: '2.0', method: 'notifications/initialized' }] });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject([
      { id: 1, result: { structuredContent: { ret: 200, data: { sum: 2 } } } },
      { id: 2, result: { isError: true } },
    ]);
    const cancelled = await send({ body: [add(1, { a: 1, b: 1 }), { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }] });
    expect(JSON.parse(cancelled.text)).toMatchObject({ id: 1, result: { structuredContent: { ret: 200 } } });
    const long = await send({ body: Array.from({ length: 101 }, (_, id) => add(id, {})) });
    expect(long).toMatchObject({ status: 400, text: expect.stringContaining('must not exceed 100') });
  });

  it('takes no JSON of two meanings, and none that is no text', async () => {
    const cases = { '"a":1,"a":2': 'appears twice', '"__proto__":{"a":1}': '__proto__', '"a":"\\ud800"': 'surrogate pair', '"\\u0000":1': 'NUL' };
    for (const [members, why] of Object.entries(cases)) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Open_Calc_Add","arguments":{"b":{${members}}}}}`;
      expect(await send({ body }), members).toMatchObject({ status: 400, text: expect.stringContaining(why) });
    }
  });

  it('takes a notification with 202 and nothing else', async () => {
    expect(await send({ body: { jsonrpc: '2.0', method: 'notifications/initialized' } })).toMatchObject({ status: 202, text: '' });
  });

  it.each<[string, Sent, number, string]>([
    ['broken JSON', { body: '{"jsonrpc":' }, 400, 'not valid JSON'],
    ['an empty body', { body: '' }, 400, 'not valid JSON'],
    ['bytes that are not UTF-8', { body: Buffer.from([0x22, 0xff, 0x22]) }, 400, 'not valid JSON'],
    ['a depth bomb', { body: `${'['.repeat(400_000)}${']'.repeat(400_000)}` }, 400, 'nested too deeply'],
    ['JSON that is no message', { body: '{"hello":1}' }, 400, 'not a valid JSON-RPC message'],
    ['a body of more than a megabyte', { body: JSON.stringify(add(1, { a: 'x'.repeat(1_100_000) })) }, 413, 'at most 1 MB'],
    ['a form', { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'application/json'],
    ['a multipart form', { body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415, 'application/json'],
    ['a text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'application/json'],
    ['a client that takes no stream', { headers: { accept: 'application/json' } }, 406, 'text/event-stream'],
    ['a version of the protocol nobody knows', { headers: { 'mcp-protocol-version': '1999-01-01' } }, 400, 'Unsupported protocol version'],
  ])('refuses %s', async (_title, sent, status, words) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { message: expect.stringContaining(words) } });
    expect(answer.text).not.toMatch(/node_modules|\bat .*:\d+/);
  });

  it.each([
    ['initialize', {}],
    ['initialize', { protocolVersion: 1, capabilities: {}, clientInfo: { name: 'a', version: '1' } }],
    ['tools/call', { arguments: {} }],
    ['tools/list', { cursor: 1 }],
    ['resources/read', {}],
  ])('answers %s with wrong parameters by the code for it', async (method, params) => {
    const answer = await send({ body: { jsonrpc: '2.0', id: 7, method, params } });
    expect(JSON.parse(answer.text)).toMatchObject({ id: 7, error: { code: -32602 } });
  });

  it('refuses more arguments than a form may have fields, in one sentence', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`a${index}`, 1]));
    const { text } = await send({ body: add(1, many) });
    expect(JSON.parse(text)).toMatchObject({ result: { isError: true, content: [{ text: expect.stringContaining('The limit is 200') }] } });
    expect(text.length).toBeLessThan(1_000);
  });

  it('names a method it does not know, and faults of a message', async () => {
    expect(JSON.parse((await send({ body: { jsonrpc: '2.0', id: 5, method: 'prompts/list' } })).text)).toMatchObject({ id: 5, error: { code: -32601 } });
    const wrong = JSON.parse((await send({ body: { jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 7 } } })).text);
    expect(wrong).toMatchObject({ id: 6, error: { message: expect.stringContaining('name') } });
  });
});

describe('credentials', () => {
  it.each([
    ['', 'Bearer realm="Portico"'],
    ['Basic YTpi', 'Bearer realm="Portico"'],
    ['Bearer', 'Bearer realm="Portico"'],
    ['Bearer wrong', 'error="invalid_token"'],
  ])('that are "%s" are refused with 401 before the body is read', async (authorization, challenge) => {
    const answer = await send({ headers: { authorization }, body: '{' });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toContain(challenge);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.stringContaining('App.Auth.ApplyToken') }, id: null });
  });

  it('may be written in any case', async () => {
    expect((await send({ headers: { authorization: `bearer ${token}` } })).status).toBe(200);
  });
});

describe('other verbs', () => {
  it.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is refused with 405', async (method) => {
    expect(await send({ method })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });
});

describe('the header Origin', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a name that was pointed at this server', { origin: 'http://evil.example', host: 'evil.example' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['of no site', { origin: 'null' }],
    ['that begins like ours', { origin: 'http://127.0.0.1.evil.example', host: '127.0.0.1.evil.example' }],
  ])('%s is refused', async (_title, more) => {
    expect(await send({ headers: more })).toMatchObject({ status: 403, text: expect.stringContaining('other sites') });
    expect((await send({ headers: more, method: 'GET' })).status).toBe(403);
  });

  it('of a page of this server is taken', async () => {
    const { port } = new URL(server.address);
    expect((await send({ headers: { origin: server.address } })).status).toBe(200);
    expect((await send({ headers: { origin: `http://localhost:${port}`, host: `localhost:${port}` } })).status).toBe(200);
    expect((await send({ headers: { origin: `http://[::1]:${port}`, host: `[::1]:${port}` } })).status).toBe(200);
  });
});

it('a page of the public address is taken, once the operator has named it, and of no other', async () => {
  const settings = async (fields: Record<string, string>) => {
    const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
    return server.admin('Admin.SiteConfig.Edit', { rev, ...fields });
  };
  const status = async (origin: string) => (await send({ headers: { origin } })).status;
  expect(await status('https://open.example.com')).toBe(403);
  await done(settings({ public_url: 'https://open.example.com/' }));
  expect(await status('https://open.example.com')).toBe(200);
  expect(await (await fetch(`${server.address}/llms.txt`)).text()).toContain('https://open.example.com/api/');
  expect(await status('http://open.example.com')).toBe(403);
  expect(await status('https://open.example.com.evil.example')).toBe(403);
  for (const public_url of ['https://open.example.com/api', 'https://user:secret@open.example.com', 'ftp://open.example.com']) {
    expect(await settings({ public_url })).toMatchObject({ ret: 400, data: { errors: [{ field: 'public_url' }] } });
  }
});

it('a call is cancelled when its client goes', async () => {
  const began = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const slow: Service = {
    name: 'Open.Slow.Wait',
    title: { zh_cn: '等待', en: 'Wait' },
    parameters: [],
    access: { kind: 'app', visibility: 'open' },
    handle: ({ signal }) => {
      began.resolve();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(ended.resolve('aborted'))));
    },
  };
  server.platform.services.replace('test:slow', [slow]);
  const client = new AbortController();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'Open_Slow_Wait' } });
  const waiting = fetch(`${server.address}/mcp`, { method: 'POST', headers: headers(), body, signal: client.signal });
  await began.promise;
  client.abort();
  await expect(waiting).rejects.toThrow();
  expect(await ended.promise).toBe('aborted');
});

it('a call is cancelled by notifications/cancelled of its own client, and not by that of another one with the same app', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  let changed = Promise.withResolvers<void>();
  const note = (list: string[], who: string) => {
    list.push(who);
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  const slow: Service = {
    name: 'Open.Slow.Wait',
    title: { zh_cn: '等待', en: 'Wait' },
    parameters: [{ name: 'who', type: 'string' }],
    access: { kind: 'app', visibility: 'open' },
    handle: ({ signal, params }) => {
      const who = String(params.who);
      note(begun, who);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(note(ended, who))));
    },
  };
  server.platform.services.replace('test:slow', [slow]);
  const [one, other] = await Promise.all([connectAgent(server.address, token), connectAgent(server.address, token)]);
  const leave = { one: new AbortController(), other: new AbortController() };
  // Both clients count their requests alike: the calls have one id.
  const calls = (['one', 'other'] as const).map((who) =>
    (who === 'one' ? one : other).client.callTool({ name: 'Open_Slow_Wait', arguments: { who } }, undefined, { signal: leave[who].signal }),
  );
  while (begun.length < 2) await changed.promise;
  leave.other.abort();
  await expect(calls[1]).rejects.toThrow();
  while (ended.length < 1) await changed.promise;
  expect(ended).toEqual(['other']);
  leave.one.abort();
  await expect(calls[0]).rejects.toThrow();
  while (ended.length < 2) await changed.promise;
  expect(ended).toEqual(['other', 'one']);
});
