import type { Parameter, ParameterType } from '../../engine/core/protocol/parameter.ts';
import { escapePointer } from '../model/checks/check-schema.ts';
import type { HttpPlace } from '../model/nodes/http/http-binding.ts';
import { callFields, unsafeNames } from '../model/reserved-words.ts';
import { flatSchema } from './flat-schema.ts';
import { asList, asRecord, asText, type JsonRecord, member } from './json-values.ts';
import { addExample, type RuleContext, ruleOfSchema } from './schema-rule.ts';

/** One parameter of our call and where it goes in the call upstream. */
export interface RequestInput {
  /** Name on the wire upstream. */
  wire: string;
  in: HttpPlace;
  parameter: Parameter;
}

export interface RequestShape {
  inputs: RequestInput[];
  /** Content type of the body, when there is one. */
  media: string | undefined;
}

const places: Record<string, HttpPlace> = { path: 'path', query: 'query', header: 'header', cookie: 'cookie', formData: 'field' };
/** Parameters of one interface: a call carries at most 200 fields, its own among them. */
const inputLimit = 190;
/** Headers the client makes itself. */
const ownHeaders = new Set(['accept', 'content-type', 'content-length', 'host', 'connection', 'transfer-encoding']);

/** Everything an operation takes: path-level and own parameters, undeclared path places, and the body, one parameter per member. */
export function requestInputs(context: RuleContext, path: string, item: JsonRecord, operation: JsonRecord, pointer: string): RequestShape {
  const found = new Map<string, RequestInput>();
  let body: RequestShape = { inputs: [], media: undefined };
  const groups = [
    [item.parameters, `${pointer.slice(0, pointer.lastIndexOf('/'))}/parameters`],
    [operation.parameters, `${pointer}/parameters`],
  ] as const;
  for (const [parameters, at] of groups) {
    for (const [index, given] of asList(parameters).entries()) {
      const where = `${at}/${index}`;
      const parameter = context.document.resolve(given, where, context.issues).value;
      if (!parameter) continue;
      if (parameter.in === 'body') body = bodyInputs(context, parameter.schema, where, parameter.required === true, consumed(context, operation));
      else {
        const input = parameterInput(context, parameter, where);
        if (input) found.set(`${input.in} ${input.wire}`, input);
      }
    }
  }
  const hasFields = [...found.values()].some((input) => input.in === 'field');
  if (hasFields) body = { inputs: [], media: formMedia(context, consumed(context, operation), pointer) };
  if (operation.requestBody !== undefined) body = requestBody(context, operation.requestBody, `${pointer}/requestBody`);
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (found.has(`path ${name}`)) continue;
    context.issues.add('path-parameter-added', pointer, 'warning', name);
    found.set(`path ${name}`, { wire: name, in: 'path', parameter: { name, type: 'string', required: true } });
  }
  const others = [...found.values()].filter((input) => input.in !== 'path' || path.includes(`{${input.wire}}`));
  if (others.length + body.inputs.length > inputLimit && operation.requestBody !== undefined) body = { ...body, inputs: [wholeBody(context, body, pointer)] };
  return { inputs: named(fewEnough([...others, ...body.inputs], context, pointer), context, pointer), media: body.media };
}

/** A body of too many members is one parameter. */
function wholeBody({ issues }: RuleContext, { inputs }: RequestShape, pointer: string): RequestInput {
  issues.add('body-whole', `${pointer}/requestBody`, 'info', String(inputs.length));
  const isRequired = inputs.some(({ parameter }) => parameter.required);
  return { wire: 'body', in: 'body', parameter: { name: 'body', type: 'object', ...(isRequired ? { required: true } : {}) } };
}

/** Required ones first; what has no room is named and stays in the source. */
function fewEnough(inputs: RequestInput[], { issues }: RuleContext, pointer: string): RequestInput[] {
  if (inputs.length <= inputLimit) return inputs;
  const kept = new Set(
    inputs.toSorted((one, other) => Number(other.parameter.required ?? false) - Number(one.parameter.required ?? false)).slice(0, inputLimit),
  );
  issues.add('parameters-truncated', `${pointer}/parameters`, 'warning', String(inputLimit));
  return inputs.filter((input) => kept.has(input));
}

function parameterInput(context: RuleContext, parameter: JsonRecord, pointer: string): RequestInput | null {
  const wire = asText(parameter.name);
  const place = places[asText(parameter.in)];
  if (wire.trim() === '' || !place) {
    context.issues.add('parameter-no-name', pointer);
    return null;
  }
  if (place === 'header' && ownHeaders.has(wire.toLowerCase())) return null;
  const media = Object.values(asRecord(parameter.content) ?? {})[0];
  const schema = parameter.schema ?? asRecord(media)?.schema ?? (context.document.kind === 'swagger2' ? withoutOwnRequired(parameter) : {});
  const rule = ruleOfSchema(context, schema, `${pointer}/schema`, 'string');
  if (rule.type === 'file') context.issues.add('file-parameter', pointer, 'warning', wire);
  addExample(rule, parameter.example ?? asRecord(Object.values(asRecord(parameter.examples) ?? {})[0])?.value, `${pointer}/example`, context);
  if (rule.type === 'array') noteArrayStyle(context, parameter, pointer);
  if (rule.type === 'object' && parameter.content === undefined)
    context.issues.add('object-style', pointer, 'warning', asText(parameter.style) || (place === 'query' || place === 'cookie' ? 'form' : 'simple'));
  const description = asText(parameter.description).trim();
  return {
    wire,
    in: place,
    parameter: {
      name: wire,
      ...rule,
      ...(parameter.required === true || place === 'path' ? { required: true } : {}),
      ...(description === '' ? {} : { description }),
    },
  };
}

