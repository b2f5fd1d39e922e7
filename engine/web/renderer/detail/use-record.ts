import { useCallback, useEffect, useState } from 'react';
import type { GetAnswer, References } from '../../../core/answers/list-answer.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { onRecordsChanged } from '../../actions/records-changed.ts';
import { ApiError, call } from '../../api/call.ts';
import { recordAtHand, takeRecord } from '../../api/record-request.ts';

export interface RecordData {
  record: ListedRecord | undefined;
  refs: References;
  error: ApiError | undefined;
  loading: boolean;
  /** Counts up with every load, so that what depends on the record loads too. */
  round: number;
  reload(): void;
  patch(change: Record<string, unknown>): () => void;
}

const noReferences: References = {};

/** One record by its id, or the one of a single screen; it loads again when somebody on this page changes it. The one before stays until the next is there. */
export function useRecord(screen: Screen, id?: number): RecordData {
  const [answer, setAnswer] = useState<GetAnswer | undefined>(() => (id === undefined ? undefined : recordAtHand(screen, id)));
  const [error, setError] = useState<ApiError>();
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    // What is added up of other records changes with them.
    const others = screen.derived.flatMap(({ rollup }) => rollup?.from ?? []);
    const ends = [...new Set([screen.name, ...others])].map((name) => onRecordsChanged(name, reload));
    return () => ends.forEach((end) => void end());
  }, [screen, reload]);
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    const early = round === 0 && id !== undefined ? takeRecord(screen, id) : undefined;
    (early ?? call(operationOf(screen, 'Get'), id === undefined ? {} : { id }, { signal: abort.signal, quiet: true }))
      .then(
        (next) => {
          if (abort.signal.aborted) return;
          setAnswer(next);
          setError(undefined);
        },
        (error: unknown) => {
          if (!abort.signal.aborted) setError(error instanceof ApiError ? error : new ApiError('', 0, String(error), null, ''));
        },
      )
      .finally(() => !abort.signal.aborted && setLoading(false));
    return () => abort.abort();
  }, [screen, id, round]);

  const patch = useCallback((change: Record<string, unknown>) => {
    let before: GetAnswer | undefined;
    setAnswer((current) => {
      before = current;
      return current && { ...current, ...change };
    });
    return () => setAnswer(before);
  }, []);

  const { refs = noReferences, ...record } = answer ?? {};
  return { record: answer && { ...record, id: answer.id }, refs, error, loading, round, reload, patch };
}
