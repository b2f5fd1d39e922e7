import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One plugin as its folder shows it. Paths are relative to the repository. */
export interface FoundPlugin {
  name: string;
  dependsOn: string[];
  /** Entry of the server half. */
  server?: string;
  /** Entry of the web half. */
  web?: string;
  /** Entry of its pages in the portal. */
  portal?: string;
  /** Folder with words, by language. */
  locales?: string;
  /** Folder with descriptors. */
  schemas?: string;
}

/** The plugins of `plugins/`, by name, and the designer, which is built like one. Throws when a plugin.json is not usable. */
export function installedPlugins(root: string): FoundPlugin[] {
  const folder = join(root, 'plugins');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const plugins = names.filter((name) => existsSync(join(folder, name, 'plugin.json'))).map((name) => pluginIn(root, name));
  const designer: FoundPlugin = {
    name: 'designer',
    dependsOn: [],
    server: firstOf(root, 'designer/server/plugin.ts'),
    web: firstOf(root, 'designer/panels/plugin.ts', 'designer/panels/plugin.tsx'),
    schemas: firstOf(root, 'designer/schemas'),
  };
  return designer.server || designer.web ? [designer, ...plugins] : plugins;
}

function pluginIn(root: string, folder: string): FoundPlugin {
  const file = `plugins/${folder}/plugin.json`;
  const manifest: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${file}: must be {"name": "${folder}", "dependsOn": []}`);
  if (manifest.name !== folder) throw new Error(`${file}: name is "${manifest.name}" but the folder is "${folder}"; make them equal`);
  const base = `plugins/${folder}`;
  return {
    name: manifest.name,
    dependsOn: manifest.dependsOn ?? [],
    server: firstOf(root, `${base}/server/index.ts`),
    web: firstOf(root, `${base}/web/index.ts`, `${base}/web/index.tsx`),
    portal: firstOf(root, `${base}/web/portal.ts`),
    locales: firstOf(root, `${base}/locales`),
    schemas: firstOf(root, `${base}/schemas`),
  };
}

function isManifest(value: unknown): value is { name: string; dependsOn?: string[] } {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return false;
  return !('dependsOn' in value) || (Array.isArray(value.dependsOn) && value.dependsOn.every((name) => typeof name === 'string'));
}

function firstOf(root: string, ...paths: string[]): string | undefined {
  return paths.find((path) => existsSync(join(root, path)));
}
