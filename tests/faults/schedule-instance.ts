/** An instance of its own process with one short schedule: `node schedule-instance.ts <address of PostgreSQL> <lease in ms>`. Says each run it begins. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../engine/server/data/postgres/open-postgres.ts';
import { anyTable } from '../../engine/server/kernel/ports/database.ts';
import { createScheduler } from '../../engine/server/schedules/create-scheduler.ts';

const [address = '', lease = ''] = process.argv.slice(2);
const scheduler = createScheduler(await openPostgres(address), { lease: Number(lease) });
scheduler.add({
  name: 'count',
  title: { zh_cn: '计数', en: 'Count' },
  every: 0.03,
  async run({ number, finish }) {
    process.stdout.write(`${number}\n`);
    await sleep(5);
    await finish((query) => anyTable(query).insertInto('fire').values({ number, process: process.pid }).execute());
  },
});
scheduler.start();
