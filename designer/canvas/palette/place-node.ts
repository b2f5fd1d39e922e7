import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/place-node.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { insertOnEdge } from '../../model/edits/edges/insert-on-edge.ts';
import { putInto } from '../../model/edits/flow/frame-edits.ts';
import { dropNode } from '../../model/edits/gestures/drop-node.ts';
import { makeRoom } from '../../model/layout/make-room.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas, OpenEnd, Point } from '../state/canvas.ts';
import { bodyAt } from '../view/body-at.ts';
import { focusNode } from '../view/focus-node.ts';
import { keepVisible } from '../view/keep-visible.ts';
import { measuredSizes } from '../view/measured-sizes.ts';
import { addAfter, addWired } from './wire-new-node.ts';

/** What a new node is joined to: an edge it goes into, an open end, or the node before it. */
export interface Wiring {
  edge?: string;
  wire?: OpenEnd;
  after?: string;
}

/** What goes on from a node in a frame stands in that frame. */
function bodyOfNeighbour({ flow }: InterfaceDefinition, id: string | undefined): PortRef | undefined {
  return flow.nodes.find((node) => node.id === id)?.within;
}

/** Puts a node of the palette on the canvas, selects it and gives it the focus. */
export function placeNode(
  designer: Designer,
  canvas: Canvas,
  entry: Pick<FlowNode, 'type' | 'settings'>,
  place: Point,
  { edge, wire, after }: Wiring = {},
): void {
  let id = '';
  designer.edit(editLabels.add, (definition) => {
    const added = wire
      ? addWired(definition, entry, place, wire)
      : after !== undefined
        ? addAfter(definition, entry, place, after)
        : dropNode(definition, entry, place);
    id = added.id;
    const node = added.definition.flow.nodes.find((one) => one.id === id);
    if (!node) return added.definition;
    const placed = putInto(
      added.definition,
      [id],
      wire || after !== undefined ? bodyOfNeighbour(definition, wire?.node ?? after) : bodyAt(canvas, definition, place),
    );
    const joined = edge === undefined ? placed : insertOnEdge(placed, edge, node);
    return makeRoom(joined, id, measuredSizes(canvas), edge === undefined ? undefined : joined.flow.edges.find(({ from }) => from.node === id)?.to.node);
  });
  designer.select([id]);
  const node = designer.state.definition.flow.nodes.find((one) => one.id === id);
  if (node) canvas.say(fillText(texts.added, { name: nodeTitle(node) }));
  focusNode(canvas, id);
  keepVisible(
    canvas,
    designer.state.definition.flow.edges.filter(({ from }) => from.node === id).map(({ to }) => to.node),
  );
}
