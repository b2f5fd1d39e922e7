import type { ServiceFailure } from '../../engine/core/protocol/service-about.ts';
import type { InterfaceDefinition } from './definition.ts';
import { activeFlow } from './flow.ts';

/** The refusals a flow can end in, each once, by code. */
export function failuresOf({ flow }: Pick<InterfaceDefinition, 'flow'>): ServiceFailure[] {
  const failures = new Map<string, ServiceFailure>();
  for (const { type, settings } of activeFlow(flow).nodes) {
    if (type !== 'fail' || typeof settings.ret !== 'number' || typeof settings.message !== 'string') continue;
    failures.set(`${settings.ret} ${settings.message}`, { ret: settings.ret, message: settings.message });
  }
  return [...failures.values()].sort((a, b) => a.ret - b.ret);
}
