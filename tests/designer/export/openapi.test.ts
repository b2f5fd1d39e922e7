import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import SwaggerParser from 'swagger-parser';
import { describe, expect, it } from 'vitest';
import { documentFormats } from '../../../designer/export/document-formats.ts';
import { exportOpenApi } from '../../../designer/export/openapi.ts';
import { printOpenApi } from '../../../designer/export/print-document.ts';
import { importDocument } from '../../../designer/import/import-document.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { OpenApiOptions } from '../../../engine/core/open-api/document.ts';
import { openApiVersions } from '../../../engine/core/open-api/version.ts';
import { definitions as demoDefinitions } from '../../../plugins/demo/server/interfaces.ts';
import { sampleDefinitions } from '../codegen/sample-definitions.ts';
import { randomDefinition, randomDefinitions } from './random-definition.ts';

const folder = join(import.meta.dirname, '../../fixtures/openapi');
const fixtures = readdirSync(folder).filter((name) => /^d\d+\.json$/.test(name));
const options = (version: OpenApiOptions['version']): OpenApiOptions => ({ version, title: 'All', server: 'https://api.example.com', language: 'en' });
const importText = (text: string) => importDocument(text, { documentHash: 'h' });
const ways = openApiVersions.flatMap((version) => documentFormats.map((format) => ({ version, format })));

function expectBack(definitions: readonly InterfaceDefinition[], input = ways): void {
  for (const { version, format } of input) {
    const text = [...printOpenApi(definitions, options(version), format)].join('');
    const { operations } = importText(text);
    expect(operations.map((operation) => operation.definition)).toEqual(definitions.map((definition) => ({ ...definition, rev: 0 })));
    expect(operations.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  }
}

const fileDocument = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Files', version: '1' },
  servers: [{ url: 'https://files.example.com' }],
  paths: Object.fromEntries(
    ['image/png', 'text/event-stream', 'text/csv'].map((media, index) => [
      `/file${index}`,
      { get: { responses: { 200: { description: 'ok', content: { [media]: { schema: { type: 'string', format: 'binary' } } } } } } },
    ]),
  ),
});

/** Every schema of a document, wherever it stands. */
function* schemasIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === 'schema') yield member as object;
    else if (name !== 'examples' && name !== 'example') yield* schemasIn(member);
  }
}

async function expectValid(definitions: readonly InterfaceDefinition[]): Promise<void> {
  const ajv = new Ajv2020({ strict: false });
  for (const version of openApiVersions) {
    const document = exportOpenApi(definitions, options(version));
    if (version === '3.1') for (const schema of schemasIn(document.paths)) expect([schema, ajv.validateSchema(schema)]).toEqual([schema, true]);
    await SwaggerParser.validate(structuredClone(document) as never, { resolve: { external: false }, dereference: { circular: 'ignore' } });
  }
}

describe('definition → OpenAPI → definition', () => {
  it('is the identity, also for drafts with faults, in both versions and both formats', () => {
    fc.assert(
      fc.property(randomDefinitions, (definitions) => expectBack(definitions)),
      { numRuns: 40 },
    );
  });

  it('names the media type of a file or a stream, for which the import makes up no example', async () => {
    const definitions = importText(fileDocument).operations.map(({ definition }) => definition);
    expect(definitions.map(({ example }) => example)).toEqual([null, null, 'string']);
    const content = (version: OpenApiOptions['version']) => {
      const { paths } = exportOpenApi(definitions, options(version)) as { paths: Record<string, { post: { responses: { 200: { content: object } } } }> };
      return Object.values(paths)
        .slice(1)
        .map(({ post }) => post.responses[200].content);
    };
    const json = { schema: expect.anything() };
    const binary = { type: 'string', format: 'binary' };
    expect(content('3.0')).toEqual([
      { 'image/png': { schema: binary }, 'application/json': json },
      { 'text/event-stream': { schema: { type: 'string' } }, 'application/json': json },
      { 'application/json': { ...json, examples: expect.anything() } },
    ]);
    expect(content('3.1')[0]).toMatchObject({ 'image/png': { schema: { ...binary, contentMediaType: 'image/png' } } });
    await expectValid(definitions);
    expectBack(definitions);
  });

  it('is the identity for the sample and demo interfaces', () => {
    expectBack([...sampleDefinitions(), ...(demoDefinitions as unknown as InterfaceDefinition[])]);
  });

  it.each(fixtures)('%s: keeps what was imported, with its source', (name) => {
    const imported = importText(readFileSync(join(folder, name), 'utf8')).operations.map(({ definition }) => definition);
    expectBack(imported, [
      { version: '3.1', format: 'json' },
      { version: '3.0', format: 'yaml' },
    ]);
    expect(imported.every(({ source }) => source?.operation !== undefined)).toBe(true);
  });
});

