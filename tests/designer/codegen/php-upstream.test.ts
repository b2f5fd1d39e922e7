import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '../../../designer/model/semantics/values/failure.ts';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import { drawn } from '../nodes/drawn.ts';
import { standInFramework } from './phalapi-framework.ts';
import { PhalApiServer } from './phalapi-server.ts';
import { hasPhp } from './php-project.ts';

const bytes = Buffer.from([0x89, 0x50, 0, 0xff, 0xfe]);

describe.skipIf(!hasPhp)('what another system answers generated PHP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-upstream-'));
  let upstream: Server;
  let php: PhalApiServer;
  let port = 0;
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      const path = decodeURIComponent(request.url ?? '');
      if (path === '/file') {
        response.writeHead(200, {
          'content-type': 'image/png',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('../图 1.png')}`,
          'x-total': '7',
          'x-other': '8',
        });
        response.end(bytes);
      } else if (path === '/there') {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([request.method, request.headers.host?.split(':')[0]]));
      } else if (path === '/packed') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipSync('{"un":"packed"}'));
      } else if (path.startsWith('/to:')) {
        const [, status, ...target] = path.split(':');
        const location = target.join(':').replace('//other', `//localhost:${request.socket.localPort}`);
        response.writeHead(Number(status), { location, 'x-total': '7' }).end('moved');
      } else {
        response.writeHead(Number(path.slice(1)) || 404, { 'content-type': 'application/json', 'retry-after': '30', 'x-total': '7' });
        response.end('{"why":"so"}');
      }
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const address = upstream.address();
    port = typeof address === 'object' && address ? address.port : 0;
    const proxy = (name: string, edges: string[], whole: boolean) => {
      const definition = drawn({
        service: `Check.${name}.Run`,
        parameters: [
          { name: 'path', type: 'string', required: true },
          { name: 'key', type: 'string' },
        ],
        nodes: {
          ask: {
            type: 'http',
            settings: {
              method: 'GET',
              url: `http://127.0.0.1:${port}/{path}`,
              inputs: [
                { port: 'path', in: 'path' },
                { port: 'key', in: 'header', name: 'X-Key' },
              ],
              relay: ['x-total'],
            },
          },
        },
        edges: ['path.value -> ask.path', 'key.value -> ask.key', ...edges],
      });
      if (whole) Object.assign(definition.flow.nodes.at(-1)!.settings, { whole: true });
      return definition;
    };
    php = new PhalApiServer([proxy('Whole', ['ask.data -> return.data'], true), proxy('Part', ['ask.data -> return.part'], false)], standInFramework(folder));
    await php.start();
  });
  afterAll(() => {
    php?.remove();
    upstream?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (service: string, path: string, more: Record<string, string> = {}) =>
    fetch(php.address, { method: 'POST', body: new URLSearchParams({ service: `Check.${service}.Run`, path, ...more }) });

  it('is a file as it came, with its name and the headers the interface hands on', async () => {
    const answer = await ask('Whole', 'file');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(['content-type', 'content-disposition', 'x-total', 'x-other'].map((name) => [name, answer.headers.get(name)]))).toEqual({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('图 1.png')}`,
      'x-total': '7',
      'x-other': null,
    });
  });

  it('is no part of JSON when it is a file', async () => {
    expect(await (await ask('Part', 'file')).json()).toEqual({ ret: 502, data: null, msg: '上游接口返回的是文件，只能作为整个返回，不能放进 JSON' });
  });

  it('is a refusal with its own code and what the other side said', async () => {
    const answers = await Promise.all(['404', '401', '429', '500', '302'].map(async (path) => (await ask('Whole', path)).json()));
    expect(answers.map(({ ret }) => ret)).toEqual([422, 502, 410, 502, 502]);
    expect(answers[0].data).toEqual({ upstream: { status: 404, headers: { 'retry-after': '30', 'x-total': '7' }, body: { why: 'so' } } });
  });

  it.each([
    ...['packed', 'to:302:/there', 'to:301:there', 'to:307:../there#x', 'to:308:/a/../there', 'to:303://other/there', 'to:302:/to:302:/to:301:/there'],
    ...['to:302:/to:302:/to:302:/to:302:/there', 'to:302:file:///etc/passwd', 'to:302:javascript:1', 'to:302:', 'to:304:/there', 'to:300:/there'],
  ])('is what the platform makes of %s', async (path) => {
    for (const key of [undefined, 'k']) {
      const request = { method: 'GET', url: `http://127.0.0.1:${port}/${encodeURIComponent(path)}`, media: 'application/json', relay: ['x-total'] };
      const allow = [
        { address: '127.0.0.1', port },
        { address: '::1', port },
      ];
      const reported = await outboundHttp({ ...request, ...(key && { headers: { 'X-Key': key } }) }, { allow }).then(
        ({ data }) => ({ ret: 200, data, msg: '' }),
        ({ ret, data, text }: Failure) => ({ ret, data: JSON.parse(JSON.stringify(data)), msg: text.zh_cn }),
      );
      expect(await (await ask('Whole', path, key ? { key } : {})).json()).toEqual(reported);
    }
  });
});
