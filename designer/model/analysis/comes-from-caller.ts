import { activeFlow } from '../formula/active-flow.ts';
import type { Flow } from '../types/flow.ts';

/** Whether the value of an input depends on a parameter of the call, through any number of nodes. */
export function comesFromCaller(flow: Flow, node: string, port: string): boolean {
  const { nodes, edges } = activeFlow(flow);
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  const open = edges.filter(({ to }) => to.node === node && to.port === port).map(({ from }) => from.node);
  const seen = new Set(open);
  for (const id of open) {
    if (types.get(id) === 'parameter') return true;
    for (const { from, to } of edges) {
      if (to.node !== id || seen.has(from.node)) continue;
      seen.add(from.node);
      open.push(from.node);
    }
  }
  return false;
}
