import type { Parameter, ParameterType } from '../../../engine/core/protocol/parameter.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import type { FlatSchema, Place } from '../document/flat-schemas.ts';
import { asList, asRecord, asText, type JsonRecord, member } from '../document/json-values.ts';
import { chosenMedia, isJsonMedia, noteChoice } from '../document/media.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { isFieldName, keepOwnWords, keepWords, type Rule, type RuleContext, type RuleWriter } from '../schema/schema-rule.ts';
import { addBodyExample, addSchemaExample } from './body-examples.ts';
import type { RequestInput } from './request-shape.ts';
import { fieldStyle } from './value-style.ts';

export interface BodyShape {
  inputs: RequestInput[];
  /** Content type; undefined without a body. */
  media: string | undefined;
  /** Bodies by name, as the document has them. */
  examples?: unknown;
  examplesPointer?: string;
  /** The body as one parameter, for one of too many members. */
  whole?(): RequestInput;
}

const urlencoded = 'application/x-www-form-urlencoded';
/** Contents that are files, whatever the schema says. */
const binaryMedia = /^(?:image|audio|video|font)\/|\b(?:octet-stream|pdf|zip|gzip|x-tar|openxmlformats)/i;

/** The body of an OpenAPI 3 operation: JSON where the document offers it, then a form, then what there is, of those that have a schema. */
export function requestBody(writer: RuleWriter, declared: unknown, pointer: string, wanted?: string): BodyShape {
  const { document, diagnostics } = writer.context;
  const { value: body, pointer: origin } = document.resolve(declared, pointer, diagnostics);
  const content = asRecord(body?.content) ?? {};
  const medias = Object.keys(content);
  const media = wanted !== undefined && asRecord(content[wanted])?.schema !== undefined ? wanted : chosenMedia(document, content, /form/i);
  if (media === undefined) {
    if (body) diagnostics.add('source-kept', pointer, 'info', 'requestBody');
    return { inputs: [], media: undefined };
  }
  noteChoice(diagnostics, 'body-media', pointer, media, medias);
  const mediaType = document.resolve(content[media], `${origin}/content/${escapePointer(media)}`, diagnostics);
  const about: BodyAbout = {
    required: body?.required === true,
    media: wanted !== undefined && !media.includes('*') && isJsonMedia(wanted) && isJsonMedia(media) ? wanted : media,
    encoding: mediaType.value?.encoding,
    encodingPointer: `${mediaType.pointer}/encoding`,
    description: asText(body?.description).trim(),
  };
  const shape = bodyInputs(writer, { schema: mediaType.value?.schema, pointer: `${mediaType.pointer}/schema` }, about);
  addBodyExample(writer.context, shape.inputs, mediaType.value?.example, `${mediaType.pointer}/example`);
  addSchemaExample(writer.context, shape.inputs, { schema: mediaType.value?.schema, pointer: `${mediaType.pointer}/schema` });
  for (const word of Object.keys(mediaType.value ?? {}))
    if (!['schema', 'example', 'examples', 'encoding'].includes(word))
      diagnostics.keep(word.startsWith('x-') ? 'x-…' : word, `${mediaType.pointer}/${escapePointer(word)}`);
  return { ...shape, examples: mediaType.value?.examples, examplesPointer: `${mediaType.pointer}/examples` };
}

/** The body of a Swagger 2 operation that describes it as one parameter. */
export function swaggerBody(writer: RuleWriter, parameter: JsonRecord, pointer: string, operation: JsonRecord): BodyShape {
  const medias = consumed(writer.context, operation);
  const media = medias.find(isJsonMedia) ?? medias[0] ?? 'application/json';
  noteChoice(writer.context.diagnostics, 'body-media', `${pointer}/schema`, media, medias);
  const about = {
    required: parameter.required === true,
    media,
    encoding: undefined,
    encodingPointer: pointer,
    description: asText(parameter.description).trim(),
  };
  const shape = bodyInputs(writer, { schema: parameter.schema, pointer: `${pointer}/schema` }, about);
  const example = parameter.example ?? parameter['x-example'] ?? member(parameter['x-examples'], media);
  addBodyExample(writer.context, shape.inputs, example, `${pointer}/example`);
  addSchemaExample(writer.context, shape.inputs, { schema: parameter.schema, pointer: `${pointer}/schema` });
  return shape;
}

