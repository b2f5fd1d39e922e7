import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { References } from '../../../../core/answers/list-answer.ts';
import { type ListRows, operationOf } from '../../../../core/calls/screen-operations.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { ApiError, call } from '../../../api/call.ts';
import type { ListQuery } from '../query/list-query.ts';
import { listRequestOf } from '../query/list-request.ts';

export interface ListData {
  /** Undefined until the first answer. */
  rows: ListedRecord[] | undefined;
  total: number;
  refs: References;
  counts: Record<string, number> | undefined;
  error: ApiError | undefined;
  loading: boolean;
  reload(): void;
  /** Shows a change before the server has agreed; the answer takes it back. */
  patch(id: number, change: Record<string, unknown>): () => void;
  /** Loads one row again, after somebody else changed it. */
  reloadRow(id: number): Promise<void>;
}

/** Rows of one query. An answer that comes after the next question is dropped; the old rows stay until the new ones are there. */
export function useListData(screen: Screen, query: ListQuery, fields: string[]): ListData {
  const [answer, setAnswer] = useState<ListRows>();
  const [error, setError] = useState<ApiError>();
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const request = JSON.stringify({ ...listRequestOf(query), fields, ...(screen.list?.tabs && { with_counts: true }) });
  const screenRef = useRef(screen);
  screenRef.current = screen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or a changed descriptor asks the same question again
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    call(operationOf(screenRef.current, 'List'), JSON.parse(request), { signal: abort.signal, quiet: true, early: true }).then(
      (next) => {
        if (abort.signal.aborted) return;
        setAnswer(next);
        setError(undefined);
        setLoading(false);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setError(asApiError(error));
        setLoading(false);
      },
    );
    return () => abort.abort();
  }, [request, round, screen]);

  const patch = useCallback((id: number, change: Record<string, unknown>) => {
    let before: Record<string, unknown> = {};
    setAnswer((current) =>
      withRow(current, id, (row) => {
        before = Object.fromEntries(Object.keys(change).map((name) => [name, row[name]]));
        return { ...row, ...change };
      }),
    );
    return () => setAnswer((current) => withRow(current, id, (row) => ({ ...row, ...before })));
  }, []);

  const reloadRow = useCallback(async (id: number) => {
    const { refs, ...record } = await call(operationOf(screenRef.current, 'Get'), { id });
    setAnswer((current) => {
      const next = withRow(current, id, (row) => ({ ...row, ...record }));
      return next && { ...next, refs: mergeReferences(next.refs, refs) };
    });
  }, []);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return useMemo(
    () => ({
      rows: answer?.items,
      total: answer?.total ?? 0,
      refs: answer?.refs ?? noReferences,
      counts: answer?.counts,
      error,
      loading,
      reload,
      patch,
      reloadRow,
    }),
    [answer, error, loading, reload, patch, reloadRow],
  );
}

const noReferences: References = {};

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('', 0, error instanceof Error ? error.message : String(error), null, '');
}

function withRow<Answer extends { items: ListedRecord[] }>(
  answer: Answer | undefined,
  id: number,
  change: (row: ListedRecord) => ListedRecord,
): Answer | undefined {
  return answer && { ...answer, items: answer.items.map((row) => (row.id === id ? change(row) : row)) };
}

function mergeReferences(a: References, b: References): References {
  const merged = { ...a };
  for (const [field, labels] of Object.entries(b)) merged[field] = { ...merged[field], ...labels };
  return merged;
}
