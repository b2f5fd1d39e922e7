import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/publish-action.ts';
import { designerContext } from '../context/designer-context.ts';
import { eachRecord } from '../context/each-record.ts';
import { publishInterface } from './publish-interface.ts';
import { publishPlan } from './publish-plan.ts';

/**
 * Publishes the chosen drafts one after the other. One whose new version would break calls, or that has a new name, must be published on its own
 * page, which shows who is affected.
 */
export const publishAction: ActionHandler = async ({ platform, call, auditsItself }, records) => {
  const context = designerContext(platform);
  auditsItself();
  return eachRecord(call, records, async (id) => {
    const record = await context.store.get(id);
    if (record.status === 'published') {
      const { former, breaking } = await publishPlan(context, record, call.language);
      if (former !== null || breaking.length > 0) throw refuse('conflict', texts.look);
    }
    await publishInterface(context, record, call);
  });
};
