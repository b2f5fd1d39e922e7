import { texts } from '../../../generated/words/engine-core/responses.ts';
import type { ShownFailure, ShownInterface } from '../docs/shown-interface.ts';
import { codes, codeTexts } from '../protocol/codes.ts';
import { shapeOfReturns } from '../protocol/return-shape.ts';
import type { UpstreamError } from '../protocol/service-about.ts';
import { fillText, type Language } from '../text/text.ts';
import { answerSchema } from './answer-schema.ts';
import type { SchemaContext } from './schema-context.ts';
import { type JsonObject, nullable } from './version.ts';

type Answered = Pick<ShownInterface, 'returns' | 'returnsModel' | 'media' | 'example' | 'examples' | 'failures' | 'upstreamErrors' | 'headers'>;

/**
 * Returns the responses of an operation. The HTTP status is 200 unless the app asks for real ones; the others are what it gets then. Bodies are the
 * same either way.
 */
export function responsesOf(answered: Answered, context: SchemaContext, language: Language): JsonObject {
  const errors = answered.upstreamErrors ?? [];
  return {
    '200': successOf(answered, context, language),
    ...Object.fromEntries(errors.map((error) => [error.status, refusalOf(error, context, language)])),
    ...(errors.some(({ status }) => status === '4XX') ? {} : { '4XX': { $ref: '#/components/responses/Refused' } }),
    ...(errors.some(({ status }) => status === '5XX') ? {} : { '5XX': { $ref: '#/components/responses/Failed' } }),
  };
}

function successOf(
  { returns, returnsModel, media = [], example, examples = [], failures, headers = [] }: Answered,
  context: SchemaContext,
  language: Language,
): JsonObject {
  const isFile = media.length > 0;
  const data = isFile || (returns.length === 0 && returnsModel === undefined) ? {} : answerSchema(shapeOfReturns(returns, returnsModel), context, true);
  const shown = new Map<string, JsonObject>();
  const show = (name: string, value: JsonObject) => {
    let free = name;
    for (let number = 2; shown.has(free); number++) free = `${name}_${number}`;
    shown.set(free, value);
  };
  if (example !== null && !isFile) show('success', { value: { ret: codes.ok, data: example, msg: '' } });
  for (const { name, summary, data: answer } of examples) {
    if (answer !== undefined && !isFile) show(name, { ...(summary ? { summary } : {}), value: { ret: codes.ok, data: answer, msg: '' } });
  }
  for (const failure of failures) show(`ret${failure.ret}`, failureExample(failure));
  return {
    description: [
      codeTexts[codes.ok][language],
      ...(isFile ? [texts.file[language]] : []),
      ...failures.map(({ ret, message }) => `- \`${ret}\` ${message}`),
    ].join('\n'),
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers.map((header) => [header.name, headerOf(header)])) }),
    content: {
      ...Object.fromEntries(media.map((type) => [type, { schema: fileSchema(type, context) }])),
      'application/json': {
        schema: envelopeSchema(data),
        ...(shown.size === 0 ? {} : { examples: Object.fromEntries(shown) }),
      },
    },
  };
}

/** Events are text; any other bytes are those of a file. */
function fileSchema(media: string, { version }: Pick<SchemaContext, 'version'>): JsonObject {
  if (media === 'text/event-stream') return { type: 'string' };
  return { type: 'string', format: 'binary', ...(version === '3.1' ? { contentMediaType: media } : {}) };
}

function headerOf({ type = 'string', description }: { type?: string; description?: string }): JsonObject {
  return { ...(description ? { description } : {}), schema: { type: headerTypes[type] ?? 'string' } };
}

const headerTypes: Readonly<Record<string, string>> = { integer: 'integer', float: 'number', boolean: 'boolean' };

/** Returns the schema of the envelope around `data`. */
export function envelopeSchema(data: JsonObject): JsonObject {
  return {
    type: 'object',
    properties: { ret: { $ref: '#/components/schemas/Ret' }, data, msg: { $ref: '#/components/schemas/Message' } },
    required: ['ret', 'data', 'msg'],
  };
}

/** `data` of an error of the upstream: its status, and its body as its document declares it. */
export function upstreamData(body: JsonObject, { version }: Pick<SchemaContext, 'version'>): JsonObject {
  const upstream = {
    type: 'object',
    properties: { status: { type: 'integer' }, headers: { type: 'object', additionalProperties: { type: 'string' } }, body },
    required: ['status'],
  };
  return nullable({ type: 'object', properties: { upstream } }, version);
}

function refusalOf(error: UpstreamError, context: SchemaContext, language: Language): JsonObject {
  const { returns, returnsModel } = error;
  const body = returns.length === 0 && returnsModel === undefined ? {} : answerSchema(shapeOfReturns(returns, returnsModel), context);
  const { value } = upstreamExample(error, language);
  return {
    description: error.description || fillText(texts.upstream, { status: error.status })[language],
    content: {
      'application/json': {
        schema: envelopeSchema(upstreamData(body, context)),
        ...(error.example === null ? {} : { examples: { upstream: { value: value! } } }),
      },
    },
  };
}

function upstreamExample({ status, description, example }: UpstreamError, language: Language): JsonObject {
  const number = /^\d+$/.test(status) ? Number(status) : status === '5XX' ? 500 : 400;
  const ret = number === 429 ? codes.rateLimited : number >= 400 && number < 500 ? codes.upstreamRefused : codes.upstreamFailed;
  return {
    summary: description || fillText(texts.upstream, { status })[language],
    value: { ret, data: { upstream: { status: number, headers: {}, body: example } }, msg: codeTexts[ret][language] },
  };
}

function failureExample({ ret, message }: ShownFailure): JsonObject {
  return { summary: message, value: { ret, data: null, msg: message } };
}
