import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates the folder and its missing parents, accessible to this account only. One at a time: `mkdir` with `recursive` never returns for an existing
 * folder that accepts no children and reports ENOENT, as `/proc` does.
 * @throws the error of the file system
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (await isFolder(path)) return;
    const parent = dirname(path);
    const isBelowMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT' && !(await isFolder(parent));
    if (!isBelowMissing || parent === path) throw error;
    await makeFolder(parent);
    await makeFolder(path);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
