import { link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from './archive.ts';

/**
 * Files that stay on the machine: the embedded database, which is copied separately, locks, caches that are created on demand, and files of these
 * commands themselves.
 */
const apart = /^(portico\.db(-wal|-shm|-journal)?|.*\.lock(-journal)?|\..*|before-restore-.*|thumbnails|lost\+found)$/;
const sidesOfSqlite = /-(wal|shm|journal)$/;

/** Returns the names in the data folder that belong to an installation: all of them are moved when another replaces it. */
export async function entriesOf(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder).catch(ifMissing<string[]>([]));
  return names.filter((name) => !apart.test(name) || name.startsWith('portico.db')).sort();
}

/** Returns the files of the data folder besides the embedded database, by their names in an archive; SQLite databases separately from plain files. */
export async function filesOf(dataFolder: string): Promise<{ plain: Source[]; databases: Source[] }> {
  const found: { plain: Source[]; databases: Source[] } = { plain: [], databases: [] };
  const walk = async (relative: string): Promise<void> => {
    const names = await readdir(join(dataFolder, relative)).catch(ifMissing<string[]>([]));
    for (const name of names.sort()) {
      if (relative === '' ? apart.test(name) : name.endsWith('.tmp')) continue;
      const path = relative ? `${relative}/${name}` : name;
      const file = join(dataFolder, path);
      const kind = await stat(file).catch(ifMissing(null));
      if (kind?.isDirectory()) await walk(path);
      else if (kind?.isFile() && (await isSqlite(file))) found.databases.push({ path: `data/${path}`, file });
      else if (kind?.isFile() && !(sidesOfSqlite.test(name) && names.includes(name.replace(sidesOfSqlite, ''))))
        found.plain.push({ path: `data/${path}`, file });
    }
  };
  await walk('');
  return found;
}

/**
 * Creates hard links of the uploaded files, so that they survive a removal while they are copied. Uploads never change. On a file system without hard
 * links the files themselves are copied.
 */
export async function pinUploads(dataFolder: string, pins: string): Promise<void> {
  const names = await readdir(join(dataFolder, 'files')).catch(ifMissing<string[]>([]));
  if (names.length > 0) await mkdir(pins, { recursive: true, mode: 0o700 });
  for (const name of names) await link(join(dataFolder, 'files', name), join(pins, name)).catch(() => undefined);
}

/** Returns the pinned uploads by their names in the archive. */
export async function pinnedUploads(pins: string): Promise<Source[]> {
  const names = await readdir(pins).catch(ifMissing<string[]>([]));
  return names.map((name) => ({ path: `data/files/${name}`, file: join(pins, name) }));
}

async function isSqlite(file: string): Promise<boolean> {
  const handle = await open(file).catch(ifMissing(null));
  if (!handle) return false;
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1') === 'SQLite format 3\0';
  } finally {
    await handle.close();
  }
}

/** A file that disappears during the backup is no longer part of the installation. */
function ifMissing<T>(fallback: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
