import { isFormulaPart, ownerOf, portOfPart } from '../formula/expand-formulas.ts';
import type { Port, Ports } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { Flow, FlowEdge, FlowNode, PortRef } from '../types/flow.ts';

/** Maps node ids to the body their `within` names. A node that names no body, or stands in itself, has no entry; a part of a formula has that of its node. */
export function bodiesOf(nodes: readonly FlowNode[], ports: (id: string) => Ports): ReadonlyMap<string, PortRef> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = (id: string): PortRef | undefined => {
    const within = byId.get(id)?.within;
    return within && byId.has(within.node) && bodyPort(ports(within.node), within.port) ? within : undefined;
  };
  const isInItself = (id: string): boolean => {
    const seen = new Set<string>();
    for (let at = named(id)?.node; at !== undefined && !seen.has(at); at = named(at)?.node) {
      if (at === id) return true;
      seen.add(at);
    }
    return false;
  };
  const found = new Map<string, PortRef>();
  for (const { id } of nodes) {
    const owner = ownerOf(id);
    // A branch has its formula to itself.
    if (isFormulaPart(id) && ports(owner).inputs.some(({ name, lazy }) => lazy && name === portOfPart(id))) continue;
    const body = named(owner);
    if (body && !isInItself(owner)) found.set(id, body);
  }
  return found;
}

/** Whether a node stands, at any depth, in a body that may end before the node runs. */
export function isPerhaps({ nodes }: Pick<Flow, 'nodes'>, id: string): boolean {
  const seen = new Set<string>();
  for (let at = nodes.find((node) => node.id === ownerOf(id)); at?.within && !seen.has(at.id); ) {
    seen.add(at.id);
    const { node, port } = at.within;
    const frame = nodes.find((one) => one.id === node);
    if (frame && bodyPort(nodeTypeOf(frame.type)?.ports(frame.settings, { definition: nothing }) ?? noPorts, port)?.body === 'maybe') return true;
    at = frame;
  }
  return false;
}

const nothing = { parameters: [], returns: [] };
const noPorts: Ports = { inputs: [], outputs: [] };

/** Returns the input of that name if it is a body; undefined otherwise. */
export function bodyPort({ inputs }: Ports, name: string): Port | undefined {
  return inputs.find((port) => port.name === name && port.body !== undefined);
}

/** Returns an edge from each of these nodes into its body, so that the node runs before the body ends. */
export function bodyEdgesOf(bodies: ReadonlyMap<string, PortRef>): FlowEdge[] {
  return [...bodies].map(([id, to]) => ({ from: { node: id, port: '' }, to }));
}
