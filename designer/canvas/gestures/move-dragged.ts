import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { insertOnEdge } from '../../model/edits/edges/insert-on-edge.ts';
import { shownBodies } from '../../model/edits/flow/flow-index.ts';
import { putInto } from '../../model/edits/flow/frame-edits.ts';
import { moveNodes } from '../../model/edits/flow/node-edits.ts';
import { makeRoom } from '../../model/layout/make-room.ts';
import { nodeWidth } from '../../model/layout/node-size.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { CanvasNode } from '../draw/canvas-node.ts';
import type { Canvas, Point } from '../state/canvas.ts';
import { hiddenIn } from '../state/folded-frames.ts';
import { bodyAt, measuredHeight } from '../view/body-at.ts';
import { edgeAt } from '../view/edge-at.ts';
import { afterDrawing, showUncovered } from '../view/focus-node.ts';
import { measuredSizes } from '../view/measured-sizes.ts';

/** A drag has ended: all that moved is one edit. A single node without edges that was let go over an edge goes into it. */
export function moveDragged(designer: Designer, canvas: Canvas, nodes: readonly CanvasNode[]): void {
  const places = new Map(nodes.filter(({ type }) => type !== 'frame').map(({ id, position }) => [id, position]));
  for (const [id, place] of withHidden(designer.state.definition, canvas, places)) places.set(id, place);
  const { edges } = designer.state.definition.flow;
  const [only] = nodes;
  const isLoose = nodes.length === 1 && only?.type === 'step' && !edges.some(({ from, to }) => from.node === only.id || to.node === only.id);
  const edge = isLoose && canvas.pointer ? edgeAt(canvas.pointer) : null;
  designer.edit(canvasLabels.move, (definition) => {
    const moved = moveNodes(definition, places);
    const node = moved.flow.nodes.find(({ id }) => id === only?.id);
    const placed = nodes.length === 1 && node ? putInto(moved, [node.id], bodyOf(canvas, moved, node)) : moved;
    if (nodes.length !== 1 || !node) return placed;
    const joined = edge === null ? placed : insertOnEdge(placed, edge, node);
    return makeRoom(
      joined,
      node.id,
      measuredSizes(canvas),
      joined === placed ? undefined : joined.flow.edges.find(({ from }) => from.node === node.id)?.to.node,
    );
  });
  if (nodes.length === 1 && only) afterDrawing(() => showUncovered(canvas, only.id));
}

/** What stands in a folded frame goes with it. */
function withHidden(definition: InterfaceDefinition, canvas: Canvas, places: ReadonlyMap<string, Point>): [string, Point][] {
  const byId = new Map(definition.flow.nodes.map((node) => [node.id, node]));
  return [...hiddenIn(definition, canvas.state.folded)].flatMap(([id, frame]): [string, Point][] => {
    const [to, from, node] = [places.get(frame), byId.get(frame)?.position, byId.get(id)];
    return to && from && node ? [[id, { x: node.position.x + to.x - from.x, y: node.position.y + to.y - from.y }]] : [];
  });
}

/** The innermost body that a node was let go on. One that has nothing else in it keeps the node, and where edges put a node it needs no other reason to be. */
function bodyOf(canvas: Canvas, definition: InterfaceDefinition, node: FlowNode): PortRef | undefined {
  const middle = { x: node.position.x + nodeWidth / 2, y: node.position.y + measuredHeight(canvas, node) / 2 };
  const own = node.within;
  const isAlone = own && !definition.flow.nodes.some((other) => other !== node && other.within?.node === own.node && other.within.port === own.port);
  const found = bodyAt(canvas, definition, middle, node.id) ?? (isAlone ? own : undefined);
  const shown = shownBodies(definition).get(node.id);
  return !own && found?.node === shown?.node && found?.port === shown?.port ? undefined : found;
}
