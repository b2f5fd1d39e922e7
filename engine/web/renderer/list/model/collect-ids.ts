import { operationOf } from '../../../../core/calls/screen-operations.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { call } from '../../../api/call.ts';
import type { ListQuery } from '../query/list-query.ts';
import { selectionRequestOf } from '../query/list-request.ts';
import { selectionLimit } from './use-selection.ts';

const pageSize = 100;

/** Ids of everything a query matches, page by page, at most as many as a bulk call takes. */
export async function collectIds(screen: Screen, query: ListQuery): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < selectionLimit; page++) {
    const { items, total } = await call(operationOf(screen, 'List'), { page, per_page: pageSize, ...selectionRequestOf(query) });
    ids.push(...items.map((row) => row.id));
    if (items.length === 0 || ids.length >= total) break;
  }
  return ids.slice(0, selectionLimit);
}
