import type { Json } from '../../../engine/core/json/json.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { asRecord, asText, member } from '../document/json-values.ts';
import { isJsonMedia } from '../document/media.ts';
import type { RequestShape } from '../request/request-shape.ts';
import { asTyped, type RuleContext } from '../schema/schema-rule.ts';
import type { ResponseShape } from './response-shape.ts';

type Example = NonNullable<InterfaceDefinition['examples']>[number];

const limit = 50;
/** Characters of JSON of one example, and of all together. */
const lengths = { one: 64_000, all: 256_000 };

/** The calls a document shows by name: bodies, values of parameters and answers of one name are one call. */
export function namedExamples(context: RuleContext, request: RequestShape, response: Pick<ResponseShape, 'named'>, pointer: string): Example[] {
  const found = new Map<string, Example>();
  const named = (name: string, summary: string): Example => {
    const example = found.get(name) ?? { name: name.trim().slice(0, 200) || '-' };
    found.set(name, example);
    if (summary.trim() !== '' && example.summary === undefined) example.summary = summary.trim().slice(0, 500);
    return example;
  };
  for (const { name, summary, parameters, at } of bodies(context, request)) {
    if (parameters === undefined) context.diagnostics.add('example-dropped', at, 'info');
    else named(name, summary).parameters = parameters;
  }
  for (const { name, input, value, summary } of request.examples.values) {
    const example = named(name, summary);
    example.parameters = { ...example.parameters, [input.parameter.name]: value as Json };
  }
  for (const { name, summary, data } of response.named) named(name, summary).data = data;
  return withinLimits([...found.values()], context, pointer);
}

function* bodies({ document, diagnostics }: RuleContext, { inputs, media = '', examples }: RequestShape) {
  for (const [name, entry] of Object.entries(asRecord(examples.bodies) ?? {})) {
    const at = `${examples.bodiesPointer}/${escapePointer(name)}`;
    const example = document.resolve(entry, at, diagnostics).value;
    if (!example || example.value === undefined) {
      diagnostics.add('source-kept', at, 'info', name);
      continue;
    }
    const summary = asText(example.summary) || asText(example.description);
    yield { name, summary, at, parameters: parametersOf(inputs, example.value, media) };
  }
}

function parametersOf(inputs: RequestShape['inputs'], example: unknown, media: string): Example['parameters'] | undefined {
  const whole = inputs.find((input) => input.in === 'body');
  if (whole) return { [whole.parameter.name]: asTyped(whole.parameter.type, example) as Json };
  const members = asRecord(isJsonMedia(media) ? asTyped('object', example) : example);
  if (!members) return undefined;
  const known = inputs.filter((input) => input.in === 'field' && member(members, input.wire) !== undefined);
  return Object.fromEntries(known.map(({ wire, parameter }) => [parameter.name, members[wire] as Json]));
}

function withinLimits(examples: Example[], { diagnostics }: RuleContext, pointer: string): Example[] {
  let left = lengths.all;
  const fitting = examples.filter((example, index) => {
    const length = JSON.stringify(example).length;
    if (index >= limit || length > lengths.one || length > left) return false;
    left -= length;
    return true;
  });
  if (fitting.length < examples.length) diagnostics.add('source-kept', pointer, 'info', `examples (${examples.length - fitting.length})`);
  return fitting;
}
