import type { NodeFamily } from '../../node-type/node-type.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';

/** Where values leave a run, or stay behind it for others. */
const sinks: ReadonlySet<NodeFamily> = new Set(['data', 'outside', 'end']);

export function isSink(type: string): boolean {
  const known = nodeTypeOf(type);
  return known !== undefined && sinks.has(known.family) && !known.sendsSecrets;
}
