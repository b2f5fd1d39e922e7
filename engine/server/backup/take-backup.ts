import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/take-backup.ts';
import type { Contents } from '../data/sql/database-copy.ts';
import { contentsOfSqlite, copySqlite } from '../data/sqlite/copy-sqlite.ts';
import type { Config } from '../kernel/process/config.ts';
import { type OnBytes, type Source, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { filesOf, pinnedUploads, pinUploads } from './data-folder.ts';
import { archiveFormat, databasePaths, type Manifest } from './manifest.ts';

/** Where the data of an installation is. */
export type Installation = Pick<Config, 'dataFolder' | 'databaseUrl'> & Partial<Pick<Config, 'bucket'>>;

/** Reports progress to the operator. */
interface Progress {
  /** The database is copied; rows in all its tables. */
  database(tables: number, rows: number): void;
  bytes: OnBytes;
}

/** What is backed up, and where to. */
export interface BackupOptions {
  installation: Installation;
  /** The archive to write. Absolute; must not exist. */
  archive: string;
  passphrase: string | undefined;
  /** Version of this Portico. */
  product: string;
  progress: Progress;
}

/**
 * Backs up an installation, running or not: database, uploaded files, keyring and everything else of the data folder. The rows are a snapshot; every
 * file they refer to is included, because files are pinned before the snapshot and after it, except those in a bucket, which the manifest names. The
 * archive appears under its name when it is complete.
 * @throws BackupError if it cannot be written
 */
export async function takeBackup({ installation, archive, passphrase, product, progress }: BackupOptions): Promise<Omit<Manifest, 'entries'>> {
  const { dataFolder, databaseUrl, bucket } = installation;
  if (existsSync(archive)) throw new BackupError(texts.exists, { archive });
  for (const needed of databaseUrl === undefined ? ['portico.db', 'keyring.json'] : ['keyring.json'])
    if (!existsSync(join(dataFolder, needed))) throw new BackupError(texts.notThere, { needed, folder: dataFolder });

  await mkdir(dirname(archive), { recursive: true });
  const work = await mkdtemp(join(dirname(archive), '.portico-backup-'));
  const pins = await mkdtemp(join(dataFolder, '.backup-'));
  try {
    await pinUploads(dataFolder, pins);
    const dialect = databaseUrl === undefined ? 'sqlite' : 'postgres';
    const copy = join(work, basename(databasePaths[dialect]));
    const made_at = new Date().toISOString();
    const contents = await copyDatabase(installation, copy);
    await pinUploads(dataFolder, pins);
    progress.database(
      Object.keys(contents.tables).length,
      Object.values(contents.tables).reduce((sum, rows) => sum + rows, 0),
    );

    const { plain, databases } = await filesOf(dataFolder);
    const copies = databases.map(({ path, file }, at): Source => {
      const source = { path, file: join(work, String(at)) };
      copySqlite(file, source.file);
      return source;
    });
    const pinned = await pinnedUploads(pins);
    const paths = new Set(pinned.map(({ path }) => path));
    const sources = [{ path: databasePaths[dialect], file: copy }, ...copies, ...pinned, ...plain.filter(({ path }) => !paths.has(path))];
    const stored = new Set(sources.map(({ path }) => path));
    const facts = {
      format: archiveFormat,
      product,
      made_at,
      dialect,
      migrations: contents.migrations,
      tables: contents.tables,
      missing: bucket ? [] : contents.uploads.filter((name) => !stored.has(`data/files/${name}`)),
      ...(bucket && { bucket: bucket.name }),
    } satisfies Omit<Manifest, 'entries'>;
    const draft = join(work, 'archive');
    await writeArchive(draft, sources, facts, passphrase, progress.bytes);
    await rename(draft, archive);
    return facts;
  } finally {
    await Promise.all([work, pins].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

async function copyDatabase({ dataFolder, databaseUrl }: Installation, copy: string): Promise<Contents> {
  if (databaseUrl !== undefined) {
    const { dumpPostgres } = await import('../data/postgres/copy-postgres.ts');
    return dumpPostgres(databaseUrl, copy);
  }
  copySqlite(join(dataFolder, 'portico.db'), copy);
  await chmod(copy, 0o600);
  return contentsOfSqlite(copy);
}
