import type { TableSpec } from '../../../model/types/definition.ts';
import type { InspectedColumn } from './table-source.ts';
import type { UsableTable } from './usable-table.ts';

/** Returns a table of a data interface in the platform's own database in the form of a table of another database. */
export function tableInside({ name, columns }: TableSpec, source: UsableTable['source'], related: UsableTable['related']): UsableTable {
  return {
    ...{ source, name, related, hasTrash: true },
    key: inspected('id', 'integer'),
    columns: columns.map((column) => inspected(column.name, column.type)),
    hidden: hiddenNames(columns),
  };
}

/** Returns the names of the hidden columns. */
export function hiddenNames(columns: TableSpec['columns']): ReadonlySet<string> {
  return new Set(columns.filter(({ hidden }) => hidden).map(({ name }) => name));
}

function inspected(name: string, type: InspectedColumn['type']): InspectedColumn {
  const isKey = name === 'id';
  return {
    ...{ name, type, sqlType: '', max: null, nullable: !isKey, hasDefault: isKey, default: null, description: '' },
    ...{ isPrimaryKey: isKey, isAutoIncrement: isKey, isGenerated: false, references: null },
  };
}
