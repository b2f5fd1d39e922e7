import type { Column, Index, Table } from '../../engine/core/derive/table.ts';

/** A table as a screen has it, with these columns beside the system's own. */
export function tableWith(name: string, columns: Column[], indexes: Index[] = []): Table {
  return {
    name,
    columns: [
      { name: 'id', type: 'id', nullable: false },
      ...columns,
      { name: 'created_at', type: 'datetime', nullable: false },
      { name: 'updated_at', type: 'datetime', nullable: false },
      { name: 'created_by', type: 'integer', nullable: true },
      { name: 'rev', type: 'integer', nullable: false, default: 1 },
      { name: 'deleted_at', type: 'datetime', nullable: true },
    ],
    indexes,
    hasTrash: true,
  };
}
