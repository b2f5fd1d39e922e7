import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server?.close());

/** Sends bytes as they are and reads until the connection ends. */
async function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const ask = (line: string, language: string) => exchange(`${line} HTTP/1.1\r\nhost: x\r\naccept-language: ${language}\r\nconnection: close\r\n\r\n`);

/** The envelope of an answer, and its status before it. */
function partsOf(answer: string): { status: number; ret: number; data: unknown; msg: string } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  return { status: Number(head.split(' ')[1]), ...JSON.parse(/\{.*\}/s.exec(body)![0]) };
}

const long = 'x'.repeat(300);

describe('a request that no page and no call answers', () => {
  it.each([
    ['GET /docs/%ff', 400, 400],
    ['GET /admin/%ff', 400, 400],
    ['GET /files/%c0%80', 400, 400],
    ['GET /admin/assets/%ff', 400, 400],
    ['GET /api/%ff', 400, 400],
    ['POST /api/%E0%A4%A', 400, 400],
    ['GET /%', 400, 400],
    [`GET /files/${long}`, 404, 404],
    [`GET /api/A.${long}.c`, 404, 404],
    [`GET /admin/assets/${long}`, 404, 404],
    ['GET /admin/assets/..%2f..%2fpackage.json', 404, 404],
    ['GET /admin/assets/%00', 404, 404],
    ['GET /files/..%2f..%2fkeyring', 404, 404],
    ['GET //', 404, 404],
    ['GET /nothing', 404, 404],
    ['PUT /docs', 404, 404],
    ['DELETE /admin/login', 404, 404],
    ['PROPFIND /api/', 404, 404],
    ['PUT /api/', 200, 405],
    ['GET /api/?s=%ff', 200, 400],
  ])('is refused in the form and in the language of the product: %s', async (line, status, ret) => {
    const [zh, en] = [partsOf(await ask(line, 'zh_cn')), partsOf(await ask(line, 'en'))];
    expect(zh).toMatchObject({ status, ret, data: null, msg: expect.stringMatching(/[\u4e00-\u9fff]/) });
    expect(en).toMatchObject({ status, ret, data: null, msg: expect.not.stringMatching(/[\u4e00-\u9fff]/) });
    expect(en.msg).not.toContain('path');
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['no such protocol\r\n\r\n', 400, 400],
    ['BREW /api/ HTTP/1.1\r\nhost: x\r\n\r\n', 400, 400],
    ['GET / HTTP/1.1\r\nhost : x\r\n\r\n', 400, 400],
    ['POST /api/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400, 400],
    ['POST /api/ HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400, 400],
    [`GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 200, 400],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 200, 400],
  ])('are refused in the form of the product, in both languages at once', async (bytes, status, ret) => {
    expect(partsOf(await exchange(bytes))).toEqual({ status, ret, data: null, msg: expect.stringMatching(/[\u4e00-\u9fff].* \/ [A-Z]/) });
  });
});
