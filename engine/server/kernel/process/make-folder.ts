import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes the folder, and those above it that are missing, for this account alone. One after the other: `mkdir` with `recursive` never comes back
 * where a folder that is there takes no others and says that something is missing, as `/proc` does. Throws the error of the file system.
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
