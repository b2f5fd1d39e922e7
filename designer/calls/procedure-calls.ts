import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, dateTime, integer, json, list, object, oneOf, string, typed } from '../../engine/core/contract/field.ts';
import type { Json } from '../../engine/core/json/json.ts';

const mayEdit = { kind: 'permission', nodes: ['/database/proc-list'] } as const;
const procedureKinds = ['procedure', 'function'] as const;

/** One procedure with its last edits and the parameters its definition has; without `id` what a new one can be made in. */
export const getProcedure = defineCall({
  name: 'Admin.StoredProcedure.Open',
  access: mayEdit,
  parameters: { id: integer({ min: 1, optional: true }) },
  answer: {
    procedure: object(
      {
        id: integer(),
        rev: integer(),
        name: string(),
        database: string(),
        kind: oneOf(procedureKinds),
        definition: string(),
        description: string(),
        ran_at: dateTime({ nullable: true }),
      },
      { nullable: true },
    ),
    parameters: list(object({ name: string(), mode: oneOf(['in', 'out', 'inout']), type: string() })),
    /** The newest first, at most 20. */
    edits: list(object({ id: integer(), at: dateTime(), by: string(), definition: string(), ran: boolean() })),
    /** Those that have procedures. */
    databases: list(object({ name: string(), dialect: oneOf(['postgres', 'mysql']) })),
    /** Those that have none. */
    without: list(string()),
  },
});
export type OpenedProcedure = AnswerFrom<typeof getProcedure>;

/** Saves a definition; with `run` it is run in its database, with `force` after the one of that name was dropped. */
export const saveProcedure = defineCall({
  name: 'Admin.StoredProcedure.Save',
  access: mayEdit,
  parameters: {
    id: integer({ min: 1, optional: true }),
    rev: integer({ min: 1, optional: true }),
    name: string({ max: 63 }),
    database: string({ max: 32 }),
    kind: oneOf(procedureKinds, { default: 'procedure' }),
    definition: string({ max: 100_000 }),
    description: string({ max: 500, optional: true }),
    run: boolean({ default: false }),
    force: boolean({ default: false }),
  },
  /** `fault`: why the saved definition could not be run. */
  answer: { id: integer(), rev: integer(), ran: boolean(), fault: string({ nullable: true }) },
});

/** Calls the procedure as its database has it, for real. */
export const testProcedure = defineCall({
  name: 'Admin.StoredProcedure.Test',
  access: mayEdit,
  parameters: { id: integer({ min: 1 }), values: json(typed<Json[]>(), { optional: true, type: 'array' }) },
  answer: { rows: json(typed<Record<string, Json>[]>(), { type: 'array' }), total: integer(), milliseconds: integer() },
});
