import type { Flow } from '../types/flow.ts';
import { expandFormulas } from './expand-formulas.ts';

/**
 * Returns the flow without disabled nodes and their edges, and with nodes in place of formulas. Returns the very object if nothing is disabled and no
 * input has a formula.
 */
export function activeFlow(flow: Flow): Flow {
  return expandFormulas(withoutDisabled(flow));
}

/** Returns the flow without disabled nodes and their edges; formulas stay as they are written. */
export function withoutDisabled(flow: Flow): Flow {
  if (!flow.nodes.some((node) => node.disabled)) return flow;
  const active = new Set(flow.nodes.filter((node) => !node.disabled).map((node) => node.id));
  return {
    ...flow,
    nodes: flow.nodes.filter((node) => active.has(node.id)),
    edges: flow.edges.filter(({ from, to }) => active.has(from.node) && active.has(to.node)),
  };
}
