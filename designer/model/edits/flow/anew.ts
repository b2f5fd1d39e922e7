import type { FlowNode, FlowOrder } from '../../types/flow.ts';
import { standingIn } from './node-edits.ts';

/** A twin stands in the twin of its frame. @param elsewhere what becomes of one whose frame has none: it stays in it, or stands in none */
export function standingAnew(node: FlowNode, ids: ReadonlyMap<string, string>, elsewhere: 'kept' | 'free' = 'free'): FlowNode {
  if (!node.within) return node;
  const frame = ids.get(node.within.node);
  if (frame !== undefined) return standingIn(node, { ...node.within, node: frame });
  return elsewhere === 'kept' ? node : standingIn(node, undefined);
}

/** The order between nodes that have twins, of those. */
export function orderAnew(order: readonly FlowOrder[] | undefined, ids: ReadonlyMap<string, string>): FlowOrder[] {
  return (order ?? []).flatMap(({ before, after }): FlowOrder[] => {
    const [one, other] = [ids.get(before), ids.get(after)];
    return one === undefined || other === undefined ? [] : [{ before: one, after: other }];
  });
}
