import type { Table } from '../../core/derive/table/table.ts';
import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

/** The append-only audit trail. Nothing in the product updates or deletes a row of it. */
const auditTable = defineTable({
  name: 'audit',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'at', type: 'datetime', nullable: false },
    { name: 'screen', type: 'text', nullable: false },
    { name: 'record_id', type: 'bigint', nullable: false },
    { name: 'verb', type: 'text', nullable: false },
    { name: 'account_id', type: 'bigint', nullable: true },
    { name: 'username', type: 'text', nullable: true },
    { name: 'simulated_by', type: 'bigint', nullable: true },
    { name: 'request_id', type: 'text', nullable: false },
    { name: 'ip', type: 'text', nullable: false },
    { name: 'before', type: 'text', nullable: true },
    { name: 'after', type: 'text', nullable: true },
    { name: 'reason', type: 'text', nullable: true },
  ],
  indexes: [
    { columns: ['screen', 'record_id', 'id'], unique: false },
    { columns: ['account_id', 'id'], unique: false },
    { columns: ['at', 'id'], unique: false },
  ],
  hasTrash: false,
  isBrowsable: true,
});

/** First answers of submissions that carried a `request_key`, retained for 24 hours. */
const requestKeyTable = defineTable({
  name: 'request_key',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'account_id', type: 'bigint', nullable: false },
    { name: 'service', type: 'text', nullable: false },
    { name: 'request_key', type: 'text', nullable: false },
    { name: 'fingerprint', type: 'text', nullable: true },
    { name: 'answer', type: 'text', nullable: false },
    { name: 'created_at', type: 'datetime', nullable: false },
  ],
  indexes: [
    { columns: ['account_id', 'service', 'request_key'], unique: true },
    { columns: ['created_at'], unique: false },
  ],
  hasTrash: false,
});

/** Tables of the generic operations themselves; the composition root migrates them before any screen's. */
export const serviceTables: Table[] = [auditTable, requestKeyTable];

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof auditTable | typeof requestKeyTable> {}
}
