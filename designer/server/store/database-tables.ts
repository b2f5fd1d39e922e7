import { defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';

/** Statements people ran, and the sizes of databases by day. */
export const databaseTables = defineTables([
  {
    name: 'sql_history',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
      { name: 'account_id', type: 'integer', nullable: false },
      /** Empty for the platform's own. */
      { name: 'database', type: 'text', nullable: false },
      { name: 'sql', type: 'text', nullable: false },
      { name: 'mode', type: 'text', nullable: false },
      { name: 'outcome', type: 'text', nullable: false },
      { name: 'milliseconds', type: 'integer', nullable: false },
    ],
    indexes: [
      { columns: ['account_id', 'id'], unique: false },
      { columns: ['created_at', 'id'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
  {
    name: 'database_size',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'time', type: 'datetime', nullable: false },
      /** `platform` for the platform's own. */
      { name: 'database', type: 'text', nullable: false },
      { name: 'table_name', type: 'text', nullable: false },
      /** As the server estimates; null where it does not. */
      { name: 'row_count', type: 'bigint', nullable: true },
      { name: 'data_bytes', type: 'bigint', nullable: false },
      { name: 'index_bytes', type: 'bigint', nullable: false },
      { name: 'total_bytes', type: 'bigint', nullable: false },
    ],
    indexes: [
      { columns: ['time', 'database', 'table_name'], unique: true },
      { columns: ['database', 'time'], unique: false },
      { columns: ['table_name', 'time'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof databaseTables)[number]> {}
}
