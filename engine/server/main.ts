import { join } from 'node:path';
import { installedPlugins, schemaFolders, webParts } from '../../generated/plugins.server.ts';
import { ConfigError, readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { PluginError } from './plugin-host.ts';

/** The composition root: reads the environment, starts the product, and stops it in order when asked to. */
const root = join(import.meta.dirname, '../..');
const installation = {
  plugins: installedPlugins,
  webParts,
  schemaFolders: schemaFolders.map((folder) => join(root, folder)),
  webFolder: join(root, 'dist/web'),
};
try {
  const server = await createServer(readConfig(process.env, root), installation);
  console.log(`Portico is ready: ${server.address}/admin/`);
  if (server.firstAdmin)
    console.log(`super admin: ${server.firstAdmin.username} / ${server.firstAdmin.password} (shown this once; change it after the first login)`);
  let stopping = false;
  const stop = async (): Promise<void> => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof PluginError ? error.message : error);
  process.exit(1);
}
