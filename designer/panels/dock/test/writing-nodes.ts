import type { InterfaceDefinition } from '../../../model/definition.ts';
import { activeFlow } from '../../../model/flow.ts';
import { nodeTypeOf } from '../../../model/nodes/node-types.ts';

/** Ids of the nodes that change something outside the call: rows, other systems. */
export function writingNodes({ flow }: Pick<InterfaceDefinition, 'flow'>): string[] {
  return activeFlow(flow)
    .nodes.filter((node) => {
      const type = nodeTypeOf(node.type);
      return type !== undefined && type.family !== 'end' && type.hasEffect?.(node.settings);
    })
    .map(({ id }) => id);
}
