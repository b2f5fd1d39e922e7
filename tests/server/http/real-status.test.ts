import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { drawn } from '../../designer/nodes/drawn.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';
import { send, signatureOf } from './http-caller.ts';

const service = 'Open.Status.Divide';
const path = `/api/${service}`;
let server: TestServer;
let plain: string;
let real: string;
let app: TestApp;

const upstream = createServer((request, response) => {
  const status = Number(request.url?.slice(1));
  response.writeHead(status, { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '7' }) }).end(`{"status":${status}}`);
});

beforeAll(async () => {
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  const { port } = upstream.address() as AddressInfo;
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
  server = await openServer();
  const proxy = drawn({
    service: 'Open.Status.Proxy',
    parameters: [{ name: 'status', type: 'integer', required: true }],
    nodes: { call: { type: 'http', settings: { method: 'GET', url: `http://127.0.0.1:${port}/{status}`, inputs: [{ port: 'status', in: 'path' }] } } },
    edges: ['status.value -> call.status', 'call.data -> return.data'],
  });
  const { id: proxied } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...proxy, visibility: 'open' } }));
  await done(server.admin('Admin.Interface.Publish', { id: proxied }));
  const definition = computedDefinition(service, { a: 'integer', b: 'integer' }, { c: ['divide', 'a', 'b'] });
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  app = await addApp(server, { http_status: 'true' });
  real = await tokenOf(server.call, app);
  plain = await tokenOf(server.call, await addApp(server));
});
afterAll(async () => {
  delete process.env.PORTICO_OUTBOUND_ALLOW;
  upstream.close().closeAllConnections();
  await server.close();
});

const post = (token: string, body: object) => send(server.address, { path, body, headers: { authorization: `Bearer ${token}` } });

describe('an app that asks for real HTTP statuses', () => {
  it('gets the one that fits, around the same envelope', async () => {
    const good = await post(real, { a: 6, b: 3 });
    expect([good.status, good.body]).toEqual([200, { ret: 200, data: { c: 2 }, msg: '' }]);
    const bad = await post(real, { a: 'x', b: 3 });
    expect([bad.status, bad.body]).toEqual([400, expect.objectContaining({ ret: 400, data: { errors: [expect.objectContaining({ field: 'a' })] } })]);
    const zero = await post(real, { a: 1, b: 0 });
    expect([zero.status, zero.body.ret]).toEqual([400, 400]);
  });

  it('gets the status of its own refusals, as soon as it is known', async () => {
    const body = '{"a":1,"b":1}';
    const json = { 'content-type': 'application/json' };
    const wrong = await send(server.address, { path, body, headers: { ...json, ...signatureOf({ ...app, secret: 'wrong' }, { path, body }) } });
    expect([wrong.status, wrong.body.ret]).toEqual([401, 414]);
    const walled = await addApp(server, { http_status: 'true', allowed_ips: '10.0.0.1' });
    const refused = await send(server.address, { path, body, headers: { ...json, ...signatureOf(walled, { path, body }) } });
    expect([refused.status, refused.body.ret]).toEqual([403, 412]);
  });

  it('gets the status of another server that refused, and of ours where that one failed', async () => {
    const requests = async (token: string, status: number) => {
      const answer = await send(server.address, { path: '/api/Open.Status.Proxy', body: { status }, headers: { authorization: `Bearer ${token}` } });
      return [answer.status, answer.body.ret, answer.headers['retry-after']];
    };
    expect(await requests(real, 404)).toEqual([404, 422, undefined]);
    expect(await requests(real, 409)).toEqual([409, 422, undefined]);
    expect(await requests(real, 429)).toEqual([429, 410, '7']);
    expect(await requests(real, 503)).toEqual([502, 502, undefined]);
    expect(await requests(plain, 404)).toEqual([200, 422, undefined]);
  });

  it('learns when its calls of the day begin anew', async () => {
    const limited = await addApp(server, { http_status: 'true', limit_mode: 'limited', daily_limit: 1 });
    const token = await tokenOf(server.call, limited);
    expect((await post(token, { a: 1, b: 1 })).status).toBe(200);
    const spent = await post(token, { a: 1, b: 1 });
    expect([spent.status, spent.body.ret]).toEqual([429, 415]);
    const seconds = Number(spent.headers['retry-after']);
    const midnight = new Date(Date.now() + seconds * 1_000 + 8 * 3_600_000).toISOString();
    expect(midnight).toMatch(/T00:00:0[0-5]/);
  });

  it('is alone in that: everybody else, and who is not known, gets 200', async () => {
    expect((await post(plain, { a: 'x', b: 1 })).status).toBe(200);
    const unknown = await post('nobody', { a: 1, b: 1 });
    expect([unknown.status, unknown.body.ret]).toEqual([200, 406]);
    const malformed = await send(server.address, { path, body: '{', headers: { authorization: `Bearer ${real}`, 'content-type': 'application/json' } });
    expect([malformed.status, malformed.body.ret]).toEqual([200, 400]);
  });

  it('takes effect with the next call', async () => {
    const record = await done(server.admin<{ rev: number }>('Admin.App.Get', { id: app.id }));
    await done(server.admin('Admin.App.Edit', { id: app.id, rev: record.rev, http_status: 'false' }));
    await done(server.admin('Admin.App.Pass', { id: app.id }));
    expect((await post(real, { a: 'x', b: 3 })).status).toBe(200);
  });
});
