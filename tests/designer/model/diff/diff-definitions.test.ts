import { describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { diffDefinitions } from '../../../../designer/model/diff/diff-definitions.ts';
import { connect } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { addNode, moveNodes, removeNodes, renameNode } from '../../../../designer/model/edits/flow/node-edits.ts';
import { changeParameter, moveParameter } from '../../../../designer/model/edits/interface/parameter-edits.ts';

const base = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
const nothing = { nodes: { added: [], removed: [], changed: [] }, edges: { added: [], removed: [] }, fields: [] };

describe('a difference', () => {
  it('is nothing between equals, whatever was moved on the canvas or saved again', () => {
    expect(diffDefinitions(base, { ...moveNodes(base, new Map([['add', { x: 9, y: 9 }]])), rev: 5 })).toEqual(nothing);
  });

  it('names nodes and edges', () => {
    const added = addNode(renameNode(removeNodes(base, ['b']), 'add', '加'), { id: 'two', type: 'constant', settings: { value: 2 }, position: { x: 0, y: 0 } });
    expect(diffDefinitions(base, connect(added, { from: { node: 'two', port: 'value' }, to: { node: 'add', port: 'b' } }))).toEqual({
      nodes: { added: ['two'], removed: ['b'], changed: ['add'] },
      edges: { added: ['add.b'], removed: ['add.b'] },
      fields: [],
    });
  });

  it('names fields by what identifies them, whatever their order', () => {
    const after = { ...changeParameter(base, [1], { max: 9 }), title: '加', example: { sum: 3 } };
    expect(diffDefinitions(base, after).fields).toEqual([
      { pointer: '/title', before: 'Add', after: '加' },
      { pointer: '/parameters/b/max', before: undefined, after: 9 },
      { pointer: '/example', before: null, after: { sum: 3 } },
    ]);
    expect(diffDefinitions(base, moveParameter(base, [0], [1])).fields.map(({ pointer }) => pointer)).toEqual(['/parameters']);
  });
});
