import type { ServerPlugin } from '../kernel/plugin.ts';
import type { PluginHost } from '../kernel/plugin-host.ts';

/** `plugins/<name>/plugin.json`. */
interface PluginManifest {
  name: string;
  dependsOn: string[];
}

/** One line of `generated/plugins.server.ts`. */
export interface InstalledPlugin {
  manifest: PluginManifest;
  /** Undefined for a plugin without a server half. */
  server?: ServerPlugin;
}

/** A plugin that cannot be used. Thrown at the start, before anything listens. */
export class PluginError extends Error {
  readonly code:
    | 'PLUGIN_NAME_TAKEN'
    | 'PLUGIN_NAME_DIFFERS'
    | 'PLUGIN_DEPENDENCY_MISSING'
    | 'PLUGIN_DEPENDENCY_CYCLE'
    | 'PLUGIN_PORT_MISSING'
    | 'PLUGIN_PORT_TAKEN';

  constructor(code: PluginError['code'], message: string) {
    super(`${code}: ${message}`);
    this.name = 'PluginError';
    this.code = code;
  }
}

/**
 * Checks names and declared dependencies and sorts the plugins, dependencies first.
 * @throws PluginError for a duplicate name, a missing or a circular dependency
 */
export function createPluginHost(installed: InstalledPlugin[]): PluginHost {
  const byName = new Map<string, InstalledPlugin>();
  for (const plugin of installed) {
    const { name } = plugin.manifest;
    if (byName.has(name)) throw new PluginError('PLUGIN_NAME_TAKEN', `two plugins are called ${name}; rename one in its plugin.json`);
    if (plugin.server && plugin.server.name !== name) {
      throw new PluginError('PLUGIN_NAME_DIFFERS', `plugins/${name}/server/index.ts calls itself ${plugin.server.name}; use the name of plugin.json`);
    }
    byName.set(name, plugin);
  }
  const plugins = inOrder(byName).flatMap((plugin) => plugin.server ?? []);
  const find = <Export>(ref: string, exportsOf: (plugin: ServerPlugin) => Record<string, Export> | undefined): Export | undefined => {
    const [name, key] = ref.split('/');
    const found = plugins.find((plugin) => plugin.name === name);
    return found && key !== undefined ? exportsOf(found)?.[key] : undefined;
  };
  const handler = (ref: string) => find(ref, (plugin) => plugin.handlers);
  const hooks = (ref: string) => find(ref, (plugin) => plugin.hooks);
  return {
    plugins,
    names: [...byName.keys()],
    handler,
    hooks,
    rows: (ref) => find(ref, (plugin) => plugin.rows),
    computed: (ref) => find(ref, (plugin) => plugin.computed),
    needs: (ref) => find(ref, (plugin) => plugin.needs),
  };
}

function inOrder(byName: Map<string, InstalledPlugin>): InstalledPlugin[] {
  const ordered: InstalledPlugin[] = [];
  const visit = (name: string, path: string[]): void => {
    const plugin = byName.get(name);
    if (!plugin)
      throw new PluginError(
        'PLUGIN_DEPENDENCY_MISSING',
        `${path.at(-1)} depends on ${name}, which is not installed; installed: ${[...byName.keys()].join(', ')}`,
      );
    if (path.includes(name)) throw new PluginError('PLUGIN_DEPENDENCY_CYCLE', [...path, name].join(' → '));
    if (ordered.includes(plugin)) return;
    for (const dependency of plugin.manifest.dependsOn) visit(dependency, [...path, name]);
    ordered.push(plugin);
  };
  for (const name of byName.keys()) visit(name, []);
  return ordered;
}
