import type { Table } from '../../../core/derive/table/table.ts';
import type { Index } from '../../../core/derive/table/table-index.ts';
import type { Condition, FieldCondition } from '../../kernel/ports/repository.ts';
import type { OrderKey } from './keyset.ts';

/** How the rows of a selection are found. */
export type AccessPath = IndexPath | { by: 'sort' };

/** The rows are read in order from an index. By `sort` the database finds them in any way and sorts them. */
interface IndexPath {
  by: 'index';
  /** Columns whose conditions are answered by the index. */
  lookup: string[];
  /** Each row is held to further conditions, so those of a page may lie anywhere in the index. */
  isFiltered: boolean;
}

/** So many rows are found by a filter and sorted in a few milliseconds; in an index of the order they may be far apart. */
const fewRows = 4_000;

/**
 * Returns the path for a selection of so many rows. SQLite would choose by what is usual in the table, not by the requested value: for a value most
 * rows have it would sort them all, for a rare one scan all of them.
 */
export function accessPath(table: Table, order: OrderKey[], conditions: Condition[], hasSearch: boolean, total: number): AccessPath {
  const filtered = conditions.filter(isEquality).map(({ field }) => field);
  const lookup = filtered.find((field) => table.indexes.some((index) => index.columns[0] === field && isInOrder(index, order, 1)));
  // A range of what comes next in the index, a day of an app's calls, is looked up with it.
  if (lookup !== undefined) return alongIndex([lookup, order[0]!.name], conditions, hasSearch);
  const isOrdered = order[0]!.name === 'id' || table.indexes.some((index) => isInOrder(index, order, 0));
  const isNarrowed = hasSearch || conditions.some((condition) => !('field' in condition) || condition.field !== order[0]!.name);
  return isOrdered && (!isNarrowed || total > fewRows) ? alongIndex([order[0]!.name], conditions, hasSearch) : { by: 'sort' };
}

function alongIndex(lookup: string[], conditions: Condition[], hasSearch: boolean): IndexPath {
  const isAnswered = (condition: Condition) => 'field' in condition && lookup.includes(condition.field) && (isEquality(condition) || isRange(condition));
  return { by: 'index', lookup, isFiltered: hasSearch || !conditions.every(isAnswered) };
}

/** Whether an index finds the rows of the condition next to one another. */
export function isRange(condition: Condition): boolean {
  return 'operator' in condition && ['from', 'after', 'to', 'before'].includes(condition.operator);
}

/** Whether the condition holds a column to one value. */
export function isEquality(condition: Condition): condition is FieldCondition {
  if (!('operator' in condition)) return false;
  const { operator, value } = condition;
  return operator === 'eq' || (operator === 'in' && Array.isArray(value) && value.length === 1);
}

/** Whether the columns of the index from `start` on are the order, in its directions or all reversed. */
function isInOrder({ columns, descending = [] }: Index, order: OrderKey[], start: number): boolean {
  const last = order.at(-1)!;
  return order.every(
    ({ name, descending: isDescending }, at) => columns[start + at] === name && (isDescending !== last.descending) === descending.includes(name),
  );
}
