import { ref } from 'valtio/vanilla';
import { fillText, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-canvas/connect-ports.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { connectionTo, insertConversion } from '../../model/edits/flow/connection.ts';
import { connect, disconnect, edgeKey } from '../../model/edits/flow/edge-edits.ts';
import { flowIndex } from '../../model/edits/flow/flow-index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowEdge, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas, Point } from '../state/canvas.ts';

/**
 * Joins two ports, or says why not and offers what would help.
 * @param moved key of an edge whose end is moved here: it goes
 */
export function connectPorts(designer: Designer, canvas: Canvas, edge: FlowEdge, screen: Point, moved?: string): void {
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
