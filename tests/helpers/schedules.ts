import type { Platform, Schedule, ScheduledRun } from '../../engine/server/index.ts';
import { until } from './server.ts';

/** A run of a schedule that nobody takes over. */
const once: ScheduledRun = { number: 1, signal: new AbortController().signal, finish: () => Promise.reject(new Error('nothing is finished here')) };

/** Runs a schedule of the product now. */
export async function runSchedule(platform: Platform, schedule: (platform: Platform) => Schedule): Promise<void> {
  await schedule(platform).run(once);
}

/**
 * From here on the schedules of these names run only where the test runs them: a run that stays alive has them. A later time alone would not do, as a start
 * that still makes its schedules known sets it back.
 */
export async function stopSchedules({ database }: Platform, names: string[]): Promise<void> {
  const left = new Set(names);
  await until(
    async () => {
      const stopped = await database.transact((query) =>
        query
          .updateTable('schedule')
          .set({ status: 'running', alive_at: new Date(Date.now() + 86_400_000).toISOString() })
          .where('name', 'in', [...left])
          .where('status', '=', 'waiting')
          .returning('name')
          .execute(),
      );
      for (const { name } of stopped) left.delete(name);
      return left.size;
    },
    (size) => size === 0,
  );
}
