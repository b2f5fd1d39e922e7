import { operators } from '../../../engine/core/expectation/expectation.ts';
import { parameterTypes } from '../../../engine/core/protocol/parameter.ts';
import { visibilities } from '../../../engine/core/protocol/service-about.ts';
import { columnTypes, interfaceKinds, mostTests } from './definition.ts';

const scalar = { type: ['string', 'number', 'boolean'] };
const rules = {
  type: { type: 'string', enum: [...parameterTypes] },
  required: { type: 'boolean' },
  nullable: { type: 'boolean' },
  default: {},
  documentedDefault: {},
  min: { type: ['number', 'string'] },
  max: { type: ['number', 'string'] },
  exclusiveMin: { type: 'boolean' },
  exclusiveMax: { type: 'boolean' },
  enum: { type: 'array', items: scalar, minItems: 1 },
  format: { type: 'string' },
  pattern: { type: 'string', maxLength: 1000 },
  items: { $ref: '#/definitions/element' },
  properties: { type: 'array', items: { $ref: '#/definitions/parameter' } },
  model: { type: 'string', minLength: 1, maxLength: 200 },
  deprecated: { type: 'boolean' },
  title: { type: 'string' },
  description: { type: 'string' },
  example: {},
};
const port = { type: 'object', additionalProperties: false, required: ['node', 'port'], properties: { node: { type: 'string' }, port: { type: 'string' } } };
const id = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const position = { type: 'object', required: ['x', 'y'], additionalProperties: false, properties: { x: { type: 'number' }, y: { type: 'number' } } };
const handEdit = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'base'],
  properties: { text: { type: 'string', maxLength: 200_000 }, base: { type: 'string', maxLength: 200_000 } },
};

const failureCode = { type: 'integer', minimum: 400, maximum: 9999 } as const;

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
    folder: { type: 'string', pattern: '^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$', maxLength: 200 },
    kind: { type: 'string', enum: [...interfaceKinds] },
    verbs: { type: 'array', minItems: 1, items: { type: 'string', enum: ['GET', 'POST'] } },
    parameters: { type: 'array', maxItems: 1000, items: { $ref: '#/definitions/parameter' } },
    returns: { type: 'array', maxItems: 5000, items: { $ref: '#/definitions/returnField' } },
    returnsModel: { type: 'string', minLength: 1, maxLength: 200 },
    upstreamErrors: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['status', 'description', 'returns', 'example'],
        properties: {
          status: { type: 'string', pattern: '^([1-5][0-9][0-9]|[1-5]XX|default)$' },
          description: { type: 'string', maxLength: 5000 },
          returns: { type: 'array', maxItems: 1000, items: { $ref: '#/definitions/returnField' } },
          returnsModel: { type: 'string', minLength: 1, maxLength: 200 },
          example: {},
        },
      },
    },
    headers: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', pattern: "^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$" },
          type: { type: 'string', enum: [...parameterTypes] },
          description: { type: 'string', maxLength: 1000 },
        },
      },
    },
    examples: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 200 },
          summary: { type: 'string', maxLength: 500 },
          parameters: { type: 'object' },
          data: {},
        },
      },
    },
    deprecated: { type: 'boolean' },
    example: {},
    flow: {
      type: 'object',
      additionalProperties: false,
      required: ['nodes', 'edges'],
      properties: {
        nodes: {
          type: 'array',
          maxItems: 2000,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'type', 'settings', 'position'],
            properties: {
              id,
              type: { type: 'string' },
              settings: { type: 'object' },
              values: { type: 'object' },
              formulas: { type: 'object' },
              within: port,
              position,
              title: { type: 'string', maxLength: 200 },
              note: { type: 'string', maxLength: 2000 },
              disabled: { type: 'boolean' },
              pinned: { type: 'boolean' },
            },
          },
        },
        edges: {
          type: 'array',
          maxItems: 5000,
          items: { type: 'object', additionalProperties: false, required: ['from', 'to'], properties: { from: port, to: port } },
        },
        order: {
          type: 'array',
          maxItems: 2000,
          items: { type: 'object', additionalProperties: false, required: ['before', 'after'], properties: { before: id, after: id } },
        },
        groups: {
          type: 'array',
          maxItems: 200,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'title', 'nodes'],
            properties: { id, title: { type: 'string', maxLength: 200 }, nodes: { type: 'array', items: { type: 'string' } } },
          },
        },
        notes: {
          type: 'array',
          maxItems: 200,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'text', 'position', 'size'],
            properties: {
              id,
              text: { type: 'string', maxLength: 5000 },
              position,
              size: {
                type: 'object',
                required: ['width', 'height'],
                additionalProperties: false,
                properties: { width: { type: 'number' }, height: { type: 'number' } },
              },
            },
          },
        },
      },
    },
    failures: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'to', 'ret'],
        properties: {
          from: failureCode,
          to: failureCode,
          ret: failureCode,
          message: { type: 'string', minLength: 1, maxLength: 500 },
          message_en: { type: 'string', minLength: 1, maxLength: 500 },
        },
      },
    },
    visibility: { type: 'string', enum: [...visibilities] },
    table: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'columns'],
      properties: {
        name: { type: 'string' },
        database: { type: 'string' },
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
              format: { type: 'string', enum: ['money', 'decimal'] },
              hidden: { type: 'boolean' },
              references: { type: 'string' },
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
        base: { type: 'object' },
      },
    },
    code: { type: 'object', additionalProperties: false, properties: { ts: handEdit, php: handEdit } },
    tests: {
      type: 'array',
      maxItems: mostTests,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'parameters'],
        properties: {
          title: { type: 'string', maxLength: 200 },
          parameters: { type: 'object' },
          ret: { type: 'integer' },
          data: {},
          expectations: {
            type: 'array',
            maxItems: 50,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['path', 'operator', 'value'],
              properties: { path: { type: 'string', maxLength: 200 }, operator: { enum: [...operators] }, value: { type: 'string', maxLength: 2_000 } },
            },
          },
          schema: { type: 'object' },
          milliseconds: { type: 'integer', minimum: 1 },
          isExample: { type: 'boolean' },
        },
      },
    },
    rev: { type: 'integer', minimum: 0 },
  },
  definitions: {
    returnField: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'type'],
      properties: {
        name: { type: 'string', minLength: 1 },
        type: { type: 'string', enum: [...parameterTypes] },
        description: { type: 'string' },
        nullable: { type: 'boolean' },
        optional: { type: 'boolean' },
        enum: { type: 'array', items: scalar, minItems: 1 },
        format: { type: 'string', maxLength: 100 },
        model: { type: 'string', minLength: 1, maxLength: 200 },
        deprecated: { type: 'boolean' },
      },
    },
    element: { type: 'object', additionalProperties: false, required: ['type'], properties: rules },
    parameter: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'type'],
      properties: { name: { type: 'string', minLength: 1, maxLength: 200 }, ...rules },
    },
  },
} as const;
