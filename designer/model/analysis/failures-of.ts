import type { ServiceFailure } from '../../../engine/core/protocol/service-about.ts';
import { messageOf } from '../../nodes/fail/model/fail-node.ts';
import { activeFlow } from '../formula/active-flow.ts';
import type { InterfaceDefinition } from '../types/definition.ts';

/** The refusals a flow can end in, each once, by code. */
export function failuresOf({ flow }: Pick<InterfaceDefinition, 'flow'>): ServiceFailure[] {
  const failures = new Map<string, ServiceFailure>();
  for (const { type, settings } of activeFlow(flow).nodes) {
    if (type !== 'fail' || typeof settings.ret !== 'number' || typeof settings.message !== 'string') continue;
    const message = messageOf(settings);
    failures.set(`${settings.ret} ${Object.values(message).join(' ')}`, { ret: settings.ret, message });
  }
  return [...failures.values()].sort((a, b) => a.ret - b.ret);
}
