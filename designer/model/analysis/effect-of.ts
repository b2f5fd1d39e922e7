import type { ServiceEffect } from '../../../engine/core/protocol/service-about.ts';
import { activeFlow } from '../formula/active-flow.ts';
import { noEffect } from '../node-type/effects.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';

/** Returns the strongest effect of any node of the flow. Code nodes, procedures and calls of other interfaces count as any effect. */
export function effectOf({ flow }: Pick<InterfaceDefinition, 'flow'>): ServiceEffect {
  return activeFlow(flow).nodes.map(effectOfNode).reduce(worse, noEffect);
}

function effectOfNode({ type, settings }: FlowNode): ServiceEffect {
  return nodeTypeOf(type)?.effect?.(settings) ?? noEffect;
}

function worse(one: ServiceEffect, other: ServiceEffect): ServiceEffect {
  return {
    readOnly: one.readOnly && other.readOnly,
    destructive: one.destructive || other.destructive,
    idempotent: one.idempotent && other.idempotent,
  };
}
