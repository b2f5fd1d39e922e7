import type { FlowEdge } from '../types/flow.ts';

/** Returns the ids of the nodes of a cycle, with the first again at the end; null if there is none. */
export function findCycle(edges: readonly FlowEdge[]): string[] | null {
  const next = Map.groupBy(edges, (edge) => edge.from.node);
  const done = new Set<string>();
  for (const { from } of edges) {
    const cycle = walk(from.node, next, done);
    if (cycle) return cycle;
  }
  return null;
}

/** Searches depth first with an explicit stack: a long chain of nodes must not overflow the call stack. */
function walk(start: string, next: Map<string, FlowEdge[]>, done: Set<string>): string[] | null {
  const path: string[] = [];
  const stack: { id: string; isEnd: boolean }[] = [{ id: start, isEnd: false }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    if (entry.isEnd) {
      done.add(entry.id);
      path.pop();
      continue;
    }
    if (done.has(entry.id)) continue;
    const known = path.indexOf(entry.id);
    if (known >= 0) return [...path.slice(known), entry.id];
    path.push(entry.id);
    stack.push({ id: entry.id, isEnd: true });
    for (const edge of next.get(entry.id) ?? []) stack.push({ id: edge.to.node, isEnd: false });
  }
  return null;
}
