import { expect, it } from 'vitest';
import { exportOpenApi } from '../../../designer/export/openapi.ts';
import type { OpenApiVersion } from '../../../engine/core/open-api/version.ts';
import { richDefinition } from './rich-definition.ts';

interface Any {
  [name: string]: Any;
}

function reported(version: OpenApiVersion = '3.1') {
  const document = exportOpenApi([richDefinition()], { version, title: 'All', server: '/', language: 'en' }) as unknown as Any;
  const item = document.paths!['/api/Shop.Pet.Save']!;
  return { document, get: item.get!, post: item.post!, schemas: document.components!.schemas! };
}

it('shows JSON first and the form second, with the same schema', () => {
  const { content } = reported().post.requestBody!;
  expect(Object.keys(content!)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
  expect(content!['application/json']!.schema).toEqual(content!['application/x-www-form-urlencoded']!.schema);
});

it('has a multipart form alone where a file is sent, and no GET then', () => {
  const definition = { ...richDefinition(), parameters: [{ name: 'file', type: 'file' as const, required: true }] };
  const document = exportOpenApi([definition], { version: '3.1', title: 'All', server: '/', language: 'en' }) as unknown as Any;
  const item = document.paths!['/api/Shop.Pet.Save']!;
  expect([Object.keys(item), Object.keys(item.post!.requestBody!.content!)]).toEqual([['post'], ['multipart/form-data']]);
});

it('has an operation for each verb, with ids that no other service can have', () => {
  const { get, post } = reported();
  expect([get.operationId, post.operationId]).toEqual(['get_Shop_Pet_Save', 'Shop_Pet_Save']);
  expect((get.parameters as unknown as Any[]).map(({ name, deprecated }) => `${name}${deprecated ? '†' : ''}`)).toContain('name†');
  expect([get.deprecated, post.deprecated]).toEqual([true, true]);
});

it('holds parameters to what the platform holds them to, in the words of 3.1', () => {
  const { properties, required } = reported().post.requestBody!.content!['application/json']!.schema!;
  expect(required).toEqual(['name', 'note']);
  expect(properties).toMatchObject({
    name: { type: 'string', minLength: 1, deprecated: true },
    note: { type: ['string', 'null'], minLength: 0 },
    kind: { type: ['string', 'null'], enum: ['cat', 'dog', null], 'x-documented-default': 'cat' },
    weight: { exclusiveMinimum: 0, exclusiveMaximum: 9.5 },
    serial: { type: 'integer', format: 'int64' },
    owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    keeper: { $ref: '#/components/schemas/Owner', description: '照看者' },
  });
  const { kind, born } = properties as unknown as { kind: object; born: { format?: string; pattern: string } };
  expect(kind).not.toHaveProperty('default');
  expect(born.format).toBeUndefined();
  const isDate = new RegExp(born.pattern);
  expect(['2026-01-31', '2026-01-31 12:00:00', '2026-01-31T12:00:00Z', '31.1.2026'].map((text) => isDate.test(text))).toEqual([true, true, true, false]);
});

it('says the same in the words of 3.0', () => {
  const { properties } = reported('3.0').post.requestBody!.content!['application/json']!.schema!;
  expect(properties).toMatchObject({
    note: { type: 'string', nullable: true },
    kind: { type: 'string', nullable: true, enum: ['cat', 'dog', null] },
    weight: { minimum: 0, exclusiveMinimum: true, maximum: 9.5, exclusiveMaximum: true },
    owner: { type: 'object', nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] },
    keeper: { allOf: [{ $ref: '#/components/schemas/Owner' }], description: '照看者' },
  });
});

it('has shared shapes as components that refer to themselves where they are recursive', () => {
  const { schemas, post } = reported();
  expect(post.responses!['200']!.content!['application/json']!.schema!.properties!.data).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'null' }],
  });
  expect(schemas.Pet).toEqual({
    type: 'object',
    properties: {
      id: { type: 'integer', format: 'int64' },
      status: { type: ['string', 'null'], enum: ['new', 'sold', null] },
      at: { type: 'string', format: 'date-time', deprecated: true },
      tags: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
      parent: { anyOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'null' }], description: '母体' },
    },
    required: ['id', 'status', 'tags', 'parent'],
  });
  expect(schemas.Owner).toEqual({ type: 'object', properties: { id: { type: 'integer' } }, required: ['id'], additionalProperties: false });
});

it('tells of headers, named examples and what the other side refuses', () => {
  const { get, post } = reported();
  const { headers, content } = post.responses!['200']! as unknown as { headers: Any; content: Any };
  expect(headers).toEqual({ 'x-rate-limit': { description: '剩余次数', schema: { type: 'integer' } } });
  const { examples } = content['application/json']!;
  expect(examples).toMatchObject({
    success: { value: { ret: 200, data: { id: 1 } } },
    一只猫: { summary: '带标签', value: { ret: 200, data: { id: 2 }, msg: '' } },
  });
  expect(post.requestBody!.content!['application/json']!.examples).toEqual({ 一只猫: { summary: '带标签', value: { name: 'Tom', note: '', kind: 'cat' } } });
  expect((get.parameters as unknown as Any[])[0]!.examples).toEqual({ 一只猫: { value: 'Tom' } });
  const gone = post.responses!['404']!;
  expect(gone.description).toBe('No such pet');
  expect(gone.content!['application/json']!.examples).toMatchObject({
    upstream: { value: { ret: 422, data: { upstream: { status: 404, body: { code: 'gone' } } } } },
  });
  expect(gone.content!['application/json']!.schema!.properties!.data!.properties!.upstream!.properties!.body).toEqual({
    type: 'object',
    properties: { code: { type: 'string' } },
    required: ['code'],
  });
  expect(Object.keys(post.responses!)).toEqual(expect.arrayContaining(['200', '404', '4XX', '5XX', 'default']));
});

it('begins with the call for a token, which needs none', () => {
  const { document } = reported();
  expect(Object.keys(document.paths!)[0]).toBe('/api/App.Auth.ApplyToken');
  expect(document.paths!['/api/App.Auth.ApplyToken']!.post).toMatchObject({
    operationId: 'App_Auth_ApplyToken',
    security: [],
    requestBody: { content: { 'application/json': { schema: { required: ['app_key', 'app_secret'] } } } },
  });
});
