import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Everything the web files are made of lies here. */
const folders = ['scripts/build', 'engine/core', 'engine/formats', 'engine/web', 'designer', 'plugins', 'generated', 'locales'];
const single = ['package-lock.json', 'scripts/build.ts'];
const isInput = /\.(tsx?|css|svg|json)$/;
/** Halves of the server, which no page contains. */
const isOther = /^(plugins\/[^/]+|designer)\/(server|schemas)\//;

/**
 * Hash over names, sizes and times of all inputs: equal stamps mean that a build would give the same files. Every start asks,
 * so no file is read.
 */
export function inputStamp(): string {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isInput.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const hash = createHash('sha256');
  for (const file of [...single, ...found.filter((file) => !isOther.test(file)).sort()]) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}
