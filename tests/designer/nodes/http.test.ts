import { afterAll, beforeAll, it } from 'vitest';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type EchoUpstream, echoUpstream } from './echo-upstream.ts';
import { expectSame } from './three-ways.ts';

let upstream: EchoUpstream;
let port: number;
beforeAll(async () => {
  upstream = await echoUpstream();
  ({ port } = upstream);
});
afterAll(() => upstream.stop());

it('HTTP calls send the same and hand on the same answer in all three ways', async () => {
  const call = (service: string, settings: Record<string, string | boolean>, inputs: { port: string; in: string; name?: string; off?: boolean }[]) =>
    drawn({
      service,
      parameters: inputs.map(({ port: name }) => ({ name, type: 'object' })),
      nodes: { call: { type: 'http', settings: { ...settings, url: `http://127.0.0.1:${port}${settings.url}`, inputs } } },
      edges: [...inputs.map(({ port: name }) => `${name}.value -> call.${name}`), 'call.data -> return.data', 'call.status -> return.status'],
    });
  const get = call('Http.Get.Run', { method: 'GET', url: '/goods/{id}?a=1', pass: true }, [
    { port: 'id', in: 'path' },
    { port: 'q', in: 'query' },
    { port: 'note', in: 'header', name: 'X-Note' },
    { port: 'status', in: 'header', name: 'X-Status' },
    { port: 'session', in: 'cookie' },
  ]);
  const post = call('Http.Post.Run', { method: 'POST', url: '/goods' }, [
    { port: 'name', in: 'field' },
    { port: 'size', in: 'field' },
    { port: 'status', in: 'header', name: 'X-Status' },
  ]);
  const form = call('Http.Form.Run', { method: 'PUT', url: '/goods', media: 'application/x-www-form-urlencoded' }, [{ port: 'name', in: 'field' }]);
  const off = call('Http.Off.Run', { method: 'GET', url: '/goods' }, [
    { port: 'q', in: 'query' },
    { port: 'page', in: 'query', off: true },
    { port: 'note', in: 'header', name: 'X-Note', off: true },
  ]);
  const answer = (over: object) => ({ method: 'GET', url: '', note: null, cookie: null, type: null, body: '', ...over });
  const sent = { method: 'POST', url: '/goods', type: 'application/json' };
  await expectSame(
    [
      {
        definition: get,
        parameters: { id: 'a/b', q: ['茶 x', "(1*2)'!", 1.5, true], note: 'n', session: 's1' },
        wanted: {
          data: { data: answer({ url: '/goods/a%2Fb?a=1&q=%E8%8C%B6%20x&q=%281%2A2%29%27%21&q=1.5&q=true', note: 'n', cookie: 'session=s1' }), status: 200 },
        },
      },
      { definition: get, parameters: { id: '7', status: '404' }, wanted: { data: { data: answer({ url: '/goods/7?a=1' }), status: 404 } } },
      { definition: off, parameters: { q: 'a', page: 2, note: 'n' }, wanted: { data: { data: answer({ url: '/goods?q=a' }), status: 200 } } },
      { definition: post, parameters: { name: 'a' }, wanted: { data: { data: answer({ ...sent, body: '{"name":"a"}' }), status: 200 } } },
      {
        definition: post,
        parameters: { name: { list: ['/', '茶', 2.5], none: {} }, size: 0 },
        wanted: { data: { data: answer({ ...sent, body: '{"name":{"list":["/","茶",2.5],"none":{}},"size":0}' }), status: 200 } },
      },
      { definition: post, parameters: { name: 'a', status: '503' }, wanted: { ret: 502, msg: '上游接口出错（状态 503）' } },
      {
        definition: form,
        parameters: { name: "a b*~'" },
        wanted: { data: { data: answer({ method: 'PUT', url: '/goods', type: 'application/x-www-form-urlencoded', body: 'name=a+b*%7E%27' }), status: 200 } },
      },
    ],
    () => ({ tables: memoryTables([]), over: () => ({ http: outboundHttp }) }),
  );
});
