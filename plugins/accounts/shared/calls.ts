import { defineCall } from '../../../engine/core/contract/define-call.ts';
import { boolean, dateTime, integer, json, list, object, oneOf, string, typed } from '../../../engine/core/contract/field.ts';
import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import type { Text } from '../../../engine/core/text/text.ts';

/** The services an account called, newest first: those of its pages and those of its apps. */
export const listVisits = defineCall({
  name: 'Admin.Requests.GetUserVisitPath',
  access: { kind: 'permission', nodes: ['/user/list', '/user/look-over'] },
  parameters: { id: integer({ min: 1 }), page: integer({ min: 1, default: 1 }), per_page: integer({ min: 1, max: 100, default: 20 }) },
  answer: {
    items: list(object({ service: string(), count: integer(), last_time: dateTime() })),
    total: integer(),
    page: integer(),
    per_page: integer(),
  },
});

/** Enables or disables by value. It is the screen's own transition, with the same right, rules and trail. */
export const alterMemberStatus = defineCall({
  name: 'Admin.User.AlterMemberStatus',
  access: { kind: 'permission', nodes: ['/user/list#Enable', '/user/list#Disable'] },
  parameters: { id: integer({ min: 1 }), status: oneOf(['enabled', 'disabled']) },
  answer: { rev: integer() },
});

export const listLevels = defineCall({
  name: 'Admin.User.GetAllMemberLevelList',
  access: { kind: 'session', minLevel: adminLevel },
  answer: {
    items: list(
      object({
        level: integer(),
        name: json(typed<Text>()),
        app_limit: integer({ nullable: true }),
        daily_limit: integer({ nullable: true }),
        is_register: boolean(),
      }),
    ),
  },
});
