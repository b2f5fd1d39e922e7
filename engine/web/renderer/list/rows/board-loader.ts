import type { Option } from '../../../../core/descriptor/types.ts';
import { chosenValues } from '../../../widgets/base/condition-part.ts';
import type { ListQuery } from '../query/list-query.ts';
import { type LoadedRows, type RowLoader, withMore } from './use-list-data.ts';

/** Cards of a column that are loaded at a time. */
export const cardsAtOnce = 20;
/** Rows one call answers at most. */
const mostAtOnce = 100;

/** The states that have a column: all of them, or those the list is filtered by. */
export function boardStates(values: readonly Option[], state: string, { filters }: Pick<ListQuery, 'filters'>): Option[] {
  const chosen = chosenValues(filters[state]);
  return values.filter(({ value }) => chosen.length === 0 || chosen.includes(value));
}

/**
 * The counts of all states in one call, then the first cards of those that have any.
 * @param shown cards of a state that stand on the board already
 */
export function boardLoader(state: string, states: readonly Option[], shown: (value: string) => number): RowLoader {
  return async (request, ask) => {
    const head = await ask({ ...request, page: 1, per_page: 1, with_counts: true });
    const known = states.some(({ value }) => head.counts?.[String(value)] !== undefined) ? head.counts : undefined;
    const filled = states.map(({ value }) => String(value)).filter((value) => known?.[value] !== 0);
    const columns = await Promise.all(
      filled.map((value) => {
        const per_page = Math.min(mostAtOnce, Math.max(cardsAtOnce, shown(value)));
        return ask({ ...request, filters: { ...request.filters, [state]: { eq: value } }, page: 1, per_page });
      }),
    );
    const totals = Object.fromEntries(filled.map((value, index) => [value, columns[index]?.total ?? 0]));
    const none: LoadedRows = { ...head, items: [] };
    return { ...columns.reduce(withMore, none), total: Object.values(totals).reduce((sum, total) => sum + total, 0), totals };
  };
}
