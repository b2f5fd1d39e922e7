import type { Block } from '../../model/analysis/schedule.ts';
import type { FlowEdge, FlowNode, PortRef } from '../../model/types/flow.ts';

/** A value of a node in a body that something outside of it takes. */
interface EscapingValue {
  from: PortRef;
  step: FlowNode;
}

/** For each body: the values that leave it, told at the outermost body they leave. */
export function escapingValues(schedule: Block, edges: readonly FlowEdge[]): ReadonlyMap<Block, readonly EscapingValue[]> {
  /** The bodies around each step, and around what each lazy input takes, from outside. */
  const around = new Map<string, readonly Block[]>();
  const nodes = new Map<string, FlowNode>();
  const walk = (block: Block, bodies: readonly Block[]): void => {
    for (const { node, lazy } of block.steps) {
      nodes.set(node.id, node);
      around.set(node.id, bodies);
      for (const [port, body] of Object.entries(lazy)) {
        around.set(`${node.id} ${port}`, [...bodies, body]);
        walk(body, [...bodies, body]);
      }
    }
  };
  walk(schedule, []);
  const found = new Map<Block, Map<string, EscapingValue>>();
  for (const { from, to } of edges) {
    const step = nodes.get(from.node);
    const users = around.get(`${to.node} ${to.port}`) ?? around.get(to.node);
    const left = step && users && around.get(from.node)?.find((body) => !users.includes(body));
    if (!left) continue;
    const values = found.get(left) ?? new Map<string, EscapingValue>();
    found.set(left, values.set(`${from.node} ${from.port}`, { from, step }));
  }
  return new Map([...found].map(([body, values]) => [body, [...values.values()]]));
}
