import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import type { HttpPlace } from '../model/nodes/http/http-binding.ts';
import { callFields, unsafeNames } from '../model/reserved-words.ts';
import { asList, asRecord, asText, type JsonRecord } from './json-values.ts';
import { formMedia, requestBody, swaggerBody, withoutFiles } from './request-body.ts';
import type { RequestInput, RequestShape } from './request-shape.ts';
import { addExample, type RuleContext, ruleOfSchema } from './schema-rule.ts';
import { parameterStyle } from './value-style.ts';

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
      if (parameter.in === 'body') body = swaggerBody(context, parameter, where, operation);
      else {
        const input = parameterInput(context, parameter, where);
        if (input) found.set(`${input.in} ${input.wire}`, input);
      }
    }
  }
  const fields = [...found.values()].filter((input) => input.in === 'field');
  if (fields.length > 0) body = { inputs: [], media: formMedia(context, operation, fields) };
  if (operation.requestBody !== undefined) body = requestBody(context, operation.requestBody, `${pointer}/requestBody`);
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (found.has(`path ${name}`)) continue;
    context.issues.add('path-parameter-added', pointer, 'warning', name);
    found.set(`path ${name}`, { wire: name, in: 'path', parameter: { name, type: 'string', required: true } });
  }
  const others = [...found.values()].filter((input) => input.in !== 'path' || path.includes(`{${input.wire}}`));
  const hasFile = body.inputs.some(({ style }) => style === 'file');
  if (others.length + body.inputs.length > inputLimit && operation.requestBody !== undefined && !hasFile)
    body = { ...body, inputs: [wholeBody(context, body, pointer)] };
  return { inputs: named(fewEnough([...others, ...body.inputs], context, pointer), context, pointer), media: body.media };
}

/** A body of too many members is one parameter. */
function wholeBody({ issues }: RuleContext, { inputs }: RequestShape, pointer: string): RequestInput {
  issues.add('body-whole', `${pointer}/requestBody`, 'info', String(inputs.length));
  const isRequired = inputs.some(({ parameter }) => parameter.required);
  const style = inputs.find((input) => input.style !== undefined)?.style;
  const parameter: Parameter = { name: 'body', type: 'object', ...(isRequired ? { required: true } : {}) };
  return { wire: 'body', in: 'body', parameter, ...(style === undefined ? {} : { style }) };
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
  const described = ruleOfSchema(context, schema, `${pointer}/schema`, 'string');
  const rule = place === 'field' && described.type === 'file' ? described : withoutFiles(described);
  addExample(rule, parameter.example ?? asRecord(Object.values(asRecord(parameter.examples) ?? {})[0])?.value, `${pointer}/example`, context);
  const style = rule.type === 'file' ? 'file' : parameterStyle(context, parameter, place, rule.type, pointer);
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
    ...(style === undefined ? {} : { style }),
  };
}

/** Swagger 2 puts the schema's words beside `required: true`, which there speaks of the parameter. */
function withoutOwnRequired({ required: _, ...parameter }: JsonRecord): JsonRecord {
  return parameter;
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
