import { standardColumns } from '../../../../engine/core/derive/table/table.ts';
import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/** What no page shows of an order: the plan as it was when it was placed, which is what its package becomes. */
export const orderTables = defineTables([
  {
    name: 'plan_order',
    columns: standardColumns([
      { name: 'snapshot', type: 'json', nullable: true },
      { name: 'amount', type: 'bigint', nullable: false, default: 0 },
      { name: 'waits_for_cash', type: 'boolean', nullable: false, default: false },
      { name: 'is_invoiced', type: 'boolean', nullable: false, default: false },
      { name: 'refunded', type: 'bigint', nullable: false, default: 0 },
    ]),
    indexes: [],
    hasTrash: true,
    guards: { checks: { order_amount: 'amount >= 0', order_refunded: 'refunded >= 0' } },
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof orderTables)[number]> {}
}
