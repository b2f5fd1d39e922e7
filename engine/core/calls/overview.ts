import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { dateTime, integer, json, list, object, string, typed } from '../contract/field.ts';
import { adminLevel } from '../protocol/levels.ts';
import type { Text } from '../text/text.ts';

const text = json(typed<Text>());

/** Days the sums and curves of the home page reach back, today included. */
export const overviewDays = 30;

/** What the home page shows, as far as the caller may see the lists behind it. */
export const getOverview = defineCall({
  name: 'Admin.Home.GetOverview',
  access: { kind: 'session', minLevel: adminLevel },
  answer: {
    /** Lists the caller may open, in menu order: path and number of records. Those nobody counts are left out. */
    lists: list(object({ path: string(), total: integer() })),
    /** Lists whose number stands out (`list.figure`): `recent` records are of the last 7 days since `since`, `before` of the 7 before; `points` run over 30 days to `total`. */
    figures: list(object({ path: string(), label: text, total: integer(), recent: integer(), before: integer(), since: dateTime(), points: list(integer()) })),
    /** Lists with records in a state somebody must look at. */
    waiting: list(object({ path: string(), label: text, field: string(), state: string(), stateLabel: text, total: integer() })),
    /** Accounts by level; null for who may not see them. */
    accounts: json(typed<OverviewAccounts>(), { nullable: true }),
    /** Open calls; null for who may not see them. */
    traffic: json(typed<OverviewTraffic>(), { nullable: true }),
  },
});
export type Overview = AnswerFrom<typeof getOverview>;

export interface OverviewAccounts {
  path: string;
  field: string;
  groups: { value: string | number; label: Text; total: number }[];
}

export interface OverviewTraffic {
  /** The list of the calls, where the caller may open it. */
  path: string | null;
  /** The last 30 days in Asia/Shanghai, oldest first: calls that were answered, refused for what the caller sent, failed on this side. */
  days: { date: string; ok: number; refused: number; failed: number }[];
  /** Newest first; `calls` alike ones. */
  faults: { time: string; service: string; app_key: string | null; ret: number; request_id: string; calls: number }[];
}

const badges = {
  /** Path of the entry and how many records are so. */
  badges: list(object({ path: string(), total: integer() })),
};

/** Numbers beside entries of the menu (`menu.badge`), as far as the caller may open the lists; those of nothing are left out. */
export const getBadges = defineCall({ name: 'Admin.Menu.Badges', access: { kind: 'session', minLevel: adminLevel }, answer: badges });

/** The same of the portal's console. */
export const getOwnBadges = defineCall({ name: 'Platform.Menu.Badges', access: { kind: 'session' }, answer: badges });
