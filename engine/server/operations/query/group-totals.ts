import type { GroupTotals } from '../../../core/answers/list-answer.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Condition, PageRequest, StoredRecord } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';

/**
 * Returns the total count and the list's totals of each group on a page, in the order of the page: one statement for the counts and one for each
 * total. Undefined if the rows are not in the order of their groups.
 */
export async function groupTotals(
  { platform, screen, repository }: ScreenBinding,
  call: Call,
  { conditions, search, trash, sort }: Pick<PageRequest, 'conditions' | 'search' | 'trash' | 'sort'>,
  rows: StoredRecord[],
): Promise<GroupTotals[] | undefined> {
  const { groupBy, summary = [] } = screen.list ?? {};
  if (groupBy === undefined || sort[0]?.field !== groupBy) return undefined;
  const values = [...new Set(rows.map((row) => row[groupBy] ?? null))];
  if (values.length === 0) return [];
  const onPage: Condition = { field: groupBy, operator: 'in', value: values };
  const numbers = [{ name: '', aggregate: 'count' as const, field: undefined, where: undefined }, ...summary].map(async ({ name, aggregate, field, where }) => {
    const narrowed = [...conditions, onPage, ...conditionQuery(platform, screen, where, contextOf(call))];
    const request = { conditions: narrowed, search, trash, aggregate, column: field, groups: [{ column: groupBy }] };
    const found = await repository.aggregate(platform.database.read, request);
    const of = new Map(found.map(({ keys, value }) => [keys[0] ?? null, value] as [unknown, unknown]));
    return { name, of: (value: unknown) => of.get(value) ?? (aggregate === 'count' ? 0 : null) };
  });
  const [count, ...sums] = await Promise.all(numbers);
  return values.map((value) => ({ value, count: Number(count!.of(value)), summary: Object.fromEntries(sums.map(({ name, of }) => [name, of(value)])) }));
}
