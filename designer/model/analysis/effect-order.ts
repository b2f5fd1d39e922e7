import { nodeTypeOf } from '../nodes/node-types.ts';
import type { FlowEdge, FlowNode } from '../types/flow.ts';

interface OrderedFlow {
  nodes: readonly FlowNode[];
  /** What must run before what, free of cycles. */
  edges: readonly FlowEdge[];
  hasEffect(id: string): boolean;
}

/** Fail nodes, and rows that must be there, guard what follows; what only asks elsewhere comes next, so that nothing stands half done while an answer is waited for. */
const ranks = { guard: 0, question: 1, change: 2 };

/**
 * Returns the ids of the nodes with an effect in the order they run. The order is that of the document, except that a node runs after those whose
 * results it needs, and that Fail nodes and outbound calls that only read run before changes. An edge that agrees with the order does not alter it,
 * so two changes never swap places.
 */
export function effectOrder({ nodes, edges, hasEffect }: OrderedFlow): string[] {
  const into = Map.groupBy(edges, (edge) => edge.to.node);
  const isEnd = ({ id, type }: FlowNode) => type === 'return' || hasEffect(id);
  const live = allBefore(
    nodes.filter(isEnd).map(({ id }) => id),
    into,
  );
  const rankOf = (node: FlowNode): number | null => {
    if (hasEffect(node.id)) return isGuard(node) ? ranks.guard : ranks.change;
    const isQuestion = live.has(node.id) && nodeTypeOf(node.type)?.family === 'outside';
    return isQuestion && ![...allBefore([node.id], into)].some(hasEffect) ? ranks.question : null;
  };
  const ranked = new Map(
    nodes.flatMap((node): [string, number][] => {
      const rank = rankOf(node);
      return rank === null ? [] : [[node.id, rank]];
    }),
  );
  const known = new Map<string, ReadonlySet<string>>();
  /** The nearest of them that must have run; those behind one of these are before it. */
  const before = (id: string): ReadonlySet<string> => {
    const answer = known.get(id);
    if (answer) return answer;
    const found = new Set<string>();
    known.set(id, found);
    for (const { from } of into.get(id) ?? []) for (const near of ranked.has(from.node) ? [from.node] : before(from.node)) found.add(near);
    return found;
  };
  // Sorting keeps the order of the document within a rank.
  const waiting = [...ranked.keys()].sort((one, other) => ranked.get(one)! - ranked.get(other)!);
  const done = new Set<string>();
  while (waiting.length > 0) {
    const ready = waiting.findIndex((id) => [...before(id)].every((needed) => done.has(needed)));
    // In a circle, which the checks refuse, anything may come first.
    for (const id of waiting.splice(Math.max(ready, 0), 1)) done.add(id);
  }
  return [...done];
}

/** Whether the node ends the call or changes nothing. */
export function isGuard({ type, settings }: FlowNode): boolean {
  const node = nodeTypeOf(type);
  return node?.failures?.(settings) !== undefined && node.effect?.(settings).readOnly !== false;
}

/** These nodes and everything that feeds them. */
function allBefore(ids: readonly string[], into: ReadonlyMap<string, readonly FlowEdge[]>): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const edge of into.get(id) ?? []) found.add(edge.from.node);
  return found;
}
