import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DocumentError } from '../../../designer/import/document/document-error.ts';
import { importDocument } from '../../../designer/import/import-document.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { sizeOf } from '../../../designer/model/layout/node-size.ts';

const folder = join(import.meta.dirname, '../../fixtures/openapi');
const documents = readdirSync(folder).filter((name) => /^d\d+\.json$/.test(name));
const manifest: { file: string; ops: number }[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const load = (text: string | object, options = {}) => importDocument(typeof text === 'string' ? text : JSON.stringify(text), { documentHash: 'h', ...options });
const fixture = (name: string) => load(readFileSync(join(folder, name), 'utf8'));
const small = (operation: object, more: object = {}) =>
  load({ openapi: '3.1.0', info: { title: 'Small' }, servers: [{ url: 'https://api.example.com' }], paths: { '/x/{id}': { post: operation } }, ...more });

describe('public documents', () => {
  it.each(documents)('%s: every operation becomes a definition without errors, under a name of its own', (name) => {
    const { operations } = fixture(name);
    expect(operations).toHaveLength(manifest.find(({ file }) => file === name)!.ops);
    for (const { definition, key } of operations) expect([key, checkDefinition(definition).filter(({ severity }) => severity === 'error')]).toEqual([key, []]);
    expect(new Set(operations.map(({ service }) => service.toLowerCase())).size).toBe(operations.length);
  });

  it('return fields are a tree in the order of the document, and what may be anything is noted', () => {
    const owner = { type: 'object', properties: { id: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } } };
    const properties = { items: { type: 'array', items: { type: 'object', properties: { owner, anything: {} } } }, total: { type: 'integer' } };
    const { operations } = small({ responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } } });
    const [{ definition, diagnostics }] = operations as [(typeof operations)[0]];
    expect(definition.returns.map(({ name }) => name)).toEqual([
      ...['items', 'items[].owner', 'items[].owner.id', 'items[].owner.tags', 'items[].owner.tags[]', 'items[].anything', 'total'],
    ]);
    const noted = diagnostics.filter(({ code }) => code === 'type-any').map(({ pointer }) => pointer.split('/').slice(-2).join('/'));
    expect(noted).toEqual(['properties/anything']);
  });

  it('petstore 3.1: parameters, body and answer', () => {
    const { operations, namespace } = fixture('d10.json');
    expect(namespace).toBe('SwaggerPetstore');
    const get = operations.find(({ key }) => key === 'GET /pet/{petId}')!;
    expect(get.service).toBe('SwaggerPetstore.Pet.GetPetById');
    expect(get.definition.parameters).toEqual([{ name: 'petId', type: 'integer', required: true, format: 'int64', description: 'ID of pet to return' }]);
    expect(get.definition.returns.map(({ name, type }) => `${name}:${type}`)).toEqual([
      'id:integer',
      'category:object',
      'category.id:integer',
      'category.name:string',
      'name:string',
      'photoUrls:array',
      'photoUrls[]:string',
      'tags:array',
      'tags[]:object',
      'tags[].id:integer',
      'tags[].name:string',
      'status:string',
    ]);
    const add = operations.find(({ key }) => key === 'POST /pet')!;
    expect(add.definition.parameters.map(({ name, type, required }) => `${name}:${type}${required ? '!' : ''}`)).toEqual([
      'id:integer',
      'category:object',
      'name:string!',
      'photoUrls:array!',
      'tags:array',
      'status:string',
    ]);
  });

  it('stand on the canvas with no step over another', () => {
    const drawn = fixture('d01.json').operations.map(({ definition }) => definition);
    const overlapping = drawn.filter((definition) => {
      const boxes = definition.flow.nodes.map((node) => ({ ...node.position, ...sizeOf(definition, node) }));
      return boxes.some((one) => boxes.some((other) => other !== one && one.x === other.x && one.y <= other.y && other.y < one.y + one.height));
    });
    expect(drawn.length).toBeGreaterThan(0);
    expect(overlapping.map(({ title }) => title)).toEqual([]);
  });

  it('petstore 2.0 and 3.1 give the same names', () => {
    expect(fixture('d09.json').operations.map(({ service }) => service)).toEqual(fixture('d10.json').operations.map(({ service }) => service));
  });
});

