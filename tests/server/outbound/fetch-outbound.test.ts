import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/server/kernel/call/errors.ts';
import { fetchOutbound } from '../../../engine/server/outbound/fetch-outbound.ts';
import { mayConnect, readOutboundAllow } from '../../../engine/server/outbound/outbound-allow.ts';

let upstream: Server;
let port: number;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://here');
    const target = url.searchParams.get('to');
    if (url.pathname === '/redirect' && target) response.writeHead(Number(url.searchParams.get('status') ?? 302), { location: target }).end();
    else if (url.pathname === '/size') {
      let size = 0;
      request.on('data', (part: Buffer) => {
        size += part.length;
      });
      request.on('end', () => response.end(JSON.stringify({ size, told: request.headers['content-length'], encoding: request.headers['transfer-encoding'] })));
    } else if (url.pathname === '/large') for (let part = 0; part < 60; part++) response.write('x'.repeat(100_000));
    else
      response.end(
        JSON.stringify({
          method: request.method,
          path: request.url,
          cookie: request.headers.cookie ?? null,
          key: request.headers['x-shop-key'] ?? null,
          host: request.headers.host,
        }),
      );
    if (url.pathname === '/large') response.end();
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  port = (upstream.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => upstream.close(resolve)));

const allowed = () => readOutboundAllow(`127.0.0.1:${port}`);
const get = (path: string) => fetchOutbound({ method: 'GET', url: `http://127.0.0.1:${port}${path}`, allow: allowed() });

describe('the outbound client', () => {
  it('reaches an allowed private address', async () => {
    const { status, body } = await get('/a?b=c');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toMatchObject({ method: 'GET', path: '/a?b=c' });
  });

  it('refuses inside addresses in every way they can be written', async () => {
    const hosts = [
      '127.0.0.1',
      'localhost',

      '2130706433',
      '0x7f.1',
      '0x7f000001',
      '0177.0.0.1',
      '0177.1',
      '127.1',
      '0',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      '10.0.0.1',
      '[fd00::1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b::127.0.0.1]',
      '[64:ff9b:1::7f00:1]',
      '[::127.0.0.1]',
      '[0:0:0:0:0:ffff:7f00:1]',
      '[2002:7f00:1::]',
      '[2001:0:7f00:1::]',
    ];
    for (const host of hosts) {
      await expect(fetchOutbound({ method: 'GET', url: `http://${host}:${port}/`, allow: [] }), host).rejects.toMatchObject({ ret: 400 });
    }
  });

  it('never reaches this machine by a name written differently', async () => {
    await expect(fetchOutbound({ method: 'GET', url: `http://localhost.:${port}/`, allow: [] })).rejects.toBeInstanceOf(CallError);
  });

  it('opens no other port than the allowed one', async () => {
    await expect(fetchOutbound({ method: 'GET', url: `http://127.0.0.1:${port + 1}/`, allow: allowed() })).rejects.toMatchObject({ ret: 400 });
  });

  it('speaks http and https only', async () => {
    for (const url of ['file:///etc/passwd', 'gopher://127.0.0.1/', 'ftp://127.0.0.1/', 'http://', 'not an address', 'unix:/var/run/docker.sock']) {
      await expect(fetchOutbound({ method: 'GET', url, allow: allowed() }), url).rejects.toMatchObject({ ret: 400 });
    }
  });

  it('checks where a redirect leads', async () => {
    expect((await get('/redirect?to=/there')).url).toBe(`http://127.0.0.1:${port}/there`);
    await expect(get('/redirect?to=http://169.254.169.254/latest')).rejects.toMatchObject({ ret: 400 });
    await expect(get('/redirect?to=file:///etc/passwd')).rejects.toMatchObject({ ret: 400 });
  });

  it('gives up after three redirects', async () => {
    const nested = (times: number): string => (times === 0 ? '/end' : `/redirect?to=${encodeURIComponent(nested(times - 1))}`);
    expect((await get(nested(3))).status).toBe(200);
    await expect(get(nested(4))).rejects.toMatchObject({ ret: 400 });
  });

  it('turns a redirected post into a get and takes no credentials to another origin', async () => {
    const other = `http://localhost:${port}/there`;
    const allow = readOutboundAllow(`127.0.0.1:${port},[::1]:${port}`);
    const url = `http://127.0.0.1:${port}/redirect?to=${encodeURIComponent(other)}`;
    const { body } = await fetchOutbound({ method: 'POST', url, headers: { cookie: 'a=b', 'X-Shop-Key': 'k' }, body: 'x=1', allow });
    expect(JSON.parse(body.toString())).toMatchObject({ method: 'GET', cookie: null, key: null });
    const same = await fetchOutbound({ method: 'GET', url: `http://127.0.0.1:${port}/redirect?to=/there`, headers: { 'X-Shop-Key': 'k' }, allow });
    expect(JSON.parse(same.body.toString())).toMatchObject({ key: 'k' });
  });

  it('sends a streamed body with its length, and from its beginning again where a redirect repeats it', async () => {
    let opened = 0;
    const body = {
      bytes: 300_000,
      open() {
        opened++;
        return Readable.from([Buffer.alloc(100_000), Buffer.alloc(200_000)], { objectMode: false });
      },
    };
    const url = `http://127.0.0.1:${port}/redirect?status=307&to=/size`;
    const answer = await fetchOutbound({ method: 'PUT', url, body, allow: allowed() });
    expect(JSON.parse(answer.body.toString())).toEqual({ size: 300_000, told: '300000' });
    expect(opened).toBe(2);
  });

  it('fails when a streamed body breaks off', async () => {
    const open = () =>
      new Readable({
        read() {
          this.destroy(new Error('disk'));
        },
      });
    const url = `http://127.0.0.1:${port}/size`;
    await expect(fetchOutbound({ method: 'PUT', url, body: { bytes: 10, open }, allow: allowed() })).rejects.toMatchObject({ ret: 500 });
  });

  it('stops reading at 5 MB', async () => {
    await expect(get('/large')).rejects.toMatchObject({ ret: 500 });
  });

  it('tells nothing but that a host cannot be reached', async () => {
    const allow = readOutboundAllow('127.0.0.1:1');
    await expect(fetchOutbound({ method: 'GET', url: 'http://127.0.0.1:1/', allow })).rejects.toMatchObject({
      ret: 500,
      text: { en: '127.0.0.1 cannot be reached' },
    });
  });
});

describe('the allow-list', () => {
  it('reads addresses, ranges and ports, and nothing else', () => {
    expect(readOutboundAllow('127.0.0.1:9000, 10.0.0.0/8 ,[::1]:80,fd00::/8,localhost:1,*,300.1.1.1,')).toEqual([
      { address: '127.0.0.1', port: 9000 },
      { address: '10.0.0.0/8' },
      { address: '::1', port: 80 },
      { address: 'fd00::/8' },
    ]);
  });

  it('is not needed for public addresses', () => {
    expect(mayConnect('93.184.216.34', 443, [])).toBe(true);
    expect(mayConnect('2606:2800:220:1::1', 443, [])).toBe(true);
    expect(mayConnect('100.64.0.1', 443, [])).toBe(false);
    for (const inside of ['::7f00:1', '::a9fe:a9fe', '::2', '4000::1', '64:ff9b::7f00:1', '::ffff:0:7f00:1', '2002:7f00:1::1', 'fec0::1'])
      expect(mayConnect(inside, 443, []), inside).toBe(false);
  });
});
