import type { CSSProperties } from 'react';

/** How a cell stays at a side of the table while the others pass below it. */
export interface FixedEdge {
  className: string;
  style: CSSProperties;
}

/** For each column, in the order of the table: those of a side lie one beside the other, the innermost with a line. */
export function fixedEdges(columns: readonly { width: number; side?: 'left' | 'right' }[]): (FixedEdge | undefined)[] {
  const offsets = { left: 0, right: 0 };
  const edges: (FixedEdge | undefined)[] = columns.map(() => undefined);
  const place = (index: number, side: 'left' | 'right') => {
    const column = columns[index];
    if (column?.side !== side) return;
    edges[index] = { className: 'list-fixed', style: side === 'left' ? { insetInlineStart: offsets.left } : { insetInlineEnd: offsets.right } };
    offsets[side] += column.width;
  };
  for (const index of columns.keys()) {
    place(index, 'left');
    place(columns.length - 1 - index, 'right');
  }
  const inner = { left: columns.findLastIndex(({ side }) => side === 'left'), right: columns.findIndex(({ side }) => side === 'right') };
  for (const [side, index] of Object.entries(inner)) {
    const edge = edges[index];
    if (edge) edges[index] = { ...edge, className: `${edge.className} list-fixed-${side}` };
  }
  return edges;
}
