import type { ParameterType } from '../../engine/core/protocol/parameter.ts';
import { escapePointer } from '../model/checks/check-schema.ts';
import { unsafeNames } from '../model/reserved-words.ts';
import { flatSchema } from './flat-schema.ts';
import { asList, asRecord, asText, type JsonRecord, member } from './json-values.ts';
import type { RequestInput, RequestShape } from './request-shape.ts';
import { type Rule, type RuleContext, ruleOfSchema } from './schema-rule.ts';
import { fieldStyle, isJsonMedia } from './value-style.ts';

const urlencoded = 'application/x-www-form-urlencoded';
/** Contents that are files, whatever the schema says. */
const binaryMedia = /^(?:image|audio|video|font)\/|\b(?:octet-stream|pdf|zip|gzip|x-tar|openxmlformats)/i;

/** The body of an OpenAPI 3 operation: JSON where the document offers it, then a form, then what there is. */
export function requestBody(context: RuleContext, given: unknown, pointer: string): RequestShape {
  const body = context.document.resolve(given, pointer, context.issues).value;
  const content = asRecord(body?.content) ?? {};
  const medias = Object.keys(content);
  const media = medias.find(isJsonMedia) ?? medias.find((name) => /form/i.test(name)) ?? medias[0];
  if (media === undefined) return { inputs: [], media: undefined };
  if (medias.length > 1) context.issues.add('body-media', pointer, 'info', media);
  const at = `${pointer}/content/${escapePointer(media)}/schema`;
  return bodyInputs(context, asRecord(content[media])?.schema, at, body?.required === true, media, asRecord(content[media])?.encoding);
}

/** The body of a Swagger 2 operation that describes it as one parameter. */
export function swaggerBody(context: RuleContext, parameter: JsonRecord, pointer: string, operation: JsonRecord): RequestShape {
  const medias = consumed(context, operation);
  return bodyInputs(context, parameter.schema, pointer, parameter.required === true, medias.find(isJsonMedia) ?? medias[0] ?? 'application/json');
}

/** How the form fields of a Swagger 2 operation are sent: files only travel as multipart. */
export function formMedia(context: RuleContext, operation: JsonRecord, fields: readonly RequestInput[]): string {
  const medias = consumed(context, operation);
  const parts = medias.find((media) => /^multipart\//i.test(media));
  if (fields.some(({ style }) => style === 'file')) return parts ?? 'multipart/form-data';
  return medias.includes(urlencoded) ? urlencoded : (parts ?? urlencoded);
}

/** Members of an object become parameters of their own; anything else is one parameter that is the whole body. */
function bodyInputs(context: RuleContext, schema: unknown, pointer: string, required: boolean, media: string, encoding?: unknown): RequestShape {
  const flat = flatSchema(context.document, schema, pointer, context.issues);
  if (flat.type === 'object' && flat.properties.size > 0) {
    const sent = media.includes('*') ? 'application/json' : media;
    const inputs = [...flat.properties].flatMap(([wire, property]): RequestInput[] => {
      if (unsafeNames.includes(wire) || wire.trim() === '') return [];
      const at = `${pointer}/properties/${escapePointer(wire)}`;
      const input = field(context, wire, ruleOfSchema(context, property, at, 'string', flat.trail, 1), at, sent, asRecord(member(encoding, wire)));
      const isReadOnly = flatSchema(context.document, property, at, context.issues, flat.trail).words.readOnly === true;
      return required && flat.required.has(wire) && !isReadOnly ? [{ ...input, parameter: { ...input.parameter, required: true } }] : [input];
    });
    return { inputs, media: sent };
  }
  const fallback: ParameterType = isJsonMedia(media) || media.includes('*') ? 'object' : binaryMedia.test(media) ? 'file' : 'string';
  const rule = ruleOfSchema(context, schema, pointer, fallback, [], 1);
  // A description of what is inside of a picture or an archive does not make it anything else.
  const isFile = !isJsonMedia(media) && (rule.type === 'file' || (binaryMedia.test(media) && rule.type === 'string'));
  const parameter = { name: 'body', ...(isFile ? fileRule(rule) : withoutFiles(rule)), ...(required ? { required } : {}) };
  const sent = media.includes('*') && !isFile ? 'application/json' : media;
  return { inputs: [{ wire: 'body', in: 'body', parameter, ...(isFile ? { style: 'file' } : {}) }], media: sent };
}

/** One member of a body. */
function field(context: RuleContext, wire: string, given: Rule, pointer: string, media: string, encoding: JsonRecord | undefined): RequestInput {
  const isMultipart = /^multipart\//i.test(media);
  const rule = isMultipart ? oneFile(context, given, pointer) : withoutFiles(given);
  const isForm = isMultipart || media.toLowerCase().startsWith(urlencoded);
  if (!isForm && !isJsonMedia(media) && (rule.type === 'object' || rule.type === 'array')) context.issues.add('object-style', pointer, 'warning', media);
  const style = isForm ? fieldStyle(context, encoding, rule.type, `${pointer}/encoding`) : undefined;
  return { wire, in: 'field', parameter: { name: wire, ...rule }, ...(style === undefined ? {} : { style }) };
}

/** A call brings one file by each parameter; a list of files becomes one. */
function oneFile({ issues }: RuleContext, rule: Rule, pointer: string): Rule {
  if (rule.type === 'file') return fileRule(rule);
  if (rule.type !== 'array' || rule.items?.type !== 'file') return withoutFiles(rule);
  issues.add('file-list', pointer, 'info');
  return fileRule(rule);
}

/** Lengths of a text or a list do not speak of a file. */
function fileRule({ description }: Rule): Rule {
  return { type: 'file', ...(description === undefined ? {} : { description }) };
}

/** Where no file can be sent, what the document calls binary is a text. */
export function withoutFiles(rule: Rule): Rule {
  return {
    ...rule,
    ...(rule.type === 'file' ? { type: 'string' } : {}),
    ...(rule.items ? { items: withoutFiles(rule.items) } : {}),
    ...(rule.properties ? { properties: rule.properties.map((property) => ({ ...property, ...withoutFiles(property) })) } : {}),
  };
}

function consumed({ document }: RuleContext, operation: JsonRecord): string[] {
  return asList(operation.consumes ?? document.root.consumes).map(asText);
}
