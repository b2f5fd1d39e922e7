import type { TableMatch } from '../../../model/semantics/runtime/runtime.ts';
import { tableMatches } from '../../../model/semantics/runtime/table-conditions.ts';
import { columnTypes, type TableColumn } from '../../../model/types/definition.ts';
import { type NodeFigure, type NodeGroup, tableFigures, tablePeriods } from './table-groups.ts';
import { linkColumns } from './table-joins.ts';

export const tableOperations = ['list', 'find', 'get', 'count', 'group', 'insert', 'insert_many', 'update', 'upsert', 'delete'] as const;
export type TableOperation = (typeof tableOperations)[number];

/** Those whose rows are narrowed by conditions. */
const narrowing = ['list', 'find', 'count', 'group'] as const satisfies readonly TableOperation[];
/** Those of one row, which may have to be there. */
export const ofOneRow = ['find', 'get', 'update', 'delete'] as const satisfies readonly TableOperation[];
/** Those that change rows. */
export const writing = ['insert', 'insert_many', 'update', 'upsert', 'delete'] as const satisfies readonly TableOperation[];
/** Those that answer rows. */
export const reading = ['list', 'find', 'get'] as const satisfies readonly TableOperation[];

/** A column in the settings of a node. */
export interface NodeColumn extends Pick<TableColumn, 'name' | 'type' | 'format'> {
  /** The input its value comes from. */
  port: string;
  match: TableMatch;
  any: boolean;
}

/** The columns in the settings, whatever else stands there. */
export function columnsOf(settings: Record<string, unknown>): NodeColumn[] {
  if (!Array.isArray(settings.columns)) return [];
  return settings.columns.flatMap((column: unknown) => {
    if (typeof column !== 'object' || column === null || !('name' in column) || !('type' in column)) return [];
    const { name, match, any, port, format: unit }: { name?: unknown; match?: unknown; any?: unknown; port?: unknown; format?: unknown } = column;
    const type = columnTypes.find((known) => known === column.type);
    if (typeof name !== 'string' || !type) return [];
    const format = unit === 'money' || unit === 'decimal' ? { format: unit as 'money' | 'decimal' } : {};
    if (!isNarrowed(settings)) return [{ name, type, ...format, port: name, match: 'equal', any: false }];
    return [
      {
        name,
        type,
        ...format,
        port: typeof port === 'string' ? port : name,
        match: tableMatches.find((known) => known === match) ?? 'equal',
        any: any === true,
      },
    ];
  });
}

/** The columns of the rows it answers besides the key; undefined: all. */
export function answeredColumns(settings: Record<string, unknown>): Pick<TableColumn, 'name' | 'type' | 'format'>[] | undefined {
  if (!reading.some((operation) => operation === settings.operation) || !Array.isArray(settings.answers) || settings.answers.length === 0) return undefined;
  return columnsOf({ columns: settings.answers }).map(({ name, type, format }) => ({ name, type, ...(format && { format }) }));
}

/** The columns that tell which row an upsert is about; none for everything else. */
export function keyColumns(settings: Record<string, unknown>): string[] {
  return settings.operation === 'upsert' ? columnsOf({ columns: settings.keys }).map(({ name }) => name) : [];
}

/** The columns whose values, or periods of them, make a group; none for everything else. */
export function groupColumns(settings: Record<string, unknown>): NodeGroup[] {
  if (settings.operation !== 'group' || !Array.isArray(settings.by)) return [];
  return settings.by.flatMap((entry: unknown) => {
    const [column] = columnsOf({ columns: [entry] });
    if (!column) return [];
    const { name, type, format } = column;
    const period = tablePeriods.find((known) => known === (entry as { period?: unknown }).period);
    return [{ name, type, ...(format && { format }), ...(period && { period }) }];
  });
}

/** The figures of each group. */
export function nodeFigures(settings: Record<string, unknown>): NodeFigure[] {
  if (settings.operation !== 'group' || !Array.isArray(settings.figures)) return [];
  return settings.figures.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, figure, column }: { name?: unknown; figure?: unknown; column?: unknown } = entry;
    const known = tableFigures.find((one) => one === figure);
    if (typeof name !== 'string' || known === undefined) return [];
    const [measured] = columnsOf({ columns: [column] });
    if (!measured) return [{ name, figure: known }];
    const { name: of, type, format } = measured;
    return [{ name, figure: known, column: { name: of, type, ...(format && { format }) } }];
  });
}

/** The columns a node names besides the key, which every table has. */
export function namedColumns(settings: Record<string, unknown>): Pick<TableColumn, 'name' | 'type'>[] {
  const measured = nodeFigures(settings).flatMap(({ column }) => (column ? [column] : []));
  const named = [...columnsOf(settings), ...(answeredColumns(settings) ?? []), ...groupColumns(settings), ...measured, ...linkColumns(settings)];
  return named.filter(({ name }) => name !== 'id' && !isOfJoin(name));
}

/** Conditions by how a request takes them. */
export function conditionsOf(columns: readonly NodeColumn[]): { equal: NodeColumn[]; where: NodeColumn[]; any: NodeColumn[] } {
  const isPlain = ({ name, match, any }: NodeColumn, index: number) =>
    match === 'equal' &&
    !any &&
    name !== 'id' &&
    !isOfJoin(name) &&
    columns.findIndex((other) => other.name === name && other.match === 'equal' && !other.any) === index;
  const all = columns.filter(({ any }) => !any);
  const equal = all.filter((column) => isPlain(column, columns.indexOf(column)));
  return { equal, where: all.filter((column) => !equal.includes(column)), any: columns.filter(({ any }) => any) };
}

/** Whether a condition is on a column of another table: `customer.name`. */
export function isOfJoin(name: string): boolean {
  return name.includes('.');
}

/** Whether the operation of a table node picks its rows by conditions. */
export function isNarrowed({ operation }: Record<string, unknown>): boolean {
  return narrowing.some((known) => known === operation);
}

/** Whether the call ends (404) where there is no such row. */
export function mustExist(settings: Record<string, unknown>): boolean {
  return settings.must_exist === true && ofOneRow.some((operation) => operation === settings.operation);
}
