import type { Json } from '../../engine/core/descriptor/types.ts';
import { codes, codeTexts } from '../../engine/core/protocol/codes.ts';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import { type InterfaceDefinition, type ReturnField, serviceOf } from '../model/definition.ts';

export type OpenApiVersion = '3.1' | '3.0';

type JsonObject = { [name: string]: Json };

/**
 * Interfaces as an OpenAPI document: each is `POST /api/?service=Namespace.Class.Method` with a form body and the envelope as answer.
 * The definition itself travels as `x-portico`, so that importing the document gives the same definition again.
 * @param server address of the platform
 */
export function exportOpenApi(definitions: readonly InterfaceDefinition[], options: { version: OpenApiVersion; title: string; server: string }): JsonObject {
  const { version } = options;
  return {
    openapi: version === '3.1' ? '3.1.0' : '3.0.3',
    info: { title: options.title, version: '1.0.0' },
    servers: [{ url: options.server }],
    security: [{ accessToken: [] }],
    tags: [...new Set(definitions.map((definition) => definition.module))].map((name) => ({ name })),
    paths: Object.fromEntries(definitions.map((definition) => [`/api/?service=${serviceOf(definition)}`, { post: operationOf(definition, version) }])),
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'query', name: 'access_token', description: 'form field access_token, from App.Auth.ApplyToken' } },
    },
  };
}

function operationOf(definition: InterfaceDefinition, version: OpenApiVersion): JsonObject {
  const { parameters } = definition;
  const hasFile = parameters.some((parameter) => parameter.type === 'file');
  const media = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const structured = parameters.filter(({ type }) => type === 'array' || type === 'object').map(({ name }) => [name, { contentType: 'application/json' }]);
  const body: JsonObject = { schema: objectSchema(parameters, version), ...(structured.length === 0 ? {} : { encoding: Object.fromEntries(structured) }) };
  return {
    operationId: serviceOf(definition).replaceAll('.', '_'),
    tags: [definition.module],
    summary: definition.title,
    ...(definition.description === '' ? {} : { description: definition.description }),
    ...(parameters.length === 0 ? {} : { requestBody: { required: parameters.some(({ required }) => required === true), content: { [media]: body } } }),
    responses: {
      '200': {
        description: codeTexts[codes.ok].en,
        content: { 'application/json': { schema: envelopeSchema(definition.returns), example: envelope(definition) } },
      },
    },
    'x-portico': JSON.parse(JSON.stringify({ ...definition, rev: 0 })),
  };
}

function envelope({ example }: InterfaceDefinition): JsonObject {
  return { ret: 200, data: example, msg: '' };
}

function envelopeSchema(returns: readonly ReturnField[]): JsonObject {
  return { type: 'object', properties: { ret: { type: 'integer' }, data: returnSchema(returns), msg: { type: 'string' } }, required: ['ret', 'data', 'msg'] };
}

/** Dotted names as nested schemas. */
function returnSchema(returns: readonly ReturnField[]): JsonObject {
  const root: JsonObject = { type: 'object' };
  for (const field of returns) {
    let place = root;
    for (const part of field.name.split('.')) {
      const name = part.replace(/(\[\])+$/, '');
      const lists = (part.length - name.length) / 2;
      if (name !== '') place = child(child(place, 'properties'), name);
      for (let depth = 0; depth < lists; depth++) place = Object.assign(child(place, 'items'), { type: 'object' });
    }
    if (!field.name.endsWith('[]')) Object.assign(place, plainType(field.type));
    if (field.description) place.description = field.description;
  }
  return root;
}

function child(parent: JsonObject, name: string): JsonObject {
  const existing = Object.hasOwn(parent, name) ? parent[name] : undefined;
  if (typeof existing === 'object' && existing !== null && !Array.isArray(existing)) return existing;
  const made: JsonObject = {};
  Object.defineProperty(parent, name, { value: made, enumerable: true, configurable: true, writable: true });
  return made;
}

function objectSchema(parameters: readonly Parameter[], version: OpenApiVersion): JsonObject {
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, ...rule }) => [name, ruleSchema(rule, version)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

function ruleSchema(rule: Omit<Parameter, 'name'>, version: OpenApiVersion): JsonObject {
  const schema: JsonObject = { ...plainType(rule.type, version) };
  const [min, max] = rule.type === 'string' ? ['minLength', 'maxLength'] : rule.type === 'array' ? ['minItems', 'maxItems'] : ['minimum', 'maximum'];
  if (typeof rule.min === 'number' && rule.type !== 'file') schema[min] = rule.min;
  if (typeof rule.max === 'number' && rule.type !== 'file') schema[max] = rule.max;
  if (rule.enum) schema.enum = rule.enum;
  if (rule.pattern !== undefined) schema.pattern = rule.pattern;
  if (rule.default !== undefined) schema.default = rule.default;
  if (rule.example !== undefined) schema.example = rule.example;
  if (rule.title) schema.title = rule.title;
  if (rule.description) schema.description = rule.description;
  if (rule.type === 'array') schema.items = rule.items ? ruleSchema(rule.items, version) : {};
  if (rule.properties) Object.assign(schema, objectSchema(rule.properties, version));
  return schema;
}

function plainType(type: Parameter['type'], version: OpenApiVersion = '3.1'): JsonObject {
  switch (type) {
    case 'float':
      return { type: 'number' };
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'file':
      return version === '3.1' ? { type: 'string', contentMediaType: 'application/octet-stream' } : { type: 'string', format: 'binary' };
    default:
      return { type };
  }
}
