import type { Screen } from '../descriptor/types.ts';
import type { Parameter } from '../protocol/parameter.ts';
import type { Language } from '../text/text.ts';
import { typeSchema } from './argument-schema.ts';
import { callComponents, callOperation, sessionScheme } from './call-operation.ts';
import { type RecordSchema, recordSchemaOf } from './record-schema.ts';
import { type ScreenService, servicesOf } from './services.ts';

/** A JSON Schema as OpenAPI 3.1 defines it. */
export interface OpenApiSchema extends Omit<RecordSchema, 'items' | 'properties' | 'additionalProperties'> {
  $ref?: string;
  const?: unknown;
  allOf?: OpenApiSchema[];
  anyOf?: OpenApiSchema[];
  oneOf?: OpenApiSchema[];
  examples?: unknown[];
  contentMediaType?: string;
  contentSchema?: OpenApiSchema;
  items?: OpenApiSchema;
  properties?: Record<string, OpenApiSchema>;
  additionalProperties?: boolean | OpenApiSchema;
}

/** The parts of an OpenAPI operation that calls of screens use. */
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  /** Left out: as the document says. */
  security?: [];
  requestBody: { required: true; content: Record<string, { schema: OpenApiSchema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: OpenApiSchema }> }>;
}

/** The parts of an OpenAPI 3.1 document that calls of screens use. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  security: Record<string, []>[];
  paths: Record<string, { post: OpenApiOperation }>;
  components: { schemas: Record<string, OpenApiSchema>; securitySchemes: Record<string, { type: 'http'; scheme: 'bearer' }> };
}

/**
 * Returns the calls of some screens as an OpenAPI 3.1 document. Every call is a POST to the same address with its name in `service`. The part of a
 * path behind `#` only makes the paths distinct and is never sent.
 */
export function openApiOf(screens: Screen[], language: Language, info: { title: string; version: string }): OpenApiDocument {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: [],
    security: [{ [sessionScheme]: [] }],
    paths: {},
    components: { schemas: callComponents(language), securitySchemes: { [sessionScheme]: { type: 'http', scheme: 'bearer' } } },
  };
  for (const screen of screens) {
    const services = servicesOf(screen);
    if (services.length === 0) continue;
    document.tags.push({ name: screen.className, description: (screen.purpose ?? screen.label)[language] });
    // The form of an action has no record.
    const hasRecords = screen.fields.length > 0;
    // A List may leave members out (`fields`); Get adds which of them it always has.
    const record = recordSchemaOf(screen, language) as OpenApiSchema;
    const always = ['id', 'rev'].filter((name) => record.required?.includes(name));
    // Rows of a source have no revision of their own; the call says 1.
    if (hasRecords) document.components.schemas[screen.className] = { ...record, required: always, properties: { rev: integer, ...record.properties } };
    const address = screen.site === 'portal' ? '/api/platform.php' : '/api/admin.php';
    for (const service of services) document.paths[`${address}#${service.name}`] = { post: operationOf(screen, service, language) };
  }
  return document;
}

function operationOf(screen: Screen, service: ScreenService, language: Language): OpenApiOperation {
  const { name, title, parameters } = service;
  return callOperation(
    {
      name,
      title: title[language],
      tag: screen.className,
      isPublic: screen.public?.calls.some((call) => call === service.does) ?? false,
      parameters: Object.fromEntries(
        parameters.map((parameter) => [parameter.name, parameterSchema(parameter, language, fieldLabel(screen, parameter.name, language))]),
      ),
      required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      hasFile: parameters.some((parameter) => parameter.type === 'file'),
      answer: { data: dataSchema(screen, service), isFile: service.does === 'Export' },
    },
    language,
  );
}

