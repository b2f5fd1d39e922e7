import type { FlowEdge, FlowNode } from '../types/flow.ts';

/** Pixels between the left edges of two columns, and the tops of two nodes of one column: more than a node with three ports takes. */
const columnStep = 320;
const rowStep = 160;

/** Places each node one column to the right of everything it needs. Producers come first in the list. */
export function inColumns(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowNode[] {
  const columns = new Map<string, number>();
  const rows = new Map<number, number>();
  return nodes.map((node) => {
    const column = Math.max(-1, ...edges.filter(({ to }) => to.node === node.id).map(({ from }) => columns.get(from.node) ?? -1)) + 1;
    const row = rows.get(column) ?? 0;
    columns.set(node.id, column);
    rows.set(column, row + 1);
    return { ...node, position: { x: column * columnStep, y: row * rowStep } };
  });
}
