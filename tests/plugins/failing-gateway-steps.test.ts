import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineServerPlugin } from '../../engine/server/kernel/plugin.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { openServer, type TestServer } from '../helpers/server.ts';

/** What a caller asks a step to do wrong, by what it calls itself. */
type PlantedError = (call: { headers: Record<string, string> }) => unknown;
const throwing = (what: unknown) => () => {
  throw what;
};
const errors: Record<string, { place: 'check' | 'run' | 'record'; fault: PlantedError; ret: number }> = {
  'throws nothing at all': { place: 'check', ret: 500, fault: throwing(undefined) },
  'throws a text': { place: 'check', ret: 500, fault: throwing('secret /etc/x') },
  'throws what cannot be read': { place: 'check', ret: 500, fault: throwing(Object.create(null)) },
  'rejects with null': { place: 'check', ret: 500, fault: () => Promise.reject(null) },
  'adds a header of two lines': { place: 'check', ret: 200, fault: ({ headers }) => (headers['x-step'] = 'a\r\nset-cookie: token=1') },
  'adds a header no line can hold': { place: 'check', ret: 200, fault: ({ headers }) => (headers['x-step'] = '中') },
  'adds a header without a name': { place: 'check', ret: 200, fault: ({ headers }) => (headers['x step:'] = 'a') },
  'answers nothing': { place: 'run', ret: 500, fault: () => undefined },
  'answers null': { place: 'run', ret: 500, fault: () => null },
  'answers a text': { place: 'run', ret: 500, fault: () => 'x' },
  'answers an empty object': { place: 'run', ret: 500, fault: () => ({}) },
  'throws around the handler': { place: 'run', ret: 500, fault: throwing(7) },
  'throws when it looks on': { place: 'record', ret: 200, fault: throwing(null) },
  'rejects when it looks on': { place: 'record', ret: 200, fault: () => Promise.reject(new Error('late')) },
};
const errorOf = (place: string, agent: string) => (errors[agent]?.place === place ? errors[agent].fault : undefined);
const clumsy = defineServerPlugin({
  name: 'clumsy',
  gateway: () => ({
    steps: [
      { name: 'clumsy/check', place: 'limit', check: (call) => errorOf('check', call.raw.userAgent)?.(call) as undefined },
      {
        name: 'clumsy/run',
        place: 'run',
        run: async (call, created, next) => (errorOf('run', created.userAgent) ? (errorOf('run', created.userAgent)!(call) as never) : next(created)),
      },
      { name: 'clumsy/record', place: 'record', record: (call) => errorOf('record', call.raw.userAgent)?.(call) as undefined },
    ],
  }),
});

describeOnDatabases('a step of a plugin', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config(), plugins: [{ manifest: { name: 'clumsy', dependsOn: ['apps'] }, server: clumsy }] });
  });
  afterAll(() => server.close());

  test.each(Object.entries(errors))('that %s takes nothing else down', async (agent, { ret }) => {
    const body = new URLSearchParams({ service: 'Platform.Site.Query' });
    const response = await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'user-agent': agent } });
    const answer =
      ret === 200 ? { ret, data: expect.objectContaining({ title: '' }), msg: '' } : { ret, data: { request_id: expect.any(String) }, msg: '服务器内部错误' };
    expect([response.status, await response.json()]).toEqual([200, answer]);
    expect([response.headers.get('x-step'), response.headers.get('set-cookie')]).toEqual([null, null]);
    expect((await server.call('Platform.Site.Query')).ret).toBe(200);
  });
});
