import { describe, expect, it } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { layoutFlow } from '../../../../designer/model/layout/layout-flow.ts';
import { Random } from '../../../../designer/model/samples/random.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { FlowNode } from '../../../../designer/model/types/flow.ts';

const size = { width: 200, height: 90 };

/** A flow of operations whose edges are given as `a>b`; each further edge into a node takes its next port. */
function flowOf(edges: string[], at: (id: string) => { x: number; y: number } = () => ({ x: 0, y: 0 })): InterfaceDefinition {
  const pairs = edges.map((edge) => edge.split('>') as [string, string]);
  const nodes = [...new Set(pairs.flat())].map((id): FlowNode => ({ id, type: 'operation', settings: { operator: 'add' }, position: at(id) }));
  const into = new Map<string, number>();
  return {
    ...emptyDefinition('A.B.C'),
    flow: {
      nodes,
      edges: pairs.map(([from, to]) => {
        const place = into.get(to) ?? 0;
        into.set(to, place + 1);
        return { from: { node: from, port: 'result' }, to: { node: to, port: String.fromCharCode(97 + place) } };
      }),
    },
  };
}

const boxesOf = ({ flow }: InterfaceDefinition) => flow.nodes.map(({ id, position }) => ({ id, ...position, ...size }));

function overlaps(definition: InterfaceDefinition): string[] {
  const boxes = boxesOf(definition);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height)
      .map((other) => `${one.id} ${other.id}`),
  );
}

/** Pairs of edges that cross as straight lines from the right side of a node to the left side of another. */
function crossings({ flow }: InterfaceDefinition): number {
  const place = new Map(flow.nodes.map(({ id, position }) => [id, position]));
  const lines = flow.edges.map(({ from, to }) => {
    const [start, end] = [place.get(from.node)!, place.get(to.node)!];
    return { from: from.node, to: to.node, x1: start.x + size.width, y1: start.y + size.height / 2, x2: end.x, y2: end.y + size.height / 2 };
  });
  const side = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  let count = 0;
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.from === other.from || one.to === other.to) continue;
      const isSplit = side(one.x1, one.y1, one.x2, one.y2, other.x1, other.y1) * side(one.x1, one.y1, one.x2, one.y2, other.x2, other.y2) < 0;
      if (isSplit && side(other.x1, other.y1, other.x2, other.y2, one.x1, one.y1) * side(other.x1, other.y1, other.x2, other.y2, one.x2, one.y2) < 0) count++;
    }
  }
  return count;
}

const sizes = (definition: InterfaceDefinition) => new Map(definition.flow.nodes.map(({ id }) => [id, size]));

/** Two hundred nodes in layers, each fed by two of the layer before that are near it. */
function largeFlow(): InterfaceDefinition {
  const random = new Random(7);
  const edges: string[] = [];
  for (let layer = 1; layer < 20; layer++) {
    for (let row = 0; row < 10; row++) {
      edges.push(`n${layer - 1}_${row}>n${layer}_${row}`);
      edges.push(`n${layer - 1}_${Math.min(9, Math.max(0, row + random.between(-1, 1)))}>n${layer}_${row}`);
    }
  }
  return flowOf(edges, (id) => {
    const [layer, row] = id.slice(1).split('_').map(Number) as [number, number];
    return { x: layer * 300, y: row * 120 };
  });
}

/** Graphs as a person drew them: columns of ids, top to bottom. */
const drawings: Record<string, { edges: string[]; columns: string[][] }> = {
  tree: {
    edges: ['a>e', 'b>e', 'c>f', 'd>f', 'e>g', 'f>g'],
    columns: [['a', 'b', 'c', 'd'], ['e', 'f'], ['g']],
  },
  'shared inputs': {
    edges: ['a>d', 'b>d', 'b>e', 'c>e', 'a>f', 'c>f', 'd>g', 'e>g', 'f>h', 'g>h'],
    columns: [['a', 'b', 'c'], ['f', 'd', 'e'], ['g'], ['h']],
  },
  grid: {
    edges: ['a>d', 'b>e', 'c>f', 'a>e', 'b>f', 'd>g', 'e>h', 'f>i', 'e>g', 'f>h', 'g>j', 'h>j', 'i>k', 'j>k'],
    columns: [['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i'], ['j'], ['k']],
  },
};

function drawn({ edges, columns }: { edges: string[]; columns: string[][] }): InterfaceDefinition {
  return flowOf(edges, (id) => {
    const column = columns.findIndex((ids) => ids.includes(id));
    return { x: column * 300, y: (columns[column]?.indexOf(id) ?? 0) * 130 };
  });
}

/** The same flow without a trace of how it was drawn. */
function scrambled(definition: InterfaceDefinition): InterfaceDefinition {
  const random = new Random(3);
  const nodes = definition.flow.nodes
    .map((node) => ({ node: { ...node, position: { x: 0, y: 0 } }, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ node }) => node);
  return { ...definition, flow: { ...definition.flow, nodes } };
}

