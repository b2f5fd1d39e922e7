import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { TableOperation } from '../../nodes/table/model/table-settings.ts';
import { defaultSort, sortableColumns } from '../../nodes/table/model/table-sort.ts';
import { type InterfaceDefinition, type ReturnField, type TableColumn, type TableSpec, tableName } from '../types/definition.ts';
import type { FlowEdge, FlowNode } from '../types/flow.ts';
import { emptyDefinition } from './build-definition.ts';

/** What the interfaces of one table share. */
export interface DataNames {
  namespace: string;
  class: string;
  title: string;
}

/** Returns the five interfaces of one table: GetList, Get, Create, Update, Delete. */
export function crudDefinitions(names: DataNames, table: TableSpec): InterfaceDefinition[] {
  const shown = table.columns.filter(({ hidden }) => !hidden);
  const id: Parameter = { name: 'id', type: 'integer', required: true, min: 1 };
  const paging: Parameter[] = [
    { name: 'page', type: 'integer', min: 1, default: 1 },
    { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
    { name: 'sort', type: 'string', enum: ['id', ...sortableColumns(shown)].flatMap((name) => [name, `-${name}`]), default: defaultSort },
  ];
  const filters = shown.filter((column) => column.type !== 'array' && column.type !== 'object');
  const row: ReturnField[] = [
    { name: 'id', type: 'integer' },
    ...shown.map((column) => ({ name: column.name, type: column.type, ...(column.required ? {} : { nullable: true }), ...described(column) })),
  ];
  const make = (method: CrudMethod, operation: TableOperation, parameters: Parameter[], columns: TableColumn[], returns: ReturnField[]) => ({
    ...emptyDefinition(`${names.namespace}.${names.class}.${method}`),
    title: titleOf(method, names.title),
    module: names.title,
    kind: 'data' as const,
    parameters,
    returns,
    table,
    flow: tableFlow(operation, table, parameters, columns, returns),
  });
  const under = (prefix: string) => row.map((field) => ({ ...field, name: `${prefix}.${field.name}` }));
  const writable = table.columns.map((column) => parameterOf(column, true));
  return [
    make('GetList', 'list', [...paging, ...filters.map((column) => parameterOf(column, false))], filters, [
      { name: 'items', type: 'array' },
      ...under('items[]'),
      { name: 'total', type: 'integer' },
    ]),
    make('Get', 'get', [id], [], [{ name: 'row', type: 'object' }, ...under('row')]),
    make('Create', 'insert', writable, table.columns, [{ name: 'id', type: 'integer' }]),
    make(
      'Update',
      'update',
      [id, ...table.columns.map((column) => ({ ...parameterOf(column, false), ...(column.required ? {} : { nullable: true }) }))],
      table.columns,
      [{ name: 'updated', type: 'integer' }],
    ),
    make('Delete', 'delete', [id], [], [{ name: 'deleted', type: 'integer' }]),
  ];
}

type CrudMethod = 'GetList' | 'Get' | 'Create' | 'Update' | 'Delete';

/** Returns a title in the language of the table's title: 商品列表, `Product list`. */
function titleOf(method: CrudMethod, title: string): string {
  const { chinese, english } = titles[method];
  return /\p{Script=Han}/u.test(title) ? `${title}${chinese}` : english.replace('…', () => title);
}

const titles: Record<CrudMethod, { chinese: string; english: string }> = {
  GetList: { chinese: '列表', english: '… list' },
  Get: { chinese: '详情', english: '… details' },
  Create: { chinese: '新增', english: 'Create …' },
  Update: { chinese: '修改', english: 'Update …' },
  Delete: { chinese: '删除', english: 'Delete …' },
};

function parameterOf(column: TableColumn, isNew: boolean): Parameter {
  const { name, type, required, default: fallback, max, format } = column;
  return {
    name,
    type,
    ...(isNew && required ? { required } : {}),
    ...(isNew && fallback !== undefined ? { default: fallback } : {}),
    ...(max === undefined ? {} : { max }),
    ...(format === undefined ? {} : { format }),
    ...described(column),
  };
}

/** Returns the description of a column, with the table it refers to. */
function described({ description = '', references }: Pick<TableColumn, 'description' | 'references'>): { description?: string } {
  const words = [description, ...(references === undefined ? [] : [`→ ${references}.id`])].filter((part) => part !== '').join(' ');
  return words === '' ? {} : { description: words };
}

/** Pixels between neighbouring nodes, so that none covers another. */
const rowPitch = 108;
const columnPitch = 340;

/** Whether the operation answers null for a missing row. */
function mayBeMissing(operation: TableOperation): boolean {
  return operation === 'get' || operation === 'update' || operation === 'delete';
}

function tableFlow(
  operation: TableOperation,
  table: TableSpec,
  parameters: Parameter[],
  columns: TableColumn[],
  returns: ReturnField[],
): InterfaceDefinition['flow'] {
  const sources: FlowNode[] = parameters.map(({ name }, index) => ({
    id: `in_${name}`,
    type: 'parameter',
    settings: { name },
    position: { x: 0, y: index * rowPitch },
  }));
  const shown = table.columns.filter(({ hidden }) => !hidden);
  const hides = (operation === 'list' || operation === 'get') && shown.length < table.columns.length;
  const settings: Record<string, Json> = {
    operation,
    table: tableName(table),
    ...(columns.length > 0 ? { columns: columns.map(({ name, type }) => ({ name, type })) } : {}),
    ...(hides && { answers: shown.map(({ name, type }) => ({ name, type })) }),
    ...(mayBeMissing(operation) && { must_exist: true }),
  };
  const ports = returns.filter(({ name }) => !/[.[]/.test(name)).map(({ name }) => name);
  const edges: FlowEdge[] = [
    ...parameters.map(({ name }) => ({ from: { node: `in_${name}`, port: 'value' }, to: { node: 'table', port: name } })),
    ...ports.map((port) => ({ from: { node: 'table', port }, to: { node: 'return', port } })),
  ];
  return {
    nodes: [
      ...sources,
      { id: 'table', type: 'table', settings, position: { x: columnPitch, y: 0 } },
      { id: 'return', type: 'return', settings: {}, position: { x: 2 * columnPitch, y: 0 } },
    ],
    edges,
  };
}
