import type { Ports } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../types/flow.ts';
import { bodiesOf, bodyEdgesOf, bodyPort } from './bodies.ts';
import { effectOrder } from './effect-order.ts';
import { type LoopScopes, loopScopes, type Scope } from './loop-scopes.ts';
import { runningFlow } from './running-flow.ts';

/** Steps in the order they run. */
export interface Block {
  steps: Step[];
}

/** A node to run, with the blocks of its lazy inputs. */
export interface Step {
  node: FlowNode;
  /** What runs for a lazy input, by port, before its value is read; only then. Of a loop: at each turn. */
  lazy: Record<string, Block>;
}

/** The order in which a flow runs, and what is wrong with it. */
export interface Schedule {
  block: Block;
  /** Nodes that use an element of a loop where the loop does not run. */
  leaks: { node: string; loop: string; port: string }[];
  /** Edges that bring a value out of a body that keeps its values inside. */
  escapes: { edge: FlowEdge; body: string }[];
  /** What runs before what, between nodes of one block each. */
  order: FlowEdge[];
  /** Nodes that run for what they do, and those in whose bodies such a node stands. */
  effects: ReadonlySet<string>;
}

interface Place extends Block {
  parent: Place | null;
  depth: number;
  /** The body it is; null for the whole. */
  body: PortRef | null;
}

interface Graph {
  nodes: readonly FlowNode[];
  byId: ReadonlyMap<string, FlowNode>;
  ports(id: string): Ports;
  scopes: LoopScopes;
  bodies: ReadonlyMap<string, PortRef>;
  /** Dependencies, and for nodes with an effect that only stand in a body the loop that turns it. */
  edges: FlowEdge[];
  hasEffect(id: string): boolean;
}

type Definition = Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>;

/**
 * Computes the order in which a flow runs; the evaluator walks it and every emitter prints it. A node runs once, before the nodes that need it, in
 * the innermost block that all of them share or in the body its `within` names. A node that no other needs runs only if it has an effect, in the
 * body of the loop whose elements it uses. Transactions and attempts hold the nodes that name them and those that can run nowhere else. Effects run
 * in the order of `effectOrder`; the return runs last. The flow must have no cycle. Disabled nodes are left out.
 */
export function scheduleFlow(definition: Definition): Block {
  return schedule(definition).block;
}

/** Computes the schedule of a flow, with the violations that the checks report. The flow must have no cycle. */
export function schedule(definition: Definition): Schedule {
  const graph = graphOf(definition);
  const first = executionOrder(graph);
  const live = new Set(first.map((node) => node.id));
  const outOf = Map.groupBy(graph.edges, (edge) => edge.from.node);
  const top: Place = { steps: [], parent: null, depth: 0, body: null };
  const placeOf = new Map<string, Place>();
  const stepOf = new Map<string, Step & { places: Map<string, Place> }>();
  const isHeld = holding(graph);
  for (const node of [...first].reverse()) {
    const consumers = (outOf.get(node.id) ?? []).filter((edge) => live.has(edge.to.node));
    const places = consumers.map((edge) => stepOf.get(edge.to.node)?.places.get(edge.to.port) ?? placeOf.get(edge.to.node) ?? top);
    const body = graph.bodies.get(node.id);
    let place = body && stepOf.get(body.node)?.places.get(body.port);
    if (!place) {
      place = places.reduce<Place | null>((shared, next) => (shared === null ? next : commonPlace(shared, next)), null) ?? top;
      while (place.parent && !isHeld(node.id, place.body!)) place = place.parent;
    }
    placeOf.set(node.id, place);
    const lazyPorts = graph.ports(node.id).inputs.filter((port) => port.lazy);
    const inner = new Map(
      lazyPorts.map((port): [string, Place] => [port.name, { steps: [], parent: place, depth: place.depth + 1, body: { node: node.id, port: port.name } }]),
    );
    // Without a prototype: an input may be named like one of its members.
    stepOf.set(node.id, { node, places: inner, lazy: Object.assign(Object.create(null), Object.fromEntries(inner)) });
  }
  const placeAt = (id: string) => placeOf.get(id) ?? top;
  const order = sideBySide([...graph.edges, ...drawnOrder(definition)], live, placeAt);
  // Where nothing but values orders, the order is that of the document.
  const isDrawn = graph.bodies.size > 0 || definition.flow.order !== undefined;
  for (const node of isDrawn ? executionOrder(graph, order) : first) {
    const { lazy } = stepOf.get(node.id)!;
    placeOf.get(node.id)!.steps.push({ node, lazy });
  }
  const leaks = graph.scopes.inner.flatMap(({ edge: { from, to }, port }) => {
    if (!live.has(to.node) || (to.node === from.node && to.port === port)) return [];
    const body = stepOf.get(from.node)?.places.get(port);
    // A value taken into another node's body, as a branch of a choice, belongs to that node's place.
    return body && isInside(stepOf.get(to.node)?.places.get(to.port) ?? placeOf.get(to.node)!, body)
      ? []
      : [{ node: to.node, loop: from.node, port: from.port }];
  });
  const escapes = graph.scopes.dependencies.flatMap((edge) => {
    if (edge.from.port === '' || !live.has(edge.to.node)) return [];
    const end = stepOf.get(edge.to.node)?.places.get(edge.to.port) ?? placeAt(edge.to.node);
    const body = leftBodies(placeAt(edge.from.node), end).find(({ node, port }) => bodyPort(graph.ports(node), port)?.body === 'closed');
    return body ? [{ edge, body: body.node }] : [];
  });
  return { block: top, leaks, escapes, order, effects: new Set(first.filter(({ id }) => graph.hasEffect(id)).map(({ id }) => id)) };
}

