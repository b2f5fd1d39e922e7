import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';

/** Stores files under `<data>/files`. */
export function localBlobs(dataFolder: string): Blobs {
  const folder = join(dataFolder, 'files');
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      if ('path' in content) await copyFile(content.path, join(folder, name));
      else await writeFile(join(folder, name), content, { flag: 'wx' });
    },
    async read(name) {
      try {
        // Opened first: a stream tells too late that there is nothing.
        const file = await open(join(folder, name));
        return createReadStream('', { fd: file });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    move: (from, to) => rename(join(folder, from), join(folder, to)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
