import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

/** What a file of a format's or a node type's folder exports. */
export interface Part {
  path: string;
  /** Its folder, `engine/formats/money`. */
  folder: string;
  /** The name of the export without its ending. */
  name: string;
  exported: string;
}

/** Where parts of a kind lie: the product's own folder, and the folder of that name in each plugin. */
export function partFolders(root: string, own: string): string[] {
  const kind = own.slice(own.lastIndexOf('/') + 1);
  const plugins = existsSync(join(root, 'plugins')) ? readdirSync(join(root, 'plugins')).sort() : [];
  const homes = [own, ...plugins.filter((plugin) => existsSync(join(root, 'plugins', plugin, 'plugin.json'))).map((plugin) => `plugins/${plugin}/${kind}`)];
  return homes.filter((home) => existsSync(join(root, home))).flatMap((home) => subfolders(root, home));
}

/** The exports with this ending of the files below `side` of each folder, the folders in their order. */
export function partsOf(root: string, folders: string[], side: string, isMeant: RegExp, ending: string): Part[] {
  return folders.flatMap((folder) => {
    const at = `${folder}/${side}`;
    const names = existsSync(join(root, at)) ? readdirSync(join(root, at)).filter((name) => isMeant.test(name)) : [];
    return names.sort().flatMap((file) => {
      const path = `${at}/${file}`;
      const found = readFileSync(join(root, path), 'utf8').matchAll(new RegExp(`^export (?:const|function) (\\w+)${ending}\\b`, 'gm'));
      return [...found].map(([, name = '']) => ({ path, folder, name, exported: `${name}${ending}` })).sort((one, other) => (one.name < other.name ? -1 : 1));
    });
  });
}

/** The text of a list: its imports (those of packages first), and its body. */
export function listText(
  list: { path: string; header: string; before?: string[] },
  parts: Part[],
  types: { name: string; from: string }[],
  body: string[],
): string {
  const byPath = [...Map.groupBy(parts, ({ path }) => path)];
  const ofPlugins = byPath.filter(([path]) => path.startsWith('plugins/')).sort(([one], [other]) => (one < other ? -1 : 1));
  const imports = [...ofPlugins, ...byPath.filter(([path]) => !path.startsWith('plugins/'))].map(
    ([path, some]) => `import { ${some.map(({ exported }) => exported).join(', ')} } from '${importPath(list.path, path)}';`,
  );
  const typeImports = types.map(({ name, from }) => `import type { ${name} } from '${importPath(list.path, from)}';`);
  return [list.header, ...(list.before ?? []), ...imports, ...typeImports, '', ...body, ''].join('\n');
}

function subfolders(root: string, home: string): string[] {
  const entries = readdirSync(join(root, home), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${home}/${name}`)
    .sort();
}

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
