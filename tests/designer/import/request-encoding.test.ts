import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedOperation, importDocument } from '../../../designer/import/import-document.ts';
import { bindingsOf } from '../../../designer/nodes/http/model/http-binding.ts';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { type EchoUpstream, echoUpstream } from '../nodes/echo-upstream.ts';
import { expectSame } from '../nodes/three-ways.ts';

let upstream: EchoUpstream;
const folder = mkdtempSync(join(tmpdir(), 'portico-import-encoding-'));
beforeAll(async () => {
  upstream = await echoUpstream();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await upstream.stop();
});

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const any = { type: 'object' };

describe('an imported operation', () => {
  it('reaches its upstream as Stripe, GitHub and Swagger documents ask', async () => {
    const file = (name: string, type: string, content: string) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return { field: name, name, type, size: Buffer.byteLength(content), path };
    };
    const uploads = [file('id.png', 'image/png', 'PNG'), file('app.zip', 'application/zip', 'ZIP'), file('cat.txt', 'text/plain', '猫')];
    const stripe = operations({
      '/v1/customers': {
        get: {
          parameters: [
            { name: 'created', in: 'query', style: 'deepObject', explode: true, schema: { anyOf: [any, { type: 'integer' }] } },
            { name: 'expand', in: 'query', style: 'deepObject', explode: true, schema: texts },
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
          ],
        },
        post: {
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', properties: { email: text, address: any, items: { type: 'array', items: any }, preferred: texts } },
                encoding: { address: { style: 'deepObject', explode: true }, items: { style: 'deepObject', explode: true } },
              },
            },
          },
        },
      },
      '/v1/files': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' }, purpose: text, data: any } },
              },
            },
          },
        },
      },
    });
    const github = operations({
      '/repos/{owner}/releases/{id}/assets': {
        post: {
          parameters: [
            { name: 'owner', in: 'path', required: true, schema: text },
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'name', in: 'query', required: true, schema: text },
          ],
          requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
        },
      },
      '/markdown/raw': { post: { requestBody: { content: { 'text/plain': { schema: text } } } } },
    });
    const swagger = operations(
      {
        '/pets/{id}': {
          get: {
            parameters: [
              { name: 'id', in: 'path', required: true, type: 'array', items: text },
              { name: 'status', in: 'query', type: 'array', items: text },
              { name: 'tags', in: 'query', type: 'array', items: text, collectionFormat: 'multi' },
              { name: 'pipes', in: 'query', type: 'array', items: text, collectionFormat: 'pipes' },
              { name: 'tabs', in: 'query', type: 'array', items: text, collectionFormat: 'tsv' },
            ],
          },
          post: {
            consumes: ['application/x-www-form-urlencoded'],
            parameters: [
              { name: 'names', in: 'formData', type: 'array', items: text },
              { name: 'marks', in: 'formData', type: 'array', items: text, collectionFormat: 'multi' },
            ],
          },
          put: {
            parameters: [
              { name: 'note', in: 'formData', type: 'string' },
              { name: 'file', in: 'formData', type: 'file', required: true },
            ],
          },
        },
      },
      { swagger: '2.0' },
    );
    const form = 'application/x-www-form-urlencoded';
    const parts = 'multipart/form-data; boundary=B';
    const rows: [ImportedOperation[], string, Record<string, unknown>, Record<string, unknown>][] = [
      [
        stripe,
        'GET /v1/customers',
        { created: { gte: 1700000000 }, expand: ['data.tax'], limit: 3 },
        { url: '/v1/customers?created%5Bgte%5D=1700000000&expand%5B0%5D=data.tax&limit=3' },
      ],
      [
        stripe,
        'POST /v1/customers',
        { email: 'a@b.c', address: { city: '上海' }, items: [{ price: 'p', quantity: 2 }], preferred: ['zh', 'en'] },
        {
          url: '/v1/customers',
          type: form,
          body: 'email=a%40b.c&address%5Bcity%5D=%E4%B8%8A%E6%B5%B7&items%5B0%5D%5Bprice%5D=p&items%5B0%5D%5Bquantity%5D=2&preferred=zh&preferred=en',
        },
      ],
      [
        stripe,
        'POST /v1/files',
        { file: 'id.png', purpose: 'identity', data: { create: true } },
        {
          url: '/v1/files',
          type: parts,
          body: [
            '--B\r\nContent-Disposition: form-data; name="file"; filename="id.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n',
            '--B\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nidentity\r\n',
            '--B\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n{"create":true}\r\n--B--\r\n',
          ].join(''),
        },
      ],
      [
        github,
        'POST /repos/{owner}/releases/{id}/assets',
        { owner: 'octo', id: 1, name: 'app 1.zip', body: 'app.zip' },
        { url: '/repos/octo/releases/1/assets?name=app%201.zip', type: 'application/octet-stream', body: 'ZIP' },
      ],
      [github, 'POST /markdown/raw', { body: '# 茶' }, { url: '/markdown/raw', type: 'text/plain', body: '# 茶' }],
      [
        swagger,
        'GET /pets/{id}',
        { id: ['a', 'b'], status: ['x', 'y,'], tags: ['1', '2'], pipes: ['p', 'q'], tabs: ['r', 's'] },
        { url: '/pets/a,b?status=x,y%2C&tags=1&tags=2&pipes=p%7Cq&tabs=r%09s' },
      ],
      [swagger, 'POST /pets/{id}', { id: '7', names: ['x', 'y'], marks: ['1', '2'] }, { url: '/pets/7', type: form, body: 'names=x,y&marks=1&marks=2' }],
      [
        swagger,
        'PUT /pets/{id}',
        { id: '7', note: 'n', file: 'cat.txt' },
        {
          url: '/pets/7',
          type: parts,
          body: [
            '--B\r\nContent-Disposition: form-data; name="note"\r\n\r\nn\r\n',
            '--B\r\nContent-Disposition: form-data; name="file"; filename="cat.txt"\r\nContent-Type: text/plain\r\n\r\n猫\r\n--B--\r\n',
          ].join(''),
        },
      ],
    ];
    const cases = rows.map(([from, key, parameters, sees], index) => {
      const { definition, diagnostics } = from.find((operation) => operation.key === key)!;
      expect(diagnostics.filter(({ severity, code }) => severity !== 'info' && code !== 'path-parameter-added' && code !== 'responses-missing')).toEqual([]);
      // A class for each: printed by itself, one would replace another of its name.
      return {
        definition: { ...definition, class: `Case${index}` },
        parameters,
        wanted: { data: { method: key.split(' ')[0], note: null, cookie: null, type: null, body: '', ...sees } },
      };
    });
    await expectSame(cases, () => ({ tables: memoryTables([]), over: () => ({ http: (request) => outboundHttp(request, { files: uploads }) }), uploads }));
  });

  it('sends null where a whole body, or a member of one, may be null', async () => {
    const body = (schema: object, media = 'application/json') => ({ post: { requestBody: { content: { [media]: { schema } } } } });
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`m${index}`, text]));
    const found = operations({
      '/map': body({ type: 'object', additionalProperties: { type: 'string', nullable: true } }),
      '/list': body({ type: ['array', 'null'], items: text }),
      '/some': body({ properties: { ...many, m7: { type: ['string', 'null'] } } }),
      '/none': body({ properties: many }),
      '/text': body({ type: ['string', 'null'] }, 'text/plain'),
    });
    expect(found.map((operation) => [operation.key, bindingOf(operation, 'body')?.nullable])).toEqual([
      ['POST /map', true],
      ['POST /list', true],
      ['POST /some', true],
      ['POST /none', undefined],
      ['POST /text', undefined],
    ]);
    const sent = (index: number, parameters: object, content: string) => {
      const { definition, key } = found[index]!;
      const data = { method: 'POST', url: key.slice('POST '.length), note: null, cookie: null, type: 'application/json', body: content };
      return { definition: { ...definition, class: `Null${index}` }, parameters: { ...parameters }, wanted: { data } };
    };
    await expectSame(
      [
        sent(0, { body: { a: null, b: '1' } }, '{"a":null,"b":"1"}'),
        sent(1, { body: null }, 'null'),
        sent(2, { body: { m7: null, m8: 'x' } }, '{"m7":null,"m8":"x"}'),
      ],
      () => ({ tables: memoryTables([]), over: () => ({ http: (request) => outboundHttp(request, { files: [] }) }) }),
    );
  });

  it.each([
    ['form', { in: 'query', explode: false, schema: texts }, 'form'],
    ['form, one by one', { in: 'query', schema: texts }, undefined],
    ['an object in the query', { in: 'query', schema: any }, 'form*'],
    ['an object in one', { in: 'query', explode: false, schema: any }, 'form'],
    ['blanks', { in: 'query', style: 'spaceDelimited', schema: texts }, 'spaceDelimited'],
    ['bars told to explode', { in: 'query', style: 'pipeDelimited', explode: true, schema: texts }, undefined],
    ['JSON', { in: 'query', content: { 'application/json': { schema: any } } }, 'json'],
    ['a list in the path', { in: 'path', schema: texts }, 'simple'],
    ['an exploded object in the path', { in: 'path', explode: true, schema: any }, 'simple*'],
    ['a label, though it is but a text', { in: 'path', style: 'label', schema: text }, 'label'],
    ['an exploded matrix', { in: 'path', style: 'matrix', explode: true, schema: texts }, 'matrix*'],
    ['a list in a header', { in: 'header', schema: texts }, 'simple'],
    ['a list in a cookie', { in: 'cookie', explode: false, schema: texts }, 'form'],
    ['a style no text needs', { in: 'query', style: 'deepObject', schema: text }, undefined],
  ])('is written as OpenAPI says: %s', (_, parameter, style) => {
    const [operation] = operations({ '/x/{p}': { get: { parameters: [{ name: 'p', ...parameter }] } } });
    expect(bindingOf(operation, 'p')?.style).toBe(style);
  });

  it('tells of a style nobody knows and of what stays JSON in another format', () => {
    const codes = ({ diagnostics }: ImportedOperation) => diagnostics.filter(({ severity }) => severity === 'warning').map(({ code }) => code);
    const xml = { content: { 'application/xml': { schema: { type: 'object', properties: { list: texts, name: text } } } } };
    const plain = { content: { 'text/xml': { schema: { type: 'object', properties: { name: text } } } } };
    const found = operations({
      '/a': { get: { parameters: [{ name: 'p', in: 'query', style: 'wild', schema: any }] } },
      '/b': { post: { requestBody: xml }, put: { requestBody: plain } },
      '/c': { get: { parameters: [{ name: 'p', in: 'query', style: 'matrix', schema: any }] } },
    });
    expect(found.map(codes)).toEqual([['style-unknown'], ['object-style'], ['object-style'], ['style-unknown']]);
  });

  it.each([
    ['a picture without a schema', { 'image/png': {} }, 'file', 'file', 'image/png'],
    ['anything, as the file says it is', { '*/*': { schema: { type: 'string', format: 'binary' } } }, 'file', 'file', '*/*'],
    ['any format', { '*/*': { schema: any } }, 'object', undefined, 'application/json'],
    ['binary in JSON', { 'application/json': { schema: { type: 'string', format: 'binary' } } }, 'string', undefined, 'application/json'],
  ])('takes as its body %s', (_, content, type, style, media) => {
    const [operation] = operations({ '/x': { post: { requestBody: { content } } } });
    expect(operation!.definition.parameters).toMatchObject([{ name: 'body', type }]);
    expect(bindingOf(operation, 'body')?.style).toBe(style);
    expect(httpOf(operation)?.media).toBe(media);
  });

  it('takes one file where the document asks for a list of them, and text where it asks for files in JSON', () => {
    const files = { type: 'array', items: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties: { files } };
    const [parts, json] = operations({
      '/a': { post: { requestBody: { content: { 'multipart/form-data': { schema } } } } },
      '/b': { post: { requestBody: { content: { 'application/json': { schema } } } } },
    });
    expect(parts!.definition.parameters).toEqual([{ name: 'files', type: 'file' }]);
    expect(parts!.diagnostics.map(({ code }) => code)).toContain('file-list');
    expect(json!.definition.parameters).toEqual([{ name: 'files', type: 'array', items: { type: 'string' } }]);
  });
});

function operations(paths: object, root: object = { openapi: '3.1.0' }): ImportedOperation[] {
  const document = { ...root, info: { title: 'Encoding', version: '1' }, paths };
  return importDocument(JSON.stringify(document), { documentHash: '', baseUrl: `http://127.0.0.1:${upstream.port}` }).operations;
}

function httpOf(operation: ImportedOperation | undefined) {
  return operation?.definition.flow.nodes.find(({ type }) => type === 'http')?.settings;
}

function bindingOf(operation: ImportedOperation | undefined, port: string) {
  return bindingsOf(httpOf(operation) ?? {}).find((binding) => binding.port === port);
}
