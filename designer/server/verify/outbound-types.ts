import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { activeFlow } from '../../model/types/flow.ts';

/** Node types whose answers come from outside the definition: another day, another answer. */
const worldly = new Set(['table', 'http', 'call', 'config', 'cache', 'caller', 'fresh', 'procedure', 'code']);
/** Of these, types whose answers have a shape that the definition does not tell. */
const shapeless = new Set(['http', 'call', 'procedure', 'code']);

/** Whether the same parameters give the same answer at any time and place. */
export function isPure({ flow }: Pick<InterfaceDefinition, 'flow'>): boolean {
  return !activeFlow(flow).nodes.some(({ type }) => worldly.has(type));
}

/** Whether an answer made up from the definition alone looks like a real one. */
export function isShapeKnown({ flow }: Pick<InterfaceDefinition, 'flow'>): boolean {
  return !activeFlow(flow).nodes.some(({ type }) => shapeless.has(type));
}
