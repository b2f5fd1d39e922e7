import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-table/table-groups.ts';
import type { TableFigureKind, TableGroupKey, TablePeriod } from '../../../model/semantics/runtime/runtime.ts';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import type { TableColumn } from '../../../model/types/definition.ts';
import { unitOf, type ValueType } from '../../../model/types/value-type.ts';
import { sortText } from './table-sort.ts';

type ColumnType = TableColumn['type'];

/** Rows of the longest answer of groups. */
export const mostGroups = 1_000;

const numbers: readonly ColumnType[] = ['integer', 'float'];
const ordered: readonly ColumnType[] = [...numbers, 'date'];

/** The types of columns each figure is for. */
const figureTypes: Readonly<Record<TableFigureKind, readonly ColumnType[]>> = {
  count: ['string', 'boolean', ...ordered],
  sum: numbers,
  avg: numbers,
  min: ordered,
  max: ordered,
};

export const tableFigures = Object.keys(figureTypes) as readonly TableFigureKind[];

export function figuresOf(type: ColumnType): TableFigureKind[] {
  return tableFigures.filter((figure) => figureTypes[figure].includes(type));
}

/** Whether rows can be grouped by a column of this type. Floats are no good as keys: two that look alike may differ. */
export function isGroupable(type: ColumnType): boolean {
  return matchesOf(type).includes('equal') && type !== 'float';
}

/** Periods from the shortest to the longest. */
export const tablePeriods: readonly TablePeriod[] = ['hour', 'day', 'week', 'month', 'year'];

/** The column of a key, and the period its moments are grouped by. */
export function keyParts(key: TableGroupKey): { column: string; period: TablePeriod | null } {
  return typeof key === 'string' ? { column: key, period: null } : { column: key[0], period: key[1] };
}

/** Throws Failure (400) for a period of a column without moments. */
export function assertPeriod(name: string, type: ColumnType | null, period: TablePeriod | null): void {
  if (period !== null && type !== 'date') throw new Failure(400, fillText(texts.period, { name, period }));
}

/** Throws Failure (400). */
export function assertGroupable(name: string, type: ColumnType | null): void {
  if (type === null || !isGroupable(type)) throw new Failure(400, fillText(texts.group, { name }));
}

/**
 * Throws Failure (400) where the figure is not for such a column.
 * @param type null for a column that interfaces cannot carry, or for none
 */
export function assertFigure(figure: TableFigureKind, column: string | null, type: ColumnType | null): void {
  const isFine = column === null ? figure === 'count' : type !== null && figureTypes[figure].includes(type);
  if (!isFine) throw new Failure(400, fillText(texts.figure, { name: column ?? '', figure }));
}

/** What groups are put in order by: the place of a figure, or of a column they are grouped by; neither for the usual order. */
export interface GroupSort {
  figure?: number;
  key?: number;
  descending: boolean;
}

/** Throws Failure (400) for anything but a member of the rows: what a caller sends becomes part of a statement only when it is one of them. */
export function groupSort(sort: unknown, by: readonly string[], figures: readonly string[]): GroupSort {
  if (sort === null || sort === undefined) return { descending: false };
  const text = String(sort);
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const [key, figure] = [by.indexOf(name), figures.indexOf(name)];
  if (key >= 0) return { key, descending };
  if (figure >= 0) return { figure, descending };
  throw new Failure(400, fillText(sortText, { sort: text, allowed: [...by, ...figures].join(', ') }));
}

/** A figure in the settings of a node. */
export interface NodeFigure {
  name: string;
  figure: TableFigureKind;
  /** Left out: rows are counted. */
  column?: Pick<TableColumn, 'name' | 'type' | 'format'>;
}

/** Digits an average is rounded to: there is no part of a fen. */
export function placesOf({ figure, column }: NodeFigure): number | undefined {
  return figure === 'avg' && column?.format === 'money' ? 0 : undefined;
}

/** A column in the settings of a node whose values, or periods of them, make a group. */
export interface NodeGroup extends Pick<TableColumn, 'name' | 'type' | 'format'> {
  period?: TablePeriod;
}

/** As tables are asked for it. */
export function requestedKey({ name, period }: NodeGroup): TableGroupKey {
  return period === undefined ? name : [name, period];
}

/** What a figure is. */
export function figureType({ figure, column }: NodeFigure): ValueType {
  if (figure === 'count' || !column) return { type: 'integer' };
  const isWhole = column.type === 'integer' && (figure !== 'avg' || column.format === 'money');
  const type: ValueType = { type: figure === 'avg' || figure === 'sum' ? (isWhole ? 'integer' : 'float') : column.type, ...unitOf(column) };
  return figure === 'sum' ? type : { ...type, nullable: true };
}
