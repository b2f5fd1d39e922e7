import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Table } from '../../engine/core/derive/table/table.ts';
import { migrate } from '../../engine/server/data/migration/migrate.ts';
import { anyTable } from '../../engine/server/kernel/ports/database.ts';
import { scheduleTable } from '../../engine/server/schedules/schedule-table.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { until } from '../helpers/server.ts';

const fires: Table = {
  name: 'fire',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'number', type: 'bigint', nullable: false },
    { name: 'process', type: 'bigint', nullable: false },
  ],
  indexes: [],
  hasTrash: false,
};
const lease = 1_000;
const wanted = 200;

function instance(address: string): ChildProcess {
  const child = spawn('node', [join(import.meta.dirname, 'schedule-instance.ts'), address, String(lease)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Kills whichever instance begins that run or a later one, in the middle of it. */
function killAt(instances: ChildProcess[], number: number): Promise<ChildProcess> {
  return new Promise((killed) => {
    for (const child of instances)
      child.stdout!.on('data', (chunk: Buffer) => {
        const begun = Number(chunk.toString().trim().split('\n').at(-1));
        if (begun < number || instances.some((other) => other.killed)) return;
        child.kill('SIGKILL');
        killed(child);
      });
  });
}

describeOnDatabases('a schedule of several instances', ({ dialect, open, config }) => {
  describe.skipIf(dialect === 'sqlite')('that share a database', () => {
    test('is run once each time, and goes on without a gap when one of them is killed in the middle of it', async () => {
      const database = await open();
      await migrate(database, [scheduleTable, fires]);
      const { databaseUrl } = await config();
      const pair = [instance(databaseUrl!), instance(databaseUrl!)];
      const victim = await killAt(pair, 80);
      const count = () => anyTable(database.read).selectFrom('fire').select(['number', 'process']).orderBy('id').execute();
      const rows = await until(count, (some) => some.length >= wanted);
      const numbers = rows.slice(0, wanted).map(({ number }) => Number(number));
      expect(numbers).toEqual(Array.from({ length: wanted }, (_, index) => index + 1));
      const [before, after] = [rows.slice(0, 70), rows.slice(100, wanted)].map((some) => new Set(some.map((row) => Number(row.process))));
      expect(before).toContain(victim.pid);
      expect(after).not.toContain(victim.pid);
    });
  });
});
