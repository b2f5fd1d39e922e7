import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

export const fileTable = defineTable({
  name: 'file',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'name', type: 'text', nullable: false },
    { name: 'title', type: 'text', nullable: false },
    { name: 'content_type', type: 'text', nullable: false },
    { name: 'size', type: 'bigint', nullable: false },
    { name: 'kind', type: 'text', nullable: false },
    { name: 'account_id', type: 'bigint', nullable: true },
    { name: 'created_at', type: 'datetime', nullable: false },
  ],
  indexes: [
    { columns: ['name'], unique: true },
    { columns: ['kind', 'id'], unique: false },
    { columns: ['account_id', 'kind'], unique: false },
  ],
  hasTrash: false,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof fileTable> {}
}
