import { join } from 'node:path';
import { installedPlugins, localeFolders, portalPaths, schemaFolders, webParts } from '../../generated/plugins.server.ts';
import { createServer } from './composition/create-server.ts';
import { PluginError } from './composition/plugin-host.ts';
import { readConfig } from './composition/read-config.ts';
import type { Config } from './kernel/process/config.ts';
import { operatorLanguage, StartError } from './kernel/process/start-error.ts';
import { checkedFiles } from './screens/checked-files.ts';
import { startErrorOf } from './start/start-error-of.ts';

/** The composition root: reads the environment, starts the product, and stops it in order when asked to. */
// Whatever this process writes is nobody else's to read.
process.umask(0o077);
const root = join(import.meta.dirname, '../..');
const installation = {
  plugins: installedPlugins,
  webParts,
  localeFolders: localeFolders.map((folder) => join(root, folder)),
  schemaFolders: schemaFolders.map((folder) => join(root, folder)),
  checkedFiles,
  portalPaths,
  webFolder: join(root, 'dist/web'),
};
let config: Config | undefined;
try {
  config = readConfig(process.env, root);
  const server = await createServer(config, installation);
  console.log(`Portico is ready: ${server.address}/admin/`);
  if (server.firstAdmin) {
    const { username, password } = server.firstAdmin;
    // A log keeps what is printed: a password that the operator gave stays out of it.
    const passwordText = password === null ? 'the password of PORTICO_ADMIN_PASSWORD' : `${password} (shown this once; change it after the first login)`;
    console.log(`super admin: ${username} / ${passwordText}`);
  }
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
  const startError = error instanceof StartError || !config ? error : (startErrorOf(error, config) ?? error);
  const language = operatorLanguage(process.env);
  if (startError instanceof StartError) for (const text of startError.texts) console.error(text[language]);
  else console.error(startError instanceof PluginError ? startError.message : startError);
  process.exit(1);
}