/**
 * Whether a body may hold a node that is not put into it. What stands behind a branch or uses an element is there by its values. A transaction or
 * an attempt holds only what comes after something of its own, as that could run nowhere else.
 */
function holding({ ports, bodies, scopes }: Graph): (id: string, body: PortRef) => boolean {
  const into = Map.groupBy(scopes.dependencies, (edge) => edge.to.node);
  const isIn = (id: string, body: PortRef): boolean => {
    for (let at = bodies.get(id); at; at = bodies.get(at.node)) if (at.node === body.node && at.port === body.port) return true;
    return false;
  };
  const isAfter = (id: string, body: PortRef): boolean => {
    const found = new Set([id]);
    for (const at of found) {
      if (at !== id && isIn(at, body)) return true;
      for (const { from } of into.get(at) ?? []) found.add(from.node);
    }
    return false;
  };
  return (id, body) => {
    if ((bodyPort(ports(body.node), body.port)?.body ?? 'closed') === 'closed') return true;
    return scopes.uses(id).has(`${body.node} ${body.port}`) || isAfter(id, body);
  };
}

function drawnOrder({ flow }: Definition): FlowEdge[] {
  return (flow.order ?? []).map(({ before, after }) => ({ from: { node: before, port: '' }, to: { node: after, port: '' } }));
}

/** What must run before what, said of the two nodes of one block in which the two ends stand. */
function sideBySide(edges: readonly FlowEdge[], live: ReadonlySet<string>, placeAt: (id: string) => Place): FlowEdge[] {
  const found = new Map<string, FlowEdge>();
  for (const { from, to } of edges) {
    if (!live.has(from.node) || !live.has(to.node)) continue;
    const [one, other] = [placeAt(from.node), placeAt(to.node)];
    const shared = commonPlace(one, other);
    const [before, after] = [stepIn(shared, one) ?? from.node, stepIn(shared, other) ?? to.node];
    if (before !== after) found.set(`${before} ${after}`, { from: { node: before, port: '' }, to: { node: after, port: '' } });
  }
  return [...found.values()];
}

/** The node of a block in whose body a place lies; undefined for the block itself. */
function stepIn(block: Place, place: Place): string | undefined {
  let inner: Place | null = null;
  for (let at: Place | null = place; at && at !== block; at = at.parent) inner = at;
  return inner?.body?.node;
}

/** The bodies a value leaves on its way from one place to another, from inside. */
function leftBodies(from: Place, to: Place): PortRef[] {
  const shared = commonPlace(from, to);
  const left: PortRef[] = [];
  for (let at: Place | null = from; at && at !== shared; at = at.parent) if (at.body) left.push(at.body);
  return left;
}

function graphOf(definition: Definition): Graph {
  const { nodes, edges } = runningFlow(definition);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const portsById = new Map(nodes.map((node) => [node.id, nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] }]));
  const ports = (id: string): Ports => portsById.get(id) ?? { inputs: [], outputs: [] };
  const bodies = bodiesOf(nodes, ports);
  const scopes = loopScopes({ nodes, edges: [...edges, ...bodyEdgesOf(bodies)], ports });
  const effects = effectsOf(nodes, ports, scopes, bodies);
  const graph: Graph = { nodes, byId, ports, scopes, bodies, edges: scopes.dependencies, hasEffect: (id) => effects.has(id) };
  const turned = scopes.inner.length === 0 ? graph : { ...graph, edges: [...scopes.dependencies, ...bodyEdges(graph)] };
  return bodies.size === 0 ? turned : withoutIdle(turned);
}

/** A body does not make a node run that does nothing and is needed by nobody. */
function withoutIdle(graph: Graph): Graph {
  const isBodyEdge = ({ from, to }: FlowEdge) => from.port === '' && graph.bodies.get(from.node) === to;
  const needed = graph.edges.filter((edge) => !isBodyEdge(edge) || graph.hasEffect(edge.from.node));
  const live = new Set(executionOrder({ ...graph, edges: needed }).map(({ id }) => id));
  return { ...graph, edges: graph.edges.filter((edge) => !isBodyEdge(edge) || live.has(edge.from.node)) };
}

/** Whether the node itself changes something or ends the call. */
export function isEffect({ type, settings }: Pick<FlowNode, 'type' | 'settings'>): boolean {
  return type !== 'return' && nodeTypeOf(type)?.hasEffect?.(settings) === true;
}

/** Nodes that run for what they do; a loop does what its body does, and a choice what stands behind its branches alone. */
function effectsOf(nodes: readonly FlowNode[], ports: Graph['ports'], { uses, dependencies }: LoopScopes, bodies: ReadonlyMap<string, PortRef>): Set<string> {
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
    const body = bodies.get(id);
    if (body) effects.add(body.node);
    for (const { loop } of uses(id).values()) if (ports(loop).outputs.some((port) => port.inner)) effects.add(loop);
    for (const choice of body ? [] : lazyEnds(id)) effects.add(choice);
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

/** Live nodes, producers first. @param order what is known besides of what runs before what */
function executionOrder({ nodes, byId, edges: needs, hasEffect }: Graph, order: readonly FlowEdge[] = []): FlowNode[] {
  const edges = [...needs, ...order];
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