describe('the layout of a flow', () => {
  it('puts no node over another and runs from left to right', async () => {
    for (const definition of [...Object.values(drawings).map(drawn), largeFlow()]) {
      const laid = await layoutFlow(definition, sizes(definition));
      expect(overlaps(laid)).toEqual([]);
      const x = new Map(laid.flow.nodes.map(({ id, position }) => [id, position.x]));
      for (const { from, to } of laid.flow.edges) expect(x.get(from.node)! + size.width).toBeLessThan(x.get(to.node)!);
    }
  });

  it.each([...Object.entries(drawings).map(([name, drawing]) => [name, drawn(drawing)] as const), ['200 nodes', largeFlow()] as const])(
    'crosses edges hardly more often than a person: %s',
    async (_name, reference) => {
      const laid = await layoutFlow(scrambled(reference), sizes(reference));
      expect(crossings(laid)).toBeLessThanOrEqual(Math.ceil(crossings(reference) * 1.2));
    },
  );

  it('breaks a long flow into bands that can be read at once, each from left to right', async () => {
    const chain = (length: number) => flowOf(Array.from({ length: length - 1 }, (_, index) => `n${index}>n${index + 1}`));
    const bandsOf = (laid: InterfaceDefinition) =>
      [...Map.groupBy(laid.flow.nodes, ({ position }) => position.y)].map(([, nodes]) => nodes.map(({ id }) => id));
    const six = chain(6);
    expect(bandsOf(await layoutFlow(six, sizes(six)))).toHaveLength(1);
    const long = chain(14);
    const laid = await layoutFlow(long, sizes(long));
    expect(overlaps(laid)).toEqual([]);
    expect(bandsOf(laid)).toEqual([
      ['n0', 'n1', 'n2', 'n3', 'n4'],
      ['n5', 'n6', 'n7', 'n8', 'n9'],
      ['n10', 'n11', 'n12', 'n13'],
    ]);
    const boxes = boxesOf(laid);
    for (const [index, { id, x }] of boxes.entries()) if (!['n0', 'n5', 'n10'].includes(id)) expect(x).toBe(boxes[index - 1]!.x + size.width + 48);
    // 1440 × 900 with the designer in the whole window, at 70 %.
    expect(Math.max(...boxes.map(({ x }) => x + size.width)) * 0.7).toBeLessThanOrEqual(1072);
    expect(Math.max(...boxes.map(({ y }) => y + size.height)) * 0.7).toBeLessThanOrEqual(804);
    expect(await layoutFlow(laid, sizes(laid))).toBe(laid);
    // Not at 70 % any more, and still far better than in a line; what no bands can show stays a line.
    const forty = chain(40);
    expect(bandsOf(await layoutFlow(forty, sizes(forty))).map((band) => band.length)).toEqual([6, 6, 6, 6, 6, 6, 4]);
    const endless = chain(150);
    expect(bandsOf(await layoutFlow(endless, sizes(endless)))).toHaveLength(1);
    const pinned = { ...long, flow: { ...long.flow, nodes: long.flow.nodes.map((node, index) => (index === 0 ? { ...node, pinned: true } : node)) } };
    expect(bandsOf(await layoutFlow(pinned, sizes(pinned)))).toHaveLength(1);
  });

  it('leaves pinned nodes and notes where they are and keeps clear of them', async () => {
    const flow = largeFlow().flow;
    const pins = new Set(['n0_0', 'n5_5', 'n12_3']);
    const nodes = flow.nodes.map((node) =>
      pins.has(node.id) ? { ...node, pinned: true, position: { x: node.position.x + 37, y: node.position.y - 11 } } : node,
    );
    const notes = [{ id: 'note', text: 'x', position: { x: 5, y: 5 }, size: { width: 100, height: 100 } }];
    const definition = { ...largeFlow(), flow: { ...flow, nodes, notes } };
    const laid = await layoutFlow(definition, sizes(definition));
    expect(overlaps(laid)).toEqual([]);
    expect(laid.flow.notes).toBe(notes);
    for (const id of pins) expect(laid.flow.nodes.find((node) => node.id === id)).toBe(nodes.find((node) => node.id === id));
  });

  it('keeps groups together', async () => {
    const drawing = drawn(drawings.grid!);
    const groups = [
      { id: 'g1', title: '', nodes: ['a', 'd', 'g'] },
      { id: 'g2', title: '', nodes: ['c', 'f'] },
    ];
    const definition = { ...drawing, flow: { ...drawing.flow, groups } };
    const laid = await layoutFlow(definition, sizes(definition));
    expect(overlaps(laid)).toEqual([]);
    for (const group of groups) {
      const members = boxesOf(laid).filter(({ id }) => group.nodes.includes(id));
      const frame = {
        left: Math.min(...members.map(({ x }) => x)),
        right: Math.max(...members.map(({ x }) => x + size.width)),
        top: Math.min(...members.map(({ y }) => y)),
        bottom: Math.max(...members.map(({ y }) => y + size.height)),
      };
      const strangers = boxesOf(laid).filter(({ id, x, y }) => {
        const isInside = x < frame.right && x + size.width > frame.left && y < frame.bottom && y + size.height > frame.top;
        return isInside && !group.nodes.includes(id);
      });
      expect(strangers).toEqual([]);
    }
  });

  it('is the same again, and nothing where everything is pinned', async () => {
    const laid = await layoutFlow(largeFlow());
    expect(await layoutFlow(laid)).toBe(laid);
    const pinned = { ...laid, flow: { ...laid.flow, nodes: laid.flow.nodes.map((node) => ({ ...node, pinned: true })) } };
    expect(await layoutFlow(pinned)).toBe(pinned);
    expect(await layoutFlow(emptyDefinition('A.B.C'))).toEqual(emptyDefinition('A.B.C'));
  });
});
