import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { openServer, type TestServer } from '../../helpers/server.ts';

let server: TestServer;
/** Hangs up while its call is handled. */
let hangUp: () => void = () => {};
beforeAll(async () => {
  server = await openServer();
  const says = (name: string, text: string) => ({
    ...{ name, title: { zh_cn: name, en: name }, parameters: [], access: { kind: 'public' as const } },
    handle: () => ({ text }),
  });
  server.platform.services.replace('test', [
    says('Platform.Test.Long', '长'.repeat(40_000)),
    says('Platform.Test.Short', '短'),
    {
      ...says('Platform.Test.HungUp', ''),
      handle: async () => {
        hangUp();
        await setTimeout(50);
        return { text: randomBytes(30_000).toString('hex') };
      },
    },
  ]);
});
afterAll(() => server.close());

const answerTo = (service: string, encodings: string) => bytesFrom('/api/', encodings, `service=${service}`);

/** Past `fetch`, which unpacks by itself. */
function bytesFrom(path: string, encodings: string, form?: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings, ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) };
    const sent = request(server.address + path, { method: form === undefined ? 'GET' : 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end(form);
  });
}

describe('a long answer', () => {
  it('is packed for clients that unpack it', async () => {
    const { encoding, body } = await answerTo('Platform.Test.Long', 'gzip, deflate, br');
    expect(encoding).toBe('br');
    expect(body.length).toBeLessThan(1_000);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ ret: 200, data: { text: '长'.repeat(40_000) }, msg: '' });
  });

  it('comes as it is for all others, and short ones always do', async () => {
    const [plain, short] = [await answerTo('Platform.Test.Long', 'gzip'), await answerTo('Platform.Test.Short', 'br')];
    expect([plain.encoding, JSON.parse(plain.body.toString()).ret]).toEqual([undefined, 200]);
    expect([short.encoding, JSON.parse(short.body.toString()).data]).toEqual([undefined, { text: '短' }]);
  });

  it('leaves no error behind when its reader hangs up', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    await new Promise((resolve) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'br' };
      const sent = request(`${server.address}/api/`, { method: 'POST', headers });
      hangUp = () => sent.destroy();
      sent.on('error', () => {}).on('close', resolve);
      sent.end('service=Platform.Test.HungUp');
    });
    await setTimeout(200);
    await answerTo('Platform.Test.Long', 'br');
    expect(written.mock.calls).toEqual([]);
    written.mockRestore();
  });
});

test('the rules of a form are packed for browsers that unpack them', async () => {
  const { data } = await server.admin<{ validator: string }>('Admin.Screen.Load', { name: 'article' });
  const [packed, plain] = [await bytesFrom(data?.validator ?? '', 'gzip, br'), await bytesFrom(data?.validator ?? '', 'gzip')];
  expect([packed.encoding, plain.encoding]).toEqual(['br', undefined]);
  expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
});
