import { bodyBoxes } from '../../model/layout/body-boxes.ts';
import { nodeHeight, nodeWidth } from '../../model/layout/node-size.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode, PortRef } from '../../model/types/flow.ts';
import type { Canvas, Point } from '../state/canvas.ts';
import { hiddenIn } from '../state/folded-frames.ts';

/** The innermost body at a point of the canvas. @param without a node that is on its way: it does not hold its body open */
export function bodyAt(canvas: Canvas, definition: InterfaceDefinition, { x, y }: Point, without = ''): PortRef | undefined {
  const boxes = bodyBoxes(definition, (node) => ({ width: nodeWidth, height: measuredHeight(canvas, node) }), new Set([without]));
  const hidden = hiddenIn(definition, canvas.state.folded);
  const isOpen = ({ node }: PortRef) => !hidden.has(node) && !canvas.state.folded.includes(node);
  return boxes.findLast(({ left, top, right, bottom, body }) => body.node !== without && isOpen(body) && x > left && x < right && y > top && y < bottom)?.body;
}

/** As drawn; what a node without ports has where it was not drawn yet. */
export function measuredHeight({ view }: Canvas, { id }: Pick<FlowNode, 'id'>): number {
  return view?.getNode(id)?.measured?.height ?? nodeHeight(0);
}