/** How the form fields of a Swagger 2 operation are sent: files only travel as multipart. */
export function formMedia(context: RuleContext, operation: JsonRecord, fields: readonly RequestInput[], pointer: string): string {
  const medias = consumed(context, operation);
  const parts = medias.find((media) => /^multipart\//i.test(media));
  const hasFile = fields.some(({ style }) => style === 'file');
  const media = hasFile ? (parts ?? 'multipart/form-data') : medias.includes(urlencoded) ? urlencoded : (parts ?? urlencoded);
  noteChoice(context.diagnostics, 'body-media', `${pointer}/consumes`, media, medias);
  return media;
}

interface BodyAbout {
  required: boolean;
  media: string;
  encoding: unknown;
  encodingPointer: string;
  description: string;
}

/** Members of an object become parameters of their own; anything else is one parameter that is the whole body. */
function bodyInputs(writer: RuleWriter, place: Place, about: BodyAbout): BodyShape {
  const { document, diagnostics } = writer.context;
  const { required, media, encoding, encodingPointer } = about;
  const flat = flatSchema(document, place, diagnostics);
  // Of a body that may be an object or something else, the object is what callers fill in.
  if (flat.properties.size === 0 || (flat.type !== 'object' && !isChoice(flat))) return wholeBody(writer, place, about);
  keepWords(diagnostics, flat, 'parameters');
  keepOwnWords(diagnostics, flat, place.pointer, ['title', 'description', 'deprecated', 'nullable', 'default']);
  if (about.description !== '') diagnostics.keep('description', `${place.pointer.slice(0, place.pointer.lastIndexOf('/'))}/description`);
  noteEncoding(diagnostics, asRecord(encoding), encodingPointer, (name) => flat.properties.has(name));
  const sent = media.includes('*') ? 'application/json' : media;
  // Its members can be put together as JSON alone, whatever the type that is then told.
  if (!isJsonMedia(sent) && !isForm(sent)) diagnostics.add('object-style', place.pointer, 'warning', sent);
  const inputs: RequestInput[] = [];
  for (const [wire, property] of flat.properties) {
    if (!isFieldName(wire)) {
      diagnostics.add('name-unsafe', property.pointer, 'warning', wire);
      continue;
    }
    const input = field(writer, wire, property, flat, sent, { words: asRecord(member(encoding, wire)), pointer: `${encodingPointer}/${escapePointer(wire)}` });
    if (required && flat.required.has(wire) && !writer.isReadOnly(property)) input.parameter.required = true;
    inputs.push(input);
  }
  const style = inputs.find((input) => input.style !== undefined)?.style;
  const hasFile = inputs.some((input) => input.style === 'file');
  if (hasFile) return { inputs, media: sent };
  const whole = (): RequestInput => {
    diagnostics.add('body-whole', place.pointer, 'info', String(inputs.length));
    const parameter: Parameter = { name: 'body', type: 'object', ...(inputs.some((input) => input.parameter.required) ? { required: true } : {}) };
    parameter.properties = inputs.map((input) => input.parameter);
    return { wire: 'body', in: 'body', parameter, pointer: place.pointer, ...(style === undefined ? {} : { style }) };
  };
  return { inputs, media: sent, whole };
}

function isChoice({ words }: FlatSchema): boolean {
  return words.oneOf !== undefined || words.anyOf !== undefined;
}

function wholeBody(writer: RuleWriter, place: Place, { required, media, description }: BodyAbout): BodyShape {
  const isJson = isJsonMedia(media);
  const fallback: ParameterType = isJson || media.includes('*') ? 'object' : binaryMedia.test(media) ? 'file' : 'string';
  const parameter: Parameter = { name: 'body', type: fallback };
  const rule = writer.fill(parameter, place, fallback, !isJson);
  // A description of what is inside of a picture or an archive does not make it anything else.
  const isFile = !isJson && (rule.type === 'file' || (binaryMedia.test(media) && rule.type === 'string'));
  if (isFile) asFile(parameter);
  if (description !== '' && rule.description !== undefined && rule.description !== description)
    writer.context.diagnostics.keep('description', `${place.pointer}/description`);
  if (description !== '') rule.description ??= description.slice(0, 5_000);
  if (required) rule.required = true;
  const sent = media.includes('*') && !isFile ? 'application/json' : media;
  return { inputs: [{ wire: 'body', in: 'body', parameter, pointer: place.pointer, ...(isFile ? { style: 'file' } : {}) }], media: sent };
}

/** What a document says of how one member is written. */
interface Encoding {
  words: JsonRecord | undefined;
  pointer: string;
}

/** Encodings of members that are not there. */
function noteEncoding(diagnostics: RuleContext['diagnostics'], encoding: JsonRecord | undefined, pointer: string, isMember: (name: string) => boolean): void {
  for (const name of Object.keys(encoding ?? {})) if (!isMember(name)) diagnostics.keep('encoding', `${pointer}/${escapePointer(name)}`);
}

function isForm(media: string): boolean {
  return /^multipart\//i.test(media) || media.toLowerCase().startsWith(urlencoded);
}

/** One member of a body. */
function field(writer: RuleWriter, wire: string, place: Place, body: FlatSchema, media: string, encoding: Encoding): RequestInput {
  const { context } = writer;
  const isMultipart = /^multipart\//i.test(media);
  const parameter: Parameter = { name: wire, type: 'string' };
  const trail = { self: body.self, outer: undefined };
  const isFileList = isMultipart && holdsFiles(context, place);
  const rule = isFileList ? asFile(Object.assign(parameter, descriptionOf(context, place))) : writer.fill(parameter, place, 'string', isMultipart, trail, 1);
  if (isFileList) context.diagnostics.add('file-list', place.pointer, 'info');
  else if (rule.type === 'file') asFile(rule);
  const inForm = isForm(media);
  const style = inForm ? fieldStyle(context, encoding.words, rule.type, encoding.pointer) : undefined;
  const isJsonPart = inForm && isJsonMedia(asText(encoding.words?.contentType)) && (rule.type === 'object' || style === 'json');
  for (const word of Object.keys(encoding.words ?? {}))
    if (!(inForm && (word === 'style' || word === 'explode')) && !(isJsonPart && word === 'contentType'))
      context.diagnostics.keep(word.startsWith('x-') ? 'x-…' : word, `${encoding.pointer}/${escapePointer(word)}`);
  return { wire, in: 'field', parameter, pointer: place.pointer, ...(style === undefined ? {} : { style }) };
}

/** A call brings one file by each parameter; a list of files becomes one. */
function holdsFiles({ document, diagnostics }: RuleContext, place: Place): boolean {
  const { type, items } = flatSchema(document, place, diagnostics);
  if (type !== 'array' || !items) return false;
  const element = flatSchema(document, items, diagnostics);
  return element.type === 'file' || (element.type === 'string' && element.words.format === 'binary');
}

function descriptionOf({ document, diagnostics }: RuleContext, place: Place): Partial<Rule> {
  const description = asText(flatSchema(document, place, diagnostics).words.description).trim();
  return description === '' ? {} : { description: description.slice(0, 5_000) };
}

/** Lengths of a text or a list do not speak of a file. */
function asFile<Target extends Rule>(rule: Target): Target {
  rule.type = 'file';
  for (const word of ['min', 'max', 'pattern', 'format', 'enum', 'items', 'properties', 'example', 'documentedDefault', 'model', 'nullable'] as const)
    delete rule[word];
  return rule;
}

function consumed({ document }: RuleContext, operation: JsonRecord): string[] {
  return asList(operation.consumes ?? document.root.consumes).map(asText);
}
