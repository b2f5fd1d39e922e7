import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, dateTime, integer, json, list, object, string, typed } from '../../engine/core/contract/field.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';
import type { PublishPlan } from '../model/types/publish-plan.ts';
import { mayDesign, mayList } from './access.ts';
import type { Verification } from './verification.ts';

const id = integer({ min: 1 });
const rev = integer();
const definition = json(typed<InterfaceDefinition>());

/** Answers 409 when both languages differ or a test fails, its data is a Verification then, and when somebody else has stored another draft. */
export const publishInterface = defineCall({
  name: 'Admin.Interface.Publish',
  access: mayDesign,
  parameters: { id, rev: integer({ min: 0, optional: true }), alias: boolean({ default: true }) },
  answer: {
    service: string(),
    bundle: string(),
    /** Of the record: every publish, rollback and the like counts it up. */
    rev,
    /** As stored: an example and a first test case are filled in where there were none. */
    definition,
    verification: json(typed<Verification>()),
  },
});
export type PublishAnswer = AnswerFrom<typeof publishInterface>;

/** Whom publishing would affect. */
export const planPublish = defineCall({
  name: 'Admin.Interface.PublishPlan',
  access: mayDesign,
  parameters: { id },
  answer: json(typed<PublishPlan>()),
});

export const removeAlias = defineCall({
  name: 'Admin.Interface.RemoveAlias',
  access: mayDesign,
  parameters: { id, alias: string({ max: 200 }) },
  answer: { aliases: list(string()) },
});

/** Takes the interface out of the gateway; draft and history stay. */
export const unpublishInterface = defineCall({
  name: 'Admin.Interface.Unpublish',
  access: mayDesign,
  parameters: { id },
  answer: { id, rev },
});

export const rollBack = defineCall({
  name: 'Admin.Interface.Rollback',
  access: mayDesign,
  parameters: { id, bundle: string({ pattern: '^[0-9a-f]{64}$' }) },
  answer: { service: string(), bundle: string(), rev, ahead: boolean() },
});

/** What somebody says of a published version; empty takes it away. */
export const noteVersion = defineCall({
  name: 'Admin.Interface.NoteVersion',
  access: mayDesign,
  parameters: { id, bundle: string({ pattern: '^[0-9a-f]{64}$' }), note: string({ max: 500, default: '' }) },
  answer: { bundle: string(), note: string({ nullable: true }) },
});

/** Published versions, the newest first, at most 200. */
export const publishHistory = defineCall({
  name: 'Admin.Interface.History',
  access: mayList,
  parameters: { id },
  answer: {
    items: list(
      object({
        bundle: string(),
        service: string(),
        created_at: dateTime(),
        created_by: integer({ nullable: true }),
        /** Null when the account is gone. */
        created_by_name: string({ nullable: true }),
        note: string({ nullable: true }),
        definition,
        ts: string(),
        php: string(),
        current: boolean(),
      }),
    ),
  },
});
export type BundleRow = AnswerFrom<typeof publishHistory>['items'][number];
