import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge } from '../../types/flow.ts';
import { setPortFormula, withFlow } from '../flow/node-edits.ts';

/** Connects two ports. The edge replaces an earlier edge or formula of the input; a typed value stays, unused. */
export function connect(definition: InterfaceDefinition, edge: FlowEdge): InterfaceDefinition {
  const { edges } = definition.flow;
  if (edges.some((known) => isSameEdge(known, edge))) return definition;
  const { node, port } = edge.to;
  const free = setPortFormula(definition, node, port, undefined);
  return withFlow(free, { edges: [...edges.filter(({ to }) => to.node !== node || to.port !== port), edge] });
}

/** Removes edges by key. */
export function disconnect(definition: InterfaceDefinition, keys: Iterable<string>): InterfaceDefinition {
  const gone = new Set(keys);
  const remaining = definition.flow.edges.filter((edge) => !gone.has(edgeKey(edge)));
  return remaining.length === definition.flow.edges.length ? definition : withFlow(definition, { edges: remaining });
}

/** Returns the key of an edge. It is made of the input alone, which has at most one edge. */
export function edgeKey({ to }: Pick<FlowEdge, 'to'>): string {
  return `${to.node}.${to.port}`;
}

function isSameEdge(one: FlowEdge, other: FlowEdge): boolean {
  return edgeKey(one) === edgeKey(other) && one.from.node === other.from.node && one.from.port === other.from.port;
}
