/** Every error of every descriptor as `file:line:col pointer message`. Exit code 1 when a screen would not go live. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnosticLine, isError } from '../../engine/core/descriptor/parse/diagnostic.ts';
import { createPluginHost } from '../../engine/server/composition/plugin-host.ts';
import { loadScreens } from '../../engine/server/screens/load-screens.ts';
import { knowsParts } from '../../engine/server/screens/plugin-parts.ts';
import { installedPlugins, schemaFolders, webParts } from '../../generated/plugins.server.ts';

/** The errors of the product's folders, or of these. */
export async function checkSchemas(folders: string[]): Promise<Diagnostic[]> {
  const plugins = createPluginHost(installedPlugins);
  const { diagnostics } = await loadScreens({ folders, knows: knowsParts(plugins, webParts), needs: (ref) => plugins.needs(ref) });
  return diagnostics;
}

if (import.meta.main) {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const folders = schemaFolders.map((folder) => join(process.cwd(), folder)).filter(existsSync);
  const diagnostics = await checkSchemas([...folders, ...named]);
  for (const diagnostic of diagnostics) console.log(diagnosticLine(diagnostic, process.argv.includes('--zh') ? 'zh_cn' : 'en'));
  if (diagnostics.some(isError)) process.exitCode = 1;
}