/** Swagger 2 puts the schema's words beside `required: true`, which there speaks of the parameter. */
function withoutOwnRequired({ required: _, ...parameter }: JsonRecord): JsonRecord {
  return parameter;
}

function noteArrayStyle({ document, issues }: RuleContext, parameter: JsonRecord, pointer: string): void {
  const style = asText(parameter.collectionFormat) || (document.kind === 'swagger2' ? 'csv' : parameter.explode === false ? 'csv' : asText(parameter.style));
  if (style !== '' && style !== 'multi' && style !== 'form') issues.add('array-style', pointer, 'warning', style);
}

function requestBody(context: RuleContext, given: unknown, pointer: string): RequestShape {
  const body = context.document.resolve(given, pointer, context.issues).value;
  const content = asRecord(body?.content) ?? {};
  const medias = Object.keys(content);
  const media = medias.find((name) => /[/+]json\b/i.test(name)) ?? medias.find((name) => /form/i.test(name)) ?? medias[0];
  if (media === undefined) return { inputs: [], media: undefined };
  if (medias.length > 1) context.issues.add('body-media', pointer, 'info', media);
  const at = `${pointer}/content/${escapePointer(media)}/schema`;
  const sent = /^multipart\//i.test(media) ? formMedia(context, media, pointer) : media;
  return bodyInputs(context, asRecord(content[media])?.schema ?? {}, at, body?.required === true, sent, asRecord(content[media])?.encoding);
}

/** Members of an object become parameters of their own; anything else is one parameter that is the whole body. */
function bodyInputs(context: RuleContext, schema: unknown, pointer: string, required: boolean, media: string, encoding?: unknown): RequestShape {
  const flat = flatSchema(context.document, schema, pointer, context.issues);
  if (flat.type === 'object' && flat.properties.size > 0) {
    const inputs = [...flat.properties].flatMap(([wire, property]): RequestInput[] => {
      if (unsafeNames.includes(wire) || wire.trim() === '') return [];
      const at = `${pointer}/properties/${escapePointer(wire)}`;
      const rule = ruleOfSchema(context, property, at, 'string', flat.trail, 1);
      if (rule.type === 'file') context.issues.add('file-parameter', at, 'warning', wire);
      const isJson = /json/i.test(`${media} ${asText(member(member(encoding, wire), 'contentType'))}`);
      if (!isJson && (rule.type === 'object' || rule.type === 'array')) context.issues.add('object-style', at, 'warning', media);
      const isReadOnly = flatSchema(context.document, property, at, context.issues, flat.trail).words.readOnly === true;
      return [{ wire, in: 'field', parameter: { name: wire, ...rule, ...(required && flat.required.has(wire) && !isReadOnly ? { required: true } : {}) } }];
    });
    return { inputs, media };
  }
  const fallback: ParameterType = /json/i.test(media) ? 'object' : 'string';
  const rule = ruleOfSchema(context, schema, pointer, fallback, [], 1);
  return { inputs: [{ wire: 'body', in: 'body', parameter: { name: 'body', ...rule, ...(required ? { required } : {}) } }], media };
}

function consumed({ document }: RuleContext, operation: JsonRecord): string {
  const medias = asList(operation.consumes ?? document.root.consumes).map(asText);
  return medias.find((media) => /json/i.test(media)) ?? medias[0] ?? 'application/json';
}

/** How fields are sent: the one form there is. */
function formMedia({ issues }: RuleContext, media: string, pointer: string): string {
  if (/^multipart\//i.test(media)) issues.add('body-multipart', pointer);
  return 'application/x-www-form-urlencoded';
}

/** Our names are unique and free of the fields every call carries; the name upstream stays in the HTTP node. */
function named(inputs: RequestInput[], { issues }: RuleContext, pointer: string): RequestInput[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    let name = input.wire
      .trim()
      .replace(/\p{Cc}/gu, '')
      .slice(0, 180);
    if (callFields.includes(name) || unsafeNames.includes(name)) name = `${name}_`;
    if (taken.has(name)) name = `${name}_${input.in}`;
    for (let number = 2; taken.has(name); number++) name = `${input.wire}_${number}`;
    taken.add(name);
    if (name !== input.wire) issues.add('parameter-renamed', `${pointer}/parameters`, 'info', `${input.wire} → ${name}`);
    return { ...input, parameter: { ...input.parameter, name } };
  });
}
