import type { Json } from '../../../engine/core/json/json.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { essenceOf, kindOfMedia } from '../../nodes/http/model/media-kind.ts';
import type { Place } from '../document/flat-schemas.ts';
import { asList, asRecord, asText, type JsonRecord, member } from '../document/json-values.ts';
import { chosenMedia, isJsonMedia, noteChoice } from '../document/media.ts';
import type { RuleContext } from '../schema/schema-rule.ts';
import { answerFields } from './answer-fields.ts';
import { answerHeaders } from './answer-headers.ts';
import { exampleOf } from './example-value.ts';

const successCodes = ['200', '201', '202', '203', '204', '206', '2XX', '2xx', 'default'];
/** Longest example that is taken over, in characters of JSON. */
const exampleLength = 64_000;
/** Answers that mean failure, and fields of each. */
const errorLimits = { answers: 100, fields: 300 };
/** Characters of the header Accept. */
const acceptLength = 400;

export interface ResponseShape extends Pick<InterfaceDefinition, 'returns' | 'returnsModel' | 'example' | 'upstreamErrors' | 'headers'> {
  /** The header Accept that asks for what is read; undefined where that is plain JSON. */
  accept?: string;
  /** Answers by the names the document gives them. */
  named: { name: string; summary: string; data: Json }[];
}

/** Fields, headers and examples of the first answer that means success, and the answers that mean failure. */
export function responseShape(context: RuleContext, operation: JsonRecord, pointer: string): ResponseShape {
  const responses = asRecord(operation.responses) ?? {};
  const { diagnostics } = context;
  const at = (code: string) => `${pointer}/responses/${escapePointer(code)}`;
  const success = successCodes.find((known) => Object.hasOwn(responses, known)) ?? Object.keys(responses).find((name) => name.startsWith('2'));
  if (success === undefined) diagnostics.add('responses-missing', `${pointer}/responses`, 'info');
  const shape: ResponseShape = { returns: [], example: null, named: [] };
  if (success !== undefined) Object.assign(shape, successOf(context, operation, responses[success], at(success)));
  const errors: NonNullable<InterfaceDefinition['upstreamErrors']> = [];
  for (const code of Object.keys(responses)) {
    if (code === success || code.startsWith('x-')) continue;
    const status = /^[1-5]xx$/i.test(code) ? code.toUpperCase() : code;
    if (!/^(?:[1345]\d\d|[1345]XX|default)$/.test(status) || errors.length >= errorLimits.answers) diagnostics.add('response-kept', at(code), 'info', code);
    else errors.push({ status, ...errorOf(context, operation, responses[code], at(code)) });
  }
  return errors.length === 0 ? shape : { ...shape, upstreamErrors: errors };
}

function successOf(context: RuleContext, operation: JsonRecord, declared: unknown, pointer: string): ResponseShape {
  const answer = readAnswer(context, operation, declared, pointer);
  // Beside the operation, which is kept whole, it would be lost.
  if (answer.pointer !== pointer && asText(answer.response?.description).trim() !== '')
    context.diagnostics.keep('description', `${answer.pointer}/description`);
  const isShown = answer.example !== undefined || answer.named.length > 0;
  const { returns, model } = answer.place
    ? answerFields(context, answer.place, { most: context.limits.returns, cut: context.limits.cutReturns, isShown })
    : { returns: [], model: undefined };
  const headers = answerHeaders(context, answer.response?.headers, `${answer.pointer}/headers`);
  const accept = acceptOf(answer.medias, answer.media);
  return {
    returns,
    ...(model === undefined ? {} : { returnsModel: model }),
    example:
      answer.example ?? answer.named[0]?.data ?? (answer.place && (returns.length > 0 || !isFile(answer.media)) ? exampleOf(context, answer.place) : null),
    ...(headers.length === 0 ? {} : { headers }),
    ...(accept === undefined ? {} : { accept }),
    named: answer.named,
  };
}

function errorOf(context: RuleContext, operation: JsonRecord, declared: unknown, pointer: string) {
  const { response, place, example, named, ...answer } = readAnswer(context, operation, declared, pointer);
  if (response?.headers !== undefined) context.diagnostics.add('source-kept', `${answer.pointer}/headers`, 'info', 'headers');
  for (const { name } of named.slice(1)) context.diagnostics.add('source-kept', `${answer.examplesPointer}/${escapePointer(name)}`, 'info', name);
  const isShown = example !== undefined || named.length > 0;
  const { returns, model } = place ? answerFields(context, place, { most: errorLimits.fields, isShown }) : { returns: [], model: undefined };
  return {
    description: asText(response?.description).trim().slice(0, 5_000),
    returns,
    ...(model === undefined ? {} : { returnsModel: model }),
    example: example ?? named[0]?.data ?? (place ? exampleOf(context, place) : null),
  };
}

interface Answer {
  response: JsonRecord | undefined;
  pointer: string;
  medias: string[];
  media: string | undefined;
  place: Place | undefined;
  example: Json | undefined;
  named: ResponseShape['named'];
  examplesPointer: string;
}

