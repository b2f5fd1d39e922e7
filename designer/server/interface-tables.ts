import type { Table } from '../../engine/core/derive/table.ts';

/** Published bundles and the tables of data interfaces. The definitions themselves are records of the screen `interface`. */
export const interfaceTables: Table[] = [
  {
    name: 'interface_bundle',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'bundle', type: 'text', nullable: false },
      { name: 'interface_id', type: 'integer', nullable: false },
      { name: 'service', type: 'text', nullable: false },
      { name: 'definition', type: 'text', nullable: false },
      { name: 'ts', type: 'text', nullable: false },
      { name: 'php', type: 'text', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
      { name: 'created_by', type: 'integer', nullable: true },
    ],
    indexes: [
      { columns: ['interface_id', 'bundle'], unique: true },
      { columns: ['bundle'], unique: false },
    ],
    hasTrash: false,
  },
  {
    name: 'interface_table',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'name', type: 'text', nullable: false },
      { name: 'spec', type: 'text', nullable: false },
    ],
    indexes: [{ columns: ['name'], unique: true }],
    hasTrash: false,
  },
];
