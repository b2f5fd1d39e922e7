import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { functionSettings } from '../../../designer/model/types/flow-function.ts';
import { drawn } from './drawn.ts';

export const bundle = 'a'.repeat(64);
export const call = (definition: InterfaceDefinition, version = 1) => ({ type: 'function', settings: functionSettings(definition, version, bundle) });
const operation = (operator: string, values?: Record<string, number | string>) => ({
  type: 'operation',
  settings: { operator },
  ...(values && { values }),
});
export const asFunction = (definition: InterfaceDefinition): InterfaceDefinition => ({ ...definition, kind: 'function', visibility: 'hidden' });

/** Price times quantity less a rate; a rate above 1 ends the call. */
export const lineTotal = asFunction(
  drawn({
    service: 'Order.Line.Total',
    parameters: [
      { name: 'price', type: 'float', required: true },
      { name: 'qty', type: 'integer', required: true },
      { name: 'rate', type: 'float', default: 1 },
    ],
    nodes: {
      tooHigh: operation('greater', { b: 1 }),
      stop: { type: 'fail', settings: { ret: 4200, message: '折扣不能超过 1' } },
      whole: operation('multiply'),
      part: operation('multiply'),
    },
    edges: [
      'rate.value -> tooHigh.a',
      'tooHigh.result -> stop.when',
      'price.value -> whole.a',
      'qty.value -> whole.b',
      'whole.result -> part.a',
      'rate.value -> part.b',
      'part.result -> return.total',
    ],
    returns: [{ name: 'total', type: 'float' }],
  }),
);

/** Sum and count of what lines come to: a function that uses another in a loop. */
export const orderTotal = asFunction(
  drawn({
    service: 'Order.Whole.Total',
    parameters: [{ name: 'lines', type: 'array', required: true, items: { type: 'object' } }],
    nodes: {
      each: { type: 'map' },
      price: { type: 'member', settings: { path: 'price' } },
      qty: { type: 'member', settings: { path: 'qty' } },
      line: { ...call(lineTotal), values: { rate: 0.5 } },
      sum: operation('sum'),
      count: operation('count'),
    },
    edges: [
      'lines.value -> each.items',
      'each.item -> price.object',
      'each.item -> qty.object',
      'price.value -> line.price',
      'qty.value -> line.qty',
      'line.total -> each.each',
      'each.result -> sum.list',
      'lines.value -> count.list',
      'sum.result -> return.total',
      'count.result -> return.count',
    ],
    returns: [
      { name: 'total', type: 'float' },
      { name: 'count', type: 'integer' },
    ],
  }),
);

export const usesFunctions = drawn({
  service: 'Uses.Order.Run',
  parameters: [
    { name: 'lines', type: 'array', required: true, items: { type: 'object' } },
    { name: 'rate', type: 'float', required: true },
  ],
  nodes: { whole: call(orderTotal), one: { ...call(lineTotal), values: { price: 3, qty: 2 } }, other: { ...call(lineTotal), values: { price: 1.5, qty: 3 } } },
  edges: [
    'lines.value -> whole.lines',
    'rate.value -> one.rate',
    'whole.total -> return.total',
    'whole.count -> return.count',
    'one.total -> return.one',
    'other.total -> return.other',
  ],
});
