import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/table-joins.ts';
import type { TableJoin } from '../../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import { type TableColumn, type TableSpec, tableName } from '../../../model/types/definition.ts';
import { type Diagnostic, diagnostic } from '../../../model/types/diagnostic.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { unitOf, type ValueType } from '../../../model/types/value-type.ts';
import { pickedColumn } from './picked-column.ts';

type Settings = Record<string, unknown>;
type Column = Pick<TableColumn, 'name' | 'type' | 'format'>;

/** Rows of one list of rows that point here. */
export const mostJoined = 100;
export const defaultJoined = 20;
/** Rows that may point to those of one page. */
export const mostJoinedInAll = 10_000;

/** Also what generated PHP says. */
export const tooManyText = texts.tooMany;

/** Ends a call (400): more than `mostJoinedInAll` rows of a table point to the rows of one page. */
export function tooManyJoined(table: string): Failure {
  return new Failure(400, fillText(tooManyText, { table, most: mostJoinedInAll }));
}

/** A number that a call has sent, brought between 1 and `most`; 1 if it is no safe integer. */
export function bounded(value: number, most: number): number {
  return Number.isSafeInteger(value) ? Math.min(Math.max(value, 1), most) : 1;
}

/** A join in the settings of a node. */
export interface NodeJoin {
  name: string;
  table: string;
  /** The column of this table that points to the other row. */
  via?: string;
  /** The column of the other table that points to this row. */
  by?: string;
  columns: Column[];
  most?: number;
}

const columnName = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$' } as const;

export const joinSettings = {
  joins: {
    control: 'Joins',
    type: 'array',
    maxItems: 10,
    when: { operation: ['list', 'find', 'get', 'count', 'group'] },
    label: texts.joins,
    hint: texts.joinsHint,
    items: {
      type: 'object',
      required: ['name', 'table', 'columns'],
      additionalProperties: false,
      properties: {
        name: { ...columnName, label: texts.name },
        table: { ...columnName, label: texts.table },
        via: { ...columnName, label: texts.via },
        by: { ...columnName, label: texts.by },
        columns: { type: 'array', maxItems: 50, label: texts.columns, items: pickedColumn },
        most: { type: 'integer', minimum: 1, maximum: mostJoined, default: defaultJoined, label: texts.most },
      },
    },
  },
} as const;

const reading = ['list', 'find', 'get', 'count', 'group'];

/** The joins in the settings, whatever else stands there. */
export function nodeJoins(settings: Settings): NodeJoin[] {
  if (!Array.isArray(settings.joins) || !reading.includes(String(settings.operation))) return [];
  return settings.joins.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, table, via, by, columns, most } = entry as Settings;
    if (typeof name !== 'string' || typeof table !== 'string') return [];
    const link = typeof via === 'string' ? { via } : typeof by === 'string' ? { by } : {};
    return [{ name, table, ...link, columns: joinedColumns(columns), ...(typeof most === 'number' && { most }) }];
  });
}

function joinedColumns(columns: unknown): Column[] {
  if (!Array.isArray(columns)) return [];
  return (columns as Partial<Column>[]).flatMap((column) => {
    const { name, type, format } = column ?? {};
    return typeof name === 'string' && type !== undefined ? [{ name, type, ...((format === 'money' || format === 'decimal') && { format }) }] : [];
  });
}

/** As tables are asked for it. */
export function requestedJoin({ columns, ...join }: NodeJoin): TableJoin {
  return { ...join, columns: columns.map(({ name }) => name) };
}

/** The other table, as nodes name it. */
export function joinedTable(settings: Settings, { table }: NodeJoin): string {
  const [database, own] = String(settings.table ?? '').split('.');
  return tableName({ name: table, ...(own !== undefined && database !== undefined && { database }) });
}

/** A column that conditions may name: `customer.name`. */
function columnOfJoin(settings: Settings, name: string): Column | undefined {
  const [join, column] = name.split('.');
  return nodeJoins(settings)
    .find((one) => one.name === join && one.via !== undefined)
    ?.columns.find((one) => one.name === column);
}

/** The columns of a node's own table that joins go by. */
export function linkColumns(settings: Settings): Pick<TableColumn, 'name' | 'type'>[] {
  return nodeJoins(settings).flatMap(({ via }) => (via === undefined ? [] : [{ name: via, type: 'integer' as const }]));
}

/** The members that rows have of other tables. */
export function joinedMembers(settings: Settings): [string, ValueType][] {
  return nodeJoins(settings).map((join) => {
    const members = join.columns.map((column): [string, ValueType] => [column.name, { type: column.type, nullable: true, ...unitOf(column) }]);
    const row: ValueType = { type: 'object', table: joinedTable(settings, join), members: { id: { type: 'integer' }, ...Object.fromEntries(members) } };
    return [join.name, join.via === undefined ? { type: 'array', items: row } : { ...row, nullable: true }];
  });
}

/**
 * Every join goes by one reference, which the own table of the definition has to declare, and gives its rows a member of their own; and what is
 * compared of other tables belongs to one of their rows.
 */
export function joinDiagnostics({ id, settings }: FlowNode, pointer: string, own: TableSpec | undefined, named: readonly Column[]): Diagnostic[] {
  const joins = nodeJoins(settings);
  const columns = own && tableName(own) === settings.table ? own.columns : undefined;
  const usedNames = new Set(['id', ...(columns ?? named).map(({ name }) => name)]);
  const links = joins.flatMap(({ name, table, via, by, columns: read }, index) => {
    const at = `${pointer}/settings/joins/${index}`;
    const isTwice = usedNames.has(name);
    usedNames.add(name);
    const isDeclared =
      via === undefined || !columns || columns.some((column) => column.name === via && column.type === 'integer' && column.references === table);
    return [
      ...(isTwice ? [diagnostic('duplicate-name', `${at}/name`, texts.twice, { name }, id)] : []),
      ...(via === undefined && by === undefined ? [diagnostic('no-reference', at, texts.noReference, { name }, id)] : []),
      ...(isDeclared ? [] : [diagnostic('no-reference', `${at}/via`, texts.undeclared, { name: via ?? '', table }, id)]),
      ...(read.length === 0 ? [diagnostic('no-columns', `${at}/columns`, texts.noColumns, { name }, id)] : []),
    ];
  });
  const compared = Array.isArray(settings.columns) ? settings.columns : [];
  const unknown = (compared as Partial<Column>[]).flatMap((column, index) => {
    const name = String(column?.name ?? '');
    const found = columnOfJoin(settings, name);
    if (!name.includes('.') || (found && found.type === column.type)) return [];
    return [diagnostic('unknown-column', `${pointer}/settings/columns/${index}`, texts.unknown, { name }, id)];
  });
  return [...links, ...unknown];
}
