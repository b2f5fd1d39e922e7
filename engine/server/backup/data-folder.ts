import { link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from './archive.ts';

/**
 * What stays on the machine: the embedded database, which is copied apart, locks, what is made anew
 * when it is asked for, and what these commands keep or leave behind themselves.
 */
const apart = /^(portico\.db(-wal|-shm|-journal)?|.*\.lock(-journal)?|\..*|before-restore-.*|thumbnails|lost\+found)$/;
const sidesOfSqlite = /-(wal|shm|journal)$/;

/** Names in the data folder that belong to an installation: all of them are moved when another takes its place. */
export async function entriesOf(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder).catch(ifMissing<string[]>([]));
  return names.filter((name) => !apart.test(name) || name.startsWith('portico.db')).sort();
}

/** Files of the data folder beside the embedded database, as they are named in an archive; SQLite databases apart from plain files. */
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
 * Gives the uploaded files a second name, so that they stay while they are copied though somebody deletes them. Uploads never change. Where
 * the file system has no second names, the files themselves are used.
 */
export async function pinUploads(dataFolder: string, pins: string): Promise<void> {
  const names = await readdir(join(dataFolder, 'files')).catch(ifMissing<string[]>([]));
  if (names.length > 0) await mkdir(pins, { recursive: true, mode: 0o700 });
  for (const name of names) await link(join(dataFolder, 'files', name), join(pins, name)).catch(() => undefined);
}

/** The pinned uploads under their names in the archive. */
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

/** What goes away while it is looked at is no longer part of the installation. */
function ifMissing<T>(fallback: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
