import { activeFlow } from '../../model/formula/active-flow.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** Whether the same parameters give the same answer at any time and place. */
export function isPure({ flow }: Pick<InterfaceDefinition, 'flow'>): boolean {
  return activeFlow(flow).nodes.every(({ type }) => nodeTypeOf(type)?.source === undefined);
}

/** Whether an answer made from the definition only looks like a real one. */
export function isShapeKnown({ flow }: Pick<InterfaceDefinition, 'flow'>): boolean {
  return activeFlow(flow).nodes.every(({ type }) => nodeTypeOf(type)?.source !== 'open');
}
