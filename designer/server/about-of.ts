import type { ServiceAbout, ServiceFailure, Visibility } from '../../engine/core/protocol/service-about.ts';
import type { InterfaceDefinition } from '../model/definition.ts';
import { activeFlow } from '../model/flow.ts';

/** The namespace of the open platform itself, where every call needs a permission. */
const openPlatform = 'App';

export function visibilityOf({ namespace, visibility }: Pick<InterfaceDefinition, 'namespace' | 'visibility'>): Visibility {
  return namespace === openPlatform && visibility === 'open' ? 'controlled' : visibility;
}

/** What docs, SDKs and agents are told of a published interface. */
export function aboutOf(definition: InterfaceDefinition): ServiceAbout {
  const { module, summary, description, returns, example } = definition;
  return { module, summary, description, returns, example, failures: failuresOf(definition) };
}

/** The refusals its flow can end in, each once, by code. */
function failuresOf({ flow }: InterfaceDefinition): ServiceFailure[] {
  const failures = new Map<string, ServiceFailure>();
  for (const { type, settings } of activeFlow(flow).nodes) {
    if (type !== 'fail' || typeof settings.ret !== 'number' || typeof settings.message !== 'string') continue;
    failures.set(`${settings.ret} ${settings.message}`, { ret: settings.ret, message: settings.message });
  }
  return [...failures.values()].sort((a, b) => a.ret - b.ret);
}
