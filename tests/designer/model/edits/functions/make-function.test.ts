import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../../../../designer/model/checks/check-definition.ts';
import { planFunction } from '../../../../../designer/model/edits/functions/make-function.ts';
import { spreadFunction } from '../../../../../designer/model/edits/functions/spread-function.ts';
import { evaluateDefinition } from '../../../../../designer/model/evaluate/evaluate-definition.ts';
import type { InterfaceDefinition } from '../../../../../designer/model/types/definition.ts';
import { runtimeWith } from '../../../codegen/memory-runtime.ts';
import { memoryTables } from '../../../codegen/memory-tables.ts';
import { drawn } from '../../../nodes/drawn.ts';

const name = { namespace: 'Order', class: 'Sum', method: 'Net', title: 'Net' };
const bundle = 'b'.repeat(64);
const operation = (operator: string, more: object = {}) => ({ type: 'operation', settings: { operator }, ...more });
const answerOf = (definition: InterfaceDefinition, parameters: Record<string, unknown>) =>
  evaluateDefinition(definition, parameters, runtimeWith(memoryTables([])));
const errorsOf = (definition: InterfaceDefinition) => checkDefinition(definition).filter(({ severity }) => severity === 'error');

/** Sum of price times quantity, less a rate that a formula works out of a parameter and a node outside. */
const order = drawn({
  service: 'Shop.Order.Price',
  parameters: [
    {
      name: 'items',
      type: 'array',
      required: true,
      items: {
        type: 'object',
        properties: [
          { name: 'price', type: 'float', required: true },
          { name: 'qty', type: 'integer', required: true },
        ],
      },
    },
    { name: 'off', type: 'float', required: true },
  ],
  nodes: {
    half: operation('multiply', { values: { b: 0.5 } }),
    total: { ...operation('sum'), formulas: { list: 'map(items, x => x.price * x.qty)' } } as never,
    net: { ...operation('multiply'), formulas: { b: '1 - off - $half' } } as never,
    text: operation('toText'),
  },
  edges: [
    'off.value -> half.a',
    'total.result -> net.a',
    'net.result -> text.value',
    'net.result -> return.net',
    'text.result -> return.text',
    'total.result -> return.total',
  ],
  returns: [
    { name: 'net', type: 'float' },
    { name: 'text', type: 'string' },
    { name: 'total', type: 'float' },
  ],
});
const parameters = {
  items: [
    { price: 10, qty: 2 },
    { price: 1.5, qty: 4 },
  ],
  off: 0.2,
};

describe('turning nodes into a function', () => {
  const plan = planFunction(order, ['total', 'net', 'items'], name);
  if ('reason' in plan) throw new Error(plan.reason.en);
  const { definition: uses, id } = plan.replaced(1, bundle);

  it('makes what runs in its parameters, and what others take its fields', () => {
    expect(plan.function.parameters.map(({ name: parameter, type }) => [parameter, type])).toEqual([
      ['items', 'array'],
      ['off', 'float'],
      ['b', 'float'],
    ]);
    expect(plan.function.returns).toEqual([
      { name: 'net', type: 'float' },
      { name: 'total', type: 'float' },
    ]);
    expect(errorsOf(plan.function)).toEqual([]);
    expect(errorsOf(uses)).toEqual([]);
    expect(uses.flow.nodes.filter(({ type }) => type === 'operation').map((node) => node.id)).toEqual(['half', 'text']);
  });

  it('changes no answer, nor does spreading it again', async () => {
    const wanted = await answerOf(order, parameters);
    expect(wanted).toEqual({ net: 18.2, text: '18.2', total: 26 });
    expect(await answerOf(uses, parameters)).toEqual(wanted);
    const spread = spreadFunction(uses, id);
    expect(spread.flow.nodes.some(({ type }) => type === 'function')).toBe(false);
    expect(errorsOf(spread)).toEqual([]);
    expect(await answerOf(spread, parameters)).toEqual(wanted);
  });

  it('says why it cannot: a node between, half a loop, a node that asks, nothing at all', () => {
    const reasonOf = (definition: InterfaceDefinition, ids: string[]) => {
      const found = planFunction(definition, ids, name);
      return 'reason' in found ? found.reason.en : null;
    };
    const chain = drawn({
      service: 'Shop.Chain.Run',
      parameters: [{ name: 'a', type: 'integer', required: true }],
      nodes: {
        one: operation('add', { values: { b: 1 } }),
        two: operation('add', { values: { b: 1 } }),
        three: operation('add', { values: { b: 1 } }),
        count: { type: 'table', settings: { operation: 'count', table: 'goods' } },
      },
      edges: ['a.value -> one.a', 'one.result -> two.a', 'two.result -> three.a', 'three.result -> return.sum', 'count.count -> return.count'],
    });
    expect(reasonOf(chain, ['one', 'three'])).toBe('Select "Add" too: it stands between the selected nodes');
    expect(reasonOf(chain, ['two', 'count'])).toContain('asks or changes something outside');
    expect(reasonOf(chain, ['a'])).toBe('Select at least one node that computes something');
    const loop = drawn({
      service: 'Shop.Loop.Run',
      parameters: [{ name: 'list', type: 'array', required: true, items: { type: 'integer' } }],
      nodes: { each: { type: 'map' }, twice: operation('multiply', { values: { b: 2 } }) },
      edges: ['list.value -> each.items', 'each.item -> twice.a', 'twice.result -> each.each', 'each.result -> return.list'],
    });
    expect(reasonOf(loop, ['each'])).toContain('Select the whole loop');
    expect(reasonOf(loop, ['twice'])).toBe(null);
    expect(reasonOf(loop, ['each', 'twice'])).toBe(null);
  });
});
