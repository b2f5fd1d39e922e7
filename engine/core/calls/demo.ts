import { defineCall } from '../contract/define-call.ts';
import { boolean, integer, json, list, object, typed } from '../contract/field.ts';
import { superLevel } from '../protocol/levels.ts';
import type { Text } from '../text/text.ts';

/** Whether there are still rows that came with a new platform to be looked at, and whether its first settings are still to be made. */
export const getDemo = defineCall({
  name: 'Admin.Demo.Get',
  access: { kind: 'session', minLevel: superLevel },
  answer: { has_demo: boolean(), needs_setup: boolean() },
});

/** The first settings are made, or nobody wants to be asked for them. */
export const endSetup = defineCall({ name: 'Admin.Demo.EndSetup', access: { kind: 'session', minLevel: superLevel } });

/** Removes them. What somebody has added since then refers to some of them stays, with those. */
export const removeDemo = defineCall({
  name: 'Admin.Demo.Remove',
  access: { kind: 'session', minLevel: superLevel },
  answer: {
    removed: integer(),
    /** By screen, what stays because something else refers to it. */
    kept: list(object({ label: json(typed<Text>()), total: integer() })),
  },
});
