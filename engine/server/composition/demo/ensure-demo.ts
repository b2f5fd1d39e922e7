import type { Platform } from '../../kernel/platform.ts';
import type { PluginHost } from '../../kernel/plugin-host.ts';
import { newestIds, writeDemoRows } from './demo-rows.ts';

/** Fills a new database with demo rows and remembers which they are. A plugin whose demo data fails is logged and does not stop the start. */
export async function ensureDemo(platform: Platform, plugins: PluginHost): Promise<void> {
  const before = await newestIds(platform);
  for (const plugin of plugins.plugins) {
    try {
      await plugin.demo?.(platform);
    } catch (error) {
      console.error(`demo data of ${plugin.name}:`, error);
    }
  }
  const after = await newestIds(platform);
  const tables = Object.fromEntries([...after].map(([table, last]): [string, [number, number]] => [table, [(before.get(table) ?? 0) + 1, last]]));
  const created = Object.fromEntries(Object.entries(tables).filter(([, [first, last]]) => last >= first));
  await platform.database.transact((query) => writeDemoRows(query, { at: new Date().toISOString(), tables: created }));
}
