import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { texts } from '../../../generated/words/engine-server/archive.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestPath, parseManifest } from './manifest.ts';
import { magic, seal, unseal } from './sealed-stream.ts';
import { gather, readTar, TarError, tarEnd, tarHeader, tarPadding } from './tar.ts';

/** A file to be archived: its name in the archive and its path. */
export interface Source {
  path: string;
  file: string;
}

/** Reports progress in bytes. */
export type OnBytes = (done: number, total: number) => void;

/**
 * Writes a `.tar.gz` readable by its owner only, encrypted if there is a passphrase. Skips a source that no longer exists. The manifest is the last
 * entry. Resolves when the archive is on the disk.
 */
export async function writeArchive(target: string, sources: Source[], facts: Omit<Manifest, 'entries'>, passphrase: string | undefined, onBytes: OnBytes) {
  const entries: Manifest['entries'] = [];
  const total = (await Promise.all(sources.map(async ({ file }) => (await stat(file).catch(() => null))?.size ?? 0))).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const tar = async function* (): AsyncGenerator<Buffer> {
    for (const { path, file } of sources) {
      const handle = await open(file).catch(() => null);
      if (!handle) continue;
      try {
        const { size } = await handle.stat();
        const hash = createHash('sha256');
        yield tarHeader(path, size);
        // No more than the header has said, should the file have grown since.
        for await (const chunk of size > 0 ? handle.createReadStream({ end: size - 1, autoClose: false }) : []) {
          hash.update(chunk);
          done += chunk.length;
          onBytes(done, total);
          yield chunk;
        }
        yield tarPadding(size);
        entries.push({ path, size, sha256: hash.digest('hex') });
      } finally {
        await handle.close();
      }
    }
    const manifest = Buffer.from(`${JSON.stringify({ ...facts, entries } satisfies Manifest, null, 2)}\n`);
    yield tarHeader(manifestPath, manifest.length);
    yield manifest;
    yield tarPadding(manifest.length);
    yield tarEnd;
  };
  const sealed = (packed: AsyncIterable<Buffer>) => (passphrase === undefined ? packed : seal(packed, passphrase));
  await pipeline(Readable.from(tar()), createGzip(), sealed, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
}

/**
 * Unpacks an archive into an empty folder and verifies every byte by the manifest. The caller removes what was unpacked before an error.
 * @throws BackupError for an archive that is damaged, sealed with another passphrase, or none
 */
export async function readArchive(archive: string, folder: string, passphrase: string | undefined, onBytes: OnBytes): Promise<Manifest> {
  const { size } = await stat(archive);
  if (size === 0) throw new BackupError(texts.notOne);
  const isSealed = (await firstBytes(archive, magic.length)).equals(magic);
  if (isSealed && passphrase === undefined) throw new BackupError(texts.needsPassphrase);
  let done = 0;
  const raw = createReadStream(archive).on('data', (chunk) => {
    done += chunk.length;
    onBytes(done, size);
  });
  const opened = (chunks: AsyncIterable<Buffer>) => (isSealed ? unseal(chunks, passphrase ?? '') : chunks);
  const unpacked = createGunzip();
  // An error on the way reaches the reader of what is unpacked.
  pipeline(raw, opened, unpacked).catch(() => undefined);
  const found: Manifest['entries'] = [];
  let manifest: Manifest | null = null;
  try {
    for await (const entry of readTar(unpacked)) {
      if (manifest) throw new TarError('the manifest is not last');
      const hash = createHash('sha256');
      if (entry.path === manifestPath) manifest = parseManifest((await gather(entry.chunks())).toString());
      else {
        await unpack(entry.chunks(), join(folder, checkedPath(entry.path)), hash);
        found.push({ path: entry.path, size: entry.size, sha256: hash.digest('hex') });
      }
    }
  } catch (error) {
    throw damageOf(error);
  } finally {
    raw.destroy();
  }
  if (!manifest) throw new BackupError(texts.noManifest);
  compareEntries(manifest, found);
  return manifest;
}

/** Returns the SHA-256 of a file in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

async function unpack(chunks: AsyncIterable<Buffer>, target: string, hash: Hash): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await file.write(chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

function compareEntries({ entries }: Manifest, found: Manifest['entries']): void {
  const wanted = new Map(entries.map((entry) => [entry.path, entry]));
  for (const { path, size, sha256 } of found) {
    const entry = wanted.get(path);
    if (entry?.size !== size || entry.sha256 !== sha256) throw new BackupError(texts.entry, { path });
    wanted.delete(path);
  }
  for (const path of wanted.keys()) throw new BackupError(texts.entry, { path });
}

/** Accepts only paths below the folder, without characters that a file system interprets. */
function checkedPath(path: string): string {
  const isPlain = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part));
  if (!isPlain) throw new TarError(`the name ${path} leads out of the archive`);
  return path;
}

/** Words errors of zlib and the tar reader as damage; errors of this machine, such as a full disk, stay as they are. */
function damageOf(error: unknown): unknown {
  const isOfZlib = error instanceof Error && 'code' in error && /^Z_|^ERR_/.test(String(error.code));
  return error instanceof TarError || isOfZlib ? new BackupError(texts.damaged, { detail: error.message }) : error;
}

async function firstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
