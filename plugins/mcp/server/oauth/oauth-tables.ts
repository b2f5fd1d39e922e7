import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/** What the authorization server keeps, and which app an agent was connected to. Neither has a trash: their rows end by their own dates. */
export const oauthTables = defineTables([
  {
    name: 'mcp_oauth',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'model', type: 'text', nullable: false },
      { name: 'key', type: 'text', nullable: false },
      { name: 'uid', type: 'text', nullable: true },
      { name: 'grant_id', type: 'text', nullable: true },
      { name: 'sealed', type: 'text', nullable: false },
      { name: 'expires_at', type: 'bigint', nullable: true },
      { name: 'consumed_at', type: 'bigint', nullable: true },
    ],
    indexes: [
      { columns: ['model', 'key'], unique: true },
      { columns: ['model', 'uid'], unique: false },
      { columns: ['grant_id'], unique: false },
      { columns: ['expires_at'], unique: false },
    ],
    hasTrash: false,
  },
  {
    name: 'mcp_connection',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'grant_id', type: 'text', nullable: false },
      { name: 'app_key', type: 'text', nullable: false },
      { name: 'secret_mark', type: 'text', nullable: false },
      { name: 'account_id', type: 'integer', nullable: false },
      /** What was checked when the person approved. */
      { name: 'account_epoch', type: 'bigint', nullable: false, default: 0 },
      { name: 'app_epoch', type: 'bigint', nullable: false, default: 0 },
      { name: 'client_name', type: 'text', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
      /** When its last token was given; one lasts an hour. */
      { name: 'used_at', type: 'datetime', nullable: true },
    ],
    indexes: [
      { columns: ['grant_id'], unique: true },
      { columns: ['app_key'], unique: false },
    ],
    hasTrash: false,
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof oauthTables)[number]> {}
}
