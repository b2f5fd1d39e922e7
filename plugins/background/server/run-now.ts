import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-background/run-now.ts';

/** Makes the schedule due: whichever instance looks next runs it, within seconds. */
export const runNow: ActionHandler = async ({ platform }, records) => {
  const next_at = new Date().toISOString();
  await platform.database.transact(async (query) => {
    for (const { id } of records) {
      const due = query.updateTable('schedule').set({ next_at }).where('id', '=', id).where('status', '=', 'waiting');
      if (Number((await due.executeTakeFirst()).numUpdatedRows) === 0) throw refuse('conflict', texts.running);
    }
  });
  return null;
};
