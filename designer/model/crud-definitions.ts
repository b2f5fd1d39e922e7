import type { Json } from '../../engine/core/descriptor/types.ts';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import { emptyDefinition } from './build-definition.ts';
import { type InterfaceDefinition, type ReturnField, type TableColumn, type TableSpec, tableName } from './definition.ts';
import type { FlowEdge, FlowNode } from './flow.ts';
import type { TableOperation } from './nodes/table/table-node.ts';

/** What the interfaces of one table have in common. */
export interface DataNames {
  namespace: string;
  class: string;
  title: string;
}

/** The five interfaces of one table: GetList, Get, Create, Update, Delete. */
export function crudDefinitions(names: DataNames, table: TableSpec): InterfaceDefinition[] {
  const id: Parameter = { name: 'id', type: 'integer', required: true, min: 1 };
  const paging: Parameter[] = [
    { name: 'page', type: 'integer', min: 1, default: 1 },
    { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
  ];
  const filters = table.columns.filter((column) => column.type !== 'array' && column.type !== 'object');
  const row: ReturnField[] = [
    { name: 'id', type: 'integer' },
    ...table.columns.map(({ name, type, description }) => ({ name, type, ...described(description) })),
  ];
  const make = (method: string, operation: TableOperation, title: string, parameters: Parameter[], columns: TableColumn[], returns: ReturnField[]) => ({
    ...emptyDefinition(`${names.namespace}.${names.class}.${method}`),
    title: `${names.title}${title}`,
    module: names.title,
    kind: 'data' as const,
    parameters,
    returns,
    table,
    flow: tableFlow(operation, tableName(table), parameters, columns, returns),
  });
  const under = (prefix: string) => row.map((field) => ({ ...field, name: `${prefix}.${field.name}` }));
  const writable = table.columns.map((column) => parameterOf(column, true));
  return [
    make('GetList', 'list', '列表', [...paging, ...filters.map((column) => parameterOf(column, false))], filters, [
      { name: 'items', type: 'array' },
      ...under('items[]'),
      { name: 'total', type: 'integer' },
    ]),
    make('Get', 'get', '详情', [id], [], [{ name: 'row', type: 'object' }, ...under('row')]),
    make('Create', 'insert', '新增', writable, table.columns, [{ name: 'id', type: 'integer' }]),
    make('Update', 'update', '修改', [id, ...table.columns.map((column) => parameterOf(column, false))], table.columns, [{ name: 'updated', type: 'integer' }]),
    make('Delete', 'delete', '删除', [id], [], [{ name: 'deleted', type: 'integer' }]),
  ];
}

function parameterOf({ name, type, required, default: fallback, max, description }: TableColumn, isNew: boolean): Parameter {
  return {
    name,
    type,
    ...(isNew && required ? { required } : {}),
    ...(isNew && fallback !== undefined ? { default: fallback } : {}),
    ...(max === undefined ? {} : { max }),
    ...described(description),
  };
}

function described(description: string | undefined): { description?: string } {
  return description ? { description } : {};
}

function tableFlow(
  operation: TableOperation,
  table: string,
  parameters: Parameter[],
  columns: TableColumn[],
  returns: ReturnField[],
): InterfaceDefinition['flow'] {
  const sources: FlowNode[] = parameters.map(({ name }, index) => ({
    id: `in_${name}`,
    type: 'parameter',
    settings: { name },
    position: { x: 0, y: index * 80 },
  }));
  const settings: Record<string, Json> = { operation, table, ...(columns.length > 0 ? { columns: columns.map(({ name, type }) => ({ name, type })) } : {}) };
  const ports = returns.filter(({ name }) => !/[.[]/.test(name)).map(({ name }) => name);
  const edges: FlowEdge[] = [
    ...parameters.map(({ name }) => ({ from: { node: `in_${name}`, port: 'value' }, to: { node: 'table', port: name } })),
    ...ports.map((port) => ({ from: { node: 'table', port }, to: { node: 'return', port } })),
  ];
  return {
    nodes: [
      ...sources,
      { id: 'table', type: 'table', settings, position: { x: 320, y: 0 } },
      { id: 'return', type: 'return', settings: {}, position: { x: 640, y: 0 } },
    ],
    edges,
  };
}
