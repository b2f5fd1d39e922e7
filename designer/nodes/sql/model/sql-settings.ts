import type { SqlRequest } from '../../../model/semantics/runtime/runtime.ts';
import { columnTypes, type TableColumn } from '../../../model/types/definition.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { readPlaces } from './sql-places.ts';

type Settings = Record<string, unknown>;
type ColumnType = TableColumn['type'];

/** Rows and seconds a statement may take. */
export const statementLimits = { rows: 100, mostRows: 1_000, seconds: 5, mostSeconds: 30 };

/** What a value can be: databases take no lists and objects. */
export const placeTypes = ['string', 'integer', 'float', 'boolean', 'date'] as const;

/** A value or a column of a statement. */
export interface SqlMember {
  name: string;
  type: ColumnType;
}

/** The places of the statement, each once, with the types they have been given; a text unless said otherwise. */
export function sqlParameters(settings: Settings): SqlMember[] {
  const types = new Map(membersIn(settings.parameters).map(({ name, type }) => [name, type]));
  return readPlaces(textIn(settings.statement), settings.writes === true).names.map((name) => ({ name, type: placeType(types.get(name)) }));
}

export function sqlColumns(settings: Settings): SqlMember[] {
  return membersIn(settings.columns);
}

/** What the node asks of its database, without the values. */
export function sqlRequest(settings: Settings): Omit<SqlRequest, 'values'> {
  const { rows, seconds, writes } = settings;
  return {
    database: textIn(settings.database),
    statement: readPlaces(textIn(settings.statement), writes === true).text,
    columns: Object.fromEntries(sqlColumns(settings).map(({ name, type }) => [name, type])),
    rows: typeof rows === 'number' ? rows : statementLimits.rows,
    seconds: typeof seconds === 'number' ? seconds : statementLimits.seconds,
    writes: writes === true,
  };
}

/** The values for the places of the statement, in their order. @param inputOf the value at an input, or what stands for it in code */
export function sqlValues<Value>(settings: Settings, inputOf: (name: string) => Value): (readonly [name: string, type: ColumnType, value: Value])[] {
  const types = new Map(sqlParameters(settings).map(({ name, type }) => [name, type]));
  return readPlaces(textIn(settings.statement), settings.writes === true).places.map((name) => [name, placeType(types.get(name)), inputOf(name)]);
}

export function sqlNodesIn(nodes: readonly FlowNode[]): FlowNode[] {
  return nodes.filter(({ type }) => type === 'sql');
}

function placeType(type: ColumnType | undefined): ColumnType {
  return placeTypes.find((known) => known === type) ?? 'string';
}

function membersIn(list: unknown): SqlMember[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string') return [];
    const type = columnTypes.find((known) => 'type' in entry && entry.type === known) ?? 'string';
    return [{ name: entry.name, type }];
  });
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
