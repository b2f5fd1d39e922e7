import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '../../../engine/web/index.ts';
import { listRows, type RowPage } from '../../calls/row-calls.ts';

/** Which rows of a table a page asks for; `sort` is a column, with `-` before it from the last to the first. */
export interface RowQuestion {
  database: string;
  table: string;
  page: number;
  per_page: number;
  sort: string;
  column: string;
  value: string;
}

/** A page of rows; null until it is there. */
export function useRows(question: RowQuestion): { rows: RowPage | null; error: string | null; reload(): void } {
  const [state, setState] = useState<{ rows: RowPage | null; error: string | null }>({ rows: null, error: null });
  const [round, setRound] = useState(0);
  const request = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const gone = new AbortController();
    call(listRows, JSON.parse(request) as RowQuestion, { quiet: true, signal: gone.signal }).then(
      (rows) => setState({ rows, error: null }),
      (error: unknown) => !gone.signal.aborted && setState(({ rows }) => ({ rows, error: error instanceof ApiError ? error.message : String(error) })),
    );
    return () => gone.abort();
  }, [request, round]);
  return { ...state, reload: useCallback(() => setRound((count) => count + 1), []) };
}