/** Returns the schema of one field of a form body. Arrays and objects are sent as JSON text. */
export function parameterSchema(parameter: Omit<Parameter, 'name'>, language: Language, label = parameter.text?.[language]): OpenApiSchema {
  const { type, min, max, enum: options, pattern, default: initial } = parameter;
  const words: OpenApiSchema = { ...(label ? { description: label } : {}), ...(initial !== undefined && { default: initial }) };
  const limits = (least: string, most: string) => ({
    ...(typeof min === 'number' && { [least]: min }),
    ...(typeof max === 'number' && { [most]: max }),
  });
  switch (type) {
    case 'file':
      return { ...words, type: 'string', contentMediaType: 'application/octet-stream' };
    case 'array':
    case 'object':
      return {
        ...words,
        ...(initial !== undefined && { default: JSON.stringify(initial) }),
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: typeSchema(parameter, language),
      };
    case 'integer':
    case 'float':
      return { ...words, type: type === 'float' ? 'number' : type, ...limits('minimum', 'maximum'), ...(options && { enum: options }) };
    case 'boolean':
      return { ...words, type };
    case 'string':
    case 'date':
      return { ...words, type: 'string', ...limits('minLength', 'maxLength'), ...(options && { enum: options }), ...(pattern !== undefined && { pattern }) };
  }
}

function fieldLabel(screen: Screen, name: string, language: Language): string | undefined {
  return screen.fields.find((field) => field.name === name)?.label[language];
}

const integer: OpenApiSchema = { type: 'integer' };
const object = (properties: Record<string, OpenApiSchema>, optional: Record<string, OpenApiSchema> = {}): OpenApiSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const counts: OpenApiSchema = { type: 'object', additionalProperties: integer };
const someRecord: OpenApiSchema = { type: ['object', 'null'] };
const someText: OpenApiSchema = { type: ['string', 'null'] };
const words: OpenApiSchema = { type: 'object', additionalProperties: { type: 'string' } };
const change = object({
  ...{ id: integer, at: { type: 'string' }, verb: { type: 'string' }, title: words, username: someText, simulated_by: { type: ['integer', 'null'] } },
  ...{ before: someRecord, after: someRecord, reason: someText },
});
const failure = object({ id: integer, ret: integer, msg: { type: 'string' } });
const several = object({ done: { type: 'array', items: integer }, failed: { type: 'array', items: failure } });
const affected = object(
  { screen: { type: 'string' }, label: words, field: { type: 'string' }, field_label: words, count: integer },
  { on_remove: { type: 'string', enum: ['restrict', 'clear', 'cascade'] } },
);
/** The job that works off what is too much to wait for. */
const begun = object({ job: integer });
const undoable = object({ undo: { type: 'string' } });
const anything: OpenApiSchema = {};
const references: OpenApiSchema = { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'string' } } };
const editPreview = object({
  ...{ total: integer, looked: integer, changed: integer, failed_count: integer, failed: { type: 'array' as const, items: failure } },
  fields: {
    type: 'array',
    items: object({
      field: { type: 'string' },
      count: integer,
      changes: { type: 'array', items: object({ from: anything, to: anything, count: integer }) },
    }),
  },
  refs: references,
});

function dataSchema(screen: Screen, { does }: ScreenService): OpenApiSchema {
  const record: OpenApiSchema = { $ref: `#/components/schemas/${screen.className}` };
  switch (does) {
    case 'List':
      return object(
        { items: { type: 'array', items: record }, total: integer, page: integer, per_page: integer, refs: references },
        { counts, more: { type: 'boolean' } },
      );
    case 'Get':
      return { allOf: [record, { ...object({ refs: references }), required: [...(recordSchemaOf(screen, 'en').required ?? []), 'refs'] }] };
    case 'Add':
      return object({ id: integer, rev: integer });
    case 'Edit':
      return object({ rev: integer });
    case 'Remove':
      return { anyOf: [object({ removed: { type: 'array', items: integer } }), begun] };
    case 'Restore':
      return { anyOf: [object({ restored: { type: 'array', items: integer } }), begun] };
    case 'transition':
      return { anyOf: [object({ rev: integer }), several, begun] };
    case 'EditAll':
      return { allOf: [{ anyOf: [several, begun] }, undoable] };
    case 'EditPreview':
      return editPreview;
    case 'Undo':
      return { anyOf: [several, begun] };
    case 'Affected':
      return object({ items: { type: 'array', items: affected } });
    case 'Import':
      return object({ job: integer, undo: { type: 'string' } });
    case 'Export':
      return object({ job: integer });
    case 'History':
      return object({ items: { type: 'array', items: change } });
    case 'Options':
      return object({ items: { type: 'array', items: object({ value: { type: ['integer', 'string'] }, label: { type: 'string' } }) } });
    default:
      return {};
  }
}
