import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowOrder } from '../types/flow.ts';
import { isGuard } from './effect-order.ts';
import { type Block, schedule } from './schedule.ts';

/**
 * Returns pairs of successive effects of one block whose order rests on their places in the document alone. Nodes that only end the call are left out,
 * because they run first in any case. The flow must have no cycle.
 */
export function unorderedEffects(definition: Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>): FlowOrder[] {
  const { block, order, effects } = schedule(definition);
  const out = Map.groupBy(order, ({ from }) => from.node);
  const isBefore = (before: string, after: string): boolean => {
    const reached = new Set([before]);
    for (const id of reached) for (const { to } of out.get(id) ?? []) reached.add(to.node);
    return reached.has(after);
  };
  const found: FlowOrder[] = [];
  const walk = ({ steps }: Block): void => {
    const changes = steps.filter(({ node }) => effects.has(node.id) && !isGuard(node)).map(({ node }) => node.id);
    for (const [index, after] of changes.entries()) {
      const before = changes[index - 1];
      if (before !== undefined && !isBefore(before, after)) found.push({ before, after });
    }
    for (const { lazy } of steps) for (const body of Object.values(lazy)) walk(body);
  };
  walk(block);
  return found;
}
