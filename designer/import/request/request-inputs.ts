import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import { callFields, unsafeNames } from '../../model/types/reserved-words.ts';
import type { HttpPlace } from '../../nodes/http/model/http-binding.ts';
import { asList, asRecord, asText, type JsonRecord, member } from '../document/json-values.ts';
import { isJsonMedia } from '../document/media.ts';
import { addExample, asTyped, type RuleContext, RuleWriter } from '../schema/schema-rule.ts';
import { headerParameter } from './header-parameter.ts';
import { type BodyShape, formMedia, requestBody, swaggerBody } from './request-body.ts';
import type { RequestExamples, RequestInput, RequestShape } from './request-shape.ts';
import { parameterStyle } from './value-style.ts';

const places: Record<string, HttpPlace> = { path: 'path', query: 'query', header: 'header', cookie: 'cookie', formData: 'field' };
/** Parameters of one interface. */
const inputLimit = 1_000;
/** Beyond, a call cannot be a form any more: it carries at most 200 fields, its own among them. */
const formLimit = 190;

/** Everything an operation takes: path-level and own parameters, undeclared path places, and the body, one parameter per member. */
export function requestInputs(context: RuleContext, path: string, item: JsonRecord, operation: JsonRecord, pointer: string): RequestShape {
  const { document, diagnostics } = context;
  const writer = new RuleWriter(context);
  const found = new Map<string, RequestInput>();
  const examples: RequestExamples = { bodies: undefined, bodiesPointer: pointer, values: [] };
  let body: BodyShape = { inputs: [], media: undefined };
  let accept: string | undefined;
  let contentType: string | undefined;
  const groups = [
    [item.parameters, `${pointer.slice(0, pointer.lastIndexOf('/'))}/parameters`],
    [operation.parameters, `${pointer}/parameters`],
  ] as const;
  for (const [parameters, at] of groups) {
    for (const [index, declared] of asList(parameters).entries()) {
      const where = `${at}/${index}`;
      const { value: parameter, pointer: origin } = document.resolve(declared, where, diagnostics);
      if (!parameter) {
        if (asRecord(declared) === undefined) diagnostics.add('parameter-not-object', where);
        continue;
      }
      if (parameter.in === 'body') {
        body = swaggerBody(writer, parameter, origin, operation);
        continue;
      }
      const input = parameterInput(writer, parameter, origin, where);
      if (!input) continue;
      if (input.in === 'path' && !path.includes(`{${input.wire}}`)) {
        diagnostics.add('parameter-not-in-path', where, 'warning', input.wire);
        continue;
      }
      const header = input.in === 'header' ? headerParameter(input, where, diagnostics) : { isParameter: true };
      accept = header.accept ?? accept;
      contentType = header.contentType ?? contentType;
      if (!header.isParameter) continue;
      found.set(`${input.in} ${input.wire}`, input);
      addNamedValues(context, parameter, input, where, examples);
    }
  }
  const fields = [...found.values()].filter((input) => input.in === 'field');
  if (fields.length > 0) {
    if (body.inputs.length > 0) diagnostics.add('source-kept', `${pointer}/parameters`, 'warning', 'in: body');
    body = { inputs: [], media: formMedia(context, operation, fields, pointer) };
  }
  if (operation.requestBody !== undefined) body = requestBody(writer, operation.requestBody, `${pointer}/requestBody`, contentType);
  else if (contentType !== undefined && body.media !== undefined && isJsonMedia(contentType) && isJsonMedia(body.media)) body.media = contentType;
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (found.has(`path ${name}`)) continue;
    diagnostics.add('path-parameter-added', pointer, 'warning', name);
    found.set(`path ${name}`, { wire: name, in: 'path', parameter: { name, type: 'string', required: true }, pointer });
  }
  examples.bodies = body.examples;
  examples.bodiesPointer = body.examplesPointer ?? pointer;
  const others = [...found.values()];
  if (others.length + body.inputs.length > inputLimit && body.whole) body = { ...body, inputs: [body.whole()] };
  const inputs = named(fewEnough([...others, ...body.inputs], context, pointer), context);
  writer.settle();
  if (inputs.length > formLimit) diagnostics.add('parameters-many', pointer, 'info', String(inputs.length));
  return { inputs, media: body.media, examples, ...(accept === undefined ? {} : { accept }) };
}

/** Required ones first; what has no room is named and stays in the source. */
function fewEnough(inputs: RequestInput[], { diagnostics }: RuleContext, pointer: string): RequestInput[] {
  if (inputs.length <= inputLimit) return inputs;
  const retained = new Set(
    inputs.toSorted((one, other) => Number(other.parameter.required ?? false) - Number(one.parameter.required ?? false)).slice(0, inputLimit),
  );
  diagnostics.add('parameters-truncated', `${pointer}/parameters`, 'warning', String(inputLimit));
  return inputs.filter((input) => retained.has(input));
}

