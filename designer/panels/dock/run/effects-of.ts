import { activeFlow } from '../../../model/formula/active-flow.ts';
import { nodeTypeOf } from '../../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';

/** What a run does to the world, as ids of nodes. */
export interface Effects {
  /** They write, or may write, rows and cached values. */
  writing: string[];
  /** They change other systems, or run procedures nobody here can undo. */
  outbound: string[];
  /** Their logic is elsewhere and may call other systems. */
  unknown: string[];
}

/** Finds the nodes with effects among those that a run can reach. */
export function effectsOf({ flow }: Pick<InterfaceDefinition, 'flow'>): Effects {
  const nodes = activeFlow(flow).nodes.filter(({ type, settings }) => {
    const known = nodeTypeOf(type);
    return known !== undefined && known.family !== 'end' && known.hasEffect?.(settings);
  });
  const ids = (isOne: (type: string) => boolean) => nodes.filter(({ type }) => isOne(type)).map(({ id }) => id);
  const isOutbound = (type: string) => type === 'http' || type === 'procedure' || type === 'sql';
  return { writing: ids((type) => !isOutbound(type)), outbound: ids(isOutbound), unknown: ids((type) => type === 'code' || type === 'call') };
}
