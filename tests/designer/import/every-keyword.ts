/*
 * Made-up documents with every word of their versions at least once, each in a place where it means something.
 */

const common = {
  title: 'A title',
  description: 'A description',
  externalDocs: { url: 'https://docs.example.com', description: 'More' },
  deprecated: true,
};
const limits = {
  name: { type: 'string', ...common, minLength: 2, maxLength: 40, pattern: '^[a-z]+$', example: 'abc', default: 'ab', xml: { attribute: true, name: 'n' } },
  count: { type: 'integer', format: 'int64', minimum: 3, maximum: 9, multipleOf: 3, enum: [3, 6, 9] },
  share: { type: 'number', format: 'double', minimum: 0.5, exclusiveMinimum: true, maximum: 1.5, exclusiveMaximum: true },
  list: { type: 'array', minItems: 1, maxItems: 7, uniqueItems: true, items: { type: 'string', maxLength: 11, description: 'One of them' } },
  map: { type: 'object', minProperties: 1, maxProperties: 4, additionalProperties: { type: 'integer' } },
  open: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true, required: ['a'] },
  either: {
    oneOf: [
      { type: 'string', maxLength: 5, description: 'short' },
      { type: 'integer', minimum: 4, title: 'Four' },
    ],
  },
  any: { anyOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: 'kind', mapping: { c: 'Cat' } } },
  all: {
    allOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'object', description: 'inner', required: ['extra'], properties: { extra: { type: 'boolean' } } }],
    description: 'outer',
  },
  not: { type: 'string', not: { enum: ['no'] } },
  seen: { type: 'string', format: 'date-time', readOnly: true },
  secret: { type: 'string', format: 'password', writeOnly: true },
  nothing: { type: 'string', nullable: true },
  'dotted.name': { type: 'string' },
  own: { type: 'string', 'x-own': 1 },
};
const pets = {
  Cat: { type: 'object', title: 'Cat', description: 'A cat', required: ['kind'], properties: { kind: { type: 'string' }, meow: { type: 'boolean' } } },
  Dog: { type: 'object', title: 'Dog', description: 'A dog', required: ['kind'], properties: { kind: { type: 'string' }, bark: { type: 'integer' } } },
};
const every = { type: 'object', ...common, required: ['name', 'list'], properties: limits };
const text = { type: 'string' };
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });
const texts = { type: 'array', items: text };

const answers = {
  200: {
    description: 'Fine',
    headers: {
      'X-Total': { description: 'All of them', required: true, schema: { type: 'integer', minimum: 0, description: 'inner' }, example: 5 },
      'Set-Cookie': { schema: text },
    },
    links: { next: { operationId: 'go', parameters: { a: '$response.body#/a' } } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Every' } }, 'text/csv': { schema: text }, 'text/html': { schema: text } },
  },
  201: { description: 'Made', ...json(text) },
  '2XX': { description: 'Any other', ...json(text) },
  '4XX': { description: 'Yours', ...json({ $ref: '#/components/schemas/Every' }), headers: { 'Retry-After': { schema: text } } },
  404: { $ref: '#/components/responses/Gone' },
  default: { description: 'Else', ...json({ properties: { code: { type: 'integer', example: 4 } }, example: { code: 5 } }) },
};

const parameters = [
  { name: 'id', in: 'path', required: true, description: 'outer', schema: { type: 'string', description: 'inner', example: 'i' }, example: 'o' },
  { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object', properties: { a: text } }, allowReserved: true },
  { name: 'tags', in: 'query', style: 'pipeDelimited', explode: false, schema: texts, allowEmptyValue: true },
  { name: 'where', in: 'query', content: { 'application/json': { schema: { type: 'object', properties: { b: text } }, example: { b: '1' } } } },
  { name: 'many', in: 'query', schema: text, examples: { first: { summary: 'one', value: 'a' }, far: { externalValue: 'https://example.com/b' } } },
  { name: 'X-Trace', in: 'header', deprecated: true, schema: { type: 'string', examples: ['p', 'q'] } },
  { name: 'Authorization', in: 'header', schema: text },
  { name: 'session', in: 'cookie', schema: text, 'x-own': true },
];

const operation = {
  tags: ['things', 'more'],
  summary: 'Do it',
  description: 'Does it',
  operationId: 'doIt',
  externalDocs: { url: 'https://docs.example.com' },
  deprecated: true,
  security: [{ key: [] }, { token: ['read'] }],
  servers: [{ url: 'https://one.example.com' }, { url: 'https://two.example.com' }],
  callbacks: { done: { '{$request.body#/url}': { post: { responses: { 200: { description: 'ok' } } } } } },
  'x-own': { a: 1 },
  parameters,
  requestBody: {
    description: 'All of it',
    required: true,
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Every' }, examples: { one: { summary: 'One', value: { name: 'xyz' } } } },
      'application/xml': { schema: { $ref: '#/components/schemas/Every' } },
      'text/yaml': { schema: text },
    },
  },
  responses: answers,
};

const form = {
  operationId: 'send',
  requestBody: {
    $ref: '#/components/requestBodies/Form',
  },
  responses: { 204: { description: 'Nothing' } },
};

const components = {
  schemas: { Every: every, ...pets },
  responses: {
    Gone: { description: 'Gone', ...json({ type: 'object', properties: { why: text } }, { examples: { a: { value: { why: '1' } }, b: { value: {} } } }) },
  },
  requestBodies: {
    Form: {
      description: 'A form',
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            description: 'What is in it',
            required: ['file'],
            properties: { file: { type: 'string', format: 'binary', maxLength: 9, description: 'The file' }, meta: { type: 'object' }, tags: texts },
          },
          encoding: {
            file: { contentType: 'image/png', headers: { 'X-Part': { schema: text } } },
            meta: { contentType: 'application/json', allowReserved: true },
            tags: { style: 'form', explode: false },
            gone: { contentType: 'text/plain' },
          },
        },
      },
    },
  },
  securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, token: { type: 'http', scheme: 'bearer' } },
};

