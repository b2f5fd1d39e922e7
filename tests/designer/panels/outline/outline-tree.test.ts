import { expect, test } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { connect } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { addNode, toggleDisabled } from '../../../../designer/model/edits/flow/node-edits.ts';
import { type OutlineItem, outlineTree } from '../../../../designer/model/outline/outline-tree.ts';

const print = (items: readonly OutlineItem[], depth = 0): string[] =>
  items.flatMap((item) => [`${'  '.repeat(depth)}${item.id}`, ...print(item.children, depth + 1)]);

test('nodes stand in the order they run, what runs only for a lazy input below that input', () => {
  const definition = computedDefinition('App.Tool.Pick', { a: 'integer', wanted: 'boolean' }, { picked: { if: ['wanted', ['add', 'a', 'a'], { value: 0 }] } });
  expect(print(outlineTree(definition)).join('\n')).toMatchInlineSnapshot(`
    "parameters
      parameter.0
      parameter.1
    steps
      node.wanted
      node.choice
        input.choice.condition
        input.choice.then
          node.a
          node.add
            input.add.a
            input.add.b
        input.choice.else
          node.constant
      node.return
        input.return.picked
    returns
      return.0"
  `);
});

test('a disabled node and a node nobody needs stand among those that never run', () => {
  const created = computedDefinition('App.Tool.Sum', { a: 'integer' }, { sum: ['add', 'a', 'a'] });
  const definition = addNode(toggleDisabled(created, ['add']), { id: 'lonely', type: 'constant', settings: { value: 1 }, position: { x: 0, y: 0 } });
  const idle = outlineTree(definition).find(({ id }) => id === 'idle');
  expect(idle?.children.map(({ id }) => id)).toEqual(['node.a', 'node.add', 'node.lonely']);
});

test('a cycle does not keep the outline from being shown', () => {
  const created = computedDefinition('App.Tool.Sum', { a: 'integer' }, { sum: ['add', ['multiply', 'a', 'a'], 'a'] });
  const definition = connect(created, { from: { node: 'add', port: 'result' }, to: { node: 'multiply', port: 'a' } });
  expect(outlineTree(definition).find(({ id }) => id === 'steps')?.children).toHaveLength(definition.flow.nodes.length);
});
