import { describe, expect, test } from 'vitest';
import { drawEdges } from '../../../../designer/canvas/draw/draw-edges.ts';
import { drawNodes, frameOf } from '../../../../designer/canvas/draw/draw-nodes.ts';
import { nodeRuns } from '../../../../designer/canvas/draw/node-run.ts';
import { viewNodes } from '../../../../designer/canvas/draw/node-view.ts';
import { printValue } from '../../../../designer/canvas/draw/print-value.ts';
import { nodeTitle } from '../../../../designer/model/analysis/node-title.ts';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { groupNodes } from '../../../../designer/model/edits/flow/group-edits.ts';
import { moveNodes } from '../../../../designer/model/edits/flow/node-edits.ts';
import { nodeWidth } from '../../../../designer/model/layout/node-size.ts';
import { inTwo } from '../../../helpers/two-languages.ts';

const definition = computedDefinition('App.Tool.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
const nothing = { diagnostics: [], runs: new Map(), pins: {}, failing: {}, breakpoints: [], selected: new Set<string>(), hidden: new Map() };

function draw(drawn = definition, before = new Map(), nodes: ReturnType<typeof drawNodes> = []) {
  const views = viewNodes(drawn, before);
  return { views, nodes: drawNodes({ definition: drawn, views, ...nothing }, nodes) };
}

describe('a drawing', () => {
  test('has a handle for every port before anything was measured', () => {
    const add = draw().nodes.find(({ id }) => id === 'add');
    expect(add?.handles?.map(({ id, type }) => `${type} ${id}`)).toEqual(['target a', 'target b', 'source result']);
  });

  test('keeps the identity of every node that looks the same', () => {
    const first = draw();
    const moved = moveNodes(definition, new Map([['add', { x: 48, y: 64 }]]));
    const second = draw(moved, first.views, first.nodes);
    const changed = second.nodes.filter((node) => !first.nodes.includes(node)).map(({ id }) => id);
    expect(changed).toEqual(['add']);
  });

  test('puts the frame of a group around its nodes and below them', () => {
    const grouped = groupNodes(definition, ['a', 'b'], 'inputs');
    const { views, nodes } = draw(grouped);
    const group = grouped.flow.groups![0]!;
    const frame = frameOf(group, grouped.flow.nodes, views);
    for (const { position } of grouped.flow.nodes.filter(({ id }) => group.nodes.includes(id))) {
      expect(position.x > frame.position.x && position.x + nodeWidth < frame.position.x + frame.width).toBe(true);
      expect(position.y > frame.position.y && position.y < frame.position.y + frame.height).toBe(true);
    }
    expect(nodes[0]).toMatchObject({ type: 'frame', zIndex: -1 });
  });

  test('gives edges the type of their source and the value that ran along them', () => {
    const { views } = draw();
    const run = {
      ret: 200,
      data: null,
      msg: '',
      milliseconds: 3,
      dropped: 0,
      undone: 0,
      branches: {},
      steps: [{ node: 'a', milliseconds: 1, outputs: { value: 7 } }],
    };
    const edges = drawEdges(
      {
        ...{ edges: definition.flow.edges, order: [], views, runs: nodeRuns(run), selected: new Set(), bodies: new Map(), hidden: new Map() },
        nameOf: ({ from, to }) => `${from.node} ${to.node}`,
        orderName: ({ before, after }) => `${before} ${after}`,
      },
      [],
    );
    expect(edges.map(({ id, data }) => [id, data?.type.type, data?.value])).toEqual([
      ['add.a', 'integer', { value: 7 }],
      ['add.b', 'integer', undefined],
      ['return.sum', 'integer', undefined],
    ]);
  });

  test('adds up the turns of a node in a loop', () => {
    const step = { node: 'add', milliseconds: 2, outputs: { result: 1 } };
    const runs = nodeRuns({
      ret: 200,
      data: null,
      msg: '',
      milliseconds: 4,
      dropped: 0,
      undone: 0,
      branches: {},
      steps: [step, { ...step, outputs: { result: 3 } }],
    });
    expect(runs.get('add')).toEqual({ outputs: { result: 3 }, milliseconds: 4, hits: 2 });
  });
});

test('a node is called by its title, its parameter or its operation', () => {
  const [a, , add] = definition.flow.nodes;
  expect(nodeTitle(a!).en).toBe('a');
  expect(inTwo(nodeTitle(add!))).toEqual({ zh_cn: '加', en: 'Add' });
  expect(nodeTitle({ ...add!, title: '合计' }).en).toBe('合计');
});

test('a value fits on a chip', () => {
  expect([7, null, undefined, 'text', { a: [1] }].map(printValue)).toEqual(['7', 'null', 'null', '"text"', '{"a":[1]}']);
  expect(Array.from(printValue('长'.repeat(100_000)))).toHaveLength(28);
});
