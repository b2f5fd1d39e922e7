import SwaggerParser from 'swagger-parser';
import { expect, it } from 'vitest';
import type { DocInterface } from '../../../plugins/docs/shared/catalog.ts';
import { publishedOpenApi } from '../../../plugins/docs/shared/open-api/published-open-api.ts';

const upload: DocInterface = {
  service: 'Shop.Order.Import',
  title: '导入',
  summary: '导入',
  module: '商城',
  description: '',
  verbs: ['POST'],
  visibility: 'open',
  isGranted: true,
  parameters: [
    { name: 'file', type: 'file', required: true, max: 1_000 },
    { name: 'lines', type: 'array', min: 1, items: { type: 'object', properties: [{ name: 'sku', type: 'string', required: true, example: 'A1' }] } },
    { name: 'day', type: 'date', min: '2026-01-01' },
    { name: 'rate', type: 'float', default: 0.5, enum: [0.5, 1] },
    { name: 'tags', type: 'array' },
    { name: 'more', type: 'object' },
  ],
  returns: [
    { name: '[].id', type: 'integer', description: '编号' },
    { name: '[].tags', type: 'array' },
    { name: '[].owner.name', type: 'string' },
  ],
  example: [{ id: 1, tags: [], owner: { name: '小明' } }],
  failures: [{ ret: 460, message: '库存不足' }],
  versions: [],
};
const search: DocInterface = { ...upload, service: 'Shop.Order.Find', verbs: ['GET'], parameters: upload.parameters.slice(1), returns: [], example: null };

const document = (version: '3.1' | '3.0', interfaces = [upload, search]) =>
  JSON.parse([...publishedOpenApi(['商城'], interfaces, { version, title: '平台', server: '/', language: 'zh_cn' })].join(''));

it.each(['3.1', '3.0'] as const)('is valid %s with files, lists, objects and queries', async (version) => {
  const made = document(version);
  await expect(SwaggerParser.validate(structuredClone(made))).resolves.toBeDefined();
  expect(made.openapi).toBe(version === '3.1' ? '3.1.0' : '3.0.3');
});

it('says what travels as a file, as JSON text and with a signature', () => {
  const { paths } = document('3.1');
  const [media, content] = Object.entries<Record<string, never>>(paths['/api/Shop.Order.Import'].post.requestBody.content)[0]!;
  expect(media).toBe('multipart/form-data');
  expect(content).toMatchObject({
    schema: { required: ['access_token', 'file'], properties: { file: { type: 'string', format: 'binary' }, lines: { type: 'array' } } },
    encoding: { lines: { contentType: 'application/json' }, tags: { contentType: 'application/json' }, more: { contentType: 'application/json' } },
  });
  const { parameters } = paths['/api/Shop.Order.Find'].get;
  expect(parameters.map(({ name }: { name: string }) => name).slice(0, 5)).toEqual(['app_key', 'timestamp', 'nonce', 'sign', 'lines']);
});

it('has the fields of an answer, its refusals and its example', () => {
  const { description, content } = document('3.0').paths['/api/Shop.Order.Import'].post.responses['200'];
  expect(description).toBe('成功\n- `460` 库存不足');
  const { schema, example } = content['application/json'];
  expect(example).toEqual({ ret: 200, data: upload.example, msg: '' });
  expect(schema.properties.data).toEqual({
    type: 'array',
    nullable: true,
    items: {
      type: 'object',
      properties: {
        id: { type: 'integer', description: '编号' },
        tags: { type: 'array', items: {} },
        owner: { type: 'object', properties: { name: { type: 'string' } } },
      },
    },
  });
});

it('is a document even without interfaces', () => {
  expect(document('3.1', []).paths).toEqual({});
});
