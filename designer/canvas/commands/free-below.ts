import { nodeHeight, nodeWidth, sizeOf } from '../../model/layout/node-size.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Point } from '../state/canvas.ts';

const gap = 32;
/** Most nodes have no more ports. */
const usualHeight = nodeHeight(3);

/** The place itself, or the nearest below it where a new node lies on no other. */
export function freeBelow(definition: InterfaceDefinition, { x, y }: Point): Point {
  const column = definition.flow.nodes.filter(({ position }) => Math.abs(position.x - x) < nodeWidth);
  let top = y;
  for (const node of column.toSorted((one, other) => one.position.y - other.position.y)) {
    const end = node.position.y + sizeOf(definition, node).height;
    if (node.position.y < top + usualHeight && top < end) top = end + gap;
  }
  return { x, y: top };
}
