import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDocument } from '../../../designer/import/import-document.ts';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { type EchoUpstream, echoUpstream } from './echo-upstream.ts';
import { expectSame } from './three-ways.ts';

let upstream: EchoUpstream;
beforeAll(async () => {
  upstream = await echoUpstream();
});
afterAll(() => upstream.stop());

/** An imported operation whose schemes are named after the configuration there is: `known`, and nothing else. */
function imported(place: 'query' | 'cookie' | 'header', scheme: string) {
  const document = {
    openapi: '3.0.3',
    info: { title: `${place} ${scheme}` },
    servers: [{ url: 'https://api.example.com' }],
    paths: { '/a': { get: { security: [{ [scheme]: [] }] } } },
    components: { securitySchemes: { [scheme]: { type: 'apiKey', in: place, name: place === 'header' ? 'X-Note' : 'key' } } },
  };
  const definition = importDocument(JSON.stringify(document), { documentHash: 'h' }).operations[0]!.definition;
  const http = definition.flow.nodes.find(({ type }) => type === 'http')!;
  http.settings = { ...http.settings, url: `http://127.0.0.1:${upstream.port}/a` };
  return definition;
}

it('credentials of an upstream go where they belong in all three ways, and nowhere while there is no value', async () => {
  const answer = (over: object) => ({ data: { method: 'GET', url: '/a', note: null, cookie: null, type: null, body: '', ...over } });
  const config = async (name: string) => (name === 'upstream.api.example.com.known' ? 'k 茶&1' : null);
  const cases = [
    { definition: imported('query', 'known'), wanted: answer({ url: '/a?key=k%20%E8%8C%B6%261' }) },
    { definition: imported('cookie', 'known'), wanted: answer({ cookie: 'key=k%20%E8%8C%B6%261' }) },
    { definition: imported('header', 'known'), wanted: { ret: 400, msg: '请求头 X-Note 只能包含 Latin-1 字符，不能有换行等控制字符' } },
    { definition: imported('query', 'unset'), wanted: answer({}) },
    { definition: imported('cookie', 'unset'), wanted: answer({}) },
    { definition: imported('header', 'unset'), wanted: answer({}) },
  ];
  expect(cases[0]!.definition.parameters).toEqual([]);
  await expectSame(cases, () => ({ tables: memoryTables([]), over: () => ({ http: outboundHttp, config }) }));
});
