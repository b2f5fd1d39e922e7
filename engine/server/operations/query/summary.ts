import type { Call } from '../../kernel/call/service.ts';
import type { PageRequest } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';

/** Returns the totals of everything a list call selects, by the names of the descriptor. */
export async function summaryOf(
  { platform, screen, repository }: ScreenBinding,
  call: Call,
  selection: Pick<PageRequest, 'conditions' | 'search' | 'trash'>,
): Promise<Record<string, unknown>> {
  const { conditions, search, trash } = selection;
  const numbers = (screen.list?.summary ?? []).map(async ({ name, aggregate, field, where }): Promise<[string, unknown]> => {
    const narrowed = [...conditions, ...conditionQuery(platform, screen, where, contextOf(call))];
    const [row] = await repository.aggregate(platform.database.read, { conditions: narrowed, search, trash, aggregate, column: field, groups: [] });
    return [name, row?.value ?? null];
  });
  return Object.fromEntries(await Promise.all(numbers));
}
