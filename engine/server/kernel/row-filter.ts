import type { RowFilter, SourceRow } from './row-source.ts';

/** Whether a row in memory satisfies a filter by value or by text. Ranges are up to the source: any row satisfies them here. */
export function matchesFilter(row: SourceRow, { field, operator, value }: RowFilter): boolean {
  const own = row[field];
  switch (operator) {
    case 'eq':
    case 'in':
      return [value].flat().includes(own);
    case 'not':
      return ![value].flat().includes(own);
    case 'contains':
      return String(own ?? '')
        .toLowerCase()
        .includes(String(value).toLowerCase());
    default:
      return true;
  }
}
