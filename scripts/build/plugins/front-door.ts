import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';

const frontDoor = join(root, 'engine/web/index.ts');
const doorImport = /import\s*\{([^}]*)\}\s*from\s*(['"])[./]+\/engine\/web\/index\.ts\2;?/g;
const doorExport = /export\s*\{([^}]*)\}\s*from\s*'([^']+)';/g;

/** What the front door hands on: name → the file behind the door and the name there. */
export type DoorExports = ReadonlyMap<string, { file: string; name: string }>;

/** What `engine/web/index.ts` hands on now. */
export async function frontDoorExports(): Promise<DoorExports> {
  return doorExports(await readFile(frontDoor, 'utf8'), dirname(frontDoor));
}

/** @param folder of the door, which its paths are relative to */
function doorExports(source: string, folder: string): DoorExports {
  const found = new Map<string, { file: string; name: string }>();
  for (const [, names = '', path = ''] of source.matchAll(doorExport)) {
    for (const [name, exported] of valuesOf(names)) found.set(exported, { file: join(folder, path), name });
  }
  return found;
}

/**
 * The source with imports through the front door led to the files behind it. Through the door comes all it hands on, with everything that
 * would load on demand: a visitor of the portal has no use for an editor of code.
 */
export function pastTheDoor(source: string, exports: DoorExports): string {
  return source.replace(doorImport, (whole, names: string) => {
    const imports = valuesOf(names).map(([name, local]) => {
      const target = exports.get(name);
      if (!target) throw new Error(`engine/web/index.ts does not export ${name}`);
      return `import { ${target.name} as ${local} } from ${JSON.stringify(target.file)};`;
    });
    // On one line, so that line numbers in error messages stay true for the rest of the file.
    return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}

/** `a, b as c, type D` → the pairs of names that are no types. */
function valuesOf(names: string): [name: string, local: string][] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((text) => {
      const [name = '', local = name] = text.split(/\s+as\s+/);
      return [name, local];
    });
}
