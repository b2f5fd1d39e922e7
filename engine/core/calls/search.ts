import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { boolean, integer, json, list, object, string, typed } from '../contract/field.ts';
import { adminLevel } from '../protocol/levels.ts';
import type { Text } from '../text/text.ts';

const search = {
  parameters: { words: string({ min: 1, max: 100 }) },
  answer: {
    /** In menu order; lists without a record that fits are left out. */
    groups: list(
      object({
        path: string(),
        label: json(typed<Text>()),
        records: list(object({ id: integer(), title: string() })),
        /** The list itself finds further ones by the same words. */
        has_more: boolean(),
      }),
    ),
  },
};

/** Finds records by their title or number (`12`, `#12`) in the lists the caller may open, a few of each. */
export const searchRecords = defineCall({ name: 'Admin.Home.SearchRecords', access: { kind: 'session', minLevel: adminLevel }, ...search });

/** Does what `searchRecords` does, for the portal's console. */
export const searchOwnRecords = defineCall({ name: 'Platform.Home.SearchRecords', access: { kind: 'session' }, ...search });
export type FoundRecords = AnswerFrom<typeof searchRecords>['groups'];