describe('a document', () => {
  it('is valid by the official schemas, whatever is exported', async () => {
    const definitions = fc.sample(randomDefinition, { numRuns: 80, seed: 7 }).map((definition, index) => ({ ...definition, method: `M${index}` }));
    // `$ref` in a value is a value; the parser of the validator takes it for a reference.
    const hasReference = (definition: InterfaceDefinition) => JSON.stringify({ ...definition, source: null }).includes('$ref');
    await expectValid(definitions.filter((definition) => !hasReference(definition)));
    await expectValid([...sampleDefinitions(), ...(demoDefinitions as unknown as InterfaceDefinition[])]);
  });

  it.each(fixtures)('%s exported again is valid', async (name) => {
    await expectValid(importText(readFileSync(join(folder, name), 'utf8')).operations.map(({ definition }) => definition));
  });

  it('says of an object of which nothing is declared that it takes any members: clients are made without them otherwise', () => {
    const definition = computedDefinition('Tool.Free.Object', { extra: 'object', rows: { type: 'array', items: { type: 'object' } } }, { extra: 'extra' });
    for (const version of openApiVersions) {
      const text = JSON.stringify(exportOpenApi([definition], options(version)).paths);
      const free = '{"type":"object","additionalProperties":true}';
      expect(text).toContain(`"properties":{"extra":${free},"rows":{"type":"array","items":${free}}}`);
      expect(text).toContain(`"properties":{"extra":${free}},"required":["extra"]`);
    }
  });

  it('printed in pieces is the same as in one', () => {
    const definitions = sampleDefinitions();
    expect(JSON.parse([...printOpenApi(definitions, options('3.1'), 'json')].join(''))).toEqual(exportOpenApi(definitions, options('3.1')));
    expect(Object.keys(JSON.parse([...printOpenApi([], options('3.0'), 'json')].join('')).paths)).toEqual(['/api/App.Auth.ApplyToken']);
  });
});

