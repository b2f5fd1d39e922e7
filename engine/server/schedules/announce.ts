import type { Schedule } from '../kernel/ports/background/scheduler.ts';
import type { Database } from '../kernel/ports/database.ts';
import { nextRun } from './next-run.ts';

/** Adds the rows of schedules that have none. One that is due earlier than before takes the earlier moment. */
export async function announce(database: Database, schedules: readonly Schedule[]): Promise<void> {
  const now = Date.now();
  await database.transact(async (query) => {
    for (const { name, title, every } of schedules) {
      const next_at = new Date(nextRun(every, now, now)).toISOString();
      const words = JSON.stringify(title);
      await query
        .insertInto('schedule')
        .values({ name, title: words, next_at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ title: words }))
        .execute();
      await query.updateTable('schedule').set({ next_at }).where('name', '=', name).where('status', '=', 'waiting').where('next_at', '>', next_at).execute();
    }
  });
}
