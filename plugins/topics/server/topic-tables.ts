import { defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';

/** What was published, and the secrets that still sign beside a new one. */
export const topicTables = defineTables([
  {
    name: 'topic_message',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'uid', type: 'text', nullable: false },
      { name: 'topic_id', type: 'integer', nullable: false },
      /** The body of every push, letter by letter: signatures are made of it. */
      { name: 'body', type: 'text', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
    ],
    indexes: [
      { columns: ['uid'], unique: true },
      { columns: ['created_at'], unique: false },
    ],
    hasTrash: false,
  },
  {
    name: 'topic_secret',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'subscription_id', type: 'integer', nullable: false },
      { name: 'sealed', type: 'text', nullable: false },
      { name: 'expires_at', type: 'bigint', nullable: false },
    ],
    indexes: [{ columns: ['subscription_id'], unique: false }],
    hasTrash: false,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof topicTables)[number]> {}
}