function readAnswer(context: RuleContext, operation: JsonRecord, declared: unknown, pointer: string): Answer {
  const { document, diagnostics } = context;
  const { value: response, pointer: origin } = document.resolve(declared, pointer, diagnostics);
  if (response?.links !== undefined) diagnostics.add('source-kept', `${origin}/links`, 'info', 'links');
  if (document.kind === 'swagger2' && response?.content === undefined) return swaggerAnswer(context, operation, response, origin, pointer);
  const content = asRecord(response?.content) ?? {};
  const media = chosenMedia(document, content);
  if (media === undefined) {
    const place = response?.schema === undefined ? undefined : { schema: response.schema, pointer: `${origin}/schema` };
    return { response, pointer: origin, medias: [], media, place, example: undefined, named: [], examplesPointer: origin };
  }
  const medias = Object.keys(content);
  noteChoice(diagnostics, 'response-media', `${origin}/content`, media, medias);
  const mediaType = document.resolve(content[media], `${origin}/content/${escapePointer(media)}`, diagnostics);
  const examplesPointer = `${mediaType.pointer}/examples`;
  const place = mediaType.value?.schema === undefined ? undefined : { schema: mediaType.value.schema, pointer: `${mediaType.pointer}/schema` };
  return {
    response,
    pointer: origin,
    medias,
    media,
    place,
    example: readExample(context, exampleBehind(context, mediaType.value?.example), media, `${mediaType.pointer}/example`),
    named: namedExamples(context, mediaType.value?.examples, media, examplesPointer),
    examplesPointer,
  };
}

function swaggerAnswer(context: RuleContext, operation: JsonRecord, response: JsonRecord | undefined, pointer: string, operationPointer: string): Answer {
  const medias = asList(operation.produces ?? context.document.root.produces).map(asText);
  const byMedia = asRecord(response?.examples) ?? {};
  const media = medias.find(isJsonMedia) ?? medias[0];
  const origin = operation.produces === undefined ? '#' : operationPointer.slice(0, operationPointer.indexOf('/responses/'));
  if (media !== undefined) noteChoice(context.diagnostics, 'response-media', `${origin}/produces`, media, medias);
  const shown = Object.keys(byMedia).find(isJsonMedia) ?? Object.keys(byMedia)[0];
  for (const other of Object.keys(byMedia))
    if (other !== shown) context.diagnostics.add('source-kept', `${pointer}/examples/${escapePointer(other)}`, 'info', other);
  return {
    response,
    pointer,
    medias,
    media,
    place: response?.schema === undefined ? undefined : { schema: response.schema, pointer: `${pointer}/schema` },
    example: shown === undefined ? undefined : readExample(context, byMedia[shown], shown, `${pointer}/examples`),
    named: [],
    examplesPointer: `${pointer}/examples`,
  };
}

function namedExamples(context: RuleContext, examples: unknown, media: string, pointer: string): ResponseShape['named'] {
  return Object.entries(asRecord(examples) ?? {}).flatMap(([name, entry]) => {
    const at = `${pointer}/${escapePointer(name)}`;
    const example = context.document.resolve(entry, at, context.diagnostics).value;
    if (!example || example.value === undefined) {
      context.diagnostics.add('source-kept', at, 'info', name);
      return [];
    }
    const data = readExample(context, example.value, media, `${at}/value`);
    return data === undefined ? [] : [{ name, summary: asText(example.summary) || asText(example.description), data }];
  });
}

/** Some documents refer to an example where the example itself has its place. Any other `$ref` in an example is a value. */
function exampleBehind({ document }: RuleContext, example: unknown): unknown {
  const ref = member(example, '$ref');
  if (typeof ref !== 'string' || !/^#\/(?:components|x-portico-parts)\//.test(ref)) return example;
  const { value } = document.resolve(example, '#', { add: () => undefined });
  return value === undefined ? example : Object.hasOwn(value, 'value') ? value.value : value;
}

/** JSON that is written as a text is read. Undefined for none, and for one that is too long, which is told. */
function readExample({ diagnostics }: RuleContext, example: unknown, media: string, pointer: string): Json | undefined {
  if (example === undefined) return undefined;
  const value = typeof example === 'string' && isJsonMedia(media) ? parsed(example) : example;
  const text = JSON.stringify(value) as string | undefined;
  if (text !== undefined && text.length <= exampleLength) return JSON.parse(text) as Json;
  diagnostics.add('example-dropped', pointer, 'info');
  return undefined;
}

function parsed(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** No example of bytes can be made of their schema. */
function isFile(media = ''): boolean {
  return kindOfMedia(essenceOf(media)) === 'bytes';
}

/** What is read first, then what else the document names. */
function acceptOf(medias: readonly string[], media: string | undefined): string | undefined {
  if (media === undefined || /^application\/json$/i.test(media) || media.includes('*')) return undefined;
  const usual = (name: string) => /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+(?:\s*;\s*[\w.-]+=[\w."-]+)*$/.test(name);
  const all = [media, ...medias.filter((name) => name !== media).map((name) => `${name};q=0.5`)].filter((name) => usual(name));
  let accept = '';
  for (const name of all) if (accept.length + name.length + 2 <= acceptLength) accept += `${accept === '' ? '' : ', '}${name}`;
  return accept === '' ? undefined : accept;
}
