import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

/** `is_traced`: every record that names the file is in `file_use`. Files from before that table are searched for once. */
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
    { name: 'is_traced', type: 'boolean', nullable: true },
    { name: 'version', type: 'integer', nullable: false, default: 0 },
  ],
  indexes: [
    { columns: ['name'], unique: true },
    { columns: ['kind', 'id'], unique: false },
    { columns: ['account_id', 'kind'], unique: false },
  ],
  hasTrash: false,
});

/** The records a file was ever written to; whether one still names it is read from the record. */
export const fileUseTable = defineTable({
  name: 'file_use',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'name', type: 'text', nullable: false },
    { name: 'table_name', type: 'text', nullable: false },
    { name: 'record_id', type: 'bigint', nullable: false },
  ],
  indexes: [{ columns: ['name', 'table_name', 'record_id'], unique: true }],
  hasTrash: false,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof fileTable | typeof fileUseTable> {}
}
