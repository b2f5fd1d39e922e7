import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { askAhead } from '../../api/call.ts';
import { listedFields, mergeColumns } from './model/column-settings.ts';
import { lookOf } from './model/look-of.ts';
import { addressOf, queryOfAddress } from './query/query-address.ts';
import { rowsRequest } from './rows/rows-request.ts';

/** Asks for the rows that the list of a screen opens with at an address, where one answer has them all and no view comes first. */
export function askList({ screen, arrangement: { own } }: ScreenAnswer, search: string): void {
  const query = queryOfAddress(screen, new URLSearchParams(search));
  const columns = mergeColumns(screen, own.columns ?? null);
  const beginsWithView = own['view-default'] !== undefined && addressOf(screen, query).toString() === '';
  if (beginsWithView || !['table', 'gallery'].includes(lookOf(screen, columns, query))) return;
  askAhead(operationOf(screen, 'List'), rowsRequest(screen, query, listedFields(screen, columns)));
}
