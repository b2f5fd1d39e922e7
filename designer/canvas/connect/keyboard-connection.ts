import { ref } from 'valtio/vanilla';
import { fillText } from '../../../engine/core/text/text.ts';
import { currentLanguage, notify } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-canvas/keyboard-connection.ts';
import { edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { flowIndex } from '../../model/edits/flow/flow-index.ts';
import type { Flow, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas, OpenEnd } from '../state/canvas.ts';
import { connectionTargets } from '../state/connection-targets.ts';
import { focusNode, showNode } from '../view/focus-node.ts';
import { connectPorts, portName } from './connect-ports.ts';
import { edgeBetween } from './edge-between.ts';

/** Begins an edge at the selected node; pressed again, at its next port. */
export function beginConnection(designer: Designer, canvas: Canvas): void {
  const { definition, selectedNodes } = designer.state;
  const [node] = selectedNodes;
  if (node === undefined || selectedNodes.length !== 1) {
    notify('info', texts.choose[currentLanguage()]);
    return;
  }
  const { inputs, outputs } = flowIndex(definition).ports(node);
  const ends: OpenEnd[] = [
    ...outputs.map(({ name }) => ({ node, port: name, side: 'output' as const })),
    ...inputs.flatMap(({ name, isBare }) => (isBare ? [] : [{ node, port: name, side: 'input' as const }])),
  ];
  const { connecting } = canvas.state;
  const last = connecting?.from.node === node ? ends.findIndex(({ port, side }) => port === connecting.from.port && side === connecting.from.side) : -1;
  const from = ends[(last + 1) % ends.length];
  if (!from) return;
  canvas.dismiss();
  const targets = connectionTargets(definition, from);
  const open = sortedTargets(definition.flow, targets.open, from);
  if (open.length === 0) {
    // Stays open: pressed again it goes on to the next port.
    canvas.state.connecting = ref({ from, targets, at: null });
    canvas.say(fillText(texts.nowhere, { from: portName(designer.state.definition, from) }));
    return;
  }
  standAt(designer, canvas, from, targets, open, 0);
}

/** Goes to another port that takes the edge. */
export function stepConnection(designer: Designer, canvas: Canvas, step: 1 | -1): void {
  const { connecting } = canvas.state;
  if (!connecting) return;
  const { from, targets, at } = connecting;
  const open = sortedTargets(designer.state.definition.flow, targets.open, from);
  if (open.length === 0) return;
  const now = open.findIndex(({ node, port }) => node === at?.node && port === at.port);
  standAt(designer, canvas, from, targets, open, (now + step + open.length) % open.length);
}

/** Connects the open end with the port it stands at, if any, and focuses the node it began at. */
export function finishConnection(designer: Designer, canvas: Canvas): void {
  const { connecting } = canvas.state;
  canvas.state.connecting = null;
  if (!connecting?.at) return;
  connectPorts(designer, canvas, edgeBetween(connecting.from, connecting.at), canvas.middle());
  focusNode(canvas, connecting.from.node);
}

/** Drops the open end and focuses the node it began at. */
export function cancelConnection(canvas: Canvas): void {
  const from = canvas.state.connecting?.from.node;
  canvas.state.connecting = null;
  canvas.say(texts.cancelled);
  if (from !== undefined) focusNode(canvas, from);
}

function standAt(
  designer: Designer,
  canvas: Canvas,
  from: OpenEnd,
  targets: ReturnType<typeof connectionTargets>,
  open: readonly PortRef[],
  index: number,
): void {
  const at = open[index];
  if (!at) return;
  canvas.state.connecting = ref({ from, targets, at });
  showNode(canvas, at.node);
  canvas.say(
    fillText(texts.at, { from: portName(designer.state.definition, from), to: portName(designer.state.definition, at), place: index + 1, count: open.length }),
  );
}

/** The nearest node ahead first, then those behind, at last inputs that would lose the edge they have. */
function sortedTargets({ nodes, edges }: Flow, open: readonly PortRef[], from: OpenEnd): PortRef[] {
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  const origin = places.get(from.node) ?? { x: 0, y: 0 };
  const fed = new Set(edges.map(edgeKey));
  const distance = ({ node, port }: PortRef) => {
    const { x, y } = places.get(node) ?? origin;
    const ahead = (x - origin.x) * (from.side === 'output' ? 1 : -1);
    return Math.abs(x - origin.x) + Math.abs(y - origin.y) + (ahead < 0 ? 10_000 : 0) + (from.side === 'output' && fed.has(`${node}.${port}`) ? 100_000 : 0);
  };
  return open.toSorted((one, other) => distance(one) - distance(other));
}
