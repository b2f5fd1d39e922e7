import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowOrder } from '../types/flow.ts';
import { isGuard } from './effect-order.ts';
import { type Block, schedule } from './schedule.ts';

/**
 * Effects of one block that follow each other by nothing but their places in the document, in pairs as they run now. What only ends the call goes
 * before them anyway. The flow must be free of cycles.
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
