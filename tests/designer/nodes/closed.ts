import type { TableSpec } from '../../../designer/model/types/definition.ts';
import { drawn } from './drawn.ts';

const key = { name: 'key', type: 'string' } as const;

const members: TableSpec = {
  name: 'members',
  columns: [
    { name: 'name', type: 'string' },
    { ...key, hidden: true },
    { name: 'points', type: 'integer' },
  ],
};

/** Rows of a table with a column that is never answered, found by it. */
export const byKey = {
  ...drawn({
    service: 'Members.Key.List',
    parameters: [
      { name: 'key', type: 'string' },
      { name: 'sort', type: 'string', enum: ['name', 'key', '-points'] },
    ],
    nodes: {
      rows: { type: 'table', settings: { operation: 'list', table: 'members', columns: [key] } },
      one: { type: 'table', settings: { operation: 'find', table: 'members', columns: [key], answers: [{ name: 'name', type: 'string' }, key] } },
      stored: { type: 'member', settings: { path: 'key' } },
      name: { type: 'member', settings: { path: 'name' } },
      same: { type: 'operation', settings: { operator: 'equal' } },
    },
    edges: [
      'key.value -> rows.key',
      'sort.value -> rows.sort',
      'key.value -> one.key',
      'one.row -> stored.object',
      'one.row -> name.object',
      'stored.value -> same.a',
      'key.value -> same.b',
      'rows.items -> return.rows',
      'same.result -> return.same',
      'name.value -> return.name',
    ],
  }),
  table: members,
};
