import { useCallback, useEffect, useRef, useState } from 'react';
import type { TilesAnswer, TilesRequest } from '../../../../core/answers/tiles-answer.ts';
import { operationOf } from '../../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { ApiError, call } from '../../../api/call.ts';
import { onPushed } from '../../../api/events.ts';
import { useTab } from '../../../navigation/use-tab.ts';

/** Milliseconds between two questions of a live dashboard that is told of nothing: its days and minutes pass all the same. */
const liveInterval = 30_000;
/** Milliseconds within which what is told counts as one. */
const pushedInterval = 2_000;

interface Tiles {
  /** The one before stays until the next is there. */
  answer: TilesAnswer | undefined;
  error: ApiError | undefined;
  loading: boolean;
  reload(): void;
}

/** The numbers of a dashboard, anew while it is live and somebody looks at it. @param request undefined: not known yet */
export function useTiles(screen: Screen, request: TilesRequest | undefined): Tiles {
  const [answer, setAnswer] = useState<TilesAnswer>();
  const [error, setError] = useState<ApiError>();
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const requestedAt = useRef(0);
  const { isActive } = useTab();
  const isLive = screen.dashboard?.isLive === true;
  const requestKey = request && JSON.stringify(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    if (requestKey === undefined) return;
    const abort = new AbortController();
    requestedAt.current = Date.now();
    setLoading(true);
    call(operationOf(screen, 'Tiles'), JSON.parse(requestKey), { signal: abort.signal, quiet: true })
      .then(
        (next) => {
          if (abort.signal.aborted) return;
          setAnswer(next);
          setError(undefined);
        },
        (reason: unknown) => {
          if (!abort.signal.aborted) setError(reason instanceof ApiError ? reason : new ApiError('', 0, String(reason), null, ''));
        },
      )
      .finally(() => !abort.signal.aborted && setLoading(false));
    return () => abort.abort();
  }, [screen, requestKey, round]);

  useEffect(() => {
    if (!isLive || !isActive) return;
    const asks = new Set(screen.dashboard?.tiles.flat().map(({ query }) => query.from));
    let isChanged = false;
    const ends = onPushed((event) => {
      if (event.kind === 'sums-changed') isChanged ||= event.screens.some((name) => asks.has(name));
      // A connection that was lost may have missed something.
      else if (event.kind === 'hello') isChanged = true;
    });
    const askIfOld = () => {
      if (document.visibilityState !== 'visible' || Date.now() - requestedAt.current < (isChanged ? pushedInterval : liveInterval)) return;
      isChanged = false;
      reload();
    };
    const timer = setInterval(askIfOld, 1_000);
    return () => {
      clearInterval(timer);
      ends();
    };
  }, [screen, isLive, isActive, reload]);

  return { answer, error, loading, reload };
}