describe('a reader that knows nothing of Portico', () => {
  const definition: InterfaceDefinition = {
    ...computedDefinition(
      'Shop.Order.Create',
      {
        goods: { type: 'integer', required: true, min: 1, description: '商品' },
        tags: { type: 'array', items: { type: 'string', max: 9 }, max: 3 },
        when: { type: 'date', min: '2026-01-01' },
        mail: { type: 'string', format: 'email', example: 'a@b.c' },
      },
      { total: ['add', 'goods', 'goods'] },
    ),
    returns: [
      { name: 'total', type: 'integer', description: '合计' },
      { name: 'rows[].id', type: 'integer' },
      { name: 'at', type: 'date' },
    ],
    example: { total: 2 },
  };
  definition.flow.nodes.push({
    id: 'guard',
    type: 'fail',
    settings: { ret: 4001, message: '库存不足', message_en: 'Out of stock' },
    values: { when: false },
    position: { x: 0, y: 0 },
  });
  const { paths } = exportOpenApi([definition], options('3.1')) as { paths: Record<string, { post: Record<string, unknown> }> };
  const { 'x-portico': _, ...operation } = paths['/api/Shop.Order.Create']!.post;

  it('gets the interface as it is called', () => {
    expect(operation).toMatchInlineSnapshot(`
      {
        "operationId": "Shop_Order_Create",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "additionalProperties": false,
                "properties": {
                  "goods": {
                    "description": "商品",
                    "minimum": 1,
                    "type": "integer",
                  },
                  "mail": {
                    "examples": [
                      "a@b.c",
                    ],
                    "format": "email",
                    "type": "string",
                  },
                  "tags": {
                    "items": {
                      "maxLength": 9,
                      "type": "string",
                    },
                    "maxItems": 3,
                    "type": "array",
                  },
                  "when": {
                    "description": "≥ 2026-01-01",
                    "pattern": "^\\d{4}-\\d{2}-\\d{2}([Tt ]\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})?)?$",
                    "type": "string",
                  },
                },
                "required": [
                  "goods",
                ],
                "type": "object",
              },
            },
            "application/x-www-form-urlencoded": {
              "encoding": {
                "tags": {
                  "contentType": "application/json",
                },
              },
              "schema": {
                "additionalProperties": false,
                "properties": {
                  "goods": {
                    "description": "商品",
                    "minimum": 1,
                    "type": "integer",
                  },
                  "mail": {
                    "examples": [
                      "a@b.c",
                    ],
                    "format": "email",
                    "type": "string",
                  },
                  "tags": {
                    "items": {
                      "maxLength": 9,
                      "type": "string",
                    },
                    "maxItems": 3,
                    "type": "array",
                  },
                  "when": {
                    "description": "≥ 2026-01-01",
                    "pattern": "^\\d{4}-\\d{2}-\\d{2}([Tt ]\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?([Zz]|[+-]\\d{2}:\\d{2})?)?$",
                    "type": "string",
                  },
                },
                "required": [
                  "goods",
                ],
                "type": "object",
              },
            },
          },
          "required": true,
        },
        "responses": {
          "200": {
            "content": {
              "application/json": {
                "examples": {
                  "ret4001": {
                    "summary": "Out of stock",
                    "value": {
                      "data": null,
                      "msg": "Out of stock",
                      "ret": 4001,
                    },
                  },
                  "success": {
                    "value": {
                      "data": {
                        "total": 2,
                      },
                      "msg": "",
                      "ret": 200,
                    },
                  },
                },
                "schema": {
                  "properties": {
                    "data": {
                      "properties": {
                        "at": {
                          "type": "string",
                        },
                        "rows": {
                          "items": {
                            "properties": {
                              "id": {
                                "type": "integer",
                              },
                            },
                            "required": [
                              "id",
                            ],
                            "type": "object",
                          },
                          "type": "array",
                        },
                        "total": {
                          "description": "合计",
                          "type": "integer",
                        },
                      },
                      "required": [
                        "total",
                        "at",
                      ],
                      "type": [
                        "object",
                        "null",
                      ],
                    },
                    "msg": {
                      "$ref": "#/components/schemas/Message",
                    },
                    "ret": {
                      "$ref": "#/components/schemas/Ret",
                    },
                  },
                  "required": [
                    "ret",
                    "data",
                    "msg",
                  ],
                  "type": "object",
                },
              },
            },
            "description": "Success
      - \`4001\` Out of stock",
          },
          "4XX": {
            "$ref": "#/components/responses/Refused",
          },
          "5XX": {
            "$ref": "#/components/responses/Failed",
          },
        },
        "summary": "Create",
        "tags": [
          "Order",
        ],
      }
    `);
  });

  it('gets a query where GET is all that is taken, and says who calls the same way', () => {
    const document = exportOpenApi([{ ...definition, verbs: ['GET'] }], options('3.0')) as {
      paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
    };
    const { parameters } = document.paths['/api/Shop.Order.Create']!.get;
    expect(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual(['query goods', 'query tags', 'query when', 'query mail']);
    expect(document).toMatchObject({ security: [{ accessToken: [] }], components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } } });
  });

  it('reads parameters, fields and example back from what is left without the definition', () => {
    const document = exportOpenApi([definition], options('3.1'));
    const [token, read] = importText(JSON.stringify(document).replaceAll('"x-portico"', '"x-other"')).operations;
    expect(token?.definition.parameters.map(({ name }) => name)).toEqual(['app_key_', 'app_secret']);
    expect(read?.isOwn).toBe(false);
    expect(read?.definition.parameters.map(({ name, type, required }) => `${name}:${type}${required ? '!' : ''}`)).toEqual([
      'goods:integer!',
      'tags:array',
      'when:string',
      'mail:string',
    ]);
    expect(read?.definition.returns.map(({ name, type }) => `${name}:${type}`)).toEqual(
      expect.arrayContaining(['ret:integer', 'data:object', 'data.total:integer', 'data.rows:array', 'data.rows[].id:integer']),
    );
    expect(read?.definition.example).toEqual({ ret: 200, data: { total: 2 }, msg: '' });
  });
});
