import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { dateTime, integer, json, list, object, string, typed } from '../contract/field.ts';
import { adminLevel } from '../protocol/levels.ts';
import type { Text } from '../text/text.ts';

const text = json(typed<Text>());

/** Number of days the totals and curves of the home page cover, today included. */
export const overviewDays = 30;

/** Answers what the home page shows, limited to the lists the caller may open. */
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

/** Counts of accounts, by the values of one field. */
export interface OverviewAccounts {
  path: string;
  field: string;
  groups: { value: string | number; label: Text; total: number }[];
}

/** Calls of the last 30 days and their latest errors. */
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

/** Answers the numbers next to menu entries (`menu.badge`) of the lists the caller may open; zeros are left out. */
export const getBadges = defineCall({ name: 'Admin.Menu.Badges', access: { kind: 'session', minLevel: adminLevel }, answer: badges });

/** Does what `getBadges` does, for the portal's console. */
export const getOwnBadges = defineCall({ name: 'Platform.Menu.Badges', access: { kind: 'session' }, answer: badges });
