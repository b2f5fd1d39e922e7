import { describe, expect, it } from 'vitest';
import { type ImportedOperation, importDocument } from '../../../designer/import/import-document.ts';
import { bindingsOf } from '../../../designer/nodes/http/model/http-binding.ts';

const text = { type: 'string' };
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });
const pet = { $ref: '#/components/schemas/Pet' };

function load(paths: object, more: object = {}) {
  const root = { openapi: '3.0.3', info: { title: 'Whole' }, servers: [{ url: 'https://api.example.com' }], paths, ...more };
  return importDocument(JSON.stringify(root), { documentHash: 'h' });
}
const one = (operation: object, more: object = {}, verb = 'post'): ImportedOperation => load({ '/x': { [verb]: operation } }, more).operations[0]!;
const http = ({ definition }: ImportedOperation) => definition.flow.nodes.find(({ type }) => type === 'http')!.settings;
const names = ({ definition }: ImportedOperation) => definition.parameters.map(({ name }) => name);
const codesAt = ({ diagnostics }: ImportedOperation) => diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);

describe('a parameter', () => {
  it('has the default of its document as documentation, and nothing is sent for it', () => {
    const schema = { type: 'object', properties: { kind: { type: 'string', default: 'cat' }, tags: { type: 'array', items: text, default: '["a"]' } } };
    const [kind, tags] = one({ requestBody: json(schema) }).definition.parameters;
    expect([kind?.documentedDefault, kind?.default, tags?.documentedDefault]).toEqual(['cat', undefined, ['a']]);
  });

  it('that is a header stays one; Accept is a setting too, and what the client makes is told', () => {
    const header = (name: string, schema: object, required = false) => ({ name, in: 'header', required, schema });
    const found = one({
      parameters: [
        header('Accept', { type: 'string', enum: ['application/vnd.x+json', 'text/csv'] }, true),
        header('X-Version', text, true),
        header('Content-Length', text),
        header('Content-Type', { type: 'string', enum: ['application/merge-patch+json'] }, true),
      ],
      requestBody: {
        content: { 'application/json': { schema: { properties: { a: text } } }, 'application/merge-patch+json': { schema: { properties: { a: text } } } },
      },
    });
    expect(found.definition.parameters.map(({ name, required = false }) => [name, required])).toEqual([
      ['Accept', false],
      ['X-Version', true],
      ['a', false],
    ]);
    expect(http(found)).toMatchObject({ accept: 'application/vnd.x+json', media: 'application/merge-patch+json' });
    expect(codesAt(found)).toEqual(expect.arrayContaining(['header-sent #/paths/~1x/post/parameters/2', 'header-sent #/paths/~1x/post/parameters/3']));
    const single = one({ parameters: [header('accept', { type: 'string', enum: ['text/csv'] }, true)] });
    expect([names(single), http(single).accept, codesAt(single)[0]]).toEqual([[], 'text/csv', 'header-sent #/paths/~1x/post/parameters/0']);
  });

  it('without a place in the path, or anywhere, is told', () => {
    const found = one({ parameters: [{ name: 'id', in: 'path', schema: text }, { name: 'b', in: 'nowhere' }, 5] });
    expect(names(found)).toEqual([]);
    expect(codesAt(found)).toEqual(
      expect.arrayContaining([
        'parameter-not-in-path #/paths/~1x/post/parameters/0',
        'parameter-place #/paths/~1x/post/parameters/1',
        'parameter-not-object #/paths/~1x/post/parameters/2',
      ]),
    );
  });

  it('says null, exclusive limits, 64 bits, days and that it is going', () => {
    const properties = {
      note: { type: 'string', nullable: true },
      open: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1 },
      id: { type: 'integer', format: 'int64' },
      day: { type: 'string', format: 'date' },
      old: { type: 'string', deprecated: true },
    };
    const found = one({ requestBody: json({ properties }), deprecated: true });
    expect(found.definition.parameters).toEqual([
      { name: 'note', type: 'string', nullable: true },
      { name: 'open', type: 'float', min: 0, exclusiveMin: true, max: 1 },
      { name: 'id', type: 'integer', format: 'int64' },
      { name: 'day', type: 'date', format: 'date' },
      { name: 'old', type: 'string', deprecated: true },
    ]);
    expect(found.definition.deprecated).toBe(true);
    expect(http(found).inputs).toContainEqual({ port: 'note', in: 'field', nullable: true });
    const newer = one({
      requestBody: json({
        properties: { a: { type: ['string', 'null'] }, b: { exclusiveMaximum: 5, type: 'number' }, c: { oneOf: [text, { type: 'null' }] } },
      }),
    });
    expect(newer.definition.parameters).toEqual([
      { name: 'a', type: 'string', nullable: true },
      { name: 'b', type: 'float', max: 5, exclusiveMax: true },
      { name: 'c', type: 'string', nullable: true },
    ]);
  });

  it('is spelled out to any depth, and ends at the name of its shape in a circle', () => {
    let deep: object = { type: 'object', properties: { end: text } };
    for (let level = 9; level >= 0; level--) deep = { type: 'object', properties: { [`l${level}`]: deep } };
    const Pet = { type: 'object', required: ['name'], properties: { name: text, mother: pet } };
    const found = one(
      { requestBody: json({ properties: { deep, pet, more: { allOf: [pet], description: 'the other' } } }) },
      { components: { schemas: { Pet } } },
    );
    expect(JSON.stringify(found.definition.parameters[0])).toContain('"end"');
    expect(found.definition.parameters.slice(1)).toEqual([
      {
        name: 'pet',
        type: 'object',
        model: 'Pet',
        properties: [
          { name: 'name', type: 'string', required: true },
          { name: 'mother', type: 'object', model: 'Pet' },
        ],
      },
      {
        name: 'more',
        type: 'object',
        model: 'Pet',
        description: 'the other',
        properties: [
          { name: 'name', type: 'string', required: true },
          { name: 'mother', type: 'object', model: 'Pet' },
        ],
      },
    ]);
  });
});

