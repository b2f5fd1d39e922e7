import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/**
 * What instances have taken of packages and balances for calls under way: calls, or fen. An instance that is alive moves `expires_at` on; what is left
 * in the row of one that died goes back.
 */
export const leaseTables = defineTables([
  {
    name: 'flow_lease',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'key', type: 'text', nullable: false },
      { name: 'package_id', type: 'integer', nullable: true },
      { name: 'balance_id', type: 'integer', nullable: true },
      { name: 'taken', type: 'bigint', nullable: false },
      /** Number of the last report that was written, so that one whose outcome was lost is not written twice. */
      { name: 'batch', type: 'integer', nullable: false },
      /** Milliseconds since 1970. */
      { name: 'expires_at', type: 'bigint', nullable: false },
    ],
    indexes: [
      { columns: ['key'], unique: true },
      { columns: ['package_id'], unique: false },
      { columns: ['balance_id'], unique: false },
      { columns: ['expires_at'], unique: false },
    ],
    hasTrash: false,
    guards: { checks: { lease_taken: 'taken >= 0', lease_of: '(package_id is null) <> (balance_id is null)' } },
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof leaseTables)[number]> {}
}
