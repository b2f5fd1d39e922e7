import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { until } from '../../../helpers/server.ts';
import { openProxyBench, type ProxyBench, proxyOf } from './odd-upstream.ts';

let bench: ProxyBench;
beforeAll(async () => {
  // Operators read which host did not answer.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  bench = await openProxyBench();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await bench.close();
});

const json = 'application/json';
const path = (name: string) => `/${name}`;

describe('what an upstream refuses', () => {
  it('keeps its meaning, its body and the headers that were chosen, and nothing that is not the caller’s business', async () => {
    const service = await bench.proxy('Meaning', '/meaning', { settings: { relay: ['x-reason', 'set-cookie'] }, inputs: [{ port: 'status', in: 'query' }] });
    bench.answers('/meaning', (request, response) => {
      const status = Number(new URL(request.url!, 'http://here').searchParams.get('status'));
      response.writeHead(status, {
        ...{ 'content-type': 'application/problem+json', 'x-reason': 'because', 'set-cookie': 'a=b', 'x-internal': 'db-7', connection: 'x-hop, close' },
        ...{ 'x-hop': '1', 'x-ratelimit-remaining': '0', 'access-control-allow-origin': '*', ...(status === 429 && { 'retry-after': '7' }) },
      });
      response.end('{"code":"E7","id":9007199254740993}');
    });
    const wanted: Record<number, number> = {
      400: 422,
      404: 422,
      409: 422,
      422: 422,
      410: 422,
      415: 422,
      401: 502,
      403: 502,
      407: 502,
      429: 410,
      500: 502,
      503: 502,
    };
    for (const [status, ret] of Object.entries(wanted)) {
      const response = await bench.call(service, { status });
      const text = await response.text();
      const { data, msg, ...rest } = JSON.parse(text);
      expect(rest, status).toEqual({ ret });
      expect(msg, status).toContain(status);
      const headers = { 'x-reason': 'because', 'x-ratelimit-remaining': '0', ...(status === '429' && { 'retry-after': '7' }) };
      expect(data.upstream, status).toMatchObject({ status: Number(status), body: { code: 'E7' } });
      expect(data.upstream.headers, status).toEqual(headers);
      expect(text, status).toContain('"id":9007199254740993');
      expect(Object.fromEntries(['x-reason', 'x-ratelimit-remaining', 'retry-after'].map((name) => [name, response.headers.get(name)])), status).toEqual({
        'retry-after': null,
        ...headers,
      });
      for (const name of ['set-cookie', 'x-internal', 'x-hop', 'access-control-allow-origin']) expect(response.headers.get(name), name).toBeNull();
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('401 and 403 are the caller’s matter where his own credential was sent on', async () => {
    bench.answers('/mine', (request, response) => response.writeHead(Number(request.headers['x-status'])).end('no'));
    const inputs = [
      { port: 'key', in: 'header', name: 'X-Api-Key' },
      { port: 'status', in: 'header', name: 'X-Status' },
    ];
    const service = await bench.proxy('Mine', '/mine', { inputs });
    for (const status of [401, 403]) {
      expect(await (await bench.call(service, { status, key: 'wrong' })).json()).toMatchObject({ ret: 422, data: { upstream: { status, body: 'no' } } });
    }
  });

  it('passes through an interface that calls another', async () => {
    bench.answers('/inner', (_request, response) => response.writeHead(409, { 'content-type': json, 'x-total-count': '3' }).end('{"taken":true}'));
    const inner = await bench.proxy('Inner', '/inner');
    const definition = proxyOf('Outer', 'http://127.0.0.1/');
    definition.flow.nodes = definition.flow.nodes.map((node) =>
      node.type === 'http' ? { ...node, type: 'call', settings: { service: inner, parameters: [] } } : node,
    );
    const response = await bench.call(await bench.publish(definition));
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(await response.json()).toEqual({
      ret: 422,
      data: { upstream: { status: 409, headers: { 'x-total-count': '3' }, body: { taken: true } } },
      msg: '上游接口拒绝了请求（状态 409）',
    });
  });
});

describe('an upstream that fails', () => {
  it('a redirect that is not followed is a failure of the upstream', async () => {
    const other = `http://localhost:${bench.port}/there`;
    bench.answers('/moved', (_request, response) => response.writeHead(302, { location: other }).end());
    bench.answers('/inside', (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end());
    bench.answers('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end());
    bench.answers('/here', (_request, response) => response.writeHead(307, { location: '/end' }).end());
    bench.answers('/end', (request, response) => response.writeHead(200, { 'content-type': json }).end(JSON.stringify(request.headers['x-key'] ?? null)));
    const inputs = [{ port: 'key', in: 'header', name: 'X-Key' }];
    for (const [name, at] of Object.entries({ Moved: '/moved', Circle: '/circle' })) {
      const answer = await (await bench.call(await bench.proxy(name, at, { inputs }), { key: 'k' })).json();
      expect(answer, name).toMatchObject({ ret: 502, data: { upstream: { status: 302 } } });
      expect(JSON.stringify(answer)).not.toContain('localhost');
    }
    expect(await (await bench.call(await bench.proxy('Inside', '/inside'))).json()).toMatchObject({ ret: 502, msg: '上游接口无法访问' });
    expect(await (await bench.call(await bench.proxy('Here', '/here', { inputs }), { key: 'k' })).json()).toEqual({ ret: 200, data: 'k', msg: '' });
  });

  it('no connection, a broken one and an inside address are 502 without the host, which a designer’s test run names', async () => {
    const listener = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    process.env.PORTICO_OUTBOUND_ALLOW += `,127.0.0.1:${port},127.0.0.1:1`;
    for (const [name, host] of Object.entries({ Refused: '127.0.0.1:1', Broken: `127.0.0.1:${port}`, Local: '10.0.0.1' })) {
      const service = await bench.proxy(name, `http://${host}/`);
      const text = await (await bench.call(service)).text();
      expect(JSON.parse(text), name).toEqual({ ret: 502, data: null, msg: '上游接口无法访问' });
      expect(text).not.toMatch(/127\.0\.0|10\.0\.0/);
      const run = await bench.server.admin('Admin.Interface.TestRun', { definition: proxyOf(name, `http://${host}/`) });
      expect(run.data, name).toMatchObject({ ret: 502, msg: expect.stringMatching(/127\.0\.0\.1|10\.0\.0\.1/) });
    }
    await new Promise((resolve) => listener.close(resolve));
  });

  it('what says it is JSON and is not is 502 and never handed on as text', async () => {
    const bodies = { Cut: '{"a":', Html: '<html></html>', Nan: '{"a":NaN}', Bytes: Buffer.from([0x22, 0xff, 0x22]) };
    for (const [name, body] of Object.entries(bodies)) {
      bench.answers(path(name), (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
      const answer = await (await bench.call(await bench.proxy(name, path(name)))).json();
      expect(answer, name).toMatchObject({ ret: 502, msg: '上游接口的返回不是它所声明的 JSON', data: { upstream: { status: 200 } } });
    }
  });

  it('is left in peace for a while when nothing of it answers, and the caller is told for how long', async () => {
    const listener = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    process.env.PORTICO_OUTBOUND_ALLOW += `,127.0.0.1:${port}`;
    const service = await bench.proxy('Resting', `http://127.0.0.1:${port}/`);
    let response = await bench.call(service);
    for (let turn = 0; turn < 10; turn++) {
      await response.text();
      response = await bench.call(service);
    }
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ ret: 502, msg: expect.stringContaining('稍后再试') });
    await new Promise((resolve) => listener.close(resolve));
  });

  it('is written down as what it was', async () => {
    bench.answers('/logged', (_request, response) => response.writeHead(500).end());
    const service = await bench.proxy('Logged', '/logged');
    await bench.call(service);
    const rows = () => bench.server.platform.database.read.selectFrom('access_log').select('ret').where('service', '=', service).execute();
    expect(await until(rows, (found) => found.length > 0)).toEqual([{ ret: 502 }]);
  });
});
