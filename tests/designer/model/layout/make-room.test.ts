import { expect, it } from 'vitest';
import { makeRoom } from '../../../../designer/model/layout/make-room.ts';
import { nodeHeight, nodeWidth } from '../../../../designer/model/layout/node-size.ts';
import type { FlowNode } from '../../../../designer/model/types/flow.ts';
import { drawn } from '../../nodes/drawn.ts';

const size = { width: nodeWidth, height: nodeHeight(1) };

function placed(places: Record<string, [number, number]>, more: Record<string, Partial<FlowNode>> = {}) {
  const nodes = Object.fromEntries(Object.keys(places).map((id) => [id, { type: 'constant', settings: { value: 1 } }]));
  const definition = drawn({ service: 'App.Room.Make', parameters: [], nodes, edges: [] });
  const flow = {
    ...definition.flow,
    nodes: definition.flow.nodes.map((node): FlowNode => {
      const [x, y] = places[node.id] ?? [5000, 5000];
      return { ...node, ...more[node.id], position: { x, y } };
    }),
  };
  return { ...definition, flow };
}

const sizes = new Map(['a', 'b', 'c', 'new', 'frame'].map((id) => [id, size]));
const at = (definition: ReturnType<typeof placed>) => Object.fromEntries(definition.flow.nodes.map(({ id, position }) => [id, position]));

it('a node that is put down on others moves them aside in turn, and nothing else', () => {
  const definition = placed({ a: [0, 40], b: [0, 40 + size.height + 20], c: [900, 0], new: [0, 0] });
  const places = at(makeRoom(definition, 'new', sizes));
  expect(places).toMatchObject({ new: { x: 0, y: 0 }, a: { x: 0, y: size.height + 15 }, c: { x: 900, y: 0 } });
  expect(places.b?.y).toBe(2 * (size.height + 15));
});

it('a pinned node stays, and the new one goes beside it', () => {
  const definition = placed({ a: [0, 0], new: [20, 10] }, { a: { pinned: true } });
  expect(at(makeRoom(definition, 'new', sizes))).toMatchObject({ a: { x: 0, y: 0 }, new: { x: 20, y: size.height + 15 } });
});

it('what a frame has grown over gives way to the whole of it', () => {
  const frame = { type: 'transaction', settings: {} };
  const inside = { within: { node: 'frame', port: 'body' } };
  const definition = placed({ frame: [0, 0], a: [0, 100], new: [0, 110], c: [0, 230] }, { frame, a: inside, new: inside });
  const places = at(makeRoom(definition, 'new', sizes));
  expect(places.frame).toEqual({ x: 0, y: 0 });
  expect(places.new).toEqual({ x: 0, y: 110 });
  expect(places.a?.y).toBe(110 + size.height + 15);
  expect(places.c!.y).toBeGreaterThan(places.a!.y + size.height);
});

it('put into an edge, a node pushes on what follows until the edge can be seen', () => {
  const definition = placed({ a: [260, 0], c: [600, 0], new: [100, 0] });
  const places = at(makeRoom(definition, 'new', sizes, 'a'));
  expect(places).toMatchObject({ new: { x: 100, y: 0 }, a: { x: 100 + nodeWidth + 48, y: 0 } });
  expect(places.c!.x - places.a!.x).toBe(340);
});
