import type { Table } from '../../../core/derive/table/table.ts';
import type { Index } from '../../../core/derive/table/table-index.ts';
import type { Condition, FieldCondition } from '../../kernel/ports/repository.ts';
import type { OrderKey } from './keyset.ts';

/**
 * How the rows of a selection are found. By `index`: in order, row by row; only conditions on `lookup` use an index, the others filter each row. By
 * `sort`: the database finds the rows in any way and sorts them.
 */
export type AccessPath = { by: 'index'; lookup: string[] } | { by: 'sort' };

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
  if (lookup !== undefined) return { by: 'index', lookup: [lookup, order[0]!.name] };
  const isOrdered = order[0]!.name === 'id' || table.indexes.some((index) => isInOrder(index, order, 0));
  const isNarrowed = hasSearch || conditions.some((condition) => !('field' in condition) || condition.field !== order[0]!.name);
  return isOrdered && (!isNarrowed || total > fewRows) ? { by: 'index', lookup: [order[0]!.name] } : { by: 'sort' };
}

function isEquality(condition: Condition): condition is FieldCondition {
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
