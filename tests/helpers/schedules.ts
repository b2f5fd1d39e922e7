import type { Platform, Schedule, ScheduledRun } from '../../engine/server/index.ts';
import { until } from './server.ts';

/** A run of a schedule that nobody takes over. */
const once: ScheduledRun = { number: 1, signal: new AbortController().signal, finish: () => Promise.reject(new Error('nothing is finished here')) };

/** Runs a schedule of the product now. */
export async function runSchedule(platform: Platform, schedule: (platform: Platform) => Schedule): Promise<void> {
  await schedule(platform).run(once);
}

/** From here on the schedules of these names run only where the test runs them. */
export async function stopSchedules({ database }: Platform, names: string[]): Promise<void> {
  await until(
    () =>
      database.transact((query) =>
        query
          .updateTable('schedule')
          .set({ next_at: new Date(Date.now() + 86_400_000).toISOString() })
          .where('name', 'in', names)
          .where('status', '=', 'waiting')
          .returning('name')
          .execute(),
      ),
    (stopped) => stopped.length === names.length,
  );
}
