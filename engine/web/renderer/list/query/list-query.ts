import { defaults } from '../../../../core/descriptor/normalize/defaults.ts';
import type { SortKey } from '../../../../core/descriptor/types.ts';
import type { FilterOperator } from '../../../../core/protocol/filter.ts';

export type FilterValue = string | number | boolean;
/** What one field must fulfil; a list of values for `in`, one value for every other operator. */
export type ListCondition = Partial<Record<FilterOperator, FilterValue | FilterValue[]>>;

/** Everything that decides what a list shows. It stands in the address as a whole, so a link gives the same view. */
export interface ListQuery {
  search: string;
  filters: Record<string, ListCondition>;
  /** Empty: the order of the descriptor. */
  sort: SortKey[];
  /** One-based. */
  page: number;
  perPage: number;
  /** Removed records instead of live ones. */
  trash: boolean;
  /** Id of the record in the drawer. */
  open?: number;
  /** Name of the saved view this query was taken from. */
  view?: string;
}

export const emptyQuery: ListQuery = { search: '', filters: {}, sort: [], page: 1, perPage: defaults.pageSize, trash: false };

/** True when something narrows the list down, so that an empty answer means "no match" instead of "no data". */
export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || Object.keys(query.filters).length > 0;
}