function parameterInput(writer: RuleWriter, parameter: JsonRecord, origin: string, pointer: string): RequestInput | null {
  const { context } = writer;
  const wire = asText(parameter.name);
  const place = places[asText(parameter.in)];
  if (wire.trim() === '') {
    context.diagnostics.add('parameter-no-name', pointer);
    return null;
  }
  if (!place) {
    context.diagnostics.add('parameter-place', pointer, 'warning', wire);
    return null;
  }
  const created: Parameter = { name: wire, type: 'string' };
  const isOld = parameter.schema === undefined && parameter.content === undefined && context.document.kind === 'swagger2';
  const rule = writer.fill(created, schemaOf(parameter, origin, isOld), 'string', place === 'field');
  const [example] = Object.values(asRecord(parameter.examples) ?? {});
  const content = asRecord(Object.values(asRecord(parameter.content) ?? {})[0]);
  const shown = parameter.example ?? parameter['x-example'] ?? member(example, 'value') ?? content?.example;
  if (!isOld && shown !== undefined && rule.example !== undefined && JSON.stringify(shown) !== JSON.stringify(rule.example))
    context.diagnostics.keep('example', `${origin}/schema/example`);
  addExample(rule, shown, `${pointer}/example`, context);
  if (content?.examples !== undefined) context.diagnostics.keep('examples', `${origin}/content`);
  const style = rule.type === 'file' ? 'file' : parameterStyle(context, parameter, place, rule.type, pointer);
  const description = asText(parameter.description).trim();
  if (description !== '' && rule.description !== undefined && rule.description !== description)
    context.diagnostics.keep('description', `${origin}/schema/description`);
  if (description !== '') rule.description = description.slice(0, 5_000);
  if (parameter.required === true || place === 'path') rule.required = true;
  if (parameter.deprecated === true) rule.deprecated = true;
  // Nothing can be sent for null there.
  if (place === 'path') delete rule.nullable;
  for (const word of Object.keys(parameter))
    if (!parameterWords.has(word) && !isOld) context.diagnostics.keep(word.startsWith('x-') ? 'x-…' : word, `${origin}/${escapePointer(word)}`);
  return { wire, in: place, parameter: created, pointer: origin, ...(style === undefined ? {} : { style }) };
}

/** Members of a parameter that are read. What `collectionFormat` and `style` say is in the binding. */
const parameterWords = new Set([
  ...['name', 'in', 'description', 'required', 'deprecated', 'schema', 'content', 'style', 'explode', 'example', 'examples', 'x-example'],
  ...['collectionFormat', 'type', 'format', 'items', 'default', 'enum'],
]);

/** In Swagger 2 the schema's words stand beside those of the parameter. */
function schemaOf(parameter: JsonRecord, pointer: string, isOld: boolean): { schema: unknown; pointer: string } {
  if (isOld) {
    const {
      name: _,
      in: _in,
      required: _required,
      description: _description,
      collectionFormat: _format,
      example: _example,
      'x-example': _own,
      ...schema
    } = parameter;
    return { schema, pointer };
  }
  if (parameter.schema !== undefined) return { schema: parameter.schema, pointer: `${pointer}/schema` };
  const [media] = Object.entries(asRecord(parameter.content) ?? {});
  return media ? { schema: asRecord(media[1])?.schema ?? {}, pointer: `${pointer}/content/${escapePointer(media[0])}/schema` } : { schema: {}, pointer };
}

/** `examples` of a parameter, each a call of its name; a single one is the parameter's example already. */
function addNamedValues({ document, diagnostics }: RuleContext, parameter: JsonRecord, input: RequestInput, pointer: string, examples: RequestExamples): void {
  const named = Object.entries(asRecord(parameter.examples) ?? {});
  if (document.kind === 'swagger2') return;
  for (const [name, declared] of named) {
    const example = document.resolve(declared, `${pointer}/examples/${escapePointer(name)}`, diagnostics).value;
    if (!example || example.value === undefined) diagnostics.add('source-kept', `${pointer}/examples/${escapePointer(name)}`, 'info', name);
    else
      examples.values.push({
        name,
        input,
        value: asTyped(input.parameter.type, example.value),
        summary: asText(example.summary) || asText(example.description),
      });
  }
}

/** Our names are unique and free of the fields every call carries; the name upstream stays in the HTTP node. */
function named(inputs: RequestInput[], { diagnostics }: RuleContext): RequestInput[] {
  const used = new Set<string>();
  for (const { wire, in: place, parameter, pointer } of inputs) {
    const plain = wire
      .trim()
      .replace(/\p{Cc}/gu, '')
      .slice(0, 180);
    let name = callFields.includes(plain) || unsafeNames.includes(plain) || plain === '' ? `${plain}_` : plain;
    if (used.has(name)) name = `${name}_${place}`;
    for (let number = 2; used.has(name); number++) name = `${plain}_${number}`;
    used.add(name);
    if (name !== wire) diagnostics.add('parameter-renamed', pointer, 'info', `${wire} → ${name}`);
    parameter.name = name;
  }
  return inputs;
}
