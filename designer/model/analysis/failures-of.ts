import type { ServiceFailure } from '../../../engine/core/protocol/service-about.ts';
import { activeFlow } from '../formula/active-flow.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';

/** The refusals a flow can end in, each once, by code. */
export function failuresOf({ flow }: Pick<InterfaceDefinition, 'flow'>): ServiceFailure[] {
  const failures = new Map<string, ServiceFailure>();
  for (const { type, settings } of activeFlow(flow).nodes) {
    for (const failure of nodeTypeOf(type)?.failures?.(settings) ?? []) failures.set(`${failure.ret} ${Object.values(failure.message).join(' ')}`, failure);
  }
  return [...failures.values()].sort((a, b) => a.ret - b.ret);
}
