import type { InterfaceDefinition } from '../types/definition.ts';
import { type Block, isEffect, scheduleFlow } from './schedule.ts';

/** Returns the ids of the nodes that change something or may end the call, in the order they run. The flow must have no cycle. */
export function effectsInOrder(definition: Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>): string[] {
  const found: string[] = [];
  const walk = ({ steps }: Block): void => {
    for (const { node, lazy } of steps) {
      for (const body of Object.values(lazy)) walk(body);
      if (isEffect(node)) found.push(node.id);
    }
  };
  walk(scheduleFlow(definition));
  return found;
}
