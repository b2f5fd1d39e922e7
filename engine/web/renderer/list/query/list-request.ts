import type { ListRequest, SelectionRequest } from '../../../../core/calls/screens/screen-operations.ts';
import { conditionForCall } from './filter-values.ts';
import type { ListQuery } from './list-query.ts';
import { sortText } from './query-address.ts';

/** Which records, in which order; what is not asked is left out. */
export function selectionRequestOf(query: ListQuery): SelectionRequest {
  const filters = Object.fromEntries(Object.entries(query.filters).map(([field, condition]) => [field, conditionForCall(condition)]));
  return {
    ...(query.sort.length > 0 && { sort: sortText(query.sort) }),
    ...(query.search && { search: query.search }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(query.trash && { trash: true }),
  };
}

export function listRequestOf(query: ListQuery): ListRequest {
  return { page: query.page, per_page: query.perPage, ...selectionRequestOf(query) };
}
