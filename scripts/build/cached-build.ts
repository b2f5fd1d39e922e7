import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { cacheFolder, root } from './paths.ts';

/** By folder, what is being built now: both faces ask for the same at once. */
const building = new Map<string, Promise<string>>();

/**
 * The folder with what a package is built into. It is made once per version and options: a third of all modules are pictures and editors of
 * packages, and no change of ours changes them.
 */
export async function cachedBuild(packageName: string, options: BuildOptions): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'node_modules', packageName, 'package.json'), 'utf8'));
  const recipe = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 10);
  const folder = join(cacheFolder, `${packageName.replace('/', '-')}-${version}-${recipe}`);
  if (existsSync(folder)) return folder;
  const built = building.get(folder) ?? buildInto(folder, options).finally(() => building.delete(folder));
  building.set(folder, built);
  return built;
}

async function buildInto(folder: string, options: BuildOptions): Promise<string> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await build({ bundle: true, minify: true, format: 'esm', target: 'es2022', logLevel: 'error', absWorkingDir: root, outdir: unfinished, ...options });
  // Whichever process has built it meanwhile has made the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}
