import type { Table } from '../../../core/derive/table/table.ts';
import type { AggregateRequest, Condition } from '../../kernel/ports/repository.ts';

/**
 * The smallest table of sums that answers as the asked one would: it has every column the request is about, and what is asked can be had from sums of
 * sums. Counts of rows, a least, greatest or last one and a search cannot.
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