describe('an answer', () => {
  it('is read in the format that has a schema, vendor JSON first, and asked for in it', () => {
    const content = { 'application/json': {}, 'application/xml': { schema: { properties: { a: text } } } };
    const found = one({ responses: { 200: { content } }, requestBody: { content } });
    expect([found.definition.returns[0]?.name, names(found), http(found).accept]).toEqual(['a', ['a'], 'application/xml, application/json;q=0.5']);
    const vendor = one({
      responses: { 200: { content: { 'text/plain': { schema: text }, 'application/vnd.x.v2+json': { schema: { properties: { b: text } } } } } },
    });
    expect([vendor.definition.returns[0]?.name, http(vendor).accept]).toEqual(['b', 'application/vnd.x.v2+json, text/plain;q=0.5']);
  });

  it('keeps thousands of fields, and names the place of those it cuts', () => {
    const properties = Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`f${index}`, text]));
    expect(one({ responses: { 200: json({ properties }) } }).definition.returns).toHaveLength(1_200);
    const wide = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`f${index}`, text]));
    const cut = one({ responses: { 200: json({ properties: wide }) } });
    expect(cut.definition.returns).toHaveLength(5_000);
    expect(codesAt(cut)).toContain('returns-truncated #/paths/~1x/post/responses/200/content/application~1json/schema/properties/f5000');
  });

  it('says of its fields what may be missing, null, and which values there are', () => {
    const Pet = {
      type: 'object',
      required: ['id', 'born'],
      properties: {
        id: { type: 'integer', format: 'int64' },
        born: { type: 'string', format: 'date-time', nullable: true },
        kind: { type: 'string', enum: ['cat', 'dog'], deprecated: true },
      },
    };
    const components = { schemas: { Pet } };
    const fields = [
      { name: 'id', type: 'integer', format: 'int64' },
      { name: 'born', type: 'date', format: 'date-time', nullable: true },
      { name: 'kind', type: 'string', enum: ['cat', 'dog'], optional: true, deprecated: true },
    ];
    const single = one({ responses: { 200: json(pet) } }, { components }).definition;
    expect([single.returnsModel, single.returns]).toEqual(['Pet', fields]);
    const list = one({ responses: { 200: json({ type: 'array', items: pet }) } }, { components }).definition;
    expect(list.returns).toEqual([{ name: '[]', type: 'object', model: 'Pet' }, ...fields.map((field) => ({ ...field, name: `[].${field.name}` }))]);
    const old = importDocument(
      JSON.stringify({ swagger: '2.0', paths: { '/a': { get: { responses: { 200: { schema: { $ref: '#/definitions/Pet' } } } } } }, definitions: { Pet } }),
      { documentHash: 'h' },
    );
    expect(old.operations[0]?.definition.returnsModel).toBe('Pet');
  });

  it('has its failures with their shapes, its headers, and its examples by name', () => {
    const Gone = { type: 'object', properties: { code: text } };
    const found = one({
      requestBody: json({ properties: { a: text } }, { examples: { first: { summary: 'one', value: '{"a":"1"}' } } }),
      responses: {
        201: {
          headers: { 'X-Total': { schema: { type: 'integer' }, description: 'all' }, 'Set-Cookie': { schema: text } },
          ...json(text, { examples: { first: { value: '"ok"' } } }),
        },
        202: { description: 'later' },
        404: { description: 'gone', ...json(Gone) },
        '5xx': { description: 'broken' },
      },
    });
    expect(found.definition.upstreamErrors).toEqual([
      { status: '404', description: 'gone', returns: [{ name: 'code', type: 'string', optional: true }], example: { code: 'string' } },
      { status: '5XX', description: 'broken', returns: [], example: null },
    ]);
    expect(found.definition.headers).toEqual([{ name: 'x-total', type: 'integer', description: 'all' }]);
    expect(http(found).relay).toEqual(['x-total']);
    expect(found.definition.examples).toEqual([{ name: 'first', summary: 'one', parameters: { a: '1' }, data: 'ok' }]);
    expect(codesAt(found)).toEqual(
      expect.arrayContaining(['response-kept #/paths/~1x/post/responses/202', 'headers-kept #/paths/~1x/post/responses/201/headers/Set-Cookie']),
    );
  });

  it('that may be a list or an object has elements and members', () => {
    const list = { type: 'array', items: { properties: { id: text } } };
    const found = one({ responses: { 200: json({ properties: { all: { oneOf: [{ type: 'object', properties: { total: text } }, list] } } }) } });
    expect(found.definition.returns.map(({ name }) => name)).toEqual(['all', 'all.total', 'all[].id']);
  });

  it('written as a text of JSON is JSON', () => {
    const schema = { properties: { a: { type: 'integer' } } };
    const found = one({ requestBody: json(schema, { example: '{"a":1}' }), responses: { 200: json(schema, { example: '{"a": 2}' }) } });
    expect([found.definition.parameters[0]?.example, found.definition.example]).toEqual([1, { a: 2 }]);
  });
});

