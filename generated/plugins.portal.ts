// Written by `npm run generate` from the plugin.json of each folder in plugins/. Do not edit.

import type { PortalPlugin } from '../engine/web/plugin/portal-plugin.ts';
import docs from '../plugins/docs/web/portal.ts';
import mcp from '../plugins/mcp/web/portal.ts';

export const portalPlugins: PortalPlugin[] = [
  docs,
  mcp,
];
