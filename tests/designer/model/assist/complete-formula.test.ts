import { expect, it } from 'vitest';
import { completeFormula } from '../../../../designer/model/assist/complete-formula.ts';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';

const line = {
  type: 'object' as const,
  properties: [
    { name: 'price', type: 'float' as const },
    { name: 'tags', type: 'array' as const, items: { type: 'string' as const } },
  ],
};
const definition: InterfaceDefinition = {
  ...emptyDefinition('App.Assist.Run'),
  parameters: [
    { name: 'items', type: 'array', required: true, items: line },
    { name: 'buyer', type: 'object', properties: [{ name: 'city', type: 'string' }] },
  ],
  returns: [{ name: 'total', type: 'float' }],
  flow: {
    nodes: [
      { id: 'load', type: 'http', settings: { method: 'GET', url: 'https://a.example' }, position: { x: 0, y: 0 } },
      { id: 'return', type: 'return', settings: {}, position: { x: 0, y: 0 } },
    ],
    edges: [],
  },
};
const at = { node: 'return', port: 'total' };
const offered = (text: string) => completeFormula(definition, at, text, text.length).items.map(({ name }) => name);

it.each([
  ['bu', ['buyer']],
  ['buyer.', ['city']],
  ['items[0].', ['price', 'tags']],
  ['sum(items, x => x.', ['price', 'tags']],
  ['sum(items, x => x.p', ['price']],
  ['map(filter(items, y => y.price > 1), (x, i) => x.', ['price', 'tags']],
  ['map(items, x => count(filter(x.tags, t => t == x.', ['price', 'tags']],
  ['reduce(items, 0, (total, x) => total + x.', ['price', 'tags']],
  ['$lo', ['$load']],
  ['rou', ['round', 'groupBy']],
  ['sum(items, x => x.price) + x.', []],
])('after %s', (text, names) => expect(offered(text)).toEqual(names));

it('offers what a lambda names first, then parameters, nodes and functions', () => {
  const names = offered('sum(items, line => ');
  expect(names.slice(0, 4)).toEqual(['line', 'items', 'buyer', '$load']);
  expect(names).toContain('if');
});
