import type { Flow, FlowNode } from '../types/flow.ts';
import { functionOf } from '../types/flow-function.ts';
import { activeFlow } from './active-flow.ts';

/** Returns the nodes of a flow that run, and those of the functions it uses, at any depth. */
export function nodesThrough(flow: Flow): FlowNode[] {
  return activeFlow(flow).nodes.flatMap((node) => {
    const copy = functionOf(node);
    return copy ? [node, ...nodesThrough(copy.body.flow)] : [node];
  });
}