it('a GET upstream is called by GET and POST, anything with a body by POST alone', () => {
  const query = { parameters: [{ name: 'q', in: 'query', schema: text }] };
  expect(one(query, {}, 'get').definition.verbs).toEqual(['GET', 'POST']);
  expect(one({ ...query, requestBody: json({ properties: { a: text } }) }, {}, 'get').definition.verbs).toEqual(['POST']);
  expect(one(query, {}, 'delete').definition.verbs).toEqual(['POST']);
});

describe('a reference', () => {
  it.each([
    ['through another reference', '#/components/schemas/Alias/properties/name', {}],
    ['into a path', '#/paths/~1x/post/responses/200/content/application~1json/schema', {}],
    ['percent-encoded', '#/components/schemas/A%20B', {}],
    ['to an anchor', '#here', {}],
    ['to an $id', 'https://example.com/pet', {}],
    ['to the document by its name', 'api.json#/components/schemas/Pet', { file: 'api.json' }],
    ['to a schema that is but true', '#/components/schemas/Any', {}],
  ])('%s leads there', (_, $ref, options) => {
    const schemas = {
      Pet: { $id: 'https://example.com/pet', type: 'object', properties: { name: text } },
      Alias: pet,
      'A B': text,
      There: { $anchor: 'here', ...text },
      Any: true,
    };
    const paths = { '/x': { post: { requestBody: json({ properties: { a: { $ref } } }), responses: { 200: json(text) } } } };
    const root = { openapi: '3.1.0', info: { title: 'R' }, paths, components: { schemas } };
    const { operations } = importDocument(JSON.stringify(root), { documentHash: 'h', ...options });
    expect(operations[0]?.diagnostics.filter(({ code }) => code.startsWith('ref-'))).toEqual([]);
  });

  it('has words of its own beside it', () => {
    const found = one(
      { requestBody: json({ properties: { a: { ...pet, description: 'mine', nullable: true, deprecated: true } } }) },
      { components: { schemas: { Pet: text } } },
    );
    expect(found.definition.parameters).toEqual([{ name: 'a', type: 'string', description: 'mine', nullable: true, deprecated: true, model: 'Pet' }]);
  });
});

it('parts that double in each step are read once each, and what is too much is told', () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `S${index}`,
      { allOf: [1, 2].map(() => ({ $ref: `#/components/schemas/S${index + 1}` })), properties: { [`p${index}`]: text } },
    ]),
  );
  const bomb = { ...schemas, S60: { properties: { end: text } } };
  const found = one({ requestBody: json({ $ref: '#/components/schemas/S0' }) }, { components: { schemas: bomb } });
  expect(names(found)).toHaveLength(61);
  // A circle at the end keeps any part from being remembered.
  const circle = { ...schemas, S60: { allOf: [{ $ref: '#/components/schemas/S0' }] } };
  expect(codesAt(one({ requestBody: json({ $ref: '#/components/schemas/S0' }) }, { components: { schemas: circle } })).join()).toContain(
    'schema-cut #/components',
  );
});

it('definitions without paths are an API that has no operation', () => {
  for (const paths of [{}, undefined]) {
    const found = importDocument(JSON.stringify({ swagger: '2.0', info: { title: 'D' }, paths, definitions: { Pet: text } }), { documentHash: 'h' });
    expect(found.operations).toEqual([]);
    expect(found.diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toContain('unused #/definitions/Pet');
  }
});

it('values of a list keep their places upstream', () => {
  const found = one({ parameters: [{ name: 'a', in: 'query', schema: { type: 'array', items: text } }] }, {}, 'get');
  expect(bindingsOf(http(found))).toEqual([{ port: 'a', in: 'query' }]);
});
