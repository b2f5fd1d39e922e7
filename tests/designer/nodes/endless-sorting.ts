import { drawn } from './drawn.ts';

const operation = (operator: string, values?: Record<string, number>) => ({ type: 'operation', settings: { operator }, ...(values && { values }) });

/** For each number up to n the sorted list of all of them. */
export const sorting = drawn({
  service: 'Budget.Sorting.Run',
  parameters: [{ name: 'n', type: 'integer', required: true }],
  nodes: {
    numbers: operation('range', { from: 1 }),
    each: { type: 'map' },
    upTo: operation('range', { from: 1 }),
    add: operation('add'),
    sort: operation('sort'),
    last: operation('last'),
  },
  edges: [
    'n.value -> numbers.to',
    'numbers.result -> each.items',
    'n.value -> add.a',
    'each.item -> add.b',
    'add.result -> upTo.to',
    'upTo.result -> sort.list',
    'sort.result -> last.list',
    'last.result -> each.each',
    'each.result -> return.lists',
  ],
});
