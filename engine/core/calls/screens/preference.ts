import { defineCall } from '../../contract/define-call.ts';
import { anyJson, json, list, object, string, typed } from '../../contract/field.ts';
import { superLevel } from '../../protocol/levels.ts';

const key = string({ max: 100, pattern: '^[a-z][A-Za-z0-9_.:/-]*$' });
const screen = string({ max: 63, pattern: '^[a-z][a-z0-9_]*$' });

/** Maximum size of one preference in bytes. */
export const preferenceBytes = 65_536;
const sharedViewCount = 50;

/** A saved view that is shared. */
export interface SharedView {
  name: string;
  /** The query string of the list. */
  address: string;
}

/** Reads a preference of the caller: columns, saved views. */
export const getPreference = defineCall({
  name: 'Admin.Preference.Get',
  access: { kind: 'session' },
  parameters: { key },
  answer: { value: anyJson(typed<unknown>(), { nullable: true }) },
});

/** Writes a preference of the caller; without a value it removes the key. */
export const setPreference = defineCall({
  name: 'Admin.Preference.Set',
  access: { kind: 'session' },
  parameters: { key, value: string({ max: preferenceBytes, optional: true }) },
});

/** Lists the views of a list that are shared with everybody who may open its screen. */
export const listSharedViews = defineCall({
  name: 'Admin.SharedView.List',
  access: { kind: 'session' },
  parameters: { screen },
  answer: { views: list(object({ name: string(), address: string() })) },
});

export const setSharedViews = defineCall({
  name: 'Admin.SharedView.Set',
  access: { kind: 'session', minLevel: superLevel },
  parameters: { screen, views: list(json(typed<SharedView>()), { max: sharedViewCount }) },
});
