import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FileView } from '../../../engine/core/calls/file.ts';
import { restoreBackup } from '../../../engine/server/backup/restore-backup.ts';
import { takeBackup } from '../../../engine/server/backup/take-backup.ts';
import { startBucket } from '../../helpers/own-bucket.ts';
import { openServer, startServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

const silent = { database: () => undefined, bytes: () => undefined, changing: () => undefined };

test('a backup names the bucket that files are in, and what is restored reads them there', async () => {
  const work = mkdtempSync(join(tmpdir(), 'portico-bucket-backup-'));
  const bucket = await startBucket();
  onTestFinished(async () => {
    await bucket.stop();
    rmSync(work, { recursive: true, force: true });
  });
  const [dataFolder, target, archive] = [join(work, 'data'), join(work, 'restored'), join(work, 'backup.tar.gz')];
  const first = await openServer({ environment: bucket.environment, database: { dataFolder, databaseUrl: undefined } });
  const { url, name } = await done(first.admin<FileView>('Admin.File.Upload', { kind: 'document', file: new File(['in the bucket'], 'log.txt') }));
  const { config } = first.platform;
  await first.close();
  const { missing, bucket: named } = await takeBackup({ installation: config, archive, passphrase: undefined, product: '0.1.0', progress: silent });
  expect({ missing, named }).toEqual({ missing: [], named: 'portico-files' });

  const known = { product: '0.1.0', migrations: [] };
  await restoreBackup({ target: { dataFolder: target, databaseUrl: undefined }, archive, passphrase: undefined, replace: false, known, progress: silent });
  expect(readdirSync(join(target, 'files'))).not.toContain(name);
  const second = await startServer({ environment: bucket.environment, database: { dataFolder: target, databaseUrl: undefined } });
  const read = await fetch(second.address + url, { headers: { cookie: `token=${second.admin.token}` } });
  expect([read.status, await read.text()]).toEqual([200, 'in the bucket']);
});
