import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { texts } from '../../../generated/words/engine-server/restore-backup.ts';
import type { Contents } from '../data/sql/database-copy.ts';
import { contentsOfSqlite } from '../data/sqlite/copy-sqlite.ts';
import { makeFolder } from '../kernel/process/make-folder.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { type FolderLock, lockFolder } from '../start/folder-lock.ts';
import { digestOf, type OnBytes, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { entriesOf } from './data-folder.ts';
import { checkVersions, databasePaths, type Known, type Manifest } from './manifest.ts';
import type { Installation } from './take-backup.ts';

/** What is restored, and where. */
export interface RestoreOptions {
  target: Installation;
  /** Absolute. */
  archive: string;
  passphrase: string | undefined;
  /** Puts the archive in place of what the target holds, which is kept aside. */
  replace: boolean;
  known: Omit<Known, 'dialect'>;
  progress: {
    bytes: OnBytes;
    /** The archive is whole; from here on the target is changed, and an interruption would stop half-way. */
    changing(manifest: Manifest): void;
  };
}

/** Result of a restore. */
export interface Restored {
  manifest: Manifest;
  /** Where the former data is now, or null where there was none. */
  formerFolder: string | null;
  formerSchema: string | null;
}

/**
 * Restores an archive into an installation that is not running. Unpacks the whole archive next to the target and verifies it before anything is
 * touched; an error afterwards puts the target back as it was. Finally compares row counts and file digests.
 * @throws BackupError if the archive or the target cannot be used
 */
export async function restoreBackup({ target, archive, passphrase, replace, known, progress }: RestoreOptions): Promise<Restored> {
  const { dataFolder, databaseUrl } = target;
  if (!existsSync(archive)) throw new BackupError(texts.noArchive, { archive });
  await makeFolder(dataFolder);
  const lock = await claim(target);
  let stage: string | null = null;
  try {
    const former = await entriesOf(dataFolder);
    if (!replace) await refuseFull(target, former);
    stage = await mkdtemp(join(dataFolder, '.restore-'));
    const manifest = await readArchive(archive, stage, passphrase, progress.bytes);
    checkVersions(manifest, { ...known, dialect: databaseUrl === undefined ? 'sqlite' : 'postgres' });
    if (manifest.dialect === 'sqlite') await settleSqlite(stage, manifest);
    await mkdir(join(stage, 'data'), { recursive: true });
    if (databaseUrl !== undefined) await refuseServing(databaseUrl);

    progress.changing(manifest);
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const aside = join(dataFolder, `before-restore-${stamp}`);
    const staged = join(stage, 'data');
    const swap = async (contents: Contents | null) => {
      if (contents) compareRows(manifest, contents.tables);
      await exchange(dataFolder, staged, aside, former);
      await compareFiles(dataFolder, manifest).catch(async (error) => {
        await exchange(dataFolder, aside, staged, await entriesOf(dataFolder));
        throw error;
      });
    };
    let formerSchema: string | null = null;
    if (databaseUrl === undefined) await swap(null);
    else formerSchema = await intoPostgres(databaseUrl, stage, `portico_before_${stamp}`, swap);
    return { manifest, formerFolder: former.length > 0 ? aside : null, formerSchema };
  } finally {
    if (stage !== null) await rm(stage, { recursive: true, force: true });
    lock?.release();
  }
}

/** Checks that no server runs on the target, and locks the folder of an embedded database until the lock is released. */
async function claim({ dataFolder, databaseUrl }: Installation): Promise<FolderLock | null> {
  if (databaseUrl !== undefined) {
    await refuseServing(databaseUrl);
    return null;
  }
  try {
    return lockFolder(dataFolder);
  } catch (error) {
    throw error instanceof StartError ? new BackupError(texts.serving, { what: dataFolder }) : error;
  }
}

async function refuseServing(databaseUrl: string): Promise<void> {
  if ((await targetOf(databaseUrl)).isServing) throw new BackupError(texts.serving, { what: 'DATABASE_URL' });
}

async function refuseFull({ dataFolder, databaseUrl }: Installation, former: string[]): Promise<void> {
  if (former.length > 0) throw new BackupError(texts.full, { what: dataFolder, found: former.slice(0, 3).join(', ') });
  if (databaseUrl !== undefined && !(await targetOf(databaseUrl)).isEmpty) throw new BackupError(texts.full, { what: 'DATABASE_URL', found: 'tables' });
}

async function targetOf(databaseUrl: string) {
  const { inspectTarget } = await import('../data/postgres/copy-postgres.ts');
  return inspectTarget(databaseUrl);
}

async function settleSqlite(stage: string, manifest: Manifest): Promise<void> {
  compareRows(manifest, contentsOfSqlite(join(stage, databasePaths.sqlite)).tables);
  await mkdir(join(stage, 'data'), { recursive: true });
  await rename(join(stage, databasePaths.sqlite), join(stage, 'data', 'portico.db'));
}

/** @returns name of the former schema, or null if there was none */
async function intoPostgres(address: string, stage: string, aside: string, settle: (contents: Contents) => Promise<void>): Promise<string | null> {
  const { restorePostgres } = await import('../data/postgres/copy-postgres.ts');
  return (await restorePostgres(address, join(stage, databasePaths.postgres), aside, settle)) ? aside : null;
}

/** Moves the current files aside and those of another folder in their place; a move that fails reverts the others. */
async function exchange(dataFolder: string, from: string, aside: string, former: string[]): Promise<void> {
  const moved: [from: string, to: string][] = [];
  const move = async (one: string, other: string) => {
    await rename(one, other);
    moved.push([one, other]);
  };
  try {
    if (former.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
    for (const name of former) await move(join(dataFolder, name), join(aside, name));
    for (const name of await readdir(from)) await move(join(from, name), join(dataFolder, name));
  } catch (error) {
    for (const [one, other] of moved.reverse()) await rename(other, one);
    throw error;
  }
}

function compareRows({ tables }: Manifest, found: Record<string, number>): void {
  for (const name of new Set([...Object.keys(tables), ...Object.keys(found)]))
    if (tables[name] !== found[name]) throw new BackupError(texts.rows, { table: name, wanted: tables[name] ?? 0, found: found[name] ?? 0 });
}

async function compareFiles(dataFolder: string, { entries, dialect }: Manifest): Promise<void> {
  for (const { path, sha256 } of entries) {
    if (path === databasePaths.postgres) continue;
    const file = join(dataFolder, path === databasePaths[dialect] ? 'portico.db' : path.replace(/^data\//, ''));
    if ((await digestOf(file).catch(() => '')) !== sha256) throw new BackupError(texts.file, { path });
  }
}
