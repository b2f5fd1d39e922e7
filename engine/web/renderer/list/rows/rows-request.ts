import type { ListRequest } from '../../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import type { ListQuery } from '../query/list-query.ts';
import { listRequestOf } from '../query/list-request.ts';

/** What a list asks for its rows. */
export function rowsRequest({ list }: Pick<Screen, 'list'>, query: ListQuery, fields: string[]): ListRequest {
  return {
    ...listRequestOf(query),
    fields,
    ...(list?.tabs && { with_counts: true }),
    ...(list?.summary.length && { with_summary: true }),
    ...(list?.groupBy !== undefined && { with_groups: true }),
  };
}
