import { standardColumns } from '../../../../engine/core/derive/table/table.ts';
import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/** What no page shows of a refund: how often its provider was asked in vain, and when it is asked again. */
export const refundTables = defineTables([
  {
    name: 'pay_refund',
    columns: standardColumns([
      { name: 'tries', type: 'integer', nullable: false, default: 0 },
      { name: 'next_at', type: 'datetime', nullable: true },
    ]),
    indexes: [],
    hasTrash: true,
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof refundTables)[number]> {}
}
