import { expect, it } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { foldNodes } from '../../../../designer/model/edits/flow/fold-formula.ts';
import { toggleDisabled } from '../../../../designer/model/edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { FlowEdge, FlowNode } from '../../../../designer/model/types/flow.ts';

const nodeOf = (id: string, type: string, settings: FlowNode['settings'], more: Partial<FlowNode> = {}): FlowNode => ({
  ...{ id, type, settings, title: id, position: { x: 0, y: 0 } },
  ...more,
});
const edge = (from: string, to: string): FlowEdge => {
  const [[node = '', port = ''], [other = '', input = '']] = [from.split('.'), to.split('.')];
  return { from: { node, port }, to: { node: other, port: input } };
};

/** `(a + -2) * price` of what a page elsewhere answers, and a loop beside it. */
const definition: InterfaceDefinition = {
  ...emptyDefinition('Check.Fold.Run'),
  parameters: [
    { name: 'a', type: 'integer', required: true },
    { name: 'x', type: 'array', required: true, items: { type: 'integer' } },
  ],
  returns: [
    { name: 'total', type: 'float' },
    { name: 'list', type: 'array' },
  ],
  flow: {
    nodes: [
      nodeOf('a', 'parameter', { name: 'a' }),
      nodeOf('x', 'parameter', { name: 'x' }),
      nodeOf('ask', 'http', { method: 'GET', url: 'https://example.com/' }),
      nodeOf('member', 'member', { path: 'price' }),
      nodeOf('add', 'operation', { operator: 'add' }, { values: { b: -2 } }),
      nodeOf('multiply', 'operation', { operator: 'multiply' }),
      nodeOf('map', 'map', {}),
      nodeOf('twice', 'operation', { operator: 'multiply' }, { values: { b: 2 }, within: { node: 'map', port: 'each' } }),
      nodeOf('return', 'return', {}),
    ],
    edges: [
      edge('a.value', 'add.a'),
      edge('ask.data', 'member.object'),
      edge('add.result', 'multiply.a'),
      edge('member.value', 'multiply.b'),
      edge('multiply.result', 'return.total'),
      edge('x.value', 'map.items'),
      edge('map.item', 'twice.a'),
      edge('twice.result', 'map.each'),
      edge('map.result', 'return.list'),
    ],
  },
};

function fold(ids: readonly string[], of = definition): unknown {
  const folded = foldNodes(of, ids);
  if ('reason' in folded) return folded.reason.en;
  const { nodes, edges } = folded.definition.flow;
  return { nodes: nodes.map(({ id }) => id), edges: edges.length, formulas: nodes.find(({ id }) => id === folded.port.node)?.formulas };
}

it('nodes become one formula on the port they feed, and parameters nobody reads more go with them', () => {
  expect(fold(['add', 'multiply', 'member'])).toEqual({
    nodes: ['x', 'ask', 'map', 'twice', 'return'],
    edges: 4,
    formulas: { total: '(a + -2) * $ask.data.price' },
  });
  expect(fold(['map', 'twice', 'x'])).toMatchObject({ formulas: { list: 'map(x, y => y * 2)' } });
  expect(fold(['add'])).toMatchObject({ formulas: { a: 'a + -2' } });
});

it('what prevents folding is named', () => {
  const again = (more: FlowEdge) => ({ ...definition, flow: { ...definition.flow, edges: [...definition.flow.edges, more] } });
  const changed = (id: string, more: Partial<FlowNode>) => ({
    ...definition,
    flow: { ...definition.flow, nodes: definition.flow.nodes.map((node) => (node.id === id ? { ...node, ...more } : node)) },
  });
  expect(fold(['a'])).toMatch('Select nodes that compute a value');
  expect(fold(['ask', 'member'])).toMatch('"ask" cannot be part of a formula');
  expect(fold(['add', 'multiply'], again(edge('add.result', 'return.list')))).toMatch('"add" is used 2 times');
  expect(fold(['add', 'member', 'map', 'twice'])).toMatch('feed different inputs');
  expect(fold(['twice'])).toMatch('"twice" uses the element of "map"');
  expect(fold(['add'], toggleDisabled(definition, ['add']))).toMatch('"add" is disabled');
  expect(fold(['add'], changed('add', { note: '含税' }))).toMatch('"add" has a note');
  expect(fold(['add'], changed('add', { within: { node: 'other', port: 'body' } }))).toMatch('"add" stands in another frame');
  expect(fold(['member'], changed('member', { settings: { path: 'rows.0' } }))).toMatch('the path rows.0 of "member"');
  expect(fold(['add'], changed('return', { formulas: { list: '[$add]' } }))).toMatch('a formula of "return" reads it');
});
