import type { Table } from '../../core/derive/table.ts';

export const fileTable: Table = {
  name: 'file',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'name', type: 'text', nullable: false },
    { name: 'title', type: 'text', nullable: false },
    { name: 'content_type', type: 'text', nullable: false },
    { name: 'size', type: 'bigint', nullable: false },
    { name: 'kind', type: 'text', nullable: false },
    { name: 'account_id', type: 'bigint', nullable: true },
    { name: 'created_at', type: 'datetime', nullable: false },
  ],
  indexes: [
    { columns: ['name'], unique: true },
    { columns: ['kind', 'id'], unique: false },
    { columns: ['account_id', 'kind'], unique: false },
  ],
  hasTrash: false,
};
