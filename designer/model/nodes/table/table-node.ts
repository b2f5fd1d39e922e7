import { columnTypes, type TableColumn } from '../../definition.ts';
import { defineNodeType, type Port, type Ports } from '../../node-type.ts';
import type { ValueType } from '../../value-type.ts';

export const tableOperations = ['list', 'get', 'insert', 'update', 'delete'] as const;
export type TableOperation = (typeof tableOperations)[number];

/** Rows of the table of a data interface. `columns` are the columns written, or those a list can be narrowed by. */
export const tableNode = defineNodeType({
  type: 'table',
  label: { zh_cn: '数据表', en: 'Table' },
  family: 'data',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['operation', 'table'],
    properties: {
      operation: { type: 'string', enum: [...tableOperations] },
      table: { type: 'string', pattern: '^([a-z][a-z0-9_]{0,31}\\.)?[a-z][a-z0-9_]{0,62}$' },
      columns: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          required: ['name', 'type'],
          additionalProperties: false,
          properties: { name: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$' }, type: { type: 'string', enum: [...columnTypes] } },
        },
      },
    },
  },
  ports: (settings) => portsOf(settings.operation, columnsOf(settings)),
  hasEffect: ({ operation }) => operation === 'insert' || operation === 'update' || operation === 'delete',
  async evaluate(settings, { input, runtime: { tables } }) {
    const table = String(settings.table);
    const columns: Record<string, unknown> = {};
    for (const { name } of columnsOf(settings)) if (settings.operation !== 'get' && settings.operation !== 'delete') columns[name] = await input(name);
    switch (settings.operation) {
      case 'list':
        return await tables.list(table, { equal: columns, page: await input('page'), perPage: await input('per_page') });
      case 'get':
        return { row: await tables.get(table, await input('id')) };
      case 'insert':
        return { id: await tables.insert(table, columns) };
      case 'update':
        return { updated: await tables.update(table, await input('id'), columns) };
      default:
        return { deleted: await tables.delete(table, await input('id')) };
    }
  },
});

/** The columns in the settings, whatever else stands there. */
export function columnsOf(settings: Record<string, unknown>): Pick<TableColumn, 'name' | 'type'>[] {
  if (!Array.isArray(settings.columns)) return [];
  return settings.columns.flatMap((column: unknown) => {
    if (typeof column !== 'object' || column === null || !('name' in column) || !('type' in column)) return [];
    const type = columnTypes.find((known) => known === column.type);
    return typeof column.name === 'string' && type ? [{ name: column.name, type }] : [];
  });
}

const integer: ValueType = { type: 'integer' };
const id: Port = { name: 'id', type: integer, required: true };

function portsOf(operation: unknown, columns: Pick<TableColumn, 'name' | 'type'>[]): Ports {
  const values: Port[] = columns.map(({ name, type }) => ({ name, type: { type }, default: null }));
  const row: ValueType = { type: 'object', nullable: true };
  switch (operation) {
    case 'list':
      return {
        inputs: [{ name: 'page', type: integer, default: 1 }, { name: 'per_page', type: integer, default: 20 }, ...values],
        outputs: [
          { name: 'items', type: { type: 'array', items: { type: 'object' } } },
          { name: 'total', type: integer },
        ],
      };
    case 'get':
      return { inputs: [id], outputs: [{ name: 'row', type: row }] };
    case 'insert':
      return { inputs: values, outputs: [{ name: 'id', type: integer }] };
    case 'update':
      return { inputs: [id, ...values], outputs: [{ name: 'updated', type: integer }] };
    case 'delete':
      return { inputs: [id], outputs: [{ name: 'deleted', type: integer }] };
    default:
      return { inputs: [], outputs: [] };
  }
}
