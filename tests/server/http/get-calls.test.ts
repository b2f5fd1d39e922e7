import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { send } from './http-caller.ts';

const service = 'Open.Get.Echo';
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServer();
  const rules = {
    count: 'integer',
    price: { type: 'float' },
    flag: { type: 'boolean' },
    day: { type: 'date' },
    text: { type: 'string' },
    list: { type: 'array', items: { type: 'integer' } },
  } as const;
  const results = { count: 'count', price: 'price', flag: 'flag', day: 'day', text: 'text', list: 'list' };
  const definition = computedDefinition(service, rules, results);
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, verbs: ['GET', 'POST'] } }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  token = await tokenOf(server.call, await addApp(server));
});
afterAll(() => server.close());

const get = (query: string, path = `/api/${service}`, headers: Record<string, string> = {}) =>
  send(server.address, { method: 'GET', path: `${path}?${query}`, headers: { authorization: `Bearer ${token}`, ...headers } });

describe('a call by GET', () => {
  it('has its parameters typed in the address, and says who calls in the header', async () => {
    const data = { count: 2, price: 1.5, flag: true, day: '2026-02-28', text: 'a b&c=中', list: [1, 2] };
    const query = `count=2&price=1.5&flag=true&day=2026-02-28&text=${encodeURIComponent(data.text)}&list=${encodeURIComponent('[1,2]')}`;
    expect((await get(query)).body).toEqual({ ret: 200, data, msg: '' });
    expect((await get(`s=${service}&${query}`, '/api/')).body).toEqual({ ret: 200, data, msg: '' });
    expect((await get('count=2&text=a+b')).body).toMatchObject({ ret: 200, data: { text: 'a b', list: null } });
  });

  it('refuses what the types do not allow, every fault at once', async () => {
    const { body } = await get('count=2x&flag=yes&list=1&other=1');
    expect((body.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['other', 'count', 'flag', 'list']);
  });

  it('refuses a parameter that stands twice', async () => {
    expect((await get('count=1&count=2')).body).toMatchObject({ ret: 400, data: null, msg: expect.stringContaining('count') });
    expect((await get('count=1&list=1&list=2')).body).toMatchObject({ ret: 400, msg: expect.stringContaining('JSON') });
  });

  it('answers HEAD as GET, without the body', async () => {
    const head = (path: string) => send(server.address, { method: 'HEAD', path, headers: { authorization: `Bearer ${token}` } });
    const reported = ({ status, headers }: Awaited<ReturnType<typeof get>>) => [status, headers['content-type'], headers['content-length']];
    const read = await get('count=2');
    const requested = await head(`/api/${service}?count=2`);
    expect([reported(requested), requested.text]).toEqual([reported(read), '']);
    expect(reported(await head(`/api/${service}?count=x`))).toEqual(reported(await get('count=x')));
    expect((await head('/llms.txt')).status).toBe(200);
    expect((await head('/no/such/page')).status).toBe(404);
  });

  it('reads no body, whatever it says it is', async () => {
    const answer = await send(server.address, {
      method: 'GET',
      path: `/api/${service}?count=1`,
      body: '{"count":2,"text":"x"}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(answer.body).toMatchObject({ ret: 200, data: { count: 1, text: null } });
  });
});

describe('the id a caller gives his call', () => {
  it('is handed back beside the platform’s own, and logged', async () => {
    const first = await get('count=7', undefined, { 'x-request-id': 'trace-1' });
    const again = await get('count=7', undefined, { 'x-request-id': 'trace-1' });
    expect([first.body.ret, again.body.ret]).toEqual([200, 200]);
    expect(first.headers['x-correlation-id']).toBe('trace-1');
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    await server.platform.accessLog.flush();
    const rows = await server.platform.database.read.selectFrom('access_log').selectAll().where('correlation_id', '=', 'trace-1').orderBy('id').execute();
    expect(rows.map((row) => row.request_id)).toEqual([first.headers['x-request-id'], again.headers['x-request-id']]);
  });

  it('is left alone when it is no id', async () => {
    for (const input of ['', 'with space', 'x'.repeat(129)]) {
      const answer = await get('count=7', undefined, { 'x-request-id': input });
      expect([answer.body.ret, answer.headers['x-correlation-id']]).toEqual([200, undefined]);
    }
  });
});
