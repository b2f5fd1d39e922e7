import { defineCall } from '../contract/define-call.ts';
import { boolean, integer, json, list, object, typed } from '../contract/field.ts';
import { superLevel } from '../protocol/levels.ts';
import type { Text } from '../text/text.ts';

/** Tells whether rows of the demo data are left, and whether the first settings are still to be made. */
export const getDemo = defineCall({
  name: 'Admin.Demo.Get',
  access: { kind: 'session', minLevel: superLevel },
  answer: { has_demo: boolean(), needs_setup: boolean() },
});

/** Ends the first settings, made or skipped. */
export const endSetup = defineCall({ name: 'Admin.Demo.EndSetup', access: { kind: 'session', minLevel: superLevel } });

/** Removes the demo data. Records that somebody has added since, and the demo records they refer to, stay. */
export const removeDemo = defineCall({
  name: 'Admin.Demo.Remove',
  access: { kind: 'session', minLevel: superLevel },
  answer: {
    removed: integer(),
    /** By screen, what stays because something else refers to it. */
    kept: list(object({ label: json(typed<Text>()), total: integer() })),
  },
});
