import { readFileSync } from 'node:fs';
import SwaggerParser from 'swagger-parser';
import { expect, test } from 'vitest';
import { openApiOf } from '../../../engine/core/derive/openapi.ts';
import { servicesOf } from '../../../engine/core/derive/services.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';

const files = ['schemas/article.json', 'plugins/apps/schemas/app.json', 'schemas/configuration.json'];
const screens = files.map((file) => normalize(JSON.parse(readFileSync(file, 'utf8'))));
const document = openApiOf(screens, 'en', { title: 'Portico', version: '1' });

test('the document is valid OpenAPI 3.1', async () => {
  const parsed = await SwaggerParser.validate(structuredClone(document) as never);
  expect(Object.keys(parsed.paths ?? {})).toHaveLength(Object.keys(document.paths).length);
});

test('every call of a screen is one operation', () => {
  const calls = screens.flatMap(servicesOf).map((service) => `/api/admin.php#${service.name}`);
  expect(Object.keys(document.paths)).toEqual(calls);
});

test('an operation names its service, its parameters and its answer', () => {
  const { post } = document.paths['/api/admin.php#Admin.Article.TakeDown'] ?? {};
  expect(post).toMatchInlineSnapshot(`
    {
      "operationId": "Admin_Article_TakeDown",
      "requestBody": {
        "content": {
          "application/x-www-form-urlencoded": {
            "schema": {
              "additionalProperties": false,
              "properties": {
                "access_token": {
                  "type": "string",
                },
                "id": {
                  "description": "ID",
                  "minimum": 1,
                  "type": "integer",
                },
                "ids": {
                  "contentMediaType": "application/json",
                  "contentSchema": {
                    "items": {
                      "minimum": 1,
                      "type": "integer",
                    },
                    "maxItems": 1000,
                    "minItems": 1,
                    "type": "array",
                  },
                  "description": "IDs of several records, at most 1000",
                  "type": "string",
                },
                "matching": {
                  "contentMediaType": "application/json",
                  "contentSchema": {
                    "type": "object",
                  },
                  "description": "Instead of ids: all records that match, as in the list. For more than 1000 a background job is started and {"job"} is returned",
                  "type": "string",
                },
                "service": {
                  "const": "Admin.Article.TakeDown",
                },
              },
              "required": [
                "service",
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
              "schema": {
                "oneOf": [
                  {
                    "allOf": [
                      {
                        "$ref": "#/components/schemas/Envelope",
                      },
                      {
                        "properties": {
                          "data": {
                            "anyOf": [
                              {
                                "properties": {
                                  "rev": {
                                    "type": "integer",
                                  },
                                },
                                "required": [
                                  "rev",
                                ],
                                "type": "object",
                              },
                              {
                                "properties": {
                                  "done": {
                                    "items": {
                                      "type": "integer",
                                    },
                                    "type": "array",
                                  },
                                  "failed": {
                                    "items": {
                                      "properties": {
                                        "id": {
                                          "type": "integer",
                                        },
                                        "msg": {
                                          "type": "string",
                                        },
                                        "ret": {
                                          "type": "integer",
                                        },
                                      },
                                      "required": [
                                        "id",
                                        "ret",
                                        "msg",
                                      ],
                                      "type": "object",
                                    },
                                    "type": "array",
                                  },
                                },
                                "required": [
                                  "done",
                                  "failed",
                                ],
                                "type": "object",
                              },
                              {
                                "properties": {
                                  "job": {
                                    "type": "integer",
                                  },
                                },
                                "required": [
                                  "job",
                                ],
                                "type": "object",
                              },
                            ],
                          },
                          "ret": {
                            "const": 200,
                          },
                        },
                        "type": "object",
                      },
                    ],
                  },
                  {
                    "$ref": "#/components/schemas/Refusal",
                  },
                ],
              },
            },
          },
          "description": "Success",
        },
      },
      "summary": "Article: Unlist",
      "tags": [
        "Article",
      ],
    }
  `);
});

test('the answer of Get is the record with the words for its references', () => {
  const answer = document.paths['/api/admin.php#Admin.App.Get']?.post.responses['200']?.content['application/json']?.schema;
  expect(JSON.stringify(answer)).toContain('#/components/schemas/App');
  expect(document.components.schemas.App?.properties?.status).toMatchObject({ enum: ['working', 'cancelled'] });
});

test('words are those of the language asked for', () => {
  expect(openApiOf(screens, 'zh_cn', { title: 'Portico', version: '1' }).tags[0]).toEqual({
    name: 'Article',
    description: '平台的公告和教程，按查看权限显示在门户中。',
  });
});
