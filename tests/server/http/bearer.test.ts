import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp, tokenOf } from '../../plugins/apps/open-caller.ts';

const service = 'Open.Calc.Add';
let server: TestServer;
let app: TestApp;
let token: string;
beforeAll(async () => {
  server = await openServer();
  const definition = computedDefinition(service, { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, verbs: ['GET', 'POST'] } }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  app = await addApp(server);
  token = await tokenOf(server.call, app);
});
afterAll(() => server.close());

const sum = { ret: 200, data: { sum: 5 }, msg: '' };
const numbers = { a: '2', b: '3' };

async function answerTo(authorization: string, fields: Record<string, string>, method = 'POST'): Promise<Envelope> {
  const form = new URLSearchParams({ s: service, ...fields });
  const isGet = method === 'GET';
  const sent = await fetch(`${server.address}/api/${isGet ? `?${form}` : ''}`, { method, headers: { authorization }, ...(isGet ? {} : { body: form }) });
  return (await sent.json()) as Envelope;
}

describe('a token in the header', () => {
  it('says who calls, in a form and in an address', async () => {
    expect(await answerTo(`Bearer ${token}`, numbers)).toEqual(sum);
    expect(await answerTo(`bearer  ${token} `, numbers, 'GET')).toEqual(sum);
  });

  it('is refused when it is unknown, like one in a field', async () => {
    expect(await answerTo(`Bearer ${token.slice(1)}x`, numbers, 'GET')).toMatchObject({ ret: 406 });
  });

  it('gives way to credentials in fields, as a proxy may add a header of its own', async () => {
    expect(await answerTo('Bearer of-a-proxy', { ...numbers, access_token: token })).toEqual(sum);
    expect(await answerTo('Bearer of-a-proxy', signed(app, service, numbers))).toEqual(sum);
    expect(await answerTo('Basic YTpi', { ...numbers, access_token: token })).toEqual(sum);
  });

  it('does not make one in the address right', async () => {
    expect(await answerTo(`Bearer ${token}`, { ...numbers, access_token: token }, 'GET')).toMatchObject({
      ret: 400,
      msg: expect.stringContaining('Authorization: Bearer'),
    });
  });

  it('says who is logged in, too', async () => {
    expect(await answerTo(`Bearer ${server.admin.token}`, { s: 'Platform.User.Profile' })).toMatchObject({ ret: 200 });
  });
});
