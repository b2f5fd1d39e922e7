import { standardColumns } from '../../core/derive/table/table.ts';
import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

/** Messages to accounts. The screen `message` shows each account its own. */
export const messageTable = defineTable({
  name: 'message',
  columns: standardColumns([
    { name: 'account_id', type: 'bigint', nullable: false },
    /** In every language: it is read in that of the page. */
    { name: 'text', type: 'json', nullable: false },
    /** Address of the page it is about, from the root of the site. */
    { name: 'link', type: 'text', nullable: true },
    { name: 'status', type: 'text', nullable: false, default: 'unread' },
  ]),
  indexes: [{ columns: ['account_id', 'status', 'id'], unique: false }],
  hasTrash: true,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof messageTable> {}
}
