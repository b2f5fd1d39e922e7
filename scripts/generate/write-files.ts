import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that hold generated files alone. */
const ownFolders: readonly string[] = ['generated/types', 'generated/words'];

/** Paths whose text on disk is not what would be generated now, files nobody generates any more in `folders` included. */
export function differences(root: string, files: Map<string, string>, folders = ownFolders): string[] {
  const present = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  const stale = present.filter((path) => !files.has(path));
  const changed = [...files].filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
  return [...changed.map(([path]) => path), ...stale].sort();
}

/**
 * Writes what differs and removes files of `folders` that `files` does not name.
 * @param files path below `root` → text
 */
export function writeFiles(root: string, files: Map<string, string>, folders = ownFolders): void {
  for (const path of differences(root, files, folders)) {
    const text = files.get(path);
    if (text === undefined) {
      rmSync(join(root, path));
      continue;
    }
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
