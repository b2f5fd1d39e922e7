import { type AnswerFrom, defineCall } from '../../../engine/core/contract/define-call.ts';
import { boolean, integer, list, object, oneOf, string } from '../../../engine/core/contract/field.ts';
import { ruleTargets } from '../../../engine/core/protocol/rules/decide.ts';

/** The pages that assign interfaces: whoever may open one of them may use what it asks. */
const ofAssigners = { kind: 'permission', nodes: ['/techzones/portAuthority/assignment', '/platmanage/permissions/platform-assign'] } as const;

/** `app:12`, `account:3`, `level:100`. */
const subjectKey = string({ pattern: '^(app|account|level):[0-9]{1,15}$', max: 30 });
const scope = string({ max: 220 });
const rule = object({ scope, granted: boolean() });
const subject = object({ key: string(), target: oneOf(ruleTargets), label: string(), note: string() });

/** Apps, accounts and levels rules can be about, found by name; the newest first where nothing is searched for. */
export const findSubjects = defineCall({
  name: 'Admin.Assignment.Subjects',
  access: ofAssigners,
  parameters: { target: oneOf(ruleTargets), search: string({ max: 100, optional: true }) },
  answer: { subjects: list(subject) },
});

/**
 * The rules of each of them, and of an app also those of its account and level, which hold where it has none of its own. `isAdministrators`: the
 * app may call everything whatever rules say.
 */
export const getAssignments = defineCall({
  name: 'Admin.Assignment.Rules',
  access: ofAssigners,
  parameters: { subjects: list(subjectKey, { max: 50 }) },
  answer: {
    assignments: list(
      object({
        key: string(),
        target: oneOf(ruleTargets),
        label: string(),
        note: string(),
        rules: list(rule),
        account: list(rule),
        level: list(rule),
        isAdministrators: boolean(),
      }),
    ),
  },
});
export type Assignment = AnswerFrom<typeof getAssignments>['assignments'][number];

/** What is to become of one rule: granted, refused or gone, and what it was when it was looked at. */
const state = oneOf(['granted', 'refused', 'none']);
const changes = list(object({ subject: subjectKey, scope, before: state, after: state }), { min: 1, max: 2_000 });

/** Calls of the last seven days that would have been refused, by app and interface, the most first. */
const refused = object({ app_key: string(), app: string(), account: string(), service: string(), calls: integer() });

/** What saving would do, without doing it. `opened` and `closed`: pairs of app and interface that would become possible, or no longer be. */
export const previewAssignment = defineCall({
  name: 'Admin.Assignment.Preview',
  access: ofAssigners,
  parameters: { changes },
  answer: {
    changes: list(object({ subject: string(), label: string(), scope: string(), before: state, after: state })),
    opened: integer(),
    closed: integer(),
    apps: integer(),
    refused: list(refused),
    refused_calls: integer(),
  },
});
export type AssignmentPreview = AnswerFrom<typeof previewAssignment>;

/** All or nothing; 409 where one of the rules is no longer what it was when it was looked at. */
export const saveAssignment = defineCall({
  name: 'Admin.Assignment.Save',
  access: ofAssigners,
  parameters: { changes },
  answer: { changed: integer() },
});

/** Why an app may call an interface or not: what decides, then what would without it. */
export const explainPermission = defineCall({
  name: 'Admin.Assignment.Explain',
  access: { kind: 'permission', nodes: [...ofAssigners.nodes, '/techzones/portAuthority/assignmentList'] },
  parameters: { app_id: integer({ min: 1 }), service_name: string({ max: 200 }) },
  answer: {
    app: string(),
    service: string(),
    granted: boolean(),
    decisions: list(
      object({ by: oneOf(['administrator', ...ruleTargets, 'visibility']), scope: string(), rule_id: integer({ nullable: true }), granted: boolean() }),
    ),
  },
});
export type Explanation = AnswerFrom<typeof explainPermission>;

/** A developer asks for an interface for an app of his own. */
export const applyForInterface = defineCall({
  name: 'Platform.Permission.Apply',
  access: { kind: 'session' },
  parameters: { app_id: integer({ min: 1 }), service_name: string({ max: 200 }), reason: string({ min: 1, max: 500 }) },
  answer: { id: integer() },
});
