import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { importDocument } from '../../../designer/import/import-document.ts';
import { emptyDefinition } from '../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import { nodeTypes } from '../../../designer/model/nodes/node-types.ts';
import { applyInterfaceLine } from '../../../designer/model/quick-entry/apply-interface-line.ts';
import { parseInterfaceLine } from '../../../designer/model/quick-entry/parse-interface-line.ts';
import { parseTableLine } from '../../../designer/model/quick-entry/parse-table-line.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { runtimeTypes } from '../../../generated/runtime-types.ts';
import { drawn } from '../nodes/drawn.ts';
import { usesFunctions } from '../nodes/drawn-functions.ts';
import * as drawings from '../nodes/drawn-interfaces.ts';
import { everyNode } from '../server/verify/every-node.ts';
import { compilerErrors } from './compiler-errors.ts';
import { generatedDefinitions } from './generated-definitions.ts';
import { sampleDefinitions } from './sample-definitions.ts';

const fixtures = join(import.meta.dirname, '../../fixtures/openapi');

function imported(): InterfaceDefinition[] {
  const files = readdirSync(fixtures).filter((name) => /^d\d+\.json$/.test(name));
  return files.flatMap((name) =>
    (['proxy', 'mock'] as const).flatMap((behaviour) =>
      importDocument(readFileSync(join(fixtures, name), 'utf8'), { documentHash: '', behaviour }).operations.map(({ definition }) => definition),
    ),
  );
}

const lines = [
  'Tool.Add(a:int, b:int): sum = a + b // 两数相加',
  'Tool.Name(first:string, last:string="x"): name = concat(first, last)',
  'Tool.Total(items:array, rate:float=0.1): total = sum(items) * (1 + rate), many = count(items) > 3',
  'Tool.Day(day:date): next = addDays(day, 1), days = daysInMonth(day)',
];

function typed(): InterfaceDefinition[] {
  const { columns } = parseTableLine('name string! 商品名, price money, stock int=0, born date, tags array, extra object, sold bool=false');
  const errors = lines.flatMap((line) => parseInterfaceLine(line, 'Quick').diagnostics);
  expect(errors).toEqual([]);
  return [
    ...lines.map((line) => applyInterfaceLine(emptyDefinition('Quick..'), line)),
    ...crudDefinitions({ namespace: 'Quick', class: 'Goods', title: '商品' }, { name: 'quick_goods', columns }),
  ];
}

const code = drawn({
  service: 'Node.Code.Run',
  parameters: [{ name: 'a', type: 'integer', format: 'int64', required: true }],
  nodes: { code: { type: 'code', settings: { inputs: [{ name: 'a', type: 'integer' }], output: 'integer', ts: 'return a * 2;', php: 'return $a * 2;' } } },
  edges: ['a.value -> code.a', 'code.value -> return.twice', 'a.value -> return.same'],
});

const isDefinition = (value: unknown): value is InterfaceDefinition => typeof value === 'object' && value !== null && 'flow' in value;

it('every printed handler passes the compiler in strict mode, against the types of the runtime', () => {
  const drawnOnes = Object.values(drawings).flat().filter(isDefinition);
  const definitions = [...everyNode(), usesFunctions, code, ...drawnOnes, ...sampleDefinitions(), ...typed(), ...imported(), ...generatedDefinitions(400)];
  const types = new Set(definitions.flatMap(({ flow }) => flow.nodes.map(({ type }) => type)));
  expect(nodeTypes.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([]);
  const handlers = definitions.map((definition, index) => [`/${index}/${definition.method}.ts`, tsHandler(definition).text] as const);
  expect(handlers.length).toBeGreaterThan(700);
  const uses = [
    "import type { Pet, ListAnswer } from './list.ts';",
    'declare const pets: ListAnswer;',
    'export const names: string[] = pets.map((pet: Pet) => pet.name);',
    "export const kind: 'cat' | 'dog' | undefined | null = pets[0]?.kind;",
    'export const id: number | bigint | undefined = pets[0]?.id;',
    'export const friend: string | undefined = pets[0]?.friend?.name;',
  ].join('\n');
  const list = tsHandler({ ...drawings.about, method: 'List', returns: pets, flow: wholeFlow() }).text;
  const files = new Map([['/runtime.d.ts', runtimeTypes], ...handlers, ['/list.ts', list], ['/use.ts', uses]]);
  expect(compilerErrors(files, { allowImportingTsExtensions: true }).slice(0, 10)).toEqual([]);
});

const pets: InterfaceDefinition['returns'] = [
  { name: '[]', type: 'object', model: 'Pet' },
  { name: '[].name', type: 'string' },
  { name: '[].id', type: 'integer', format: 'int64' },
  { name: '[].kind', type: 'string', enum: ['cat', 'dog'], nullable: true, optional: true },
  { name: '[].friend', type: 'object', model: 'Pet', optional: true },
];

function wholeFlow(): InterfaceDefinition['flow'] {
  const position = { x: 0, y: 0 };
  return {
    nodes: [
      { id: 'ask', type: 'http', settings: { method: 'GET', url: 'https://pets.example/', inputs: [] }, position },
      { id: 'return', type: 'return', settings: { whole: true }, position },
    ],
    edges: [{ from: { node: 'ask', port: 'data' }, to: { node: 'return', port: 'data' } }],
  };
}
