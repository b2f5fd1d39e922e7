import { useCallback, useEffect, useState } from 'react';
import { type ListRows, operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Related } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { onRecordsChanged } from '../../actions/records-changed.ts';
import { ApiError, call } from '../../api/call.ts';

export interface RelatedRows {
  /** Undefined until the first page is there; the page before stays until the next one is. */
  rows: ListRows | undefined;
  error: ApiError | undefined;
  page: number;
  turn(page: number): void;
  reload(): void;
}

const usual = 10;

/** One of the lists on a record's page, begun at the page that has `entry`; it loads again when somebody here changes its records, or the record's own. */
export function useRelated(screen: Screen, id: number, { name, query }: Related, round: number, entry?: number): RelatedRows {
  const [rows, setRows] = useState<ListRows>();
  const [error, setError] = useState<ApiError>();
  const [page, turn] = useState<number>();
  const [again, setAgain] = useState(0);
  const reload = useCallback(() => setAgain((before) => before + 1), []);
  const { from, limit } = query;

  useEffect(() => onRecordsChanged(from, reload), [from, reload]);
  useEffect(() => {
    if (entry !== undefined) turn(undefined);
  }, [entry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round follows a change of the record
  useEffect(() => {
    const abort = new AbortController();
    const request = { ...(screen.kind !== 'single' && { id }), list: name, ...(page === undefined ? { entry } : { page }), per_page: limit ?? usual };
    call(operationOf(screen, 'Related'), request, { signal: abort.signal, quiet: true }).then(
      (answer) => {
        setRows(answer);
        setError(undefined);
      },
      (failure: unknown) => !abort.signal.aborted && setError(failure instanceof ApiError ? failure : new ApiError('', 0, String(failure), null, '')),
    );
    return () => abort.abort();
  }, [screen, id, name, limit, page, entry, round, again]);

  return { rows, error, page: page ?? rows?.page ?? 1, turn, reload };
}
