import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

export const deliveryTable = defineTable({
  name: 'delivery',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'key', type: 'text', nullable: false },
    { name: 'kind', type: 'text', nullable: false },
    { name: 'host', type: 'text', nullable: false },
    /** Address, headers and body, sealed. */
    { name: 'request', type: 'text', nullable: false },
    /** Those of one lane arrive in the order of their ids. */
    { name: 'lane', type: 'text', nullable: true },
    /** `waiting`, `sending`, `delivered`, `failed` after the last attempt, or `dropped` by whoever it belongs to. */
    { name: 'status', type: 'text', nullable: false, default: 'waiting' },
    { name: 'attempts', type: 'bigint', nullable: false, default: 0 },
    { name: 'next_at', type: 'datetime', nullable: false },
    /** Since when an instance has it. */
    { name: 'taken_at', type: 'datetime', nullable: true },
    /** Since when the broker has it, where there is one. */
    { name: 'handed_at', type: 'datetime', nullable: true },
    { name: 'last_status', type: 'bigint', nullable: true },
    /** The beginning of the last answer, private values hidden. */
    { name: 'last_answer', type: 'text', nullable: true },
    { name: 'last_error', type: 'json', nullable: true },
    { name: 'created_at', type: 'datetime', nullable: false },
    { name: 'delivered_at', type: 'datetime', nullable: true },
  ],
  indexes: [
    { columns: ['key'], unique: true },
    { columns: ['status', 'next_at'], unique: false },
    { columns: ['lane', 'status', 'id'], unique: false },
    { columns: ['created_at', 'id'], unique: false },
  ],
  hasTrash: false,
  isBrowsable: true,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof deliveryTable> {}
}
