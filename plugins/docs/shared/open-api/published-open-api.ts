import { argumentsSchema } from '../../../../engine/core/derive/argument-schema.ts';
import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { codes, codeTexts } from '../../../../engine/core/protocol/codes.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { Language, Text } from '../../../../engine/core/text/text.ts';
import type { DocInterface } from '../catalog.ts';
import { answerDataSchema } from './answer-data-schema.ts';
import { type JsonObject, type OpenApiVersion, schemaFor } from './schema-for.ts';

export interface PublishedOpenApiOptions {
  version: OpenApiVersion;
  title: string;
  /** `https://open.example.com`, or `/`. */
  server: string;
  language: Language;
}

type Shown = Omit<DocInterface, 'versions' | 'isGranted'>;

/** Who signs a call instead of sending a token, which may not stand in an address. */
const signatureFields = ['app_key', 'timestamp', 'nonce', 'sign'] as const;

/**
 * Published interfaces as an OpenAPI document, as far as callers are told of them, in parts: a document of thousands is never whole in memory.
 * @param modules names of the groups, in order
 */
export function* publishedOpenApi(
  modules: readonly string[],
  interfaces: Iterable<Shown>,
  { version, title, server, language }: PublishedOpenApiOptions,
): Generator<string> {
  const head = {
    openapi: version === '3.1' ? '3.1.0' : '3.0.3',
    info: { title, version: '1.0.0', description: texts.calling[language] },
    servers: [{ url: server }],
    tags: modules.map((name) => ({ name })),
    components: { schemas: { Ret: retSchema(language) } },
  };
  yield `${JSON.stringify(head).slice(0, -1)},"paths":{`;
  let separator = '';
  for (const shown of interfaces) {
    yield `${separator}${JSON.stringify(`/api/${shown.service}`)}:${JSON.stringify(pathItem(shown, version, language))}`;
    separator = ',\n';
  }
  yield '}}\n';
}

function retSchema(language: Language): JsonObject {
  const meanings = Object.entries(codeTexts).map(([code, text]) => `- \`${code}\` ${text[language]}`);
  return { type: 'integer', description: meanings.join('\n') };
}

/** A form by POST or, where an interface takes nothing else, a query by GET. */
function pathItem(shown: Shown, version: OpenApiVersion, language: Language): JsonObject {
  const { service, title, summary, description, module, verbs, parameters } = shown;
  const words = [summary === title ? '' : summary, description].filter(Boolean).join('\n\n');
  const isGet = !verbs.includes('POST');
  const schema = schemaFor(argumentsSchema(parameters, language), version);
  const operation: JsonObject = {
    operationId: service.replaceAll('.', '_'),
    tags: [module],
    summary: title,
    ...(words && { description: words }),
    ...(isGet ? { parameters: queryOf(parameters, schema) } : { requestBody: bodyOf(parameters, schema) }),
    responses: { '200': answerOf(shown, version, language) },
  };
  return { [isGet ? 'get' : 'post']: operation };
}

function bodyOf(parameters: readonly Parameter[], { properties, required }: JsonObject): JsonObject {
  const schema = {
    type: 'object',
    properties: { access_token: { type: 'string' }, ...(properties as JsonObject), ...filesOf(parameters) },
    required: ['access_token', ...((required as string[] | undefined) ?? [])],
    additionalProperties: false,
  };
  const structured = parameters.filter(isStructured).map(({ name }) => [name, { contentType: 'application/json' }]);
  const media = parameters.some(({ type }) => type === 'file') ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { required: true, content: { [media]: { schema, ...(structured.length > 0 && { encoding: Object.fromEntries(structured) }) } } };
}

function queryOf(parameters: readonly Parameter[], { properties }: JsonObject): Json[] {
  const own = parameters.map((parameter): JsonObject => {
    const schema = (properties as JsonObject)[parameter.name] ?? {};
    const isRequired = parameter.required && parameter.default === undefined;
    const value: JsonObject = isStructured(parameter) ? { content: { 'application/json': { schema } } } : { schema };
    return { name: parameter.name, in: 'query', ...(isRequired && { required: true }), ...value };
  });
  return [...signatureFields.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })), ...own];
}

function filesOf(parameters: readonly Parameter[]): JsonObject {
  return Object.fromEntries(parameters.filter(({ type }) => type === 'file').map(({ name }) => [name, { type: 'string', format: 'binary' }]));
}

function isStructured({ type }: Pick<Parameter, 'type'>): boolean {
  return type === 'array' || type === 'object';
}

/** Refusals answer HTTP 200 as everything does; `ret` tells them apart. */
function answerOf({ returns, failures, example }: Shown, version: OpenApiVersion, language: Language): JsonObject {
  const schema = {
    type: 'object',
    properties: { ret: { $ref: '#/components/schemas/Ret' }, data: answerDataSchema(returns, version), msg: { type: 'string' } },
    required: ['ret', 'data', 'msg'],
  };
  return {
    description: [codeTexts[codes.ok][language], ...failures.map(({ ret, message }) => `- \`${ret}\` ${message}`)].join('\n'),
    content: { 'application/json': { schema, ...(example !== null && { example: { ret: codes.ok, data: example, msg: '' } }) } },
  };
}

const texts = {
  calling: {
    zh_cn: '所有调用都以 HTTP 200 应答 `{ret, data, msg}`，`ret` 为 200 表示成功。`access_token` 由 `App.Auth.ApplyToken` 以 app_key 与 app_secret 换取。',
    en: 'Every call answers HTTP 200 with `{ret, data, msg}`; `ret` 200 means success. `App.Auth.ApplyToken` gives the `access_token` for app_key and app_secret.',
  },
} as const satisfies Record<string, Text>;
