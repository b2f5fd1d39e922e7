import { ref } from 'valtio/vanilla';
import { fillText, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/connect-ports.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { connectionTo, insertConversion } from '../../model/edits/edges/connection.ts';
import { connect, disconnect, edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { flowIndex, orderedIn } from '../../model/edits/flow/flow-index.ts';
import { putInOrder, takeOutOfOrder } from '../../model/edits/flow/order-edits.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowEdge, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import { orderPort } from '../draw/node-geometry.ts';
import type { Canvas, Point } from '../state/canvas.ts';

/**
 * Joins two ports, or says why not and offers what would help.
 * @param moved key of an edge whose end is moved here: it goes
 */
export function connectPorts(designer: Designer, canvas: Canvas, edge: FlowEdge, screen: Point, moved?: string): void {
  if (edge.from.port === orderPort || edge.to.port === orderPort) {
    drawOrder(designer, canvas, edge, moved);
    return;
  }
  const answer = connectionTo(designer.state.definition, edge.from, edge.to);
  const values = { from: portName(designer.state.definition, edge.from), to: portName(designer.state.definition, edge.to) };
  if (answer.ok) {
    designer.edit(editLabels.connect, (definition) =>
      connect(moved === undefined || moved === edgeKey(edge) ? definition : disconnect(definition, [moved]), edge),
    );
    canvas.say(fillText(texts.connected, values));
    return;
  }
  canvas.state.refusal = ref({ screen, ...edge, reason: answer.reason, conversion: answer.conversion?.label ?? null });
  canvas.say(fillText(texts.refused, { ...values, reason: answer.reason }));
}

/** One effect before another. Ends that are no effects are not joined: an order is drawn from its own handle. */
function drawOrder(designer: Designer, canvas: Canvas, { from, to }: FlowEdge, moved?: string): void {
  const { definition } = designer.state;
  const ordered = orderedIn(definition);
  if (from.port !== to.port || from.node === to.node || !ordered.has(from.node) || !ordered.has(to.node)) return;
  const order = { before: from.node, after: to.node };
  designer.edit(editLabels.effectOrder, (before) => putInOrder(moved === undefined ? before : takeOutOfOrder(before, [moved]), order));
  canvas.say(fillText(texts.ordered, { before: nodeName(definition, from.node), after: nodeName(definition, to.node) }));
}

/** Returns the title of a node; its id where the flow has no such node. */
export function nodeName(definition: InterfaceDefinition, id: string): Text {
  const found = flowIndex(definition).node(id);
  return found ? nodeTitle(found) : plainText(id);
}

/** Puts the conversion between the two ports of a refused edge. */
export function convertRefused(designer: Designer, canvas: Canvas): void {
  const { refusal } = canvas.state;
  if (!refusal) return;
  const { from, to } = refusal;
  designer.edit(editLabels.convert, (definition) => insertConversion(definition, { from, to }));
  canvas.state.refusal = null;
  canvas.say(texts.converted);
}

/** `Add.a`, as a person sees it. */
export function portName(definition: InterfaceDefinition, { node, port }: PortRef): Text {
  const found = flowIndex(definition).node(node);
  const title = found ? nodeTitle(found) : plainText(node);
  return fillText(texts.portOfNode, { title, port });
}