describe('a fault', () => {
  it('costs no operation beside it', () => {
    const { operations, diagnostics } = load({
      swagger: 2.0,
      info: { title: 'Faulty' },
      host: 'api.example.com',
      paths: {
        '/good': { get: { responses: { 200: { description: 'ok' } } } },
        '/bad': {
          get: { parameters: [{}, null, { $ref: '#/nowhere' }, { name: 'a', in: 'query', type: 'string', pattern: 5 }], responses: 'none' },
          put: 'not an object',
        },
        '/outside': { $ref: 'other.yaml#/x' },
      },
    });
    expect(operations.map(({ key }) => key)).toEqual(['GET /good', 'GET /bad']);
    expect(operations[1]?.diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['parameter-no-name', 'ref-dangling', 'responses-missing']));
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['operation-invalid', '#/paths/~1bad/put'],
      ['ref-external', '#/paths/~1outside'],
      ['path-item-external', '#/paths/~1outside'],
    ]);
  });

  it('of a reference is told and never followed out of the document', () => {
    for (const $ref of ['http://127.0.0.1:1/x', 'file:///etc/passwd', '//host/x', '../x.json', '#/a%2F..', '#/components/schemas/Gone']) {
      const { operations } = small({ requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { a: { $ref } } } } } } });
      expect(
        operations[0]?.diagnostics.some(({ code }) => code === 'ref-external' || code === 'ref-dangling'),
        $ref,
      ).toBe(true);
      expect(operations[0]?.definition.parameters.map(({ name }) => name)).toEqual(['id', 'a']);
    }
  });

  it('of a circle ends', () => {
    const Node = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        next: { $ref: '#/components/schemas/Node' },
        all: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    };
    const schema = { $ref: '#/components/schemas/Node' };
    const { operations } = small(
      { requestBody: { content: { 'application/json': { schema } } }, responses: { 200: { content: { 'application/json': { schema } } } } },
      { components: { schemas: { Node, Loop: { $ref: '#/components/schemas/Loop' } } } },
    );
    expect(operations[0]?.definition.parameters.map(({ name, type }) => `${name}:${type}`)).toEqual(['id:string', 'name:string', 'next:object', 'all:array']);
    expect(operations[0]?.definition.returns.map(({ name, model }) => [name, model])).toEqual([
      ['name', undefined],
      ['next', 'Node'],
      ['all', undefined],
      ['all[]', 'Node'],
    ]);
  });
});

describe('the address of the operations', () => {
  const urls = (document: object, address?: string) => {
    const { operations, server, told } = load({ paths: { '/a': { get: {} } }, ...document }, address === undefined ? {} : { address });
    return [operations[0]?.definition.flow.nodes.find(({ type }) => type === 'http')?.settings.url, server, told];
  };
  const from = 'https://docs.example.com:8443/v3/openapi.json?x=1';

  it('may be told relative to where the document was fetched', () => {
    const at = (url: string) => urls({ openapi: '3.0.0', servers: [{ url }] }, from)[1];
    expect(at('/api/v3')).toBe('https://docs.example.com:8443/api/v3');
    expect(at('api/')).toBe('https://docs.example.com:8443/v3/api');
    expect(at('../up')).toBe('https://docs.example.com:8443/up');
    expect(at('//other.example.com/x')).toBe('https://other.example.com/x');
    expect(at('https://own.example.com/y/')).toBe('https://own.example.com/y');
    for (const url of ['ftp://a/b', 'javascript:alert(1)', '{host}/v1']) expect(at(url), url).toBeNull();
  });

  it('is the host the document was fetched from where it names none', () => {
    expect(urls({ openapi: '3.1.0' }, from)).toEqual(['https://docs.example.com:8443/a', 'https://docs.example.com:8443', '']);
    expect(urls({ swagger: '2.0', basePath: '/v2' }, from)).toEqual(['https://docs.example.com:8443/v2/a', 'https://docs.example.com:8443/v2', '/v2']);
    expect(urls({ swagger: '2.0', host: 'h.example.com' }, 'http://docs.example.com/s.json')[1]).toBe('http://h.example.com');
  });

  it('is not made up for a file, which tells what it has', () => {
    expect(urls({ openapi: '3.0.0', servers: [{ url: '/api/v3' }] })).toEqual(['http://address.invalid/a', null, '/api/v3']);
    expect(urls({ swagger: '2.0', basePath: '/v2' })).toEqual(['http://address.invalid/a', null, '/v2']);
  });
});

