import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, integer, json, list, object, oneOf, string, typed } from '../../engine/core/contract/field.ts';
import { type SqlDialect, sqlDialects } from '../codegen/sql/sql-dialects.ts';
import type { TableColumn, TableSpec } from '../model/types/definition.ts';
import { mayDesign, maySeeTables } from './access.ts';

/** Null for the platform's own database. */
const database = string({ nullable: true });

/** Every table of every database, the platform's own first. */
export const listTables = defineCall({
  name: 'Admin.Database.Tables',
  access: maySeeTables,
  answer: {
    databases: list(object({ database, dialect: oneOf(sqlDialects) })),
    items: list(
      object({
        database,
        table: string(),
        title: string(),
        columns: list(json(typed<TableColumn>())),
        /** As the database has them; empty for tables of data interfaces. */
        shape: list(
          object({
            name: string(),
            sqlType: string(),
            nullable: boolean(),
            isPrimaryKey: boolean(),
            isAutoIncrement: boolean(),
            references: string({ nullable: true }),
            description: string(),
          }),
        ),
        /** Why no interfaces can be made of it. */
        refusal: string({ nullable: true }),
        list: object({ id: integer(), service: string(), status: oneOf(['draft', 'published']), title: string() }, { nullable: true }),
      }),
    ),
    /** Configured databases that did not answer. */
    silent: list(object({ database: string(), message: string() })),
  },
});
export type TableList = AnswerFrom<typeof listTables>;
export type OfferedTable = TableList['items'][number];

const table = json(typed<TableSpec>());

/** The SQL that publishing would run for a table now. */
export const tableSql = defineCall({
  name: 'Admin.Database.TableSql',
  access: mayDesign,
  parameters: { table },
  answer: json(typed<{ dialect: SqlDialect; statements: string[] }>()),
});

/** Makes the table when it is new, writes the five drafts and publishes them. */
export const publishData = defineCall({
  name: 'Admin.Interface.PublishData',
  access: mayDesign,
  parameters: { table, namespace: string(), class: string(), title: string({ max: 100 }) },
  /** `kept`: a person had changed it, so it stayed as it was. */
  answer: { interfaces: list(object({ id: integer(), service: string(), kept: boolean() })) },
});
export type PublishedData = AnswerFrom<typeof publishData>['interfaces'][number];
