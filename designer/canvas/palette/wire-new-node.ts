import { connectionTo } from '../../model/edits/edges/connection.ts';
import { connect, disconnect, edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { flowIndex } from '../../model/edits/flow/flow-index.ts';
import { dropNode } from '../../model/edits/gestures/drop-node.ts';
import { fieldTypeOf } from '../../model/edits/interface/port-parameter.ts';
import { changeReturn } from '../../model/edits/interface/return-edits.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { fits } from '../../model/types/value-type.ts';
import { edgeBetween } from '../connect/edge-between.ts';
import type { OpenEnd, Point } from '../state/canvas.ts';

type Entry = Pick<FlowNode, 'type' | 'settings'>;

/** A new node, joined to the open end by its first port that fits; where none does, it stands alone. */
export function addWired(
  definition: InterfaceDefinition,
  entry: Entry,
  place: Point,
  end: OpenEnd,
): { definition: InterfaceDefinition; id: string; isWired: boolean } {
  const dropped = dropNode(definition, entry, place);
  const { inputs, outputs } = flowIndex(dropped.definition).ports(dropped.id);
  for (const { name } of end.side === 'output' ? inputs : outputs.filter(({ inner }) => inner === undefined)) {
    const edge = edgeBetween(end, { node: dropped.id, port: name });
    if (connectionTo(dropped.definition, edge.from, edge.to).ok)
      return { ...dropped, definition: settled(definition, connect(dropped.definition, edge), dropped.id), isWired: true };
  }
  return { ...dropped, isWired: false };
}

/**
 * What a new node gives may be known only when it is fed: a field that came with the node takes that type, and where another field does not take
 * it, the edge there goes again.
 */
function settled(before: InterfaceDefinition, wired: InterfaceDefinition, id: string): InterfaceDefinition {
  const { types, input } = flowIndex(wired);
  const misfits = wired.flow.edges.filter(({ from, to }) => {
    const port = from.node === id ? input(to) : undefined;
    return port && !fits(types.output(from.node, from.port), port.type);
  });
  return misfits.reduce((current, edge) => {
    const index = current.returns.findIndex(({ name }) => name === edge.to.port);
    const isNew = index >= 0 && !before.returns.some(({ name }) => name === edge.to.port);
    const type = fieldTypeOf(types.output(edge.from.node, edge.from.port));
    return isNew && type ? changeReturn(current, index, { format: undefined, ...type }) : disconnect(current, [edgeKey(edge)]);
  }, wired);
}

/** A new node fed by the first output of another that fits. */
export function addAfter(definition: InterfaceDefinition, entry: Entry, place: Point, after: string): { definition: InterfaceDefinition; id: string } {
  for (const { name, inner } of flowIndex(definition).ports(after).outputs) {
    if (inner !== undefined) continue;
    const added = addWired(definition, entry, place, { node: after, port: name, side: 'output' });
    if (added.isWired) return added;
  }
  return dropNode(definition, entry, place);
}

/** Entries of the palette that could be joined to an open end. */
export function fittingEntries<Item extends Entry>(definition: InterfaceDefinition, items: readonly Item[], end: OpenEnd): Item[] {
  const index = flowIndex(definition);
  const wanted = index.input(end)?.type;
  return items.filter(({ type, settings }) => {
    if (type === 'return') return false;
    const ports = nodeTypeOf(type)?.ports(settings, { definition });
    if (end.side === 'output') return ports?.inputs.some((port) => fits(index.types.output(end.node, end.port), port.type));
    return wanted && ports?.outputs.some((port) => port.inner === undefined && fits(port.type, wanted));
  });
}
