import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

export const jobTable = defineTable({
  name: 'job',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'kind', type: 'text', nullable: false },
    { name: 'title', type: 'json', nullable: false },
    { name: 'payload', type: 'json', nullable: false },
    { name: 'account_id', type: 'bigint', nullable: false },
    /** The call that began it: its service and session. */
    { name: 'begun_by', type: 'json', nullable: true },
    { name: 'status', type: 'text', nullable: false },
    { name: 'done', type: 'bigint', nullable: false, default: 0 },
    { name: 'total', type: 'bigint', nullable: false, default: 0 },
    { name: 'result', type: 'json', nullable: true },
    { name: 'error', type: 'json', nullable: true },
    { name: 'cancelled', type: 'boolean', nullable: false, default: false },
    /** Its owner gets a message when it is over. */
    { name: 'is_told', type: 'boolean', nullable: false, default: false },
    { name: 'created_at', type: 'datetime', nullable: false },
    { name: 'alive_at', type: 'datetime', nullable: true },
    { name: 'finished_at', type: 'datetime', nullable: true },
  ],
  indexes: [
    { columns: ['status', 'id'], unique: false },
    { columns: ['account_id', 'id'], unique: false },
  ],
  hasTrash: false,
  isBrowsable: true,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof jobTable> {}
}
