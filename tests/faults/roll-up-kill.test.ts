import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../engine/server/index.ts';
import { openTables } from '../../plugins/apps/server/app-tables.ts';
import { rollUp } from '../../plugins/traffic/server/rollup/roll-up.ts';
import { trafficTables } from '../../plugins/traffic/server/traffic-tables.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { until } from '../helpers/server.ts';
import { rounds } from './rounds.ts';

const rows = 30_000;
/** A statement takes no more parameters. */
const inserted = 1_000;

describeOnDatabases('sums of the access log whose maker is killed', (place) => {
  test('count every call once when another goes on, in minutes, hours and days', async () => {
    const database = await place.open();
    await migrate(database, [...openTables, ...trafficTables]);
    for (let start = 0; start < rows; start += inserted) {
      const values = Array.from({ length: inserted }, (_, at) => ({
        ...{ time: new Date(Date.UTC(2026, 10, 20, 0, (start + at) % 5_000)).toISOString(), service: `A.B.C${at % 70}`, app_key: `app${at % 9}`, ret: 200 },
        ...{ kind: 'ordinary', ms: at % 300, calls: 1, ip: '10.0.0.1', request_id: 'r', parameters: '{}' },
      }));
      await database.transact((query) => query.insertInto('access_log').values(values).execute(), { waitForDisk: false });
    }
    const reached = async () => Number((await database.read.selectFrom('traffic_cursor').select('log_id').executeTakeFirst())?.log_id ?? 0);
    let killed = 0;
    for (let round = 0; round < rounds(1, 6); round++) {
      const from = await reached();
      const child = spawn('node', [join(import.meta.dirname, 'roll-up-instance.ts'), JSON.stringify(await place.config())], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const ended = once(child, 'exit');
      await until(reached, (id) => id > from || child.exitCode !== null);
      child.kill('SIGKILL');
      const [, signal] = await ended;
      if (signal === 'SIGKILL') killed++;
    }
    expect(killed).toBeGreaterThan(0);
    expect(await reached()).toBeLessThan(rows);
    await rollUp(database, new AbortController().signal);
    for (const table of ['traffic_minute', 'traffic_hour', 'traffic_day'] as const) {
      const { calls } = await database.read
        .selectFrom(table)
        .select(({ fn }) => fn.sum('calls').as('calls'))
        .executeTakeFirstOrThrow();
      expect(Number(calls), table).toBe(rows);
    }
  });
});
