import type { EdgeLabel, Graph, GraphLabel, NodeLabel } from '@dagrejs/dagre';
import { shownBodies } from '../edits/flow/flow-index.ts';
import { moveNodes } from '../edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { layoutBodies } from './layout-bodies.ts';
import { type Sizes, sizeOf } from './node-size.ts';
import { orderLayers } from './order-layers.ts';
import { type PlacedBox, wrapColumns } from './wrap-columns.ts';

/** Distances of the layout. */
export interface LayoutOptions {
  /** Pixels between columns. */
  columnGap?: number;
  /** Pixels between nodes of a column. */
  rowGap?: number;
}

/**
 * Lays a flow out from left to right: no overlaps, few crossings, groups together; a long one in bands below each other, where these can be read.
 * Pinned nodes stay where they are and the others avoid them; notes do not move. Loads the layout library on first use.
 * @param sizes as measured on the canvas; nodes without one get an estimate
 */
export async function layoutFlow(definition: InterfaceDefinition, sizes?: Sizes, options: LayoutOptions = {}): Promise<InterfaceDefinition> {
  const { nodes } = definition.flow;
  if (nodes.every(({ pinned }) => pinned)) return definition;
  if (shownBodies(definition).size > 0) return layoutBodies(definition, (level, measured) => layoutLevel(level, measured, options), sizes);
  return layoutLevel(definition, sizes, options);
}

async function layoutLevel(definition: InterfaceDefinition, sizes: Sizes | undefined, options: LayoutOptions): Promise<InterfaceDefinition> {
  const { nodes, edges, groups = [] } = definition.flow;
  if (nodes.every(({ pinned }) => pinned)) return definition;
  const { columnGap = 48, rowGap = 32 } = options;
  const { Graph, layout } = await import('@dagrejs/dagre');
  const known = new Set(nodes.map(({ id }) => id));
  const frames = groups.map((group) => group.nodes.filter((id) => known.has(id))).filter((members) => members.length > 1);
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ compound: frames.length > 0 });
  graph.setGraph({ rankdir: 'LR', ranker: 'tight-tree', ranksep: columnGap, nodesep: rowGap, edgesep: 8, marginx: 0, marginy: 0 });
  for (const node of nodes) graph.setNode(node.id, { ...sizeOf(definition, node, sizes) });
  for (const [index, members] of frames.entries()) {
    graph.setNode(`group ${index}`, { width: 0, height: 0 });
    for (const id of members) graph.setParent(id, `group ${index}`);
  }
  for (const { from, to } of edges) {
    if (from.node !== to.node && known.has(from.node) && known.has(to.node)) graph.setEdge(from.node, to.node, {});
  }
  // The library keeps groups together but lets more edges cross: 57 in the flow of 200 nodes of the tests; the tests allow 14.
  // Without groups the order is ours.
  layout(graph, frames.length > 0 ? {} : { customOrder: (layered) => order(layered, new Map(nodes.map(({ id, position }) => [id, position.y]))) });
  const boxes = nodes.map((node): PlacedBox => {
    const { x = 0, y = 0, width, height } = graph.node(node.id);
    return { id: node.id, x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
  });
  // Bands would tear groups apart, and leave pinned nodes behind.
  const isFree = frames.length === 0 && !nodes.some(({ pinned }) => pinned);
  const placed = isFree ? wrapColumns(boxes, (id) => Math.round(graph.node(id).x ?? 0)) : boxes;
  return moveNodes(definition, placesOf(definition, placed, rowGap));
}

/**
 * Places every node in its layer. The library inserts a layer for labels between any two, with a bend of each edge in it: those are ignored here and
 * follow the ends of their edges.
 * @param drawn vertical positions of the current drawing: an order with few crossings is kept
 */
function order(graph: Graph<GraphLabel, NodeLabel, EdgeLabel>, drawn: ReadonlyMap<string, number>): void {
  const layers: string[][] = [];
  for (const id of graph.nodes()) {
    const { rank = 0 } = graph.node(id);
    for (let layer = layers.length; layer <= rank; layer++) layers.push([]);
    layers[rank]?.push(id);
  }
  const isBetween = (rank: number) =>
    rank % 2 === 1 && (layers[rank] ?? []).every((id) => graph.node(id).dummy !== undefined && graph.successors(id)?.length === 1);
  const endOf = (id: string) => (isBetween(graph.node(id).rank ?? 0) ? (graph.successors(id)?.[0] ?? id) : id);
  const edges = graph.edges().flatMap(({ v, w }) => (endOf(v) === v ? [[v, endOf(w)] as const] : []));
  const places = new Map<string, number>();
  const ordered = orderLayers({ layers: layers.filter((_, rank) => !isBetween(rank)), edges }, [drawn]);
  for (const layer of ordered) for (const [place, id] of layer.entries()) places.set(id, place);
  const placeOf = (ids: readonly string[] | undefined) => places.get(ids?.[0] ?? '') ?? 0;
  for (const [rank, layer] of layers.entries()) {
    const sorted = isBetween(rank)
      ? layer.toSorted(
          (one, other) =>
            placeOf(graph.predecessors(one)) - placeOf(graph.predecessors(other)) || placeOf(graph.successors(one)) - placeOf(graph.successors(other)),
        )
      : layer.toSorted((one, other) => placeOf([one]) - placeOf([other]));
    for (const [place, id] of sorted.entries()) graph.node(id).order = place;
  }
}

/** Returns the final positions: shifted so that pinned nodes, or else the top left corner, stay in place, and moved clear of the pinned nodes. */
function placesOf(definition: InterfaceDefinition, boxes: readonly PlacedBox[], gap: number): Map<string, { x: number; y: number }> {
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

function overlapped(box: PlacedBox, others: readonly PlacedBox[]): PlacedBox | undefined {
  return others.find((other) => box.x < other.x + other.width && other.x < box.x + box.width && box.y < other.y + other.height && other.y < box.y + box.height);
}
