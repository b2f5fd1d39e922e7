import type { Table } from '../../../core/derive/table/table.ts';
import type { AggregateRequest, Condition } from '../../kernel/ports/repository.ts';

/**
 * Returns the smallest table of sums that gives the same answer as the requested one: it has every column of the request, and the aggregate can be
 * computed from sums. Counts of rows, minimum, maximum, last values and searches cannot.
 */
export function smallestFor(table: Table, { aggregate, column, weight, groups, conditions, search }: AggregateRequest): Table {
  const { sums } = table;
  if (!sums || (search && search.text !== '')) return table;
  const isSum = aggregate === 'sum' && column === sums.weight;
  const isWeighted = (aggregate === 'count' || aggregate === 'avg' || aggregate === 'p95') && weight === sums.weight;
  if (!isSum && !isWeighted) return table;
  const columns = [...groups.map((group) => group.column), ...(column === undefined ? [] : [column]), ...conditions.flatMap(fieldsOf)];
  const needed = aggregate === 'p95' ? [...columns, sums.spread] : columns;
  const smaller = sums.coarser.find(({ columns }) => needed.every((name) => columns.some((one) => one.name === name)));
  return smaller ? { ...smaller, sums } : table;
}

function fieldsOf(condition: Condition): string[] {
  return 'either' in condition ? condition.either.flatMap(fieldsOf) : [condition.field];
}
