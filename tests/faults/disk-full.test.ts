import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseEventBus } from '../../engine/server/data/event-bus.ts';
import { migrate } from '../../engine/server/data/migration/migrate.ts';
import { openDatabase } from '../../engine/server/data/open-database.ts';
import { createJobQueue } from '../../engine/server/jobs/create-job-queue.ts';
import { jobTable } from '../../engine/server/jobs/job-table.ts';
import { begunBy } from '../helpers/accounts.ts';
import { until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';

const disk = mkdtempSync(join(tmpdir(), 'portico-disk-'));
const isMounted = process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status === 0;
if (!isMounted) process.stderr.write('Tests with a full disk are skipped: this account cannot mount a tmpfs.\n');
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const filler = join(disk, 'filler');
/** Until there is not a byte left. */
function fill(): void {
  const piece = Buffer.alloc(65_536);
  for (const size of [piece.length, 4_096, 1]) {
    try {
      for (;;) writeFileSync(filler, piece.subarray(0, size), { flag: 'a' });
    } catch {
      // Full for pieces of that size.
    }
  }
}

describe.skipIf(!isMounted)('the disk is full', () => {
  test('under a server, which refuses to save, goes on reading, and saves again once there is room', async () => {
    const { process: server, admin } = await spawnServer(join(disk, 'data'));
    onTestFinished(() => void server.kill('SIGKILL'));
    let at = 0;
    const add = () => admin('Admin.Configuration.Add', { name: `key_${at++}`, value: 'x'.repeat(2_000) });
    expect((await add()).ret).toBe(200);
    fill();
    // The log has room of its own for a while.
    const refused = await until(add, ({ ret }) => ret !== 200);
    expect(refused).toMatchObject({ ret: 503, data: null, msg: '服务器磁盘空间不足，未能保存；请稍后重试' });
    expect((await admin('Admin.Configuration.List')).ret).toBe(200);
    rmSync(filler);
    expect((await add()).ret).toBe(200);
  });

  test('while a job runs, whose outcome is kept once there is room', async () => {
    const database = await openDatabase({ dataFolder: join(disk, 'jobs'), databaseUrl: undefined });
    onTestFinished(() => database.close());
    await migrate(database, [jobTable]);
    const jobs = createJobQueue(database, new DatabaseEventBus(database), async () => null);
    const begun = Promise.withResolvers<void>();
    const work = Promise.withResolvers<string>();
    jobs.register('slow', () => {
      begun.resolve();
      return work.promise;
    });
    jobs.start();
    onTestFinished(() => jobs.stop());
    const id = await jobs.add({ kind: 'slow', title: { zh_cn: '慢', en: 'Slow' }, payload: null, call: begunBy(1) });
    await begun.promise;
    fill();
    // More than any room that is left in the log.
    const outcome = 'x'.repeat(2_000_000);
    work.resolve(outcome);
    await expect(
      database.transact((query) =>
        query
          .updateTable('job')
          .set({ payload: JSON.stringify(outcome) })
          .execute(),
      ),
    ).rejects.toMatchObject({ ret: 503 });
    expect(await jobs.find(id, 1)).toMatchObject({ status: 'running' });
    rmSync(filler);
    const ended = await until(
      () => jobs.find(id, 1),
      (job) => job?.finished_at !== null,
    );
    expect(ended).toMatchObject({ status: 'done', result: outcome });
  });
});
