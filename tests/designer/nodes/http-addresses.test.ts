import { afterAll, beforeAll, describe, it } from 'vitest';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type EchoUpstream, echoUpstream } from './echo-upstream.ts';
import { type Case, expectSame } from './three-ways.ts';

let upstream: EchoUpstream;
beforeAll(async () => {
  upstream = await echoUpstream();
});
afterAll(() => upstream.stop());

const text: Parameter = { name: 'note', type: 'string' };

function asking(name: string, method: string, path: string, place: string, note: string, wanted: Case['wanted']): Case {
  const definition = drawn({
    service: `Check.${name}.Run`,
    parameters: [text],
    nodes: {
      ask: {
        type: 'http',
        settings: {
          method,
          url: `http://127.0.0.1:${upstream.port}${path}`,
          inputs: [{ port: 'note', in: place, name: place === 'header' ? 'X-Note' : 'note' }],
        },
      },
    },
    edges: ['note.value -> ask.note', 'ask.data -> return.data'],
    returns: [],
  });
  definition.flow.nodes.at(-1)!.settings.whole = true;
  return { definition, parameters: { note }, wanted };
}

describe('a call elsewhere', () => {
  const nothing = { note: null, cookie: null, type: null, body: '' };

  it('goes to the address of the node as URL writes it', async () => {
    const addresses: [string, string][] = [
      ['/a b/中文/é?q=ü x&r="<>\'', `/a%20b/%E4%B8%AD%E6%96%87/%C3%A9?q=%C3%BC%20x&r=%22%3C%3E%27&note=n`],
      ['/a/../b/./c', '/b/c?note=n'],
      ['/a%20b/%e4?x=%20#part', '/a%20b/%e4?x=%20&note=n'],
      ['', '/?note=n'],
      ['/a?', '/a?note=n'],
      ['/a\\b/`x`|^', '/a/b/%60x%60|%5E?note=n'],
      ['/a//b/', '/a//b/?note=n'],
    ];
    const cases = addresses.map(([path, url], index) => asking(`Address${index}`, 'GET', path, 'query', 'n', { data: { method: 'GET', url, ...nothing } }));
    await expectSame(cases, () => ({ tables: memoryTables([]), over: () => ({ http: (request) => outboundHttp(request) }) }));
  });

  it('takes its body along by every verb, as the bytes it is', async () => {
    const json = { ...nothing, type: 'application/json', body: '{"note":"é中"}' };
    const cases = ['GET', 'DELETE', 'PUT', 'PATCH', 'POST'].map((method) =>
      asking(`Body${method}`, method, '/x', 'field', 'é中', { data: { method, url: '/x', ...json } }),
    );
    await expectSame(cases, () => ({ tables: memoryTables([]), over: () => ({ http: (request) => outboundHttp(request) }) }));
  });

  it('has headers of Latin-1, and refuses what is beyond by the name of the header', async () => {
    const cases = [
      asking('Latin', 'GET', '/x', 'header', 'é ÿ', { data: { method: 'GET', url: '/x', ...nothing, note: 'é ÿ' } }),
      asking('Beyond', 'GET', '/x', 'header', '茶', { ret: 400, msg: '请求头 X-Note 只能包含 Latin-1 字符，不能有换行等控制字符' }),
    ];
    await expectSame(cases, () => ({ tables: memoryTables([]), over: () => ({ http: (request) => outboundHttp(request) }) }));
  });
});
