import { type AnswerFrom, defineCall } from '../../contract/define-call.ts';
import { integer, json, list, object, oneOf, string, typed } from '../../contract/field.ts';
import type { Screen } from '../../descriptor/types.ts';
import { adminLevel, superLevel } from '../../protocol/levels.ts';
import type { Text } from '../../text/text.ts';
import type { SharedView } from './preference.ts';

/** How a person has arranged a list is stored as the preferences `<kind>:<screen>`: its columns, its saved views, and the name of the view it opens with. */
export const arrangementKinds = ['columns', 'views', 'view-default'] as const;
export type ArrangementKind = (typeof arrangementKinds)[number];

/** How the caller has arranged a list. */
export interface ListArrangement {
  /** Preferences that are set. */
  own: Partial<Record<ArrangementKind, unknown>>;
  /** Views that everybody finds. */
  shared: SharedView[];
}

const answer = {
  screen: json(typed<Screen>()),
  validator: string({ nullable: true }),
  verbs: list(string()),
  refs: json(typed<Record<string, string | null>>()),
  arrangement: json(typed<ListArrangement>()),
};
const loading = { parameters: { name: string({ max: 63 }) }, answer };
const loadingAt = { parameters: { path: string({ max: 500 }) }, answer };

/** Answers a screen to the browser: its descriptor, the address of its precompiled validator, the caller's rights, and how the caller has arranged its list. */
export const loadScreen = defineCall({ name: 'Admin.Screen.Load', access: { kind: 'session', minLevel: adminLevel }, ...loading });

/** Does what `loadScreen` does, for the portal's console. */
export const loadConsoleScreen = defineCall({ name: 'Platform.Screen.Load', access: { kind: 'session' }, ...loading });

/** Answers the screen that stands at a path of the site, so that a page that opens can ask for it before it knows the routes. */
export const loadScreenAt = defineCall({ name: 'Admin.Screen.LoadAt', access: { kind: 'session', minLevel: adminLevel }, ...loadingAt });

/** Does what `loadScreenAt` does, for the portal's console. */
export const loadConsoleScreenAt = defineCall({ name: 'Platform.Screen.LoadAt', access: { kind: 'session' }, ...loadingAt });
export type ScreenAnswer = AnswerFrom<typeof loadScreen>;

/**
 * Lists the diagnostics of descriptor files. `path` is the page that stays live in its last good version; null if the screen is not live. `label` is
 * what the file says.
 */
export const listDiagnostics = defineCall({
  name: 'Admin.Screen.Faults',
  access: { kind: 'session', minLevel: superLevel },
  answer: {
    faults: list(
      object({
        file: string(),
        pointer: string(),
        line: integer(),
        column: integer(),
        severity: oneOf(['error', 'warning']),
        message: json(typed<Text>()),
        path: string({ nullable: true }),
        label: json(typed<Text>(), { nullable: true }),
        section: string({ nullable: true }),
      }),
    ),
  },
});
export type DescriptorDiagnostic = AnswerFrom<typeof listDiagnostics>['faults'][number];

/** Stores an error that a browser reports. Takes no token: a page that cannot sign in has errors to report, too. */
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

/** The same call under its traditional name. */
export const saveErrorByOldName = { ...saveError, name: 'save_error_logger' };
