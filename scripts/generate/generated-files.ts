import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadScreens } from '../../engine/server/screens/load-screens.ts';
import { embeddedPhpFiles } from './embedded-php.ts';
import { installedPlugins } from './installed-plugins.ts';
import { partLists } from './part-lists.ts';
import { pinyinTable } from './pinyin/pinyin-table.ts';
import { portalPluginsFile, serverPluginsFile, webPluginsFile } from './plugin-files.ts';
import { rowTypeFile } from './row-types.ts';
import { runtimeTypesFile, runtimeTypesPath } from './runtime-types.ts';
import { wordFiles } from './word-files.ts';

/** Path → text of every generated file. Screens with an error are left out; `npm run check` names it. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const plugins = installedPlugins(root);
  const folders = ['schemas', ...plugins.flatMap(({ schemas }) => schemas ?? [])].map((folder) => join(root, folder));
  const { screens } = await loadScreens({ folders });
  const files = new Map<string, string>();
  files.set('generated/plugins.server.ts', await serverPluginsFile(root, plugins));
  files.set('generated/plugins.web.ts', webPluginsFile(plugins));
  files.set('generated/plugins.portal.ts', portalPluginsFile(plugins));
  for (const screen of screens) {
    const types = await rowTypeFile(screen);
    if (types !== null) files.set(`generated/types/${screen.name.replaceAll('_', '-')}.ts`, types);
  }
  if (existsSync(join(root, runtimeTypesPath))) files.set(runtimeTypesPath, await runtimeTypesFile(root));
  files.set('generated/pinyin/characters.txt', pinyinTable());
  for (const [path, text] of await embeddedPhpFiles(root)) files.set(path, text);
  for (const [path, text] of [...partLists(root), ...wordFiles(root)]) files.set(path, text);
  return files;
}
