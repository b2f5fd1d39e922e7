import { standardColumns } from '../../../../engine/core/derive/table/table.ts';
import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/** What no page shows of invoices: their lines, the seller as it was when they were issued, and the last number of each year. */
export const invoiceTables = defineTables([
  {
    name: 'invoice',
    columns: standardColumns([
      { name: 'seller', type: 'json', nullable: true },
      { name: 'amount', type: 'bigint', nullable: false, default: 0 },
    ]),
    indexes: [],
    hasTrash: true,
  },
  {
    name: 'invoice_line',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'invoice_id', type: 'integer', nullable: false },
      /** An order has one line, until its invoice is declined; null of a credit note, which has it again. */
      { name: 'order_id', type: 'integer', nullable: true },
      /** Of a credit note: the order whose refund it is about. */
      { name: 'refund_of', type: 'integer', nullable: true },
      { name: 'number', type: 'text', nullable: false },
      { name: 'name', type: 'text', nullable: false },
      { name: 'quantity', type: 'integer', nullable: false },
      { name: 'cents', type: 'bigint', nullable: false },
    ],
    indexes: [
      { columns: ['order_id'], unique: true },
      { columns: ['refund_of'], unique: false },
      { columns: ['invoice_id'], unique: false },
    ],
    hasTrash: false,
  },
  {
    name: 'invoice_number',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'year', type: 'integer', nullable: false },
      { name: 'last', type: 'integer', nullable: false },
    ],
    indexes: [{ columns: ['year'], unique: true }],
    hasTrash: false,
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof invoiceTables)[number]> {}
}
