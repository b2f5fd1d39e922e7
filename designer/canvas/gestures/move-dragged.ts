import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { insertOnEdge } from '../../model/edits/flow/insert-on-edge.ts';
import { moveNodes } from '../../model/edits/flow/node-edits.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { CanvasNode } from '../draw/canvas-node.ts';
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
    return edge !== null && node ? insertOnEdge(moved, edge, node) : moved;
  });
}
