import { type ActionHandler, CallError } from '../../../engine/server/index.ts';
import { designerContext } from '../context/designer-context.ts';

/** Takes the chosen interfaces out of the gateway. Of several each stands for itself; a single one's refusal is the call's. */
export const unpublishAction: ActionHandler = async ({ platform, call, auditsItself }, records) => {
  const { store, published } = designerContext(platform);
  // One entry for each that really went, under the verb that unpublishing one has everywhere.
  auditsItself();
  const done: number[] = [];
  const failed: { id: number; msg: string }[] = [];
  for (const { id } of records) {
    try {
      await published.unpublish(await store.get(id), call);
      done.push(id);
    } catch (error) {
      if (!(error instanceof CallError) || call.params.ids === undefined) throw error;
      failed.push({ id, msg: error.text[call.language] });
    }
  }
  return { done, failed };
};
