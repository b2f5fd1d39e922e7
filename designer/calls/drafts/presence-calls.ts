import { defineCall } from '../../../engine/core/contract/define-call.ts';
import { boolean, integer, list, object, string } from '../../../engine/core/contract/field.ts';
import { mayList } from '../access.ts';

/**
 * Milliseconds between two calls of a page that has an interface open; one that stays silent for three of them has left. Pages say at once that they come
 * and go, so the calls between are few.
 */
export const presenceBeat = 20_000;

/** The place that `presence-changed` names for an interface. */
export const presencePlace = (id: number): string => `interface:${id}`;

/** A page says that it has an interface open, or has left it, and hears who else has. */
export const interfacePresence = defineCall({
  name: 'Admin.Interface.Presence',
  access: mayList,
  isBeat: true,
  parameters: {
    id: integer({ min: 1 }),
    /** Made up by the page: one account may have several. */
    page: string({ pattern: '^[A-Za-z0-9]{8,40}$' }),
    left: boolean({ optional: true }),
  },
  answer: { others: list(object({ page: string(), account_id: integer(), name: string() })) },
});
