import type { FlowNode, FlowOrder } from '../../types/flow.ts';
import { standingIn } from './node-edits.ts';

/**
 * Moves a copy into the copy of its frame.
 * @param elsewhere what happens if the frame has no copy: the copy stays in the frame, or leaves all
 */
export function standingAnew(node: FlowNode, ids: ReadonlyMap<string, string>, elsewhere: 'kept' | 'free' = 'free'): FlowNode {
  if (!node.within) return node;
  const frame = ids.get(node.within.node);
  if (frame !== undefined) return standingIn(node, { ...node.within, node: frame });
  return elsewhere === 'kept' ? node : standingIn(node, undefined);
}

/** Returns the order between nodes that have copies, for the copies. */
export function orderAnew(order: readonly FlowOrder[] | undefined, ids: ReadonlyMap<string, string>): FlowOrder[] {
  return (order ?? []).flatMap(({ before, after }): FlowOrder[] => {
    const [one, other] = [ids.get(before), ids.get(after)];
    return one === undefined || other === undefined ? [] : [{ before: one, after: other }];
  });
}
