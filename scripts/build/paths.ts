import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** What the server serves. */
export const webFolder = join(root, 'dist/web');

/** In the web folder: the hash of what it was made of, see stamp.ts. */
export const stampFile = 'stamp.txt';

/** Survives builds: compressed files and Monaco's workers, by the hash of what they are made of. */
export const cacheFolder = join(root, 'dist/.cache');

/** Address under which the files of `<web folder>/assets` are served, for ever. */
export const assetsAddress = '/admin/assets/';