describe('one operation alone', () => {
  it('is the same as among all the others', () => {
    const document = readFileSync(join(folder, 'd10.json'), 'utf8');
    const all = load(document).operations;
    for (const operation of all) expect(load(document, { only: operation.key }).operations).toEqual([operation]);
  });
});

describe('names', () => {
  it('are unique by construction and stay when operations are added', () => {
    const paths = (...verbs: string[]) =>
      Object.fromEntries([['/a', Object.fromEntries(verbs.map((verb) => [verb, { operationId: 'same', tags: ['用户'] }]))]]);
    const first = load({ openapi: '3.0.0', info: { title: '用户服务' }, paths: paths('get', 'put') });
    expect(first.operations.map(({ service }) => service)).toEqual(['Imported.A.Same', 'Imported.A.PutA']);
    expect(first.operations[0]?.definition.module).toBe('用户');
    const known = new Map([['PUT /a', { class: 'A', method: 'Same' }]]);
    expect(load({ openapi: '3.0.0', info: { title: '用户服务' }, paths: paths('get', 'put') }, { known }).operations.map(({ service }) => service)).toEqual([
      'Imported.A.GetA',
      'Imported.A.Same',
    ]);
  });

  it('of the system, of PHP and of its base class are changed', () => {
    const { operations } = load({ openapi: '3.0.0', info: { title: 'admin' }, paths: { '/list': { get: { operationId: 'getRules', tags: ['list'] } } } });
    expect(operations[0]?.service).toBe('AdminImported.ListApi.GetRulesAction');
  });

  it('of parameters that every call has are changed, and keep their name upstream', () => {
    const { operations } = small({
      parameters: ['sign', 'id', 'X-Request-ID'].map((name) => ({ name, in: name === 'X-Request-ID' ? 'header' : 'query', schema: { type: 'string' } })),
    });
    expect(operations[0]?.definition.parameters.map(({ name }) => name)).toEqual(['sign_', 'id', 'X-Request-ID', 'id_path']);
    const http = operations[0]?.definition.flow.nodes.find(({ type }) => type === 'http');
    expect(http?.settings.inputs).toEqual([
      { port: 'sign_', in: 'query', name: 'sign' },
      { port: 'id', in: 'query' },
      { port: 'X-Request-ID', in: 'header' },
      { port: 'id_path', in: 'path', name: 'id' },
    ]);
  });
});

describe('limits', () => {
  it('refuse what is no description', () => {
    for (const text of ['', 'hello', '[]', '{"openapi":"3.0.0"}', '{"paths":[]}', '{{{']) expect(() => load(text), text).toThrow(DocumentError);
  });

  it('refuse deep and exploding documents at once', () => {
    const started = performance.now();
    const aliases = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...Array.from({ length: 8 }, (_, index) => `${'bcdefghi'[index]}: &${'bcdefghi'[index]} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
    ].join('\n');
    expect(() => load(`${aliases}\npaths: {}`)).toThrow(DocumentError);
    expect(() => load(`{"paths":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).toThrow(DocumentError);
    expect(() => load(' '.repeat(64 * 1_048_576 + 1))).toThrow(DocumentError);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
