import { expect, it } from 'vitest';
import { readFiles } from '../../../designer/import/document/read-files.ts';

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
