import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importDocument } from '../../../designer/import/import-document.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { type CallFields, openServer, rawCall, type TestServer } from '../../helpers/server.ts';
import { addApp, done } from '../../plugins/apps/open-caller.ts';

type Operation = { requestBody: { content: Record<string, { schema: { required: string[]; properties: Record<string, unknown> } }> } };
type Document = { openapi: string; info: { title: string }; servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

describe('an export', () => {
  let server: TestServer;
  const ids: number[] = [];
  beforeAll(async () => {
    server = await openServer();
    for (const [service, module] of [
      ['Tool.Calc.Add', '计算'],
      ['Tool.Calc.Double', '计算'],
      ['Shop.Order.Sum', '订单'],
    ] as const) {
      const definition = { ...computedDefinition(service, { a: 'integer', tags: { type: 'array' } }, { sum: ['add', 'a', 'a'] }), module, visibility: 'open' };
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
      ids.push(id);
    }
  });
  afterAll(() => server?.close());

  const download = (fields: CallFields) => rawCall(server.address, { service: 'Admin.Interface.Export', access_token: server.admin.token, ...fields });
  const document = async (fields: CallFields) => (await (await download(fields)).json()) as Document;
  const services = ({ paths }: Document) => Object.keys(paths).flatMap((path) => (path.endsWith('.ApplyToken') ? [] : [path.slice('/api/'.length)]));

  it('is a file of one interface, of some, of a module or of all', async () => {
    const one = await download({ ids: [ids[2]!] });
    expect(one.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Shop.Order.Sum.openapi.json");
    expect(services((await one.json()) as Document)).toEqual(['Shop.Order.Sum']);
    expect(services(await document({ ids: [ids[2]!, ids[0]!] }))).toEqual(['Tool.Calc.Add', 'Shop.Order.Sum']);
    expect(services(await document({ module: '计算' }))).toEqual(['Tool.Calc.Add', 'Tool.Calc.Double']);
    const all = await document({});
    expect(services(all)).toEqual(expect.arrayContaining(['Tool.Calc.Add', 'Tool.Calc.Double', 'Shop.Order.Sum']));
    expect([all.openapi, all.servers]).toEqual(['3.1.0', [{ url: '/' }]]);
  });

  it('is JSON or YAML, of the version that was asked for', async () => {
    const response = await download({ ids, version: '3.0', format: 'yaml', origin: 'https://open.example.com' });
    expect(response.headers.get('content-type')).toBe('application/openapi+yaml');
    const text = await response.text();
    expect(parse(text)).toMatchObject({ openapi: '3.0.3', servers: [{ url: 'https://open.example.com' }] });
    expect(importDocument(text, { documentHash: 'h' }).operations.map(({ service, isOwn }) => [service, isOwn])).toEqual([
      ['Tool.Calc.Add', true],
      ['Tool.Calc.Double', true],
      ['Shop.Order.Sum', true],
    ]);
  });

  it('of nothing, and of two things at once, is refused with what is allowed', async () => {
    const answer = async (fields: CallFields) => (await (await download(fields)).json()) as unknown;
    expect(await answer({ module: '没有' })).toMatchObject({ ret: 404, msg: '没有可导出的接口' });
    expect(await answer({ ids, module: '计算' })).toMatchObject({ ret: 400, msg: 'ids 与 module 只能传一个' });
    expect(await answer({ ids, origin: 'javascript:alert(1)' })).toMatchObject({ ret: 400 });
  });

  it('describes calls that work: a client that knows the document alone gets its token and its answer', async () => {
    const app = await addApp(server);
    const { servers, paths } = await document({ ids: [ids[0]!], origin: server.address });
    const [token = '', path = ''] = Object.keys(paths);
    const [media = '', { schema }] = Object.entries(paths[path]!.post!.requestBody.content)[0]!;
    expect([media, schema.required]).toEqual(['application/json', ['a']]);
    // Types are made from the document at build time elsewhere; here only what is really sent and answered matters.
    type Paths = Record<
      string,
      {
        post: {
          requestBody: { content: { 'application/json': object } };
          responses: { 200: { content: { 'application/json': { data: Record<string, unknown> } } } };
        };
      }
    >;
    const client = createClient<Paths>({ baseUrl: servers[0]!.url });
    const applied = await client.POST(token, { body: { app_key: app.key, app_secret: app.secret } });
    const headers = { authorization: `Bearer ${String(applied.data?.data.access_token)}` };
    const { data } = await client.POST(path, { headers, body: { a: 21, tags: ['x'] } });
    expect(data).toEqual({ ret: 200, data: { sum: 42 }, msg: '' });
    const named = await fetch(`${server.address}/api/Tool.Calc.Add`, { method: 'POST', body: new URLSearchParams({ service: 'Tool.Calc.Double' }) });
    expect(await named.json()).toMatchObject({ ret: 400, msg: '同时指定了不同的服务：Tool.Calc.Add, Tool.Calc.Double' });
  });
});
