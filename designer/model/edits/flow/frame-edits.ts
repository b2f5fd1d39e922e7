import { unorderedEffects } from '../../analysis/unordered-effects.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode, PortRef } from '../../types/flow.ts';
import { addNode, freeNodeId, standingIn, withFlow } from './node-edits.ts';
import { putInOrder } from './order-edits.ts';

/** Types of nodes that are frames. */
export type FrameType = 'transaction' | 'try';

/** The input that is the body of a frame. */
const bodies: Readonly<Record<FrameType, string>> = { transaction: 'body', try: 'value' };

/** Pixels for the frame's own node above its contents. */
const above = 140;

/** Returns the nodes that a body may contain: neither parameters nor the answer. */
export function framable({ flow }: InterfaceDefinition, ids: Iterable<string>): FlowNode[] {
  const wanted = new Set(ids);
  return flow.nodes.filter(({ id, type }) => wanted.has(id) && type !== 'return' && type !== 'parameter');
}

/** Draws a frame around nodes in their place, and fixes the order of those among them that change something. */
export function frameNodes(definition: InterfaceDefinition, ids: Iterable<string>, type: FrameType): { definition: InterfaceDefinition; id: string } | null {
  const members = framable(definition, ids);
  if (members.length === 0) return null;
  const inside = new Set(members.map(({ id }) => id));
  const tops = members.filter(({ within }) => !within || !inside.has(within.node));
  const [first] = tops;
  const isTogether = tops.every(({ within }) => within?.node === first?.within?.node && within?.port === first?.within?.port);
  const id = freeNodeId(definition, type);
  const position = { x: Math.min(...members.map((node) => node.position.x)), y: Math.min(...members.map((node) => node.position.y)) - above };
  const around = isTogether && first?.within ? { within: first.within } : {};
  const framed = putInto(
    addNode(definition, { id, type, settings: {}, ...around, position }),
    tops.map((node) => node.id),
    { node: id, port: bodies[type] },
  );
  const isMember = (effect: string) => tops.some((node) => node.id === effect);
  const loose = unorderedEffects(framed).filter(({ before, after }) => isMember(before) && isMember(after));
  return { definition: loose.reduce(putInOrder, framed), id };
}

/** Moves nodes into a body, or out of all; a node that would contain itself stays. */
export function putInto(definition: InterfaceDefinition, ids: Iterable<string>, body: PortRef | undefined): InterfaceDefinition {
  const wanted = new Set(ids);
  const { nodes } = definition.flow;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const around = new Set<string>();
  for (let at = body?.node; at !== undefined && !around.has(at); at = byId.get(at)?.within?.node) around.add(at);
  const changed = nodes.map((node) => (wanted.has(node.id) && !around.has(node.id) ? standingIn(node, body) : node));
  return changed.every((node, index) => node === nodes[index]) ? definition : withFlow(definition, { nodes: changed });
}

/** Returns the bodies of a node that can contain others, by the name of their input. */
export function bodiesIn(node: Pick<FlowNode, 'type' | 'settings'>): string[] {
  const ports = nodeTypeOf(node.type)?.ports(node.settings, { definition: { parameters: [], returns: [] } });
  return (ports?.inputs ?? []).filter((port) => port.body !== undefined).map(({ name }) => name);
}
