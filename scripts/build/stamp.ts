import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Everything the web files are made of. */
const inputs = [
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build/**/*.ts',
  'engine/{core,web}/**/*.{ts,tsx,css,svg,json}',
  'designer/**/*.{ts,tsx,css,json}',
  'plugins/*/{web,shared}/**/*.{ts,tsx,css,json,svg}',
  'plugins/*/locales/*.json',
  'generated/**/*.ts',
  'locales/**/*.json',
];

/** Hash over names and contents of all inputs: equal stamps mean that a build would give the same files. */
export async function inputStamp(): Promise<string> {
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, at) => {
    hash.update(`${file}\0${contents[at]?.length}\0`).update(contents[at] ?? '');
  });
  return hash.digest('hex');
}
