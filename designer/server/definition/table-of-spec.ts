import { standardColumns, type Table } from '../../../engine/core/derive/table/table.ts';
import type { ColumnType } from '../../../engine/core/format/column-type.ts';
import type { TableColumn, TableSpec } from '../../model/types/definition.ts';

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

/** Returns the table of a data interface in the platform's own database: the columns of every record, and its own. */
export function tableOfSpec(spec: TableSpec): Table {
  return {
    name: spec.name,
    columns: standardColumns(spec.columns.map((column) => ({ name: column.name, type: columnTypes[column.type], nullable: true, default: column.default }))),
    indexes: [],
    hasTrash: true,
  };
}
