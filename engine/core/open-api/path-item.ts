import type { Json } from '../descriptor/types.ts';
import { codes, codeTexts } from '../protocol/codes.ts';
import type { Parameter } from '../protocol/parameter.ts';
import type { ServiceAbout, ServiceFailure } from '../protocol/service-about.ts';
import type { Language } from '../text/text.ts';
import { answerSchema } from './answer-schema.ts';
import { parameterSchema, parametersSchema } from './parameter-schema.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

/** An interface as a document tells of it. */
export interface DescribedInterface extends ServiceAbout {
  service: string;
  title: string;
  verbs: readonly ('GET' | 'POST')[];
  parameters: readonly Parameter[];
  /** Members of our own in the operation, `x-…`. */
  extensions?: JsonObject;
}

/** One interface as a path item: a form by POST or, where it takes nothing else, a query by GET. */
export function pathItemOf(described: DescribedInterface, version: OpenApiVersion, language: Language): JsonObject {
  const { service, parameters, module, title, summary, description, verbs, extensions } = described;
  const words = [summary === title ? '' : summary, description].filter((text) => text !== '').join('\n\n');
  const isGet = !verbs.includes('POST');
  const operation: JsonObject = {
    operationId: service.replaceAll('.', '_'),
    tags: [module],
    summary: title,
    ...(words === '' ? {} : { description: words }),
    ...(isGet ? { parameters: queryOf(parameters, version) } : { requestBody: bodyOf(parameters, version) }),
    responses: { '200': answerOf(described, version, language) },
    ...extensions,
  };
  return { [isGet ? 'get' : 'post']: operation };
}

function bodyOf(parameters: readonly Parameter[], version: OpenApiVersion): JsonObject {
  const { properties, required } = parametersSchema(parameters, version);
  const schema: JsonObject = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
  const structured = parameters.filter(isStructured).map(({ name }) => [name, { contentType: 'application/json' }]);
  const media = parameters.some(({ type }) => type === 'file') ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const content: JsonObject = structured.length === 0 ? { schema } : { schema, encoding: Object.fromEntries(structured) };
  return { required: true, content: { [media]: content } };
}

function queryOf(parameters: readonly Parameter[], version: OpenApiVersion): Json[] {
  // A draft may name a parameter twice; a document may not.
  const named = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  return [...named.values()].map((parameter): JsonObject => {
    const { name, ...rule } = parameter;
    const { description, ...schema } = parameterSchema(rule, version);
    return {
      name,
      in: 'query',
      ...(rule.required ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      ...(isStructured(parameter) ? { content: { 'application/json': { schema } } } : { schema }),
    };
  });
}

function isStructured({ type }: Pick<Parameter, 'type'>): boolean {
  return type === 'array' || type === 'object';
}

/** Refusals answer HTTP 200 as everything does; `ret` tells them apart. */
function answerOf({ returns, failures, example }: DescribedInterface, version: OpenApiVersion, language: Language): JsonObject {
  const examples: JsonObject = {
    ...(example === null ? {} : { success: { value: { ret: codes.ok, data: example, msg: '' } } }),
    ...Object.fromEntries(failures.map((failure, index) => [exampleName(failures, index), failureExample(failure)])),
  };
  return {
    description: [codeTexts[codes.ok][language], ...failures.map(({ ret, message }) => `- \`${ret}\` ${message}`)].join('\n'),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            ret: { $ref: '#/components/schemas/Ret' },
            data: answerSchema(returns, version),
            msg: { $ref: '#/components/schemas/Message' },
          },
          required: ['ret', 'data', 'msg'],
        },
        ...(Object.keys(examples).length === 0 ? {} : { examples }),
      },
    },
  };
}

function failureExample({ ret, message }: ServiceFailure): JsonObject {
  return { summary: message, value: { ret, data: null, msg: message } };
}

/** `ret409`, and `ret409_2` for another message of the code. */
function exampleName(failures: readonly ServiceFailure[], index: number): string {
  const { ret } = failures[index]!;
  const number = failures.slice(0, index + 1).filter((failure) => failure.ret === ret).length;
  return `ret${ret}${number === 1 ? '' : `_${number}`}`;
}
