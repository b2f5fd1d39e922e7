import type { InterfaceDefinition } from './definition.ts';
import type { FlowEdge, FlowNode } from './flow.ts';
import { nodeTypeOf } from './nodes/node-types.ts';

/** Steps in the order they run. */
export interface Block {
  steps: Step[];
}

export interface Step {
  node: FlowNode;
  /** What runs for a lazy input, by port, before its value is read; only then. */
  lazy: Record<string, Block>;
}

interface Place extends Block {
  parent: Place | null;
  depth: number;
}

/**
 * The order in which a flow runs: what the evaluator walks and every emitter prints. A node runs once, before the nodes that need it, in the
 * innermost block that all of them share; a node nobody needs runs only when it has an effect. Fail nodes go before other effects, the return
 * comes last. The flow must be free of cycles.
 */
export function scheduleFlow(definition: Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>): Block {
  const { flow } = definition;
  const order = executionOrder(flow.nodes, flow.edges);
  const live = new Set(order.map((node) => node.id));
  const top: Place = { steps: [], parent: null, depth: 0 };
  const placeOf = new Map<string, Place>();
  const stepOf = new Map<string, Step & { places: Map<string, Place> }>();
  for (const node of [...order].reverse()) {
    const consumers = flow.edges.filter((edge) => edge.from.node === node.id && live.has(edge.to.node));
    const places = consumers.map((edge) => stepOf.get(edge.to.node)?.places.get(edge.to.port) ?? placeOf.get(edge.to.node) ?? top);
    const place = places.reduce<Place | null>((shared, next) => (shared === null ? next : commonPlace(shared, next)), null) ?? top;
    placeOf.set(node.id, place);
    const lazyPorts = (nodeTypeOf(node.type)?.ports(node.settings, { definition }).inputs ?? []).filter((port) => port.lazy);
    const inner = new Map(lazyPorts.map((port) => [port.name, { steps: [], parent: place, depth: place.depth + 1 } satisfies Place]));
    stepOf.set(node.id, { node, places: inner, lazy: Object.fromEntries(inner) });
  }
  for (const node of order) {
    const { lazy } = stepOf.get(node.id)!;
    placeOf.get(node.id)!.steps.push({ node, lazy });
  }
  return top;
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
function executionOrder(nodes: FlowNode[], edges: FlowEdge[]): FlowNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const into = Map.groupBy(edges, (edge) => edge.to.node);
  const isFed = new Set(edges.map((edge) => edge.from.node));
  const ordered: FlowNode[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    const node = byId.get(id);
    if (!node || seen.has(id)) return;
    seen.add(id);
    for (const edge of into.get(id) ?? []) visit(edge.from.node);
    ordered.push(node);
  };
  const effects = nodes.filter((node) => node.type !== 'return' && nodeTypeOf(node.type)?.hasEffect?.(node.settings));
  const ends = [...effects.filter((node) => node.type === 'fail'), ...effects.filter((node) => node.type !== 'fail' && !isFed.has(node.id))];
  for (const node of ends) visit(node.id);
  const needed = upstreamOf(
    nodes.filter((node) => node.type === 'return').map((node) => node.id),
    into,
  );
  for (const node of effects) if (!needed.has(node.id)) visit(node.id);
  for (const node of nodes) if (node.type === 'return') visit(node.id);
  return ordered;
}

function upstreamOf(ids: string[], into: Map<string, FlowEdge[]>): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const edge of into.get(id) ?? []) visit(edge.from.node);
  };
  for (const id of ids) visit(id);
  return found;
}
