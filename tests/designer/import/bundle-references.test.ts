import { expect, it } from 'vitest';
import { readFiles } from '../../../designer/import/document/read-files.ts';
import { importDocument } from '../../../designer/import/import-document.ts';

const file = (name: string, value: unknown) => ({ name, bytes: new TextEncoder().encode(JSON.stringify(value)) });
const paths = { '/a': { get: { responses: { 200: { $ref: '../shared/形 状.json#/Answer' } }, 'x-data': { $ref: '../unused.json' } } } };

it.each([{ openapi: '3.2.0' }, { openapi: 3 }, { swagger: 2 }])('other files of the upload come inside, and none from elsewhere: %j', async (version) => {
  const elsewhere = ['http://127.0.0.1:1/x.json', 'file:///etc/passwd', '/etc/passwd', '../../../etc/passwd', '../missing.json#/A'];
  const main = { ...version, paths, components: { schemas: Object.fromEntries(elsewhere.map(($ref, at) => [`S${at}`, { $ref }])) }, servers: [{ url: '/v1' }] };
  const shared = { Answer: { description: 'ok', schema: { $ref: 'deep/b.json' } } };
  const deep = { properties: { back: { $ref: '../形%20状.json#/Answer' }, top: { $ref: '../../api/main.json#/components/schemas/S0' } } };
  const { documents } = await readFiles([
    file('api/main.json', main),
    file('shared/形 状.json', shared),
    file('shared/deep/b.json', deep),
    file('unused.json', { type: 'object' }),
  ]);
  expect(documents.map(({ name, root }) => [name, root])).toEqual([
    [
      'api/main.json',
      {
        ...main,
        paths: { '/a': { get: { ...paths['/a'].get, responses: { 200: { $ref: '#/x-portico-parts/shared~1形 状.json/Answer' } } } } },
        'x-portico-parts': {
          'shared/形 状.json': { Answer: { description: 'ok', schema: { $ref: '#/x-portico-parts/shared~1deep~1b.json' } } },
          'shared/deep/b.json': {
            properties: { back: { $ref: '#/x-portico-parts/shared~1形 状.json/Answer' }, top: { $ref: '#/components/schemas/S0' } },
          },
        },
      },
    ],
  ]);
});

it('files chosen one by one, which come without their folders, are found by their names', async () => {
  const main = { openapi: '3.0.3', paths: { '/a': { $ref: './parts/a.json#/a' } } };
  const item = { a: { get: { responses: { 200: { $ref: 'deep/b.json#/ok' } } } } };
  const { documents } = await readFiles([file('main.json', main), file('a.json', item), file('b.json', { ok: { description: 'ok' } })]);
  expect(documents.map(({ root }) => root)).toEqual([
    {
      ...main,
      paths: { '/a': { $ref: '#/x-portico-parts/a.json/a' } },
      'x-portico-parts': { 'a.json': { a: { get: { responses: { 200: { $ref: '#/x-portico-parts/b.json/ok' } } } } }, 'b.json': { ok: { description: 'ok' } } },
    },
  ]);
});

it('what has been put together is called by its name, and is no word of the document', async () => {
  const schema = { $ref: 'models.json#/Order' };
  const body = { content: { 'application/json': { schema } } };
  const main = {
    openapi: '3.0.3',
    info: { title: 'Parts' },
    servers: [{ url: 'https://a.cn' }],
    paths: { '/a': { post: { requestBody: body, responses: {} } } },
  };
  const order = { type: 'object', properties: { lines: { type: 'array', items: { $ref: '#/Line' } } } };
  const line = { type: 'object', properties: { order: { $ref: '#/Order' } } };
  const { documents } = await readFiles([file('main.json', main), file('models.json', { Order: order, Line: line })]);
  const { operations, diagnostics } = importDocument(JSON.stringify(documents[0]!.root), { documentHash: 'h' });
  expect(diagnostics.map(({ pointer }) => pointer)).not.toContain('#/x-portico-parts');
  expect(operations[0]!.diagnostics.flatMap(({ code, message }) => (code === 'ref-circular' ? [message.en] : []))).toEqual([
    'Circular reference, kept as a plain object: Order',
  ]);
});
