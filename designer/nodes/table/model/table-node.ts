import type { ServiceEffect } from '../../../../engine/core/protocol/service-about.ts';
import { type Language, labelLists, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/table-node.ts';
import { adds, anyEffect, noEffect, replaces } from '../../../model/node-type/effects.ts';
import { defineNodeType, type NodeContext, type Port, type Ports } from '../../../model/node-type/node-type.ts';
import { columnTypes, type TableColumn, tableName } from '../../../model/types/definition.ts';
import type { ValueType } from '../../../model/types/value-type.ts';
import { defaultSort } from './table-sort.ts';

const tableOperations = ['list', 'get', 'count', 'insert', 'update', 'delete'] as const;
export type TableOperation = (typeof tableOperations)[number];

const labels: Record<TableOperation, Text> = texts.labels;

/**
 * Rows of a table of a data interface. `columns` are the columns written, of which an update leaves those as they are that nothing feeds, or those a list or a count can be narrowed by: to rows whose value
 * equals the input, where it is not null.
 */
export const tableNode = defineNodeType({
  type: 'table',
  label: texts.table,
  family: 'data',
  order: 1,
  source: 'world',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['operation', 'table'],
    properties: {
      operation: {
        type: 'string',
        enum: [...tableOperations],
        label: texts.operation,
        enumLabel: labelLists(tableOperations.map((name) => labels[name])),
      },
      table: {
        control: 'Table',
        type: 'string',
        pattern: '^([a-z][a-z0-9_]{0,31}\\.)?[a-z][a-z0-9_]{0,62}$',
        label: texts.table,
        hint: texts.tableHint,
      },
      columns: {
        control: 'Columns',
        type: 'array',
        default: [],
        maxItems: 100,
        label: texts.columns,
        hint: texts.columnsHint,
        items: {
          type: 'object',
          required: ['name', 'type'],
          additionalProperties: false,
          properties: {
            name: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$', label: texts.name },
            type: {
              type: 'string',
              enum: [...columnTypes],
              default: 'string',
              label: texts.type,
              enumLabel: texts.typeEnumLabel,
            },
          },
        },
      },
    },
  },
  palette: tableOperations.map((operation) => ({
    key: `table.${operation}`,
    label: labels[operation],
    settings: { operation, table: '', columns: [] },
    words: ['sql', 'database', 'row', '数据库', '表', operation],
    section: texts.tablesSection,
  })),
  summary(settings, language: Language) {
    const operation = tableOperations.find((known) => known === settings.operation);
    return [operation && labels[operation][language], settings.table].filter(Boolean).join(' · ');
  },
  ports: (settings, context) => portsOf(settings.operation, columnsOf(settings), rowType(settings, context)),
  effect: ({ operation }) => operationEffects[String(operation)] ?? anyEffect,
  hasEffect: ({ operation }) => operation === 'insert' || operation === 'update' || operation === 'delete',
  async evaluate(settings, { input, given, runtime: { tables } }) {
    const table = String(settings.table);
    const columns: Record<string, unknown> = {};
    for (const { name } of columnsOf(settings)) {
      if (settings.operation === 'get' || settings.operation === 'delete') continue;
      columns[name] = await (settings.operation === 'update' ? given(name) : input(name));
    }
    switch (settings.operation) {
      case 'list':
        return await tables.list(table, { equal: columns, page: await input('page'), perPage: await input('per_page'), sort: await input('sort') });
      case 'get':
        return { row: await tables.get(table, await input('id')) };
      case 'count':
        return { total: await tables.count(table, columns) };
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

/** A row of the definition's own table has known members; of another table only its name is known. */
function rowType(settings: Record<string, unknown>, { definition: { table } }: NodeContext): ValueType {
  const name = String(settings.table ?? '');
  if (!table || tableName(table) !== name) return { type: 'object', table: name };
  const members = table.columns.map(({ name: column, type, format }): [string, ValueType] => {
    return [column, { type, nullable: true, ...(type === 'integer' && format === 'money' && { unit: 'fen' as const }) }];
  });
  return { type: 'object', table: name, members: { id: integer, ...Object.fromEntries(members) } };
}

const integer: ValueType = { type: 'integer' };
const id: Port = { name: 'id', label: texts.id, type: integer, required: true };

function portsOf(operation: unknown, columns: Pick<TableColumn, 'name' | 'type'>[], row: ValueType): Ports {
  const values: Port[] = columns.map(({ name, type }) => ({ name, type: { type }, default: null }));
  const total: Port = { name: 'total', label: texts.total, type: integer };
  switch (operation) {
    case 'list':
      return {
        inputs: [
          { name: 'page', label: texts.page, type: integer, default: 1 },
          { name: 'per_page', label: texts.perPage, type: integer, default: 20 },
          {
            name: 'sort',
            label: texts.sort,
            type: { type: 'string' },
            default: defaultSort,
          },
          ...values,
        ],
        outputs: [{ name: 'items', label: texts.items, type: { type: 'array', items: row } }, total],
      };
    case 'get':
      return { inputs: [id], outputs: [{ name: 'row', label: texts.row, type: { ...row, nullable: true } }] };
    case 'count':
      return { inputs: values, outputs: [total] };
    case 'insert':
      return { inputs: values, outputs: [{ name: 'id', label: texts.newId, type: integer }] };
    case 'update':
      return { inputs: [id, ...values], outputs: [{ name: 'updated', label: texts.updated, type: integer }] };
    case 'delete':
      return { inputs: [id], outputs: [{ name: 'deleted', label: texts.deleted, type: integer }] };
    default:
      return { inputs: [], outputs: [] };
  }
}

const operationEffects: Readonly<Record<string, ServiceEffect>> = {
  list: noEffect,
  get: noEffect,
  count: noEffect,
  insert: adds,
  update: replaces,
  delete: replaces,
};
