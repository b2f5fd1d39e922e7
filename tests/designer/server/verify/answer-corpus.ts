import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importDocument } from '../../../../designer/import/import-document.ts';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { double, grade } from '../../codegen/sample-definitions.ts';
import { drawn } from '../../nodes/drawn.ts';

/** Answers what it was given, each parameter under a name that is a field. */
function echo(method: string, parameters: Parameter[], verbs: InterfaceDefinition['verbs'] = ['POST']): InterfaceDefinition {
  const definition = computedDefinition(
    `Check.Mirror.${method}`,
    Object.fromEntries(parameters.map(({ name, ...rule }) => [name, rule])),
    Object.fromEntries(parameters.map(({ name }, index) => [`v${index}`, name])),
  );
  return { ...definition, verbs };
}

const echoes = [
  echo('Text', [
    { name: 'text', type: 'string', required: true, min: 2, max: 5 },
    { name: 'any', type: 'string' },
  ]),
  echo('Pattern', [
    { name: 'word', type: 'string', pattern: '^[a-z]+$' },
    { name: 'digits', type: 'string', pattern: '\\d{2}' },
    { name: 'mail', type: 'string', format: 'email' },
    { name: 'site', type: 'string', format: 'url' },
    { name: 'phone', type: 'string', format: 'phone' },
  ]),
  echo(
    'Number',
    [
      { name: 'n', type: 'integer', required: true, min: -10, max: 1000 },
      { name: 'free', type: 'integer' },
      { name: 'x', type: 'float', min: -0.5, max: 1.5 },
      { name: 'any', type: 'float' },
    ],
    ['GET', 'POST'],
  ),
  echo('Choice', [
    { name: 'kind', type: 'string', enum: ['a', 'b', '中文', '1'], default: 'a' },
    { name: 'level', type: 'integer', enum: [1, 2, 3] },
    { name: 'flag', type: 'boolean', required: true },
  ]),
  echo('Date', [
    { name: 'day', type: 'date', required: true },
    { name: 'until', type: 'date', min: '2000-01-01', max: '2030-12-31 12:00:00' },
  ]),
  echo('Lists', [
    { name: 'list', type: 'array' },
    { name: 'numbers', type: 'array', min: 1, max: 3, items: { type: 'integer', min: 0 } },
    { name: 'words', type: 'array', items: { type: 'string', required: true, max: 3 } },
  ]),
  echo('Objects', [
    { name: 'any', type: 'object' },
    {
      name: 'user',
      type: 'object',
      properties: [
        { name: 'name', type: 'string', required: true, max: 5 },
        { name: 'age', type: 'integer', min: 0 },
        { name: 'tags', type: 'array', items: { type: 'string' } },
        { name: 'more', type: 'object' },
      ],
    },
    { name: 'defaulted', type: 'object', default: { a: {}, b: [] } },
  ]),
  echo(
    'Names',
    [
      { name: 'filter[x]', type: 'string', required: true },
      { name: 'a.b', type: 'integer' },
      { name: 'a b', type: 'string' },
      { name: 'X-Tag', type: 'boolean' },
      { name: '名称', type: 'string' },
      { name: 'x[]', type: 'string' },
      { name: '0', type: 'string' },
    ],
    ['GET', 'POST'],
  ),
  echo('Got', [{ name: 'q', type: 'string', required: true }], ['GET']),
];

const loops = drawn({
  service: 'Check.Logic.Loop',
  parameters: [{ name: 'list', type: 'array', required: true }],
  nodes: { keep: { type: 'filter' }, size: { type: 'operation', settings: { operator: 'length' } } },
  edges: ['list.value -> keep.items', 'keep.item -> keep.keep', 'keep.result -> size.value', 'keep.result -> return.kept', 'size.result -> return.count'],
});

const fails = drawn({
  service: 'Check.Logic.Fail',
  parameters: [{ name: 'when', type: 'boolean', required: true }],
  nodes: { fail: { type: 'fail', settings: { ret: 4001, message: '不行 {n}', message_en: 'Not possible {n}' } } },
  edges: ['when.value -> fail.when', 'when.value -> return.when'],
});

const nothing = drawn({ service: 'Check.Logic.Nothing', parameters: [{ name: 'note', type: 'string' }], edges: [] });

const whole = drawn({
  service: 'Check.Logic.Whole',
  parameters: [{ name: 'value', type: 'object' }],
  edges: ['value.value -> return.data'],
  returns: [],
});
whole.flow.nodes.at(-1)!.settings.whole = true;

const shapes = computedDefinition(
  'Check.Logic.Shapes',
  {},
  {
    empty: { value: {} },
    list: { value: [] },
    nothing: { value: null },
    nested: { value: { a: {}, b: [], c: [{}, [], null], 0: { 1: {} } } },
    numbered: { value: { 0: 'x', 1: 'y' } },
    text: { value: 'a/b "中文" 😀 \u2028 </script>' },
    numbers: { value: [0.1, 1e21, 1e-7, -0.5, 123456789012, 2.5e-10] },
  },
);

const sums = computedDefinition(
  'Check.Logic.Sum',
  { a: 'float', b: { type: 'float', default: 2 } },
  { sum: ['add', 'a', 'b'], quotient: ['divide', 'a', 'b'], text: ['concat', 'a', 'b'], large: { if: [['greater', 'a', 'b'], 'a', 'b'] } },
);

const calls = drawn({
  service: 'Check.Logic.Call',
  parameters: [{ name: 'score', type: 'integer' }],
  nodes: { ask: { type: 'call', settings: { service: 'Tool.School.Grade', parameters: ['score'] } } },
  edges: ['score.value -> ask.score', 'ask.data -> return.answer'],
});

/** Interfaces that need nothing outside: of every type of parameter, of every shape of answer, and of real documents, answering their examples. */
export function answerCorpus(): InterfaceDefinition[] {
  const imported = ['d03', 'd09'].flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, `../../../fixtures/openapi/${name}.json`), 'utf8');
    return importDocument(text, { documentHash: '', behaviour: 'mock' }).operations.map(({ definition }) => definition);
  });
  const isPlain = ({ parameters }: InterfaceDefinition) => parameters.every(({ type }) => type !== 'file');
  const all = [grade(), double(), ...echoes, loops, fails, nothing, whole, shapes, sums, calls, ...imported.filter(isPlain)];
  return all.map((definition) => ({ ...definition, visibility: 'open' }));
}
