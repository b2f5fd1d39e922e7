import type { Ports } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowEdge, FlowNode } from '../types/flow.ts';
import { effectOrder } from './effect-order.ts';
import { type LoopScopes, loopScopes, type Scope } from './loop-scopes.ts';
import { runningFlow } from './running-flow.ts';

/** Steps in the order they run. */
export interface Block {
  steps: Step[];
}

export interface Step {
  node: FlowNode;
  /** What runs for a lazy input, by port, before its value is read; only then. Of a loop: at each turn. */
  lazy: Record<string, Block>;
}

export interface Schedule {
  block: Block;
  /** Nodes that use an element of a loop where the loop does not run. */
  faults: { node: string; loop: string; port: string }[];
}

interface Place extends Block {
  parent: Place | null;
  depth: number;
}

interface Graph {
  nodes: readonly FlowNode[];
  byId: ReadonlyMap<string, FlowNode>;
  ports(id: string): Ports;
  scopes: LoopScopes;
  /** Dependencies, and for nodes with an effect that only stand in a body the loop that turns it. */
  edges: FlowEdge[];
  hasEffect(id: string): boolean;
}

type Definition = Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>;

/**
 * The order in which a flow runs: what the evaluator walks and every emitter prints. A node runs once, before the nodes that need it, in the
 * innermost block that all of them share; a node nobody needs runs only when it has an effect, in the body of the loop whose elements it uses.
 * Effects run in the order of `effectOrder`, the return comes last. The flow must be free of cycles. Disabled nodes are left out.
 */
export function scheduleFlow(definition: Definition): Block {
  return schedule(definition).block;
}

export function schedule(definition: Definition): Schedule {
  const graph = graphOf(definition);
  const order = executionOrder(graph);
  const live = new Set(order.map((node) => node.id));
  const outOf = Map.groupBy(graph.edges, (edge) => edge.from.node);
  const top: Place = { steps: [], parent: null, depth: 0 };
  const placeOf = new Map<string, Place>();
  const stepOf = new Map<string, Step & { places: Map<string, Place> }>();
  for (const node of [...order].reverse()) {
    const consumers = (outOf.get(node.id) ?? []).filter((edge) => live.has(edge.to.node));
    const places = consumers.map((edge) => stepOf.get(edge.to.node)?.places.get(edge.to.port) ?? placeOf.get(edge.to.node) ?? top);
    const place = places.reduce<Place | null>((shared, next) => (shared === null ? next : commonPlace(shared, next)), null) ?? top;
    placeOf.set(node.id, place);
    const lazyPorts = graph.ports(node.id).inputs.filter((port) => port.lazy);
    const inner = new Map(lazyPorts.map((port) => [port.name, { steps: [], parent: place, depth: place.depth + 1 } satisfies Place]));
    // Without a prototype: an input may be named like one of its members.
    stepOf.set(node.id, { node, places: inner, lazy: Object.assign(Object.create(null), Object.fromEntries(inner)) });
  }
  for (const node of order) {
    const { lazy } = stepOf.get(node.id)!;
    placeOf.get(node.id)!.steps.push({ node, lazy });
  }
  const faults = graph.scopes.inner.flatMap(({ edge: { from, to }, port }) => {
    if (!live.has(to.node) || (to.node === from.node && to.port === port)) return [];
    const body = stepOf.get(from.node)?.places.get(port);
    // A value taken into another node's body, as a branch of a choice, belongs to that node's place.
    return body && isInside(stepOf.get(to.node)?.places.get(to.port) ?? placeOf.get(to.node)!, body)
      ? []
      : [{ node: to.node, loop: from.node, port: from.port }];
  });
  return { block: top, faults };
}

function graphOf(definition: Definition): Graph {
  const { nodes, edges } = runningFlow(definition);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const portsById = new Map(nodes.map((node) => [node.id, nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] }]));
  const ports = (id: string): Ports => portsById.get(id) ?? { inputs: [], outputs: [] };
  const scopes = loopScopes({ nodes, edges, ports });
  const effects = effectsOf(nodes, ports, scopes);
  const graph: Graph = { nodes, byId, ports, scopes, edges: scopes.dependencies, hasEffect: (id) => effects.has(id) };
  if (scopes.inner.length === 0) return graph;
  return { ...graph, edges: [...scopes.dependencies, ...bodyEdges(graph)] };
}

