import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawn } from '../../../designer/nodes/drawn.ts';
import { until } from '../../../helpers/server.ts';
import { openProxyBench, type ProxyBench, proxyOf } from './odd-upstream.ts';

let bench: ProxyBench;
let anything: string;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  bench = await openProxyBench();
  anything = await bench.proxy('Anything', '/any/{name}', { inputs: [{ port: 'name', in: 'path' }] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await bench.close();
});

const png = Buffer.from('89504e470d0a1a0a0000000d49484452ff00fe01', 'hex');
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Calls a proxy whose upstream answers that. */
async function answered(name: string, headers: Record<string, string>, body: Buffer | string): Promise<Response> {
  bench.answers(`/any/${name}`, (_request, response) => response.writeHead(200, { 'content-length': Buffer.byteLength(body), ...headers }).end(body));
  return bench.call(anything, { name });
}

describe('what an upstream answers', () => {
  it('JSON comes with every digit, whether it is spliced in or goes through a flow', async () => {
    const text = '{"id":9223372036854775807, "price":1.10,"list":[12345678901234567890],"茶":"\\u8336"}';
    expect(await (await answered('Digits', { 'content-type': 'application/json' }, text)).text()).toBe(`{"ret":200,"data":${text},"msg":""}`);
    const flow = drawn({
      service: 'Proxied.Flow.Run',
      nodes: { http: { type: 'http', settings: { method: 'GET', url: `http://127.0.0.1:${bench.port}/any/Digits`, inputs: [] } } },
      edges: ['http.data -> return.data', 'http.status -> return.status'],
    });
    expect(await (await bench.call(await bench.publish({ ...flow, title: 'flow' }))).text()).toContain('"id":9223372036854775807');
  });

  it('text comes as text by its charset, nothing as null', async () => {
    const gbk = Buffer.from([0xb2, 0xe8]);
    expect(await (await answered('Gbk', { 'content-type': 'text/plain; charset=gbk' }, gbk)).json()).toEqual({ ret: 200, data: '茶', msg: '' });
    const xml = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="GBK"?><a>'), gbk, Buffer.from('</a>')]);
    expect(await (await answered('Xml', { 'content-type': 'application/xml' }, xml)).json()).toMatchObject({
      data: expect.stringContaining('<a>茶</a>'),
    });
    expect(await (await answered('Digest', { 'content-type': 'text/plain' }, '12345678901234567890')).json()).toMatchObject({
      data: '12345678901234567890',
    });
    for (const type of ['application/json', 'text/plain', 'image/png']) {
      const name = `Empty${type.replace(/\W/g, '')}`;
      expect(await (await answered(name, { 'content-type': type, 'content-length': '0' }, '')).json(), type).toEqual({
        ret: 200,
        data: null,
        msg: '',
      });
    }
  });

  it('HEAD has an answer without a body', async () => {
    bench.answers('/head', (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000', 'x-total-count': '8' }).end(),
    );
    const response = await bench.call(await bench.proxy('Head', '/head', { settings: { method: 'HEAD' } }));
    expect(await response.json()).toEqual({ ret: 200, data: null, msg: '' });
    expect(response.headers.get('x-total-count')).toBe('8');
  });

  it('everything else is a file, byte for byte, under a name that is safe', async () => {
    const headers = {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="..\\..\\a\\r\\"<b>.png"; filename*=UTF-8''%2e%2e%2f%E8%8C%B6.png`,
    };
    const response = await answered('Picture', headers, png);
    expect(hash(new Uint8Array(await response.arrayBuffer()))).toBe(hash(png));
    expect(
      Object.fromEntries(['content-type', 'content-length', 'content-disposition', 'x-content-type-options'].map((name) => [name, response.headers.get(name)])),
    ).toEqual({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('茶.png')}`,
      'x-content-type-options': 'nosniff',
    });
    const nameless = await answered('Nameless', {}, png);
    expect(hash(new Uint8Array(await nameless.arrayBuffer()))).toBe(hash(png));
    expect(nameless.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('a file is no part of JSON, and a test run shows what it is', async () => {
    await answered('Inside', { 'content-type': 'image/png' }, png);
    const flow = drawn({
      service: 'Proxied.Member.Run',
      nodes: { http: { type: 'http', settings: { method: 'GET', url: `http://127.0.0.1:${bench.port}/any/Inside`, inputs: [] } } },
      edges: ['http.data -> return.data'],
    });
    const answer = await (await bench.call(await bench.publish({ ...flow, title: 'member' }))).json();
    expect(answer).toEqual({ ret: 502, data: null, msg: '上游接口返回的是文件，只能作为整个返回，不能放进 JSON' });
    const run = await bench.server.admin('Admin.Interface.TestRun', { definition: proxyOf('Shown', `http://127.0.0.1:${bench.port}/any/Inside`) });
    expect(run.data).toMatchObject({ ret: 200, data: { file: 'download.png', type: 'image/png', bytes: png.length } });
  });

  it('is unpacked, however it is packed, and refused where nobody can', async () => {
    const packed = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync, zstd: zstdCompressSync };
    for (const [coding, pack] of Object.entries(packed)) {
      const json = await answered(`Json${coding}`, { 'content-type': 'application/json', 'content-encoding': coding }, pack('{"a":"茶"}'));
      expect(await json.json(), coding).toEqual({ ret: 200, data: { a: '茶' }, msg: '' });
      const file = await answered(`File${coding}`, { 'content-type': 'image/png', 'content-encoding': coding }, pack(png));
      expect(hash(new Uint8Array(await file.arrayBuffer())), coding).toBe(hash(png));
      expect(file.headers.get('content-encoding')).toBeNull();
    }
    for (const [name, body] of Object.entries({ Foreign: 'x', Damaged: gzipSync('{"a":1}').subarray(0, 15) })) {
      const response = await answered(name, { 'content-type': 'application/json', 'content-encoding': name === 'Foreign' ? 'exi' : 'gzip' }, body);
      expect(await response.json(), name).toMatchObject({ ret: 502 });
    }
    const bomb = await answered('Bomb', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, gzipSync(`"${'x'.repeat(6 * 1_048_576)}"`));
    expect(await bomb.json()).toMatchObject({ ret: 502, msg: '上游接口返回的 JSON 超过 5 MB' });
  });
});

