import fc from 'fast-check';
import { columnTypes, type InterfaceDefinition, interfaceKinds, type Source } from '../../../designer/model/types/definition.ts';
import type { FlowNode } from '../../../designer/model/types/flow.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { type Parameter, parameterTypes } from '../../../engine/core/protocol/parameter.ts';
import { visibilities } from '../../../engine/core/protocol/service-about.ts';

/** Words of people, texts that mean something to YAML, JSON and Markdown among them. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' x ',
    '~',
    'null',
    '1e3',
    '0x1F',
    'no',
    '- a',
    'a: b',
    '# x',
    '"',
    "'",
    '|',
    '>',
    'a\r\nb\n\n',
    '\u2028',
    '\u0085',
    '\uFEFF',
    '中文😀',
    '\t',
  ),
  fc.constantFrom('$ref', '#/nowhere', '\uD800', '*/', '`', '---\n...'),
);
const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
const jsonObject = fc.dictionary(text, json, { maxKeys: 3 });
const bound = fc.oneof(fc.integer({ min: -9, max: 99 }), fc.constantFrom(0.5, '2026-01-31'));

const modelName = fc.constantFrom('Pet', 'Owner', '用户', 'Ret', 'a/b');
const { parameter } = fc.letrec<{ rule: Omit<Parameter, 'name'>; parameter: Parameter }>((tie) => ({
  rule: fc.record(
    {
      type: fc.constantFrom(...parameterTypes),
      required: fc.boolean(),
      default: json,
      min: bound,
      max: bound,
      enum: fc.uniqueArray(fc.oneof(text, fc.integer(), fc.boolean()), { minLength: 1, maxLength: 3 }),
      format: fc.constantFrom('email', 'phone', ''),
      pattern: fc.constantFrom('^a+$', '(?i)x', '[', '\\p{Han}'),
      items: fc.option(tie('rule'), { nil: undefined, maxDepth: 2 }) as fc.Arbitrary<Omit<Parameter, 'name'>>,
      properties: fc.array(tie('parameter'), { maxLength: 2, depthIdentifier: 'p' }),
      title: text,
      description: text,
      example: json,
      nullable: fc.boolean(),
      deprecated: fc.boolean(),
      documentedDefault: json,
      exclusiveMin: fc.boolean(),
      exclusiveMax: fc.boolean(),
      model: modelName,
    },
    { requiredKeys: ['type'] },
  ),
  parameter: fc
    .record({ name: text.filter((name) => name !== ''), rule: fc.oneof({ maxDepth: 2 }, fc.constant({ type: 'string' as const }), tie('rule')) })
    .map(({ name, rule }) => ({ name, ...rule })),
}));

const id = fc.stringMatching(/^[a-z]{1,6}$/);
const position = fc.record({ x: fc.integer(), y: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0) });
const port = fc.record({ node: id, port: text });
const node: fc.Arbitrary<FlowNode> = fc.record(
  {
    id,
    type: fc.constantFrom('parameter', 'fail', 'http', 'return', 'gone'),
    settings: fc.oneof(jsonObject, fc.record({ ret: fc.integer({ min: 100, max: 9999 }), message: text })),
    values: jsonObject,
    position,
    title: text,
    note: text,
    disabled: fc.boolean(),
    pinned: fc.boolean(),
  },
  { requiredKeys: ['id', 'type', 'settings', 'position'] },
);
const source: fc.Arbitrary<Source> = fc.record({
  kind: fc.constantFrom('swagger2', 'openapi3.0', 'openapi3.1'),
  document: text,
  pointer: text,
  key: text,
  operation: fc.oneof(json, fc.constant({ schema: { $ref: '#/definitions/Gone' } })),
  imported: text,
});
const returnName = fc
  .array(fc.constantFrom('a', 'b', 'list[]', 'rows[][]', '__proto__', 'x y'), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('.'));

const returns = fc.array(
  fc.record(
    {
      name: fc.oneof(returnName, fc.constant('[].id')),
      type: fc.constantFrom(...parameterTypes),
      nullable: fc.boolean(),
      optional: fc.boolean(),
      enum: fc.uniqueArray(fc.oneof(text, fc.integer()), { minLength: 1, maxLength: 3 }),
      format: fc.constantFrom('int64', 'date-time'),
      model: modelName,
      deprecated: fc.boolean(),
    },
    { requiredKeys: ['name', 'type'] },
  ),
  { maxLength: 4 },
);

/** Any definition that can be stored: its shape is right, whatever else is wrong with it. */
export const randomDefinition: fc.Arbitrary<InterfaceDefinition> = fc
  .record(
    {
      namespace: word.map((name) => `N${name}`),
      class: word,
      method: word,
      title: text,
      summary: text,
      module: text,
      description: text,
      kind: fc.constantFrom(...interfaceKinds),
      verbs: fc.subarray<'GET' | 'POST'>(['GET', 'POST'], { minLength: 1 }),
      parameters: fc.array(parameter, { maxLength: 3 }),
      returns,
      returnsModel: modelName,
      upstreamErrors: fc.array(fc.record({ status: fc.constantFrom('404', '4XX', '503', 'default'), description: text, returns, example: json }), {
        maxLength: 2,
      }),
      headers: fc.array(fc.record({ name: fc.constantFrom('x-rate', 'etag'), type: fc.constantFrom(...parameterTypes), description: text }), { maxLength: 2 }),
      examples: fc.array(
        fc.record({ name: text.filter((name) => name !== ''), summary: text, parameters: jsonObject, data: json }, { requiredKeys: ['name'] }),
        {
          maxLength: 2,
        },
      ),
      deprecated: fc.boolean(),
      example: json,
      flow: fc.record({
        nodes: fc.array(node, { maxLength: 4 }),
        edges: fc.array(fc.record({ from: port, to: port }), { maxLength: 3 }),
        notes: fc.array(fc.record({ id, text, position, size: fc.constant({ width: 1, height: 2 }) }), { maxLength: 1 }),
      }),
      visibility: fc.constantFrom(...visibilities),
      table: fc.record({ name: text, columns: fc.array(fc.record({ name: text, type: fc.constantFrom(...columnTypes) }), { minLength: 1, maxLength: 2 }) }),
      source,
      code: fc.record({ ts: fc.record({ text, base: text }) }),
      tests: fc.array(fc.record({ title: text, parameters: jsonObject, ret: fc.integer(), data: json }), { maxLength: 2 }),
      rev: fc.constant(0),
    },
    {
      requiredKeys: [
        ...(['namespace', 'class', 'method', 'title', 'summary', 'module', 'description', 'kind', 'verbs', 'parameters', 'returns'] as const),
        ...(['example', 'flow', 'visibility', 'rev'] as const),
      ],
    },
  )
  .map((definition) => JSON.parse(JSON.stringify(definition)) as InterfaceDefinition);

export const randomDefinitions = fc.uniqueArray(randomDefinition, {
  minLength: 1,
  maxLength: 4,
  selector: ({ namespace, class: c, method }) => `${namespace}.${c}.${method}`,
});
