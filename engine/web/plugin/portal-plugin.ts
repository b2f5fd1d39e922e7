import type { ComponentType } from 'react';

/**
 * What a plugin brings to the portal: `export default definePortalPlugin({...})` in plugins/<name>/web/portal.ts. It is a file of its own, so
 * that nothing of the back-office travels to visitors.
 */
export interface PortalPlugin {
  name: string;
  /** A page by its address, loaded on first use: `'/docs/*': () => import('./PortalDocs.tsx')`. What stands there first, and without a script, its server half may draw (`portal.previews`). */
  pages: Record<string, () => Promise<{ default: ComponentType }>>;
}

export function definePortalPlugin(plugin: PortalPlugin): PortalPlugin {
  return plugin;
}
