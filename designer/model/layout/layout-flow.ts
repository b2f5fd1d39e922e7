import type { InterfaceDefinition } from '../definition.ts';
import { moveNodes } from '../edits/node-edits.ts';
import { type Size, type Sizes, sizeOf } from './node-size.ts';

export interface LayoutOptions {
  /** Pixels between columns. */
  columnGap?: number;
  /** Pixels between nodes of a column. */
  rowGap?: number;
}

interface Box extends Size {
  id: string;
  x: number;
  y: number;
}

/**
 * Lays a flow out from left to right: no node over another, few crossings, groups together. Pinned nodes stay where they are and the others
 * keep clear of them; notes are not touched. The layout library is loaded at the first use.
 * @param sizes as measured on the canvas; nodes without one get a guess
 */
export async function layoutFlow(definition: InterfaceDefinition, sizes?: Sizes, options: LayoutOptions = {}): Promise<InterfaceDefinition> {
  const { nodes, edges, groups = [] } = definition.flow;
  if (nodes.every(({ pinned }) => pinned)) return definition;
  const { columnGap = 80, rowGap = 28 } = options;
  const { Graph, layout } = await import('@dagrejs/dagre');
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'LR', ranksep: columnGap, nodesep: rowGap, edgesep: 8, marginx: 0, marginy: 0 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) graph.setNode(node.id, { ...sizeOf(definition, node, sizes) });
  const known = new Set(nodes.map(({ id }) => id));
  for (const [index, group] of groups.entries()) {
    const members = group.nodes.filter((id) => known.has(id));
    if (members.length < 2) continue;
    graph.setNode(`group ${index}`, {});
    for (const id of members) graph.setParent(id, `group ${index}`);
  }
  for (const { from, to } of edges) {
    if (from.node !== to.node && known.has(from.node) && known.has(to.node)) graph.setEdge(from.node, to.node, {}, `${from.port} ${to.port}`);
  }
  layout(graph);
  const boxes = nodes.map((node): Box => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(node.id) as Partial<Box>;
    return { id: node.id, x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
  });
  return moveNodes(definition, placesOf(definition, boxes, rowGap));
}

/** Where everything goes: shifted so that what is pinned, else the top left corner, stays in place, and moved clear of the pinned nodes. */
function placesOf(definition: InterfaceDefinition, boxes: readonly Box[], gap: number): Map<string, { x: number; y: number }> {
  const drawn = new Map(definition.flow.nodes.map((node) => [node.id, node]));
  const fixed = boxes.flatMap((box) => {
    const node = drawn.get(box.id);
    return node?.pinned ? [{ ...box, ...node.position }] : [];
  });
  const [anchor] = fixed;
  const from = boxes.find(({ id }) => id === anchor?.id);
  const shift =
    anchor && from
      ? { x: anchor.x - from.x, y: anchor.y - from.y }
      : {
          x: Math.min(...definition.flow.nodes.map(({ position }) => position.x)) - Math.min(...boxes.map(({ x }) => x)),
          y: Math.min(...definition.flow.nodes.map(({ position }) => position.y)) - Math.min(...boxes.map(({ y }) => y)),
        };
  const placed = [...fixed];
  const places = new Map<string, { x: number; y: number }>();
  for (const box of boxes.toSorted((one, other) => one.x - other.x || one.y - other.y)) {
    if (drawn.get(box.id)?.pinned) continue;
    const moved = { ...box, x: box.x + shift.x, y: box.y + shift.y };
    for (let other = overlapped(moved, placed); other; other = overlapped(moved, placed)) moved.y = other.y + other.height + gap;
    placed.push(moved);
    places.set(box.id, { x: moved.x, y: moved.y });
  }
  return places;
}

function overlapped(box: Box, others: readonly Box[]): Box | undefined {
  return others.find((other) => box.x < other.x + other.width && other.x < box.x + box.width && box.y < other.y + other.height && other.y < box.y + box.height);
}
