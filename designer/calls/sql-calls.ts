import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, dateTime, integer, json, list, object, oneOf, string, typed } from '../../engine/core/contract/field.ts';
import type { Json } from '../../engine/core/json/json.ts';

/** Whoever may open the SQL overview. Writing, and the platform's own database, are for super admins besides. */
const mayQuery = { kind: 'permission', nodes: ['/database/sql'] } as const;

const sqlModes = ['read', 'write'] as const;

/** Runs one statement and answers its rows, or, with `plan`, what the database would do. */
export const runSql = defineCall({
  name: 'Admin.Database.RunSql',
  access: mayQuery,
  parameters: {
    /** Empty for the platform's own. */
    database: string({ max: 32, optional: true }),
    sql: string({ max: 20_000 }),
    mode: oneOf(sqlModes, { default: 'read' }),
    plan: boolean({ default: false }),
    rows: integer({ min: 1, max: 1_000, default: 500 }),
    seconds: integer({ min: 1, max: 60, default: 10 }),
  },
  answer: {
    columns: list(object({ name: string(), type: oneOf(['number', 'text', 'time', 'boolean', 'binary']) })),
    /** Values beside the columns. */
    rows: json(typed<Json[][]>(), { type: 'array' }),
    changed: integer({ nullable: true }),
    /** There are more rows. */
    is_cut: boolean(),
    milliseconds: integer(),
  },
});
export type SqlAnswer = AnswerFrom<typeof runSql>;

/** The caller's last statements, the newest first. */
export const sqlHistory = defineCall({
  name: 'Admin.Database.SqlHistory',
  access: mayQuery,
  answer: {
    items: list(
      object({
        id: integer(),
        at: dateTime(),
        database: string(),
        sql: string(),
        mode: oneOf(sqlModes),
        outcome: oneOf(['done', 'failed']),
        milliseconds: integer(),
      }),
    ),
  },
});
export type SqlHistoryItem = AnswerFrom<typeof sqlHistory>['items'][number];

/** What can be queried, with the tables and columns an editor completes. */
export const sqlSchemas = defineCall({
  name: 'Admin.Database.SqlSchemas',
  access: mayQuery,
  answer: {
    /** Empty name: the platform's own. `refusal`: why it cannot be queried. */
    databases: list(
      object({
        name: string(),
        dialect: oneOf(['sqlite', 'postgres', 'mysql']),
        refusal: string({ nullable: true }),
        tables: list(object({ name: string(), columns: list(object({ name: string(), type: string() })) })),
      }),
    ),
    may_write: boolean(),
  },
});
export type SqlSchema = AnswerFrom<typeof sqlSchemas>['databases'][number];
