import { expect, it } from 'vitest';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import { allowedSteps, allowedValues } from '../../../designer/model/semantics/runtime/budget.ts';
import { deepestJson } from '../../../designer/model/semantics/values/limits.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { sorting } from './endless-sorting.ts';
import { type Case, expectSame } from './three-ways.ts';

const n = { name: 'n', type: 'integer', required: true } as const;
const operation = (operator: string, values?: Record<string, number | string>) => ({ type: 'operation', settings: { operator }, ...(values && { values }) });
const range = operation('range', { from: 1 });
const usedUp = (what: string) => ({ ret: 400, msg: `一次调用的计算量不能超过 ${allowedSteps} 步，执行到“${what}”时已用完：请减少循环次数或数据量` });

/** For each number up to n all of them: memory without much computing. */
const making = drawn({
  service: 'Budget.Making.Run',
  parameters: [n],
  nodes: { numbers: range, each: { type: 'map' }, add: operation('add'), upTo: operation('range', { from: 1 }) },
  edges: [
    'n.value -> numbers.to',
    'numbers.result -> each.items',
    'n.value -> add.a',
    'each.item -> add.b',
    'add.result -> upTo.to',
    'upTo.result -> each.each',
    'each.result -> return.lists',
  ],
});

/** A text that grows by one character each turn. */
const growing = drawn({
  service: 'Budget.Growing.Run',
  parameters: [n],
  nodes: { numbers: range, text: { type: 'reduce', values: { initial: '' } }, pad: operation('padEnd', { length: 900_000 }), upper: operation('upper') },
  edges: [
    'n.value -> numbers.to',
    'numbers.result -> text.items',
    'text.accumulator -> pad.text',
    'pad.result -> upper.value',
    'upper.result -> text.next',
    'text.result -> return.text',
  ],
});

/** An object whose two members are the object before: written down it doubles each turn. */
const doubling = drawn({
  service: 'Budget.Doubling.Run',
  parameters: [n],
  nodes: { numbers: range, tree: { type: 'reduce' }, pair: { type: 'object', settings: { fields: ['a', 'b'] } } },
  edges: [
    'n.value -> numbers.to',
    'numbers.result -> tree.items',
    'tree.accumulator -> pair.a',
    'tree.accumulator -> pair.b',
    'pair.value -> tree.next',
    'tree.result -> return.tree',
  ],
});

/** An object in an object, n times. */
const nesting = drawn({
  service: 'Budget.Nesting.Run',
  parameters: [n],
  nodes: { numbers: range, tree: { type: 'reduce' }, box: { type: 'object', settings: { fields: ['a'] } } },
  edges: ['n.value -> numbers.to', 'numbers.result -> tree.items', 'tree.accumulator -> box.a', 'box.value -> tree.next', 'tree.result -> return.tree'],
});

/** Large objects in a loop: no operation computes, yet each turn takes time and memory. */
const objects = drawn({
  service: 'Budget.Objects.Run',
  parameters: [n],
  nodes: {
    numbers: range,
    outer: { type: 'map' },
    inner: { type: 'map' },
    wide: { type: 'object', settings: { fields: Array.from({ length: 400 }, (_, index) => `f${index}`) } },
  },
  edges: [
    'n.value -> numbers.to',
    'numbers.result -> outer.items',
    'numbers.result -> inner.items',
    'inner.item -> wide.f0',
    'wide.value -> inner.each',
    'inner.result -> outer.each',
    'outer.index -> wide.f1',
    'outer.result -> return.all',
  ],
});

it('drawn code that computes without end ends at the same step, with the same words, by evaluator, TypeScript and PHP', async () => {
  const cases: Case[] = [
    { definition: sorting, parameters: { n: 3 }, wanted: { data: { lists: [4, 5, 6] } } },
    { definition: sorting, parameters: { n: 5_000 }, wanted: usedUp('sort') },
    {
      definition: making,
      parameters: { n: 2 },
      wanted: {
        data: {
          lists: [
            [1, 2, 3],
            [1, 2, 3, 4],
          ],
        },
      },
    },
    { definition: making, parameters: { n: 9_000 }, wanted: usedUp('range') },
    { definition: growing, parameters: { n: 10_000 }, wanted: usedUp('padEnd') },
    { definition: doubling, parameters: { n: 1 }, wanted: { data: { tree: { a: 0, b: 0 } } } },
  ];
  await expectSame(cases, () => ({ tables: memoryTables([]) }));
});

it('large objects in a loop weigh, too', async () => {
  const handler = await compileHandler(objects);
  await expect(handler({ n: 400 }, runtimeWith(memoryTables([])))).rejects.toMatchObject({ ret: 400, data: { code: 'budget', operation: 'loop' } });
});

it('an answer that would be written down without end is refused instead', async () => {
  const run = (definition: typeof doubling, n: number) => evaluateDefinition(definition, { n }, runtimeWith(memoryTables([])));
  await expect(run(doubling, 60)).rejects.toMatchObject({ ret: 400, data: { code: 'budget', allowed: allowedValues } });
  await expect(run(nesting, 5_000)).rejects.toMatchObject({ ret: 400, data: { code: 'budget', allowed: deepestJson } });
});
