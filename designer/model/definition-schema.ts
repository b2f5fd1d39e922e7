import { parameterTypes } from '../../engine/core/protocol/parameter.ts';
import { columnTypes, interfaceKinds } from './definition.ts';

const scalar = { type: ['string', 'number', 'boolean'] };
const rules = {
  type: { type: 'string', enum: [...parameterTypes] },
  required: { type: 'boolean' },
  default: {},
  min: { type: ['number', 'string'] },
  max: { type: ['number', 'string'] },
  enum: { type: 'array', items: scalar, minItems: 1 },
  format: { type: 'string' },
  pattern: { type: 'string', maxLength: 1000 },
  items: { $ref: '#/definitions/element' },
  properties: { type: 'array', items: { $ref: '#/definitions/parameter' } },
  title: { type: 'string' },
  description: { type: 'string' },
  example: {},
};
const port = { type: 'object', additionalProperties: false, required: ['node', 'port'], properties: { node: { type: 'string' }, port: { type: 'string' } } };

/** JSON Schema (draft-07) of `InterfaceDefinition`: for editors, for the JSON view, and for what a caller saves. */
export const definitionSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'InterfaceDefinition',
  type: 'object',
  additionalProperties: false,
  required: [
    ...['namespace', 'class', 'method', 'title', 'summary', 'module', 'description', 'kind', 'verbs', 'parameters', 'returns', 'example', 'flow'],
    ...['visibility', 'rev'],
  ],
  properties: {
    namespace: { type: 'string' },
    class: { type: 'string' },
    method: { type: 'string' },
    title: { type: 'string', maxLength: 200 },
    summary: { type: 'string', maxLength: 500 },
    module: { type: 'string', maxLength: 200 },
    description: { type: 'string', maxLength: 100_000 },
    kind: { type: 'string', enum: [...interfaceKinds] },
    verbs: { type: 'array', minItems: 1, items: { type: 'string', enum: ['GET', 'POST'] } },
    parameters: { type: 'array', maxItems: 200, items: { $ref: '#/definitions/parameter' } },
    returns: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'type'],
        properties: { name: { type: 'string', minLength: 1 }, type: { type: 'string', enum: [...parameterTypes] }, description: { type: 'string' } },
      },
    },
    example: {},
    flow: {
      type: 'object',
      additionalProperties: false,
      required: ['nodes', 'edges'],
      properties: {
        nodes: {
          type: 'array',
          maxItems: 1000,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'type', 'settings', 'position'],
            properties: {
              id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
              type: { type: 'string' },
              settings: { type: 'object' },
              values: { type: 'object' },
              position: { type: 'object', required: ['x', 'y'], additionalProperties: false, properties: { x: { type: 'number' }, y: { type: 'number' } } },
              title: { type: 'string', maxLength: 200 },
              note: { type: 'string', maxLength: 2000 },
            },
          },
        },
        edges: {
          type: 'array',
          maxItems: 5000,
          items: { type: 'object', additionalProperties: false, required: ['from', 'to'], properties: { from: port, to: port } },
        },
      },
    },
    visibility: { type: 'string', enum: ['open', 'controlled'] },
    table: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'columns'],
      properties: {
        name: { type: 'string' },
        columns: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'type'],
            properties: {
              name: { type: 'string' },
              type: { type: 'string', enum: [...columnTypes] },
              required: { type: 'boolean' },
              default: {},
              max: { type: 'number' },
              description: { type: 'string', maxLength: 500 },
            },
          },
        },
      },
    },
    source: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'document', 'pointer', 'key', 'operation', 'imported'],
      properties: {
        kind: { type: 'string', enum: ['swagger2', 'openapi3.0', 'openapi3.1'] },
        document: { type: 'string' },
        pointer: { type: 'string' },
        key: { type: 'string' },
        operationId: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        operation: {},
        imported: { type: 'string' },
      },
    },
    rev: { type: 'integer', minimum: 0 },
  },
  definitions: {
    element: { type: 'object', additionalProperties: false, required: ['type'], properties: rules },
    parameter: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'type'],
      properties: { name: { type: 'string', minLength: 1, maxLength: 200 }, ...rules },
    },
  },
} as const;