const about = { info: { title: 'Every', version: '1' }, servers: [{ url: 'https://api.example.com' }] };
const free = {
  operationId: 'free',
  parameters: [{ name: 'Authorization', in: 'header', schema: text }],
  responses: { 200: { $ref: '#/components/responses/Gone' } },
};

export const every30 = {
  openapi: '3.0.3',
  ...about,
  paths: { '/things/{id}': { post: operation }, '/forms': { put: form }, '/free': { get: free } },
  components,
};

const { share: _share, nothing: _nothing, ...limits31 } = limits;
const newer = {
  ...limits31,
  share: { type: 'number', exclusiveMinimum: 0.5, exclusiveMaximum: 1.5 },
  nothing: { type: ['string', 'null'] },
  both: { type: ['integer', 'string'], maxLength: 4 },
  one: { const: 'only', type: 'string' },
  shown: { type: 'string', examples: ['a', 'b'] },
  tuple: { type: 'array', prefixItems: [text, { type: 'integer' }], items: false, contains: text, minContains: 1, maxContains: 2, unevaluatedItems: false },
  when: {
    type: 'object',
    ...Object.fromEntries(['if', 'then', 'else'].map((word) => [word, { required: [word] }])),
    properties: { a: text, b: text, c: text },
  },
  patterned: { type: 'object', patternProperties: { '^x': text }, propertyNames: { maxLength: 9 }, unevaluatedProperties: true },
  depends: { type: 'object', properties: { a: text }, dependentRequired: { a: ['b'] }, dependentSchemas: { a: { required: ['b'] } } },
  encoded: { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/json', contentSchema: { type: 'object' } },
  beside: { $ref: '#/components/schemas/Cat', description: 'mine', deprecated: true },
  yes: true,
  commented: { type: 'string', $comment: 'says nothing' },
};

export const every31 = {
  openapi: '3.1.0',
  ...about,
  paths: {
    '/things/{id}': { summary: 'Item', parameters: [{ name: 'lang', in: 'query', schema: { type: 'string', maxLength: 2 } }], post: operation },
    '/forms': { put: form },
  },
  components: { ...components, schemas: { ...components.schemas, Every: { ...every, properties: newer } } },
};

const { nothing: _nullable, either: _either, any: _any, not: _not, secret: _secret, ...limits20 } = limits;
const older = {
  ...limits20,
  all: { allOf: [{ $ref: '#/definitions/Cat' }, { type: 'object', properties: { extra: text } }], discriminator: 'kind' },
  nothing: { type: 'string', 'x-nullable': true },
};

export const every20 = {
  swagger: '2.0',
  info: { title: 'Every', version: '1' },
  host: 'api.example.com',
  schemes: ['https', 'http'],
  paths: {
    '/things/{id}': {
      post: {
        operationId: 'doIt',
        consumes: ['application/json', 'application/xml'],
        produces: ['application/json', 'text/csv'],
        schemes: ['https'],
        parameters: [
          { name: 'id', in: 'path', required: true, type: 'string', description: 'It', minLength: 1, pattern: '^[a-z]$' },
          {
            name: 'list',
            in: 'query',
            type: 'array',
            collectionFormat: 'pipes',
            uniqueItems: true,
            maxItems: 3,
            items: { type: 'string', enum: ['a', 'b'], collectionFormat: 'csv' },
            allowEmptyValue: true,
            default: ['a'],
          },
          { name: 'count', in: 'header', type: 'integer', format: 'int32', minimum: 1, exclusiveMinimum: true, maximum: 8, multipleOf: 2, 'x-own': 1 },
          { name: 'body', in: 'body', required: true, description: 'All of it', schema: { $ref: '#/definitions/Every' } },
        ],
        responses: {
          200: {
            description: 'Fine',
            schema: { $ref: '#/definitions/Every' },
            headers: { 'X-Total': { type: 'integer', format: 'int32', description: 'All' } },
            examples: { 'application/json': { name: 'abc' }, 'text/csv': 'abc' },
          },
          default: { description: 'Else', schema: { type: 'object', properties: { why: text } } },
        },
      },
    },
    '/forms': {
      post: {
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
        parameters: [
          { name: 'file', in: 'formData', type: 'file', description: 'The file' },
          { name: 'note', in: 'formData', type: 'string', maxLength: 6, required: true },
        ],
        responses: { 200: { description: 'Fine', schema: { type: 'file' } } },
      },
    },
  },
  definitions: { Every: { type: 'object', ...common, required: ['name'], properties: older }, Cat: pets.Cat },
};
