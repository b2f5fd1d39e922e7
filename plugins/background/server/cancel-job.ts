import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-background/cancel-job.ts';

/** Of one's own, or of anybody's for a super admin: those are the ones the screen shows. */
export const cancelJob: ActionHandler = async ({ platform }, records) => {
  for (const { id, account_id } of records) {
    if (!(await platform.jobs.cancel(id, Number(account_id)))) throw refuse('conflict', texts.over, { id });
  }
  return null;
};
