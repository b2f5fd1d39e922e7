import { drawnBodies } from '../../analysis/drawn-bodies.ts';
import { effectsInOrder } from '../../analysis/effects-in-order.ts';
import { type FlowTypes, flowTypes } from '../../analysis/flow-types.ts';
import { schedule } from '../../analysis/schedule.ts';
import type { Port, Ports } from '../../node-type/node-type.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../../types/flow.ts';

/** A lazy input and the values that exist only for the nodes behind it, as the body of a loop. */
export interface Scope {
  node: string;
  port: string;
}

/** What edits ask of a flow repeatedly while an edge is dragged. Computed once per definition, because definitions are immutable. */
export interface FlowIndex {
  types: FlowTypes;
  node(id: string): FlowNode | undefined;
  ports(id: string): Ports;
  output(ref: PortRef): Port | undefined;
  input(ref: PortRef): Port | undefined;
  edgesFrom(id: string): readonly FlowEdge[];
  edgesInto(id: string): readonly FlowEdge[];
  /** Where the value of a port exists; empty means everywhere. */
  scopesOf(ref: PortRef): readonly Scope[];
}

const indexes = new WeakMap<object, FlowIndex>();
/** The last definition with an index: the next one mostly differs in positions and words only. */
let latest: { definition: InterfaceDefinition; index: FlowIndex } | undefined;

/** Returns the index of a definition. Reuses that of the last one if the logic is the same. */
export function flowIndex(definition: InterfaceDefinition): FlowIndex {
  const known = indexes.get(definition);
  if (known) return known;
  const index = latest && isSameLogic(latest.definition, definition) ? withNodes(latest.index, definition) : createIndex(definition);
  indexes.set(definition, index);
  latest = { definition, index };
  return index;
}

const orders = new WeakMap<FlowIndex['types'], readonly string[]>();

/** Returns the nodes with an effect in the order they run. */
export function effectOrderOf(definition: InterfaceDefinition): readonly string[] {
  const { types } = flowIndex(definition);
  const known = orders.get(types);
  if (known) return known;
  const order = effectsInOrder(definition);
  orders.set(types, order);
  return order;
}

const inOrder = new WeakMap<FlowIndex['types'], ReadonlySet<string>>();

/** Returns everything that runs for its effect, frames and loops included: the nodes an order can be drawn between. */
export function orderedIn(definition: InterfaceDefinition): ReadonlySet<string> {
  const { types } = flowIndex(definition);
  const known = inOrder.get(types) ?? schedule(definition).effects;
  inOrder.set(types, known);
  return known;
}

const bodies = new WeakMap<FlowIndex['types'], ReadonlyMap<string, PortRef>>();

/** Returns the body that each node is drawn in; nodes outside of all have no entry. */
export function shownBodies(definition: InterfaceDefinition): ReadonlyMap<string, PortRef> {
  const { types, ports } = flowIndex(definition);
  const known = bodies.get(types) ?? drawnBodies(definition, ports);
  bodies.set(types, known);
  return known;
}

/** Whether ports, types and edges are the same: nodes at most differ in position or title. */
function isSameLogic(one: InterfaceDefinition, other: InterfaceDefinition): boolean {
  const { nodes } = one.flow;
  return (
    one.parameters === other.parameters &&
    one.returns === other.returns &&
    one.table === other.table &&
    one.flow.edges === other.flow.edges &&
    one.flow.order === other.flow.order &&
    nodes.length === other.flow.nodes.length &&
    other.flow.nodes.every((node, at) => isSameStep(node, nodes[at]))
  );
}

function isSameStep(node: FlowNode, other: FlowNode | undefined): boolean {
  if (node === other) return true;
  const members = ['id', 'type', 'settings', 'values', 'formulas', 'disabled', 'within'] as const;
  return members.every((member) => node[member] === other?.[member]);
}

function withNodes(index: FlowIndex, { flow }: InterfaceDefinition): FlowIndex {
  const byId = nodesById(flow.nodes);
  return { ...index, node: (id) => byId.get(id) };
}

function nodesById(nodes: readonly FlowNode[]): Map<string, FlowNode> {
  return new Map(nodes.map((node) => [node.id, node]));
}

const noPorts: Ports = { inputs: [], outputs: [] };

function createIndex(definition: InterfaceDefinition): FlowIndex {
  const { nodes, edges } = definition.flow;
  const byId = nodesById(nodes);
  const from = Map.groupBy(edges, (edge) => edge.from.node);
  const into = Map.groupBy(edges, (edge) => edge.to.node);
  const portsById = new Map(nodes.map((node) => [node.id, nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? noPorts]));
  const scopesByNode = new Map<string, readonly Scope[]>();
  const ports = (id: string) => portsById.get(id) ?? noPorts;
  const output = (ref: PortRef) => ports(ref.node).outputs.find(({ name }) => name === ref.port);

  /** Scopes of a node are those of the values it takes, but for values its own loop hands out. */
  const scopesOfNode = (id: string): readonly Scope[] => {
    const done = scopesByNode.get(id);
    if (done) return done;
    scopesByNode.set(id, []);
    const found = new Map<string, Scope>();
    for (const edge of into.get(id) ?? []) {
      for (const scope of scopesOf(edge.from)) if (scope.node !== id) found.set(`${scope.node} ${scope.port}`, scope);
    }
    const scopes = [...found.values()];
    scopesByNode.set(id, scopes);
    return scopes;
  };
  const scopesOf = (ref: PortRef): readonly Scope[] => {
    const { inner } = output(ref) ?? {};
    const outer = scopesOfNode(ref.node);
    return inner === undefined ? outer : [...outer, { node: ref.node, port: inner }];
  };

  return {
    types: flowTypes(definition),
    node: (id) => byId.get(id),
    ports,
    output,
    input: (ref) => ports(ref.node).inputs.find(({ name }) => name === ref.port),
    edgesFrom: (id) => from.get(id) ?? [],
    edgesInto: (id) => into.get(id) ?? [],
    scopesOf,
  };
}