/** Whether a node of its own changes something or ends the call. */
export function isEffect({ type, settings }: Pick<FlowNode, 'type' | 'settings'>): boolean {
  return type !== 'return' && nodeTypeOf(type)?.hasEffect?.(settings) === true;
}

/** Nodes that run for what they do; a loop does what its body does, and a choice what stands behind its branches alone. */
function effectsOf(nodes: readonly FlowNode[], ports: Graph['ports'], { uses, dependencies }: LoopScopes): Set<string> {
  const effects = new Set(nodes.filter(isEffect).map((node) => node.id));
  const outOf = Map.groupBy(dependencies, (edge) => edge.from.node);
  const returns = new Set(nodes.flatMap(({ id, type }) => (type === 'return' ? [id] : [])));
  const isLazy = ({ node, port }: FlowEdge['to']) => ports(node).inputs.some(({ name, lazy }) => name === port && lazy === true);
  /** The nodes into whose lazy inputs everything leads that a node is needed for. */
  const lazyEnds = (id: string): Set<string> => {
    const ends = new Set<string>();
    const reached = new Set([id]);
    for (const at of reached) {
      for (const { to } of outOf.get(at) ?? []) {
        if (isLazy(to)) ends.add(to.node);
        else if (effects.has(to.node) || returns.has(to.node)) return new Set();
        else reached.add(to.node);
      }
    }
    return ends;
  };
  // The list grows while it is walked: a loop or a choice with an effect may stand within another.
  for (const id of effects) {
    for (const { loop } of uses(id).values()) if (ports(loop).outputs.some((port) => port.inner)) effects.add(loop);
    for (const choice of lazyEnds(id)) effects.add(choice);
  }
  return effects;
}

/** For each effect that uses an element of a loop and leads nowhere: an edge into the body of that loop. */
function bodyEdges(graph: Graph): FlowEdge[] {
  const outOf = Map.groupBy(graph.scopes.dependencies, (edge) => edge.from.node);
  const downstream = (id: string): Set<string> => {
    const found = new Set([id]);
    for (const at of found) for (const edge of outOf.get(at) ?? []) found.add(edge.to.node);
    found.delete(id);
    return found;
  };
  return graph.nodes.flatMap(({ id }): FlowEdge[] => {
    if (!graph.hasEffect(id)) return [];
    const scopes = [...graph.scopes.uses(id).values()];
    if (scopes.length === 0) return [];
    const reached = downstream(id);
    const isNeeded = [...reached].some((next) => graph.hasEffect(next) || graph.byId.get(next)?.type === 'return');
    const innermost = isNeeded ? undefined : innermostOf(scopes, downstream);
    return innermost ? [{ from: { node: id, port: '' }, to: { node: innermost.loop, port: innermost.port } }] : [];
  });
}

/** A loop inside another leads to it. */
function innermostOf(scopes: readonly Scope[], downstream: (id: string) => Set<string>): Scope | undefined {
  return scopes.find(({ loop }) => scopes.every((other) => other.loop === loop || downstream(loop).has(other.loop))) ?? scopes[0];
}

function isInside(place: Place, body: Place): boolean {
  for (let at: Place | null = place; at; at = at.parent) if (at === body) return true;
  return false;
}

function commonPlace(one: Place, other: Place): Place {
  let [left, right] = [one, other];
  while (left !== right) {
    if (left.depth >= right.depth) left = left.parent!;
    else right = right.parent!;
  }
  return left;
}

/** Live nodes, producers first. */
function executionOrder({ nodes, byId, edges, hasEffect }: Graph): FlowNode[] {
  const into = Map.groupBy(edges, (edge) => edge.to.node);
  const ordered: FlowNode[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    const node = byId.get(id);
    if (!node || seen.has(id)) return;
    seen.add(id);
    for (const edge of into.get(id) ?? []) visit(edge.from.node);
    ordered.push(node);
  };
  for (const id of effectOrder({ nodes, edges, hasEffect })) visit(id);
  for (const node of nodes) if (node.type === 'return') visit(node.id);
  return ordered;
}
