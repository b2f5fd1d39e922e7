import type { FoundPlugin } from './installed-plugins.ts';
import { portalPathsOf, webPartsOf } from './web-parts.ts';

const header = '// Written by `npm run generate` from the plugin.json of each folder in plugins/. Do not edit.\n';

/** generated/plugins.server.ts: what the server's composition root installs. */
export async function serverPluginsFile(root: string, plugins: FoundPlugin[]): Promise<string> {
  const imports = plugins.flatMap(({ name, server }) => (server ? [`import ${identifier(name)} from '../${server}';`] : []));
  const rows = plugins.map(({ name, dependsOn, server }) => {
    const manifest = `manifest: { name: '${name}', dependsOn: [${dependsOn.map((other) => `'${other}'`).join(', ')}] }`;
    return `  { ${manifest}${server ? `, server: ${identifier(name)}` : ''} },`;
  });
  const localeFolders = ['locales', ...plugins.flatMap(({ locales }) => locales ?? [])];
  const folders = ['schemas', ...plugins.flatMap(({ schemas }) => schemas ?? [])];
  const portals = await Promise.all(plugins.map(async ({ portal }) => (portal ? portalPathsOf(root, portal) : [])));
  const parts: string[] = [];
  for (const { name, web } of plugins) if (web) parts.push(`  '${name}': ${JSON.stringify(await webPartsOf(root, web))},`);
  return [
    header,
    "import type { InstalledPlugin } from '../engine/server/composition/plugin-host.ts';",
    "import type { WebParts } from '../engine/server/screens/plugin-parts.ts';",
    ...imports,
    '',
    list('export const installedPlugins: InstalledPlugin[] = [', rows, '];'),
    '',
    '/** Folders with words, relative to the repository: each has a folder per language. */',
    list(
      'export const localeFolders: string[] = [',
      localeFolders.map((folder) => `  '${folder}',`),
      '];',
    ),
    '',
    '/** Folders with descriptors, relative to the repository, in order of precedence. */',
    list(
      'export const schemaFolders: string[] = [',
      folders.map((folder) => `  '${folder}',`),
      '];',
    ),
    '',
    '/** Where the pages stand that plugins bring to the portal. */',
    list(
      'export const portalPaths: string[] = [',
      portals.flat().map((path) => `  '${path}',`),
      '];',
    ),
    '',
    '/** What the web halves offer, so that descriptors can be checked without a browser. */',
    list('export const webParts: Record<string, WebParts> = {', parts, '};'),
    '',
  ].join('\n');
}

/** generated/plugins.web.ts: what the back-office's composition root installs. */
export function webPluginsFile(plugins: FoundPlugin[]): string {
  const halves = plugins.flatMap(({ name, web }) => (web ? [{ name, entry: web }] : []));
  return browserFile("import type { WebPlugin } from '../engine/web/plugin/plugin.ts';", 'export const webPlugins: WebPlugin[] = [', halves);
}

/** generated/plugins.portal.ts: what the portal's composition root installs. */
export function portalPluginsFile(plugins: FoundPlugin[]): string {
  const halves = plugins.flatMap(({ name, portal }) => (portal ? [{ name, entry: portal }] : []));
  return browserFile("import type { PortalPlugin } from '../engine/web/plugin/portal-plugin.ts';", 'export const portalPlugins: PortalPlugin[] = [', halves);
}

function browserFile(typeImport: string, opening: string, found: { name: string; entry: string }[]): string {
  const halves = found.map(({ name, entry }) => ({ name: identifier(name), entry }));
  return [
    header,
    typeImport,
    ...halves.map(({ name, entry }) => `import ${name} from '../${entry}';`),
    '',
    list(
      opening,
      halves.map(({ name }) => `  ${name},`),
      '];',
    ),
    '',
  ].join('\n');
}

function list(opening: string, rows: string[], closing: string): string {
  return rows.length === 0 ? opening + closing : [opening, ...rows, closing].join('\n');
}

/** `app-secret` → `appSecret`. */
function identifier(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
