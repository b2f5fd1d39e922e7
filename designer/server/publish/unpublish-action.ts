import type { ActionHandler } from '../../../engine/server/index.ts';
import { designerContext } from '../context/designer-context.ts';
import { eachRecord } from '../context/each-record.ts';

/** Removes the chosen interfaces from the gateway. */
export const unpublishAction: ActionHandler = async ({ platform, call, auditsItself }, records) => {
  const { store, published } = designerContext(platform);
  // One entry for each that really went, under the verb that unpublishing one has everywhere.
  auditsItself();
  return eachRecord(call, records, async (id) => published.unpublish(await store.get(id), call));
};
