import type { ColumnType } from '../../engine/core/derive/column-type.ts';
import type { Table } from '../../engine/core/derive/table.ts';
import type { TableColumn, TableSpec } from '../model/definition.ts';

const columnTypes: Record<TableColumn['type'], ColumnType> = {
  string: 'text',
  integer: 'bigint',
  float: 'float',
  boolean: 'boolean',
  // Kept as written: a date alone must not become a moment.
  date: 'text',
  array: 'json',
  object: 'json',
};

/** The table of a data interface in this platform's own database: the columns of every record beside its own. */
export function tableOfSpec(spec: TableSpec): Table {
  return {
    name: spec.name,
    columns: [
      { name: 'id', type: 'id', nullable: false },
      ...spec.columns.map((column) => ({ name: column.name, type: columnTypes[column.type], nullable: true, default: column.default })),
      { name: 'created_at', type: 'datetime', nullable: false },
      { name: 'updated_at', type: 'datetime', nullable: false },
      { name: 'created_by', type: 'integer', nullable: true },
      { name: 'rev', type: 'integer', nullable: false, default: 1 },
      { name: 'deleted_at', type: 'datetime', nullable: true },
    ],
    indexes: [],
    hasTrash: true,
  };
}
