import { defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';

/**
 * Published bundles, former names that still answer, the tables of data interfaces, and imports with what undoes them. The definitions themselves
 * are records of the screen `interface`.
 */
export const interfaceTables = defineTables([
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
      { name: 'note', type: 'text', nullable: true },
    ],
    indexes: [
      { columns: ['interface_id', 'bundle'], unique: true },
      { columns: ['bundle'], unique: false },
    ],
    hasTrash: false,
  },
  {
    name: 'interface_alias',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'service', type: 'text', nullable: false },
      { name: 'interface_id', type: 'integer', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
    ],
    indexes: [
      { columns: ['service'], unique: true },
      { columns: ['interface_id'], unique: false },
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
  {
    name: 'interface_document',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'hash', type: 'text', nullable: false },
      { name: 'url', type: 'text', nullable: true },
      { name: 'body', type: 'text', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
    ],
    indexes: [{ columns: ['hash'], unique: true }],
    hasTrash: false,
  },
  {
    name: 'interface_import',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'hash', type: 'text', nullable: false },
      { name: 'name', type: 'text', nullable: false },
      { name: 'url', type: 'text', nullable: true },
      { name: 'title', type: 'text', nullable: false },
      { name: 'options', type: 'text', nullable: false },
      { name: 'credentials', type: 'text', nullable: true },
      { name: 'created', type: 'integer', nullable: false },
      { name: 'changed', type: 'integer', nullable: false },
      { name: 'created_at', type: 'datetime', nullable: false },
      { name: 'created_by', type: 'integer', nullable: false },
      { name: 'undone_at', type: 'datetime', nullable: true },
    ],
    indexes: [{ columns: ['hash'], unique: false }],
    hasTrash: false,
  },
  {
    name: 'interface_import_entry',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'import_id', type: 'integer', nullable: false },
      { name: 'interface_id', type: 'integer', nullable: false },
      { name: 'service', type: 'text', nullable: false },
      { name: 'before', type: 'text', nullable: true },
      { name: 'rev', type: 'integer', nullable: false },
      { name: 'published', type: 'integer', nullable: false },
    ],
    indexes: [{ columns: ['import_id', 'interface_id'], unique: false }],
    hasTrash: false,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof interfaceTables)[number]> {}
}
