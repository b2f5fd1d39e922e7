import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { putInto } from '../../model/edits/flow/frame-edits.ts';
import { insertOnEdge } from '../../model/edits/flow/insert-on-edge.ts';
import { moveNodes } from '../../model/edits/flow/node-edits.ts';
import { nodeHeight, nodeWidth } from '../../model/layout/node-size.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { CanvasNode } from '../draw/canvas-node.ts';
import { bodyBoxes } from '../draw/draw-bodies.ts';
import type { Canvas } from '../state/canvas.ts';
import { edgeAt } from '../view/edge-at.ts';

/** A drag has ended: all that moved is one edit. A single node without edges that was let go over an edge goes into it. */
export function moveDragged(designer: Designer, canvas: Canvas, nodes: readonly CanvasNode[]): void {
  const places = new Map(nodes.filter(({ type }) => type !== 'frame').map(({ id, position }) => [id, position]));
  const { edges } = designer.state.definition.flow;
  const [only] = nodes;
  const isLoose = nodes.length === 1 && only?.type === 'step' && !edges.some(({ from, to }) => from.node === only.id || to.node === only.id);
  const edge = isLoose && canvas.pointer ? edgeAt(canvas.pointer) : null;
  designer.edit(canvasLabels.move, (definition) => {
    const moved = moveNodes(definition, places);
    const node = moved.flow.nodes.find(({ id }) => id === only?.id);
    const placed = places.size === 1 && node ? putInto(moved, [node.id], bodyAt(canvas, moved, node)) : moved;
    return edge !== null && node ? insertOnEdge(placed, edge, node) : placed;
  });
}

/** The innermost body that a node was let go on. One that has nothing else in it keeps the node. */
function bodyAt({ view }: Canvas, definition: InterfaceDefinition, node: FlowNode): PortRef | undefined {
  const known = new Map((view?.getNodes() ?? []).map((one) => [one.id, one]));
  const heightOf = ({ id }: FlowNode) => known.get(id)?.measured?.height ?? nodeHeight(0);
  const [x, y] = [node.position.x + nodeWidth / 2, node.position.y + heightOf(node) / 2];
  const boxes = bodyBoxes(definition, heightOf, new Set([node.id]));
  const hit = boxes.findLast(({ left, top, right, bottom, body }) => body.node !== node.id && x > left && x < right && y > top && y < bottom);
  const own = node.within;
  const isAlone = own && !definition.flow.nodes.some((other) => other !== node && other.within?.node === own.node && other.within.port === own.port);
  return hit?.body ?? (isAlone ? own : undefined);
}
