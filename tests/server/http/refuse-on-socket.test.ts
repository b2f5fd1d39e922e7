import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('answers a call whose address is too long like any other refusal', async () => {
  const response = await fetch(`${server.address}/api/?s=Open.Calc.Add&text=${'x'.repeat(60_000)}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await response.json()).toEqual({ ret: 400, data: null, msg: expect.stringMatching(/16 KB.*POST.*16 KB.*POST/) });
});

it('ends a connection that does not speak HTTP, with a status and nothing else', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write('no such protocol\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-length: 0\r\n/);
});
