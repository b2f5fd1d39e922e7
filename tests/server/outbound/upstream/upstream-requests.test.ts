import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { upstreamLimits } from '../../../../engine/server/outbound/upstream.ts';
import { until } from '../../../helpers/server.ts';
import { addApp, tokenOf } from '../../../plugins/apps/open-caller.ts';
import { openProxyBench, type ProxyBench } from './odd-upstream.ts';

let bench: ProxyBench;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  bench = await openProxyBench();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await bench.close();
});

/** Answers what came: headers as bytes, body and its length. */
function echoes(path: string): void {
  bench.answers(path, ({ method, headers }, response, body) => {
    const reported = { method, length: headers['content-length'] ?? null, encoding: headers['transfer-encoding'] ?? null, body: body.toString() };
    const note = headers['x-note'] === undefined ? null : Buffer.from(String(headers['x-note']), 'latin1').toString('hex');
    const { accept, connection, 'x-request-id': id, 'x-portico-app': app, 'x-forwarded-for': address } = headers;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...reported, note, accept, connection, id: id ?? null, app: app ?? null, address: address ?? null }));
  });
}

it('calls share connections', async () => {
  echoes('/shared');
  const service = await bench.proxy('Shared', '/shared');
  await (await bench.call(service)).text();
  const before = bench.connections();
  for (let turn = 0; turn < 20; turn++) await (await bench.call(service)).text();
  expect(bench.connections()).toBe(before);
});

it('bodies of GET and DELETE go out whole, with their length', async () => {
  echoes('/bodies');
  for (const method of ['GET', 'DELETE']) {
    const service = await bench.proxy(`With${method}`, '/bodies', { settings: { method }, inputs: [{ port: 'name', in: 'field' }] });
    const body = '{"name":"茶"}';
    const answer = await (await bench.call(service, { name: '茶' })).json();
    expect(answer.data, method).toMatchObject({ method, body, length: String(Buffer.byteLength(body)), encoding: null });
  }
});

it('a header carries Latin-1 as bytes; what it cannot carry is refused by name', async () => {
  echoes('/notes');
  const service = await bench.proxy('Notes', '/notes', { inputs: [{ port: 'note', in: 'header', name: 'X-Note' }] });
  expect((await (await bench.call(service, { note: 'é' })).json()).data).toMatchObject({ note: 'e9' });
  for (const note of ['茶', 'a\nb: c', '👋']) {
    expect(await (await bench.call(service, { note })).json(), note).toMatchObject({ ret: 400, msg: expect.stringContaining('X-Note') });
  }
});

it('the upstream is told what the interface says: the id of the call, the app, the address, what is accepted', async () => {
  echoes('/told');
  const inputs = [{ port: 'connection', in: 'header', name: 'Connection' }];
  const plain = await bench.call(await bench.proxy('Plain', '/told', { inputs }), { connection: 'close' });
  expect((await plain.json()).data).toMatchObject({
    ...{ id: plain.headers.get('x-request-id'), app: null, address: null },
    ...{ accept: 'application/json, */*;q=0.8', connection: 'keep-alive' },
  });
  const settings = { forward: ['app', 'address'], accept: 'image/png' };
  const reported = await bench.call(await bench.proxy('Told', '/told', { settings }));
  expect((await reported.json()).data).toMatchObject({ id: null, app: bench.key, address: '127.0.0.1', accept: 'image/png' });
});

it('a connection that broke before the answer is tried once more where that does no harm', async () => {
  let requests = 0;
  const upstream = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests++;
      if (requests % 2 === 1) socket.destroy();
      else socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n7');
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as { port: number };
  process.env.PORTICO_OUTBOUND_ALLOW += `,127.0.0.1:${port}`;
  const read = await bench.proxy('Read', `http://127.0.0.1:${port}/`);
  expect(await (await bench.call(read)).json()).toEqual({ ret: 200, data: 7, msg: '' });
  expect(requests).toBe(2);
  const write = await bench.proxy('Write', `http://127.0.0.1:${port}/`, { settings: { method: 'POST' } });
  expect(await (await bench.call(write)).json()).toMatchObject({ ret: 502 });
  expect(requests).toBe(3);
  await new Promise((resolve) => upstream.close(resolve));
});

it('an upstream that does not answer in time is 504', async () => {
  let arrived = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  bench.answers('/silent', () => arrived());
  const service = await bench.proxy('Silent', '/silent');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = bench.call(service);
    await waiting;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await answer).json()).toEqual({ ret: 504, data: null, msg: '上游接口未按时响应' });
  } finally {
    vi.useRealTimers();
  }
});

it('one app cannot take every place of an upstream with streams that never end', async () => {
  bench.answers('/endless', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  });
  const service = await bench.proxy('Endless', '/endless');
  const token = await tokenOf(bench.server.call, await addApp(bench.server));
  const places = upstreamLimits.callsOfOne;
  upstreamLimits.callsOfOne = 2;
  const ended = new AbortController();
  try {
    const open = await Promise.all([1, 2].map(() => bench.call(service, {}, { signal: ended.signal })));
    expect(open.map(({ headers }) => headers.get('content-type'))).toEqual(['text/event-stream', 'text/event-stream']);
    const refused = await bench.call(service);
    expect([await refused.json(), refused.headers.get('retry-after')]).toEqual([{ ret: 502, data: null, msg: '上游接口的并发调用过多，请稍后再试' }, '1']);
    const other = await bench.call(service, { access_token: token }, { signal: ended.signal });
    expect(other.headers.get('content-type')).toBe('text/event-stream');
  } finally {
    ended.abort();
    upstreamLimits.callsOfOne = places;
  }
  const back = new AbortController();
  await until(
    async () => (await bench.call(service, {}, { signal: back.signal })).headers.get('content-type'),
    (type) => type === 'text/event-stream',
  );
  back.abort();
});
