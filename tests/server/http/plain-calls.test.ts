import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Call } from '../../../engine/server/index.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { type HttpAnswer, send } from './http-caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  const answering = (name: string, handle: (call: Call) => unknown) => ({
    ...{ name, title: { zh_cn: name, en: name }, parameters: [], access: { kind: 'public' as const } },
    handle: async (call: Call) => handle(call),
  });
  const file = (body: Buffer | Readable, bytes?: number) => ({ kind: 'file', name: '表.csv', contentType: 'text/csv; charset=utf-8', body, bytes });
  server.platform.services.replace('test', [
    answering('Platform.Plain.Short', () => ({ text: '短' })),
    answering('Platform.Plain.Long', () => ({ text: '长'.repeat(40_000) })),
    answering('Platform.Plain.Bytes', () => file(Buffer.from('a,b\n'))),
    answering('Platform.Plain.Stream', () => file(Readable.from(['a,', 'b\n']))),
    answering('Platform.Plain.Told', () => file(Readable.from(['a,', 'b\n']), 4)),
    answering('Platform.Plain.Headed', ({ answerHeaders }) => {
      Object.assign(answerHeaders!, { 'Content-Length': '3', 'X-Request-Id': 'forged', 'Cache-Control': 'public' });
      return { text: 'a' };
    }),
    answering('Platform.Plain.Empty', () => file(Readable.from([]))),
    answering('Platform.Plain.Broken', () => file(createReadStream(join(import.meta.dirname, 'none')))),
    answering('Platform.Plain.Slow', async () => {
      await setTimeout(300);
      return { text: 'late' };
    }),
    answering('Platform.Plain.Unprintable', () => ({
      toJSON() {
        throw new Error('not for callers');
      },
    })),
  ]);
});
afterAll(() => server.close());

/** Without what differs between any two answers, and whether the connection stays: the framework ends it after a body that it cannot read. */
function comparable({ status, headers, text }: HttpAnswer): unknown {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, 'x-request-id': id, ...others } = headers;
  return { status, headers: others, text: text.replaceAll(String(id), '<id>') };
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
/** A parameter nobody has: the same media type, but not as clients write it. */
const unusual = '; version=1';

const cases: { what: string; type: string; body: string | Buffer; path?: string; headers?: Record<string, string> }[] = [
  { what: 'a short answer', type: form, body: 's=Platform.Plain.Short' },
  { what: 'a JSON call', type: json, body: '{"service":"Platform.Plain.Short"}' },
  { what: 'the other paths', type: form, body: 's=Platform.Plain.Short', path: '/api/app.php' },
  { what: 'a long answer', type: form, body: 's=Platform.Plain.Long', headers: { 'accept-encoding': 'gzip' } },
  { what: 'a packed answer', type: form, body: 's=Platform.Plain.Long', headers: { 'accept-encoding': 'gzip, br' } },
  { what: 'a file', type: form, body: 's=Platform.Plain.Bytes' },
  { what: 'a stream', type: form, body: 's=Platform.Plain.Stream' },
  { what: 'a stream of a length that is told', type: form, body: 's=Platform.Plain.Told' },
  { what: "headers of a handler's in another case", type: form, body: 's=Platform.Plain.Headed' },
  { what: 'a stream of nothing', type: form, body: 's=Platform.Plain.Empty' },
  { what: "a caller's id and language", type: form, body: 's=Platform.Plain.None', headers: { 'x-request-id': 'mine', 'accept-language': 'en' } },
  { what: 'a page of another origin', type: form, body: 's=App.Plain.None', headers: { origin: 'https://elsewhere.example' } },
  { what: 'no service', type: form, body: 'a=1' },
  { what: 'an unknown service, in every language', type: form, body: 's=Platform.Plain.None', headers: { 'x-portico-words': 'all' } },
  { what: 'a field twice', type: form, body: 's=a&s=b' },
  { what: 'a form that is not UTF-8', type: form, body: Buffer.from([0x73, 0x3d, 0xff]) },
  { what: 'JSON that is none', type: json, body: '{"service":' },
  { what: 'JSON that is no object', type: json, body: '[]' },
  { what: 'a form with a signature for JSON', type: form, body: 's=App.Plain.None', headers: { 'x-app-key': 'a', 'x-sign': 'b' } },
  { what: 'an empty body', type: form, body: '' },
  { what: 'an answer that cannot be printed', type: form, body: 's=Platform.Plain.Unprintable' },
];

describe('a plain call is answered as the framework answers it', () => {
  test.each(cases)('$what', async ({ type, body, path = '/api/', headers = {} }) => {
    const answer = (contentType: string) => send(server.address, { path, body, headers: { ...headers, 'content-type': contentType } });
    const [plain, framework] = [await answer(type), await answer(`${type}${unusual}`)];
    expect(comparable(plain)).toEqual(comparable(framework));
    expect(plain.headers['x-request-id']).toBeDefined();
  });
});

test('a stream that fails before its first byte is answered as an internal error', async () => {
  for (const type of [form, `${form}${unusual}`]) {
    const { status, body } = await send(server.address, { body: 's=Platform.Plain.Broken', headers: { 'content-type': type } });
    expect([status, body.ret]).toEqual([200, 500]);
  }
});

/** What comes back on one connection until it is closed. */
async function converse(text: string, { address } = server): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (part) => (received += part));
  socket.write(text);
  await once(socket, 'close');
  return received;
}

const request = (body: string, more = '') => `POST /api/ HTTP/1.1\r\nhost: a\r\ncontent-type: ${form}\r\ncontent-length: ${body.length}\r\n${more}\r\n${body}`;

describe('a connection', () => {
  it('answers calls sent at once in their order', async () => {
    const received = await converse(
      request('s=Platform.Plain.Slow') + request('s=Platform.Plain.Short') + request('s=Platform.Plain.None', 'connection: close\r\n'),
    );
    const order = [...received.matchAll(/"ret":(\d+),"data":(\{"text":"\w+|null|\{)/g)].map(([, ret]) => Number(ret));
    expect(order).toHaveLength(3);
    expect(received.indexOf('late')).toBeLessThan(received.indexOf('短'));
  });

  it('that breaks off in the middle of a body is forgotten', async () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.write(`POST /api/ HTTP/1.1\r\nhost: a\r\ncontent-type: ${form}\r\ncontent-length: 100\r\n\r\ns=Platform`);
    await setTimeout(50);
    socket.resetAndDestroy();
    await setTimeout(50);
    expect((await send(server.address, { body: 's=Platform.Plain.Short', headers: { 'content-type': form } })).body.data).toEqual({ text: '短' });
  });
});

test('a server that stops answers what is under way, and ends the connection with it', async () => {
  const stopping = await openServer();
  try {
    stopping.platform.services.replace('test', [
      {
        ...{ name: 'Platform.Plain.Slow', title: { zh_cn: '慢', en: 'Slow' }, parameters: [], access: { kind: 'public' as const } },
        handle: async () => {
          await setTimeout(300);
          return { text: 'late' };
        },
      },
    ]);
    const answer = send(stopping.address, { body: 's=Platform.Plain.Slow', headers: { 'content-type': form, connection: 'keep-alive' } });
    const several = converse(request('s=Platform.Plain.Slow').repeat(3), stopping);
    await setTimeout(100);
    const [{ headers, body }, received] = await Promise.all([answer, several, stopping.close()]);
    expect(received.match(/late/g)).toHaveLength(3);
    expect([headers.connection, body.data]).toEqual(['close', { text: 'late' }]);
  } finally {
    await stopping.close().catch(() => undefined);
  }
});
