import { refuse, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/interface-hooks.ts';
import { usesOfFunction } from '../functions/function-uses.ts';

/** Number of interfaces that a refusal names. */
const named = 5;

/** Refuses to remove an interface that answers calls, which would be an accidental outage, and a function that others use. */
export const interfaceHooks: ScreenHooks = {
  async beforeRemove({ platform }, record) {
    const service = String(record.service_name);
    if (record.status === 'published') throw refuse('conflict', texts.published, { service });
    const uses = record.kind === 'function' ? await usesOfFunction(platform, { id: Number(record.id), service }) : [];
    const users = [...new Set(uses.map((use) => use.service))];
    if (users.length > 0) throw refuse('conflict', texts.used, { service, users: users.slice(0, named).join(', '), count: users.length });
  },
};
