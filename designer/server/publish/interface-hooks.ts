import { refuse, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/interface-hooks.ts';

/** Removing an interface that answers calls would be an outage by accident. */
export const interfaceHooks: ScreenHooks = {
  beforeRemove(_context, record) {
    if (record.status === 'published') throw refuse('conflict', texts.published, { service: String(record.service_name) });
  },
};
