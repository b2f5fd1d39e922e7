import type { NodeFamily } from '../../node-type/node-type.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';

/** Families of nodes at which values leave a run, or are stored for others. */
const sinks: ReadonlySet<NodeFamily> = new Set(['data', 'outside', 'end']);

/** Whether values leave a run at nodes of this type, or are stored for others. */
export function isSink(type: string): boolean {
  const known = nodeTypeOf(type);
  return known !== undefined && sinks.has(known.family) && !known.sendsSecrets;
}
