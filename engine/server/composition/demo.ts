import type { Platform } from '../kernel/platform.ts';
import type { PluginHost } from '../kernel/plugin-host.ts';

/** Fills a new database with rows to look at. A plugin whose demo data fails is told in the log and does not stop the start. */
export async function ensureDemo(platform: Platform, plugins: PluginHost): Promise<void> {
  for (const plugin of plugins.plugins) {
    try {
      await plugin.demo?.(platform);
    } catch (error) {
      console.error(`demo data of ${plugin.name}:`, error);
    }
  }
}
