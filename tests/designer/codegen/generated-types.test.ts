import { expect, it } from 'vitest';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { computedDefinition, type Formula } from '../../../designer/model/build/build-definition.ts';
import { type Operator, operations } from '../../../designer/model/semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { runtimeTypes } from '../../../generated/runtime-types.ts';
import { drawn } from '../nodes/drawn.ts';
import { compilerErrors } from './compiler-errors.ts';
import { sampleDefinitions } from './sample-definitions.ts';

/** One interface per operation, with parameters of the types it takes. */
function operationDefinitions(): InterfaceDefinition[] {
  return (Object.keys(operations) as Operator[]).map((operator) => {
    const { inputs } = operations[operator];
    const parameters = Object.fromEntries(inputs.map(({ name, type }) => [name, type.type === 'any' ? 'string' : type.type]));
    const formula = [operator, ...inputs.map(({ name }) => name)] as Formula;
    return computedDefinition(`Type.${operator[0]!.toUpperCase()}${operator.slice(1)}Op.Run`, parameters, { result: formula });
  });
}

/** A loop that maps, one that filters and one that sums. */
function loopDefinitions(): InterfaceDefinition[] {
  const parameters: Parameter[] = [{ name: 'numbers', type: 'array', items: { type: 'integer' }, required: true }];
  const add = { type: 'operation', settings: { operator: 'add' } };
  const more = { type: 'operation', settings: { operator: 'greater' }, values: { b: 1 } };
  return [
    drawn({
      service: 'Type.Map.Run',
      parameters,
      nodes: { each: { type: 'map' }, add },
      edges: ['numbers.value -> each.items', 'each.item -> add.a', 'each.index -> add.b', 'add.result -> each.each', 'each.result -> return.numbers'],
    }),
    drawn({
      service: 'Type.Filter.Run',
      parameters,
      nodes: { large: { type: 'filter' }, more },
      edges: ['numbers.value -> large.items', 'large.item -> more.a', 'more.result -> large.keep', 'large.result -> return.numbers'],
      returns: [
        { name: 'numbers', type: 'array' },
        { name: 'numbers[]', type: 'integer' },
      ],
    }),
    drawn({
      service: 'Type.Reduce.Run',
      parameters,
      nodes: { sum: { type: 'reduce', values: { initial: 0 } }, add },
      edges: ['numbers.value -> sum.items', 'sum.accumulator -> add.a', 'sum.item -> add.b', 'add.result -> sum.next', 'sum.result -> return.total'],
    }),
  ];
}

const use = (line: string) => `import { grade } from './0/Grade';\ndeclare const platform: import('@portico/runtime').Runtime;\n${line}\n`;

it('every handler compiles in strict mode against the types that come with it, and they tell what an answer holds', () => {
  const definitions = [...sampleDefinitions(), ...operationDefinitions(), ...loopDefinitions()];
  const handlers = definitions.map((definition, index) => [`/${index}/${definition.method}.ts`, tsHandler(definition).text] as const);
  const right = use("const answer = await grade({ score: 1, kind: 'a' }, platform);\nexport const name: string = answer.grade;");
  const wrong = use("export const answer = (await grade({ score: 1, kind: 'z' }, platform)).unknown;");
  const errors = compilerErrors(new Map([['/runtime.d.ts', runtimeTypes], ...handlers, ['/right.ts', right], ['/wrong.ts', wrong]]), { noUnusedLocals: true });
  expect(errors.map((error) => error.split(' in ')[0])).toEqual([
    `/wrong.ts: Type '"z"' is not assignable to type '"a" | "b"'.`,
    "/wrong.ts: Property 'unknown' does not exist on type 'GradeAnswer'.",
  ]);
});
