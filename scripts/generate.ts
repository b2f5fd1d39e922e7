/**
 * `npm run generate`: everything in generated/ that follows from plugin.json files and descriptors, the types generated code is written
 * for, the texts of `.php` files, and the lists of node types. With `--check` nothing is written and a difference ends with exit code 1.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadScreens } from '../engine/server/screens/load-screens.ts';
import { embeddedPhpFiles } from './generate/embedded-php.ts';
import { installedPlugins } from './generate/installed-plugins.ts';
import { nodeFiles } from './generate/node-files.ts';
import { portalPluginsFile, serverPluginsFile, webPluginsFile } from './generate/plugin-files.ts';
import { rowTypeFile } from './generate/row-types.ts';
import { runtimeTypesFile, runtimeTypesPath } from './generate/runtime-types.ts';

const typesFolder = 'generated/types';

/** Path → text of every generated file. Screens with a fault are left out; `npm run check` names it. */
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
    if (types !== null) files.set(`${typesFolder}/${screen.name.replaceAll('_', '-')}.ts`, types);
  }
  if (existsSync(join(root, runtimeTypesPath))) files.set(runtimeTypesPath, await runtimeTypesFile(root));
  for (const [path, text] of await embeddedPhpFiles(root)) files.set(path, text);
  for (const [path, text] of nodeFiles(root)) files.set(path, text);
  return files;
}

/** Paths whose text on disk is not what would be generated now, files nobody generates any more included. */
export function differences(root: string, files: Map<string, string>): string[] {
  const folder = join(root, typesFolder);
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `${typesFolder}/${name}`) : [];
  const stale = present.filter((path) => !files.has(path));
  const changed = [...files].filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
  return [...changed.map(([path]) => path), ...stale].sort();
}

export function writeFiles(root: string, files: Map<string, string>): void {
  for (const path of differences(root, files)) {
    const text = files.get(path);
    if (text === undefined) {
      rmSync(join(root, path));
      continue;
    }
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

if (import.meta.main) {
  const root = process.cwd();
  const files = await generatedFiles(root);
  const different = differences(root, files);
  if (!process.argv.includes('--check')) writeFiles(root, files);
  else if (different.length > 0) {
    console.error(`generated files are not up to date, run npm run generate:\n${different.map((path) => `  ${path}`).join('\n')}`);
    process.exitCode = 1;
  }
}
