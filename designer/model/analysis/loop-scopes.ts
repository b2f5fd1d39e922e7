import type { Port, Ports } from '../node-type/node-type.ts';
import type { FlowEdge, FlowNode } from '../types/flow.ts';

/** The nodes and edges that a schedule is computed from. */
export interface ScopedFlow {
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
  ports(id: string): Ports;
}

/** Which nodes use the elements of which loops. */
export interface LoopScopes {
  /** Edges that order: all but those from a loop into its own body, which would be a cycle. */
  dependencies: FlowEdge[];
  /** Edges that hand an element of a loop to its body, with the lazy input whose nodes alone may use it. */
  inner: { edge: FlowEdge; port: string }[];
  /**
   * Loops whose elements a node uses, itself or through what feeds it, and that do not end before it: `loop port` → the two. Empty for a node
   * that stands outside of all loops as far as its own inputs go.
   */
  uses(node: string): ReadonlyMap<string, Scope>;
}

/** A loop and the lazy input whose nodes use its elements. */
export interface Scope {
  loop: string;
  /** A lazy input of the loop. */
  port: string;
}

/** Computes which nodes use elements of loops, directly or through the nodes that feed them. */
export function loopScopes({ edges, ports }: ScopedFlow): LoopScopes {
  const dependencies: FlowEdge[] = [];
  const inner: LoopScopes['inner'] = [];
  for (const edge of edges) {
    const port = ports(edge.from.node).outputs.find(({ name }: Port) => name === edge.from.port)?.inner;
    if (port === undefined) dependencies.push(edge);
    else inner.push({ edge, port });
  }
  const into = Map.groupBy(dependencies, (edge) => edge.to.node);
  const innerInto = Map.groupBy(inner, ({ edge }) => edge.to.node);
  const known = new Map<string, ReadonlyMap<string, Scope>>();

  const uses = (node: string): ReadonlyMap<string, Scope> => {
    const done = known.get(node);
    if (done) return done;
    // Until the answer is known a cycle has none.
    known.set(node, new Map());
    const found = new Map<string, Scope>();
    const note = (scope: Scope, port: string): void => {
      // What feeds a loop's own body may use its elements: that is where the scope ends.
      if (scope.loop !== node || scope.port !== port) found.set(`${scope.loop} ${scope.port}`, scope);
    };
    for (const { edge, port } of innerInto.get(node) ?? []) note({ loop: edge.from.node, port }, edge.to.port);
    for (const { from, to } of into.get(node) ?? []) for (const scope of uses(from.node).values()) note(scope, to.port);
    known.set(node, found);
    return found;
  };
  return { dependencies, inner, uses };
}
