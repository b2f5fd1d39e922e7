import { createChain } from '../gateway/chain.ts';
import type { Platform, PlatformParts } from '../kernel/platform.ts';
import type { GatewayParts } from '../kernel/plugin.ts';
import type { PluginHost } from '../kernel/plugin-host.ts';
import { PluginError } from './plugin-host.ts';

/** Ports that only plugins implement. */
type PluginPort = 'apps' | 'accessLog';

/**
 * Returns the chain of a call and the ports that plugins implement.
 * @throws PluginError unless exactly one plugin implements each port
 */
export function createGateway({ plugins }: Pick<PluginHost, 'plugins'>, platform: PlatformParts): Pick<Platform, 'gateway' | PluginPort> {
  const added = plugins.map(({ name, gateway }) => ({ name, parts: gateway?.(platform) ?? {} }));
  return {
    gateway: createChain(added.flatMap(({ parts }) => parts.steps ?? [])),
    apps: portOf(added, 'apps'),
    accessLog: portOf(added, 'accessLog'),
  };
}

function portOf<Port extends PluginPort>(added: { name: string; parts: GatewayParts }[], port: Port): Platform[Port] {
  const [first, second] = added.filter(({ parts }) => parts[port] !== undefined);
  if (first && second)
    throw new PluginError('PLUGIN_PORT_TAKEN', `${first.name} and ${second.name} both implement ${port} of the gateway; install one of them`);
  const found = first?.parts[port] as Platform[Port] | undefined;
  if (!found) throw new PluginError('PLUGIN_PORT_MISSING', `no installed plugin implements ${port} of the gateway; install plugins/apps`);
  return found;
}
