import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const zones = ['designer', 'plugins'];

/** For PHP tools: the constants that the `.php` files name, which stand nowhere else as PHP. */
export const phpConstantsPath = 'generated/php/constants.php';

/**
 * PHP of the product lies in `.php` files, and isomorphic code reads no files. So each folder of them has a module `embedded.ts` with their
 * texts by name. A folder with a `constants.ts` counts as one with all its subfolders: its files may name these constants as `Platform\NAME`.
 * @throws Error for two files of one name, a constant that is not there, and one that no file names
 */
export async function embeddedPhpFiles(root: string): Promise<Map<string, string>> {
  const rooms = Map.groupBy(phpPaths(root), (path) => roomOf(root, path));
  const files = new Map<string, string>();
  for (const [room, paths] of rooms) {
    const constants = await constantsOf(root, room);
    const texts = new Map<string, string>();
    const used = new Set<string>();
    for (const path of paths) {
      const name = basename(path, '.php');
      if (texts.has(name)) throw new Error(`${room} has two files ${name}.php`);
      texts.set(name, filled(path, readFileSync(join(root, path), 'utf8'), constants, used));
    }
    const unused = Object.keys(constants).filter((name) => !used.has(name));
    if (unused.length > 0) throw new Error(`${room}/constants.ts: no .php file names ${unused.join(', ')}`);
    files.set(`${room}/embedded.ts`, moduleOf(texts));
    if (used.size > 0) files.set(phpConstantsPath, constantsFile(room, constants));
  }
  return files;
}

/** Paths of the product's `.php` files, sorted. */
export function phpPaths(root: string): string[] {
  const present = zones.filter((zone) => existsSync(join(root, zone)));
  const paths = present.flatMap((zone) => readdirSync(join(root, zone), { recursive: true, encoding: 'utf8' }).map((path) => join(zone, path)));
  return paths.filter((path) => path.endsWith('.php')).sort();
}

function roomOf(root: string, path: string): string {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  return folders.find((folder) => existsSync(join(root, folder, 'constants.ts'))) ?? dirname(path);
}

async function constantsOf(root: string, room: string): Promise<Readonly<Record<string, string>>> {
  const path = join(root, room, 'constants.ts');
  if (!existsSync(path)) return {};
  const { constants } = (await import(pathToFileURL(path).href)) as { constants: Readonly<Record<string, string>> };
  return constants;
}

/** The text with the constants' values. What stands between quoted texts becomes a part of them. */
function filled(path: string, text: string, constants: Readonly<Record<string, string>>, used: Set<string>): string {
  return text.replace(/(' \. )?\bPlatform\\([A-Z_]+)( \. ')?/g, (_found, before: string | undefined, name: string, after: string | undefined) => {
    const value = constants[name];
    if (value === undefined) throw new Error(`${path}: no constant ${name}`);
    used.add(name);
    return before && after ? value.slice(1, -1) : `${before ?? ''}${value}${after ?? ''}`;
  });
}

/** One line for each text: a change is read in the `.php` file. */
function moduleOf(texts: ReadonlyMap<string, string>): string {
  const members = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, text]) => `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`);
  return `// Written by npm run generate from the .php files of this folder.\n\n/** Text of each file by its name. */\nexport const phpFiles = {\n${members.join('')}};\n`;
}

function constantsFile(room: string, constants: Readonly<Record<string, string>>): string {
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${value};\n`);
  return `<?php\n// Written by npm run generate from ${room}/constants.ts.\n\nnamespace Portico\\Platform;\n\n${lines.join('')}`;
}