describe('what an upstream answers to do harm', () => {
  it('no page of it is shown under the platform’s address', async () => {
    const script = '<script>alert(1)</script>';
    const attached = { 'content-disposition': 'attachment' };
    for (const [index, type] of ['text/event-stream, text/html', 'text/event-stream-x', 'text/html', 'image/svg+xml'].entries()) {
      const response = await answered(`Page${index}`, { 'content-type': type, ...attached }, script);
      expect(response.headers.get('content-disposition'), type).toMatch(/^attachment/);
      expect(response.headers.get('content-security-policy'), type).toBe("sandbox; default-src 'none'");
      expect(response.headers.get('content-type'), type).toBe(type.includes(',') ? 'application/octet-stream' : type);
    }
    const events = await answered('Ticks', { 'content-type': 'text/event-stream; charset=utf-8' }, 'data: 1\n\n');
    expect([events.headers.get('content-type'), events.headers.get('content-disposition')]).toEqual(['text/event-stream; charset=utf-8', null]);
  });

  it('a long name of a file is not cut in the middle of a character', async () => {
    const disposition = `attachment; filename*=UTF-8''${'a'.repeat(149)}${encodeURIComponent('😀')}.png`;
    const response = await answered('Longname', { 'content-type': 'image/png', 'content-disposition': disposition }, png);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${'a'.repeat(149)}${encodeURIComponent('😀')}`);
  });

  it('JSON too deep to be printed, and numbers that would keep the processor for seconds, are the upstream’s fault', async () => {
    const flow = drawn({
      service: 'Proxied.Harm.Run',
      parameters: [{ name: 'name', type: 'string' }],
      nodes: {
        http: { type: 'http', settings: { method: 'GET', url: `http://127.0.0.1:${bench.port}/any/{name}`, inputs: [{ port: 'name', in: 'path' }] } },
      },
      edges: ['name.value -> http.name', 'http.data -> return.data'],
    });
    const service = await bench.publish({ ...flow, title: 'harm' });
    const texts = { Deep: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, Digits: `[${'9'.repeat(4_000_000)}]` };
    for (const [name, text] of Object.entries(texts)) {
      await (await answered(name, { 'content-type': 'application/json' }, text)).arrayBuffer();
      expect(await (await bench.call(service, { name })).json(), name).toMatchObject({ ret: 502, msg: '上游接口的返回不是它所声明的 JSON' });
      bench.answers('/any/Refused', (_request, response) => response.writeHead(400, { 'content-type': 'application/json' }).end(text));
      const refused = await (await bench.call(anything, { name: 'Refused' })).json();
      expect(refused, name).toMatchObject({ ret: 422, data: { upstream: { status: 400, body: text.slice(0, 20_000) } } });
    }
    expect(
      await (await answered('Level', { 'content-type': 'application/json' }, `{"a":"\\\\\\"[","b":${'['.repeat(511)}${']'.repeat(511)}}`)).json(),
    ).toMatchObject({
      ret: 200,
    });
  });
});

