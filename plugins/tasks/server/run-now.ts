import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-tasks/run-now.ts';
import { scheduleName } from './task-schedules.ts';

/** Makes the next run due now: whichever instance looks first makes it, within a second or two. */
export const runNow: ActionHandler = async ({ platform }, records) => {
  const next_at = new Date().toISOString();
  await platform.database.transact(async (query) => {
    for (const { id } of records) {
      const due = query.updateTable('schedule').set({ next_at }).where('name', '=', scheduleName(id)).where('status', '=', 'waiting');
      if (Number((await due.executeTakeFirst()).numUpdatedRows) === 0) throw refuse('conflict', texts.notWaiting);
    }
  });
  return null;
};
