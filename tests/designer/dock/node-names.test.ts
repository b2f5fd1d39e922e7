import { expect, it } from 'vitest';
import { nodeNames } from '../../../designer/panels/parts/node-name.ts';
import { drawn } from '../nodes/drawn.ts';

it('tells nodes of the same title apart by what they are set to', () => {
  const write = (operation: string, table: string) => ({ type: 'table', settings: { operation, table, columns: [] } });
  const nodes = { one: write('insert', 'goods'), two: write('insert', 'orders'), three: write('delete', 'goods') };
  const definition = drawn({ service: 'App.Name.Write', nodes, edges: [] });
  const names = (...ids: string[]) => nodeNames(definition, ids, ({ en }) => en);
  expect(names('one', 'two', 'three')).toEqual(['Insert a row (goods)', 'Insert a row (orders)', 'Delete a row']);
  expect(names('one', 'three')).toEqual(['Insert a row', 'Delete a row']);
  expect(names('one')).toEqual(['Insert a row']);
});
