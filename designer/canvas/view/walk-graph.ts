import type { Flow, FlowNode } from '../../model/types/flow.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The node a step leads to: left and right along an edge where there is one, else, and up and down, the nearest node on that side.
 * Null at the rim.
 */
export function walkFrom({ nodes, edges }: Flow, id: string, direction: Direction): string | null {
  const from = nodes.find((node) => node.id === id);
  if (!from) return firstNode(nodes);
  const joined = new Set(edges.flatMap((edge) => neighbour(edge.from.node, edge.to.node, id, direction)));
  const nearest = (candidates: readonly FlowNode[]) =>
    candidates.toSorted((one, other) => distance(from, one, direction) - distance(from, other, direction))[0]?.id ?? null;
  return nearest(nodes.filter((node) => joined.has(node.id))) ?? nearest(nodes.filter((node) => node !== from && isOnSide(from, node, direction)));
}

function neighbour(source: string, target: string, id: string, direction: Direction): string[] {
  if (direction === 'right' && source === id) return [target];
  return direction === 'left' && target === id ? [source] : [];
}

function isOnSide({ position: from }: FlowNode, { position: to }: FlowNode, direction: Direction): boolean {
  switch (direction) {
    case 'left':
      return to.x < from.x;
    case 'right':
      return to.x > from.x;
    case 'up':
      return to.y < from.y;
    case 'down':
      return to.y > from.y;
  }
}

/** Steps aside count double: a walk upwards stays in its column. */
function distance({ position: from }: FlowNode, { position: to }: FlowNode, direction: Direction): number {
  const x = Math.abs(from.x - to.x);
  const y = Math.abs(from.y - to.y);
  return direction === 'up' || direction === 'down' ? y + 2 * x : x + 2 * y;
}

function firstNode(nodes: readonly FlowNode[]): string | null {
  return nodes.toSorted((one, other) => one.position.x - other.position.x || one.position.y - other.position.y)[0]?.id ?? null;
}
