import { expect, it } from 'vitest';
import { nodeNames } from '../../../designer/panels/parts/node-name.ts';
import { drawn } from '../nodes/drawn.ts';

it('tells nodes of the same title apart by what they are set to', () => {
  const write = (operation: string) => ({ type: 'table', settings: { operation, table: 'goods', columns: [] } });
  const definition = drawn({ service: 'App.Name.Write', nodes: { one: write('insert'), two: write('delete') }, edges: [] });
  expect(nodeNames(definition, ['one', 'two'], ({ en }) => en)).toEqual(['Table (Insert a row · goods)', 'Table (Delete a row · goods)']);
  expect(nodeNames(definition, ['one'], ({ en }) => en)).toEqual(['Table']);
});