describe('long answers', () => {
  it('JSON has a limit, downloads have none', async () => {
    const bytes = randomBytes(7 * 1_048_576);
    const file = await answered('Large', { 'content-type': 'application/octet-stream' }, bytes);
    expect(hash(new Uint8Array(await file.arrayBuffer()))).toBe(hash(bytes));
    const csv = 'a,b\n'.repeat(1_500_000);
    expect(await (await answered('Csv', { 'content-type': 'text/csv' }, csv)).text()).toBe(csv);
    const json = await (await answered('LongJson', { 'content-type': 'application/json' }, `"${'x'.repeat(6 * 1_048_576)}"`)).json();
    expect(json).toEqual({ ret: 502, data: null, msg: '上游接口返回的 JSON 超过 5 MB' });
  });

  it('events arrive as they are sent, and the upstream is left when the caller goes', async () => {
    let isClosed = false;
    let send = (_text: string) => {};
    bench.answers('/events', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      send = (text) => void response.write(text);
      response.on('close', () => {
        isClosed = true;
      });
    });
    const leaving = new AbortController();
    const response = await bench.call(await bench.proxy('Events', '/events'), {}, { signal: leaving.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body!.getReader();
    for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
      send(text);
      expect(new TextDecoder().decode((await reader.read()).value)).toBe(text);
    }
    leaving.abort();
    await until(
      async () => isClosed,
      (closed) => closed,
    );
  });

  it('a HEAD is answered by the head alone, and the upstream is left at once', async () => {
    let isClosed = false;
    bench.answers('/ticks', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      response.on('close', () => {
        isClosed = true;
      });
    });
    const service = await bench.publish({ ...proxyOf('HeadOfEvents', `http://127.0.0.1:${bench.port}/ticks`), verbs: ['GET'] });
    const response = await fetch(`${bench.server.address}/api/${service}`, { method: 'HEAD', headers: { authorization: `Bearer ${bench.token}` } });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'text/event-stream', '']);
    await until(
      async () => isClosed,
      (closed) => closed,
    );
  });

  it('the upstream sends no faster than the caller reads', async () => {
    let sent = 0;
    bench.answers('/endless', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const part = Buffer.alloc(65_536);
      const more = () => {
        if (response.destroyed) return;
        sent += part.length;
        if (response.write(part)) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    const leaving = new AbortController();
    await bench.call(await bench.proxy('Endless', '/endless'), {}, { signal: leaving.signal });
    let before = -1;
    await until(
      async () => {
        const stands = sent === before;
        before = sent;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return stands;
      },
      (stands) => stands,
    );
    expect(sent).toBeLessThan(64 * 1_048_576);
    leaving.abort();
  });

  it('an upstream that breaks off breaks the caller’s connection, and is logged as failed', async () => {
    bench.answers('/cut', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '100000' });
      response.write(Buffer.alloc(50_000));
      setTimeout(() => response.destroy(), 20);
    });
    const service = await bench.proxy('Broken', '/cut');
    const response = await bench.call(service);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    const rows = () => bench.server.platform.database.read.selectFrom('access_log').select('ret').where('service', '=', service).execute();
    expect(await until(rows, (found) => found.length > 0)).toEqual([{ ret: 502 }]);
  });
});
