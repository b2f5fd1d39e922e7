import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFolder } from './paths.ts';

export const compressible = /\.(js|css|html|svg|json|ttf)$/;
/** Bytes. Brotli's best level takes seconds per megabyte and gains little on the few huge files. */
const hugeFile = 2_000_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every file of a folder and below whose name fits. Work is kept by content, so only changed files cost time. */
export async function compressFolder(folder: string, names: RegExp): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => names.test(file)).map((file) => join(folder, file));
  await mkdir(cacheFolder, { recursive: true });
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const cached = join(cacheFolder, createHash('sha256').update(content).digest('hex').slice(0, 32));
  const quality = content.length > hugeFile ? 9 : 11;
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    keep(`${cached}.br`, `${file}.br`, () => brotli(content, { params: parameters })),
    keep(`${cached}.gz`, `${file}.gz`, () => gzipped(content, { level: 9 })),
  ]);
}

async function keep(cached: string, target: string, make: () => Promise<Buffer>): Promise<void> {
  const known = await stat(cached).catch(() => null);
  if (!known) {
    // Two files of one build may have the same content, two builds may run at once: each writes beside and moves its own.
    const own = `${cached}.${randomUUID()}`;
    await writeFile(own, await make());
    await rename(own, cached);
  }
  await copyFile(cached, target);
}
