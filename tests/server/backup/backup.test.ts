import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createKeyring } from '../../../engine/server/auth/keyring-file.ts';
import { BackupError, isDiskFull } from '../../../engine/server/backup/backup-error.ts';
import { restoreBackup } from '../../../engine/server/backup/restore-backup.ts';
import { readArguments, UsageError } from '../../../engine/server/backup/run-command.ts';
import { takeBackup } from '../../../engine/server/backup/take-backup.ts';

const silent = { database: () => undefined, bytes: () => undefined, changing: () => undefined };
const work = mkdtempSync(join(tmpdir(), 'portico-archive-'));
const source = join(work, 'source');
const plain = join(work, 'plain.tar.gz');
const sealed = join(work, 'sealed');
const upload = 'a'.repeat(32);
const lockModule = resolve(import.meta.dirname, '../../../engine/server/start/folder-lock.ts');

/** An installation as small as they come: a table, an upload, a configured database and a keyring. */
beforeAll(async () => {
  mkdirSync(join(source, 'files'), { recursive: true });
  mkdirSync(join(source, 'databases'));
  createKeyring(source);
  writeFileSync(join(source, 'files', upload), randomBytes(300_000));
  makeDatabase(join(source, 'portico.db'), [`create table file (id integer primary key, name text)`, `insert into file (name) values ('${upload}'), ('gone')`]);
  makeDatabase(join(source, 'databases', 'shop.db'), ['create table goods (id integer primary key)', 'insert into goods values (7)']);
  await backUp(plain);
  await backUp(sealed, { passphrase: 'wild horses' });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('a backup', () => {
  test('can be restored into an empty folder, with and without a passphrase', async () => {
    for (const [archive, passphrase] of [[plain, undefined] as const, [sealed, 'wild horses'] as const]) {
      const target = emptyFolder();
      const { manifest, formerFolder } = await restore(archive, target, { passphrase });
      expect(manifest).toMatchObject({ tables: { file: 2 }, missing: ['gone'] });
      expect(formerFolder).toBeNull();
      expect(readFileSync(join(target, 'files', upload)).equals(readFileSync(join(source, 'files', upload)))).toBe(true);
      expect(readFileSync(join(target, 'keyring.json'), 'utf8')).toBe(readFileSync(join(source, 'keyring.json'), 'utf8'));
      expect(statSync(join(target, 'keyring.json')).mode & 0o777).toBe(0o600);
      const shop = new DatabaseSync(join(target, 'databases', 'shop.db'), { readOnly: true });
      expect(shop.prepare('select id from goods').all()).toEqual([{ id: 7 }]);
      shop.close();
    }
  });

  test('without a passphrase opens with tar, and is readable by its owner alone', () => {
    const listed = spawnSync('tar', ['-tzf', plain], { encoding: 'utf8' }).stdout.trim().split('\n');
    expect(listed.sort()).toEqual(['data/databases/shop.db', `data/files/${upload}`, 'data/keyring.json', 'database/portico.db', 'manifest.json']);
    expect(statSync(plain).mode & 0o777).toBe(0o600);
  });

  test('has the files its rows speak of, though somebody deletes them meanwhile', async () => {
    const archive = join(work, 'pinned.tar.gz');
    const folder = join(work, 'moving');
    mkdirSync(join(folder, 'files'), { recursive: true });
    createKeyring(folder);
    makeDatabase(join(folder, 'portico.db'), ['create table file (id integer primary key, name text)', `insert into file (name) values ('${upload}')`]);
    writeFileSync(join(folder, 'files', upload), 'picture');
    const deleting = { ...silent, database: () => rmSync(join(folder, 'files', upload)) };
    const { missing } = await takeBackup({
      installation: { dataFolder: folder, databaseUrl: undefined },
      archive,
      passphrase: undefined,
      product: '0.1.0',
      progress: deleting,
    });
    expect(missing).toEqual([]);
    const target = emptyFolder();
    await restore(archive, target);
    expect(readFileSync(join(target, 'files', upload), 'utf8')).toBe('picture');
  });

  test('never takes the place of a file, and wants the folder of an installation', async () => {
    await expect(backUp(plain)).rejects.toThrow('already exists');
    const nowhere = { dataFolder: emptyFolder(), databaseUrl: undefined };
    const taking = takeBackup({ installation: nowhere, archive: join(work, 'no.tar.gz'), passphrase: undefined, product: '0.1.0', progress: silent });
    await expect(taking).rejects.toThrow('there is no portico.db in');
  });
});

describe('a restore changes nothing', () => {
  test('for an archive that is damaged in any of its regions, or cut off', async () => {
    const whole = readFileSync(plain);
    // Bytes 4 to 9 of a gzip stream are its time and system, which nobody reads.
    const places = [0, 1, 2, 3, ...Array.from({ length: 48 }, (_, at) => 10 + Math.floor(((whole.length - 11) * at) / 47))];
    await refuseEach(places.map((place) => flipped(whole, place)));
    await refuseEach([0, 5, 18, 1_000, whole.length >> 1, whole.length - 600, whole.length - 9, whole.length - 1].map((end) => whole.subarray(0, end)));
  });

  test('for a sealed one with a byte changed in head, salt, check, body or tag, or cut off between its pieces', async () => {
    const whole = readFileSync(sealed);
    const head = 17 + 32;
    const places = [0, 20, 40, head + 70, whole.length - 1];
    await refuseEach([...places.map((place) => flipped(whole, place)), whole.subarray(0, head + 65_552)], 'wild horses');
  });

  test('for a wrong passphrase, or none', async () => {
    await expect(restore(sealed, emptyFolder(), { passphrase: 'tame horses' })).rejects.toThrow('the passphrase is wrong');
    await expect(restore(sealed, emptyFolder())).rejects.toThrow('sealed with a passphrase');
  });

  test('for an archive of a newer version, of unknown migrations, or of the other database', async () => {
    const newer = join(work, 'newer.tar.gz');
    await backUp(newer, { product: '0.10.0' });
    await expect(restore(newer, emptyFolder(), { product: '0.9.1' })).rejects.toThrow('made by the newer Portico 0.10.0; this is 0.9.1');
    const migrated = join(work, 'migrated.tar.gz');
    const database = new DatabaseSync(join(source, 'portico.db'));
    database.exec(`create table migration (name text); insert into migration values ('202601010000-split')`);
    await backUp(migrated);
    database.exec('drop table migration');
    database.close();
    await expect(restore(migrated, emptyFolder())).rejects.toThrow('202601010000-split');
    const elsewhere = emptyFolder();
    await expect(restore(migrated, elsewhere, { migrations: ['202601010000-split'] })).resolves.toMatchObject({ formerFolder: null });
  });

  test('for a target that is not empty, unless it is to be replaced; then the former data is kept', async () => {
    const target = emptyFolder();
    writeFileSync(join(target, 'keyring.json'), 'of somebody else');
    await expect(restore(plain, target)).rejects.toThrow('is not empty (keyring.json)');
    expect(leftIn(target)).toEqual(['keyring.json']);
    const { formerFolder } = await restore(plain, target, { replace: true });
    expect(readFileSync(join(formerFolder!, 'keyring.json'), 'utf8')).toBe('of somebody else');
    expect(existsSync(join(target, 'portico.db'))).toBe(true);
  });

  test('while a server has the folder, busy or not', async () => {
    const target = emptyFolder();
    await restore(plain, target);
    const server = spawn(process.execPath, [
      '-e',
      `import(${JSON.stringify(lockModule)}).then(({ lockFolder }) => { globalThis.lock = lockFolder(${JSON.stringify(target)}); console.log('has it'); setInterval(() => {}, 1e6); })`,
    ]);
    await once(server.stdout, 'data');
    await expect(restore(plain, target, { replace: true })).rejects.toThrow('Portico is running on');
    server.kill('SIGKILL');
    await once(server, 'exit');
    await expect(restore(plain, target, { replace: true })).resolves.toMatchObject({ manifest: { tables: { file: 2 } } });
  });

  test('when the disk is full; neither does a backup leave anything behind', async ({ skip }) => {
    const disk = emptyFolder();
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', disk]).status !== 0) {
      process.stderr.write('The test of a full disk is skipped: this account may not mount a tmpfs.\n');
      skip();
    }
    onTestFinished(() => void spawnSync('umount', [disk]));
    const target = join(disk, 'data');
    await expect(restore(plain, target)).rejects.toSatisfy(isDiskFull);
    expect(leftIn(target)).toEqual([]);
    await expect(backUp(join(disk, 'archive.tar.gz'))).rejects.toSatisfy(isDiskFull);
    expect(readdirSync(disk)).toEqual(['data']);
  });
});

test('the commands take what they know', () => {
  const at = { INIT_CWD: '/srv' };
  expect(readArguments(['a.tar.gz', '--replace'], at)).toEqual({ file: '/srv/a.tar.gz', replace: true, passphrase: undefined });
  expect(() => readArguments(['a', 'b'], at)).toThrow(UsageError);
  expect(() => readArguments(['--force'], at)).toThrow(UsageError);
  expect(() => readArguments(['a', '--passphrase-file', 'none'], at)).toThrow('/srv/none');
});

function backUp(archive: string, { passphrase, product = '0.1.0' }: { passphrase?: string; product?: string } = {}) {
  return takeBackup({ installation: { dataFolder: source, databaseUrl: undefined }, archive, passphrase, product, progress: silent });
}

function restore(
  archive: string,
  dataFolder: string,
  options: { passphrase?: string | undefined; replace?: boolean; product?: string; migrations?: string[] } = {},
) {
  const { passphrase, replace = false, product = '0.1.0', migrations = [] } = options;
  return restoreBackup({ target: { dataFolder, databaseUrl: undefined }, archive, passphrase, replace, known: { product, migrations }, progress: silent });
}

/** None of these archives may be taken, and none may leave a trace. */
async function refuseEach(archives: Buffer[], passphrase?: string): Promise<void> {
  const target = emptyFolder();
  for (const [at, bytes] of archives.entries()) {
    const archive = join(work, 'damaged');
    writeFileSync(archive, bytes);
    const error = await restore(archive, target, { passphrase }).catch((error: unknown) => error);
    expect(error, `archive ${at}`).toBeInstanceOf(BackupError);
    expect(leftIn(target), `archive ${at}`).toEqual([]);
  }
}

/** What a restore has left in its target beside the lock it took. */
function leftIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.endsWith('.lock'));
}

function flipped(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[place]! ^= 0x10;
  return copy;
}

function emptyFolder(): string {
  return mkdtempSync(join(work, 'target-'));
}

function makeDatabase(file: string, statements: string[]): void {
  const database = new DatabaseSync(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}
