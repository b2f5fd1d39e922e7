import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseEventBus } from '../../engine/server/data/event-bus.ts';
import { migrate } from '../../engine/server/data/migration/migrate.ts';
import { createJobQueue } from '../../engine/server/jobs/create-job-queue.ts';
import { jobTable } from '../../engine/server/jobs/job-table.ts';
import { begunBy } from '../helpers/accounts.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { until } from '../helpers/server.ts';
import { rounds } from './rounds.ts';

describeOnDatabases('jobs of several instances', ({ dialect, open }) => {
  describe.skipIf(dialect === 'sqlite')('that share a database', () => {
    test('run once each, whoever claims them', async () => {
      const first = await open();
      await migrate(first, [jobTable]);
      const many = rounds(40, 400);
      const ran: number[] = [];
      const queues = [first, await open(), await open()].map((database) => {
        const queue = createJobQueue(database, new DatabaseEventBus(database), async () => null);
        queue.register('count', async (payload) => void ran.push(Number(payload)));
        queue.start();
        onTestFinished(() => queue.stop());
        return queue;
      });
      const title = { zh_cn: '计数', en: 'count' };
      await Promise.all(Array.from({ length: many }, (_, payload) => queues[payload % 3]!.add({ kind: 'count', title, payload, call: begunBy(1) })));
      const finished = () => first.read.selectFrom('job').where('status', '=', 'done').select('id').execute();
      await until(finished, (rows) => rows.length === many);
      expect(ran.sort((one, other) => one - other)).toEqual(Array.from({ length: many }, (_, payload) => payload));
    });
  });
});
