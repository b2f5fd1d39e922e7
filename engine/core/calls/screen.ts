import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { json, list, oneOf, string, typed } from '../contract/field.ts';
import type { Screen } from '../descriptor/types.ts';
import { adminLevel } from '../protocol/levels.ts';

/** A screen for the browser: its descriptor, the address of its precompiled validator, and what the caller may do with it. */
export const loadScreen = defineCall({
  name: 'Admin.Screen.Load',
  access: { kind: 'session', minLevel: adminLevel },
  parameters: { name: string({ max: 63 }) },
  answer: {
    screen: json(typed<Screen>()),
    validator: string({ nullable: true }),
    verbs: list(string()),
    refs: json(typed<Record<string, string | null>>()),
  },
});
export type ScreenAnswer = AnswerFrom<typeof loadScreen>;

/** A fault that a browser reports. Works without a token: a page that cannot sign in has something to report, too. */
export const saveError = defineCall({
  name: 'Admin.ErrorLog.Save',
  access: { kind: 'public' },
  parameters: {
    type: oneOf(['ajax', 'script']),
    message: string({ max: 50_000, optional: true }),
    url: string({ max: 50_000, optional: true }),
    code: string({ max: 1_000, optional: true }),
    time: string({ max: 100, optional: true }),
  },
});

/** The same call by its traditional bare name. */
export const saveErrorByOldName = { ...saveError, name: 'save_error_logger' };
