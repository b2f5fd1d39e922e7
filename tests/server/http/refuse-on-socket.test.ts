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
