import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call, session } from '../../../engine/web/index.ts';
import { type CallListAnswer, listCalls } from '../shared/calls.ts';

/** The platform's own calls, asked for again whenever a descriptor or a right changes: what was dropped a moment ago is there. */
export function useCallList(): { answer: CallListAnswer | null; error: string; retry(): void } {
  const { permission } = useSnapshot(session);
  const [answer, setAnswer] = useState<CallListAnswer | null>(null);
  const [error, setError] = useState('');
  const load = useCallback((signal?: AbortSignal) => {
    setError('');
    call(listCalls, {}, { signal, quiet: true }).then(setAnswer, (error: unknown) => {
      if (!signal?.aborted) setError(error instanceof Error ? error.message : String(error));
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new permission answer is the news that something changed
  useEffect(() => {
    const leave = new AbortController();
    load(leave.signal);
    return () => leave.abort();
  }, [load, permission]);
  return { answer, error, retry: () => load() };
}
