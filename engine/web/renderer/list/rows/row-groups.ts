import type { GroupTotals } from '../../../../core/answers/list-answer.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';

export interface RowGroup {
  /** Tells it from the others. */
  key: string;
  totals: GroupTotals | undefined;
  /** Its rows on this page, each with its place among all of them. */
  rows: { record: ListedRecord; index: number }[];
}

/** The rows of a page in the groups they come in; one without a name where the list has none. */
export function rowGroups(rows: readonly ListedRecord[], groupBy: string | undefined, groups: readonly GroupTotals[] | undefined): RowGroup[] {
  const keyOf = (value: unknown) => JSON.stringify(value ?? null);
  if (groupBy === undefined || !groups) return [{ key: '', totals: undefined, rows: rows.map((record, index) => ({ record, index })) }];
  const found = new Map<string, RowGroup>();
  for (const [index, record] of rows.entries()) {
    const key = keyOf(record[groupBy]);
    const group = found.get(key) ?? { key, totals: groups.find(({ value }) => keyOf(value) === key), rows: [] };
    group.rows.push({ record, index });
    found.set(key, group);
  }
  return [...found.values()];
}
