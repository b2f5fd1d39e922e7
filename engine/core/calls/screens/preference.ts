import { defineCall } from '../../contract/define-call.ts';
import { anyJson, json, list, object, string, typed } from '../../contract/field.ts';
import { superLevel } from '../../protocol/levels.ts';

const key = string({ max: 100, pattern: '^[a-z][A-Za-z0-9_.:/-]*$' });
const screen = string({ max: 63, pattern: '^[a-z][a-z0-9_]*$' });

/** Bytes of one preference. */
export const preferenceBytes = 65_536;
const sharedViewCount = 50;

export interface SharedView {
  name: string;
  /** The query string of the list. */
  address: string;
}

/** What a person arranged for himself: columns, saved views. */
export const getPreference = defineCall({
  name: 'Admin.Preference.Get',
  access: { kind: 'session' },
  parameters: { key },
  answer: { value: anyJson(typed<unknown>(), { nullable: true }) },
});

/** Without a value the key is forgotten. */
export const setPreference = defineCall({
  name: 'Admin.Preference.Set',
  access: { kind: 'session' },
  parameters: { key, value: string({ max: preferenceBytes, optional: true }) },
});

/** Views of a list that everybody who may open its screen finds. */
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
