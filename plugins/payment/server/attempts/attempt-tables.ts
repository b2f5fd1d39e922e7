import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

export const attemptTables = defineTables([
  {
    /** What somebody began to pay an order with. Its number is the provider's name of it, and is paid once. */
    name: 'pay_attempt',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'order_id', type: 'integer', nullable: false },
      { name: 'out_trade_no', type: 'text', nullable: false },
      /** `alipay`, `paypal`, or `cash`, which waits for an administrator. */
      { name: 'provider', type: 'text', nullable: false },
      { name: 'place', type: 'text', nullable: false },
      { name: 'environment', type: 'text', nullable: false },
      /** The id of the app there, so that a notice for another's is none of it. */
      { name: 'app', type: 'text', nullable: false },
      { name: 'cents', type: 'bigint', nullable: false },
      { name: 'minor', type: 'bigint', nullable: false },
      { name: 'currency', type: 'text', nullable: false },
      { name: 'reference', type: 'text', nullable: true },
      { name: 'code', type: 'text', nullable: true },
      { name: 'address', type: 'text', nullable: true },
      /** `open`, `paid`, `closed`. */
      { name: 'status', type: 'text', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
      { name: 'expires_at', type: 'datetime', nullable: false },
      { name: 'checked_at', type: 'datetime', nullable: false },
    ],
    indexes: [
      { columns: ['out_trade_no'], unique: true },
      { columns: ['order_id', 'id'], unique: false },
      { columns: ['status', 'checked_at'], unique: false },
    ],
    hasTrash: false,
    guards: { checks: { attempt_minor: 'minor > 0', attempt_cents: 'cents > 0' } },
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof attemptTables)[number]> {}
}
