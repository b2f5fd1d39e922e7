import { useEffect, useState } from 'react';
import { getOverview, type Overview } from '../../../../core/calls/overview.ts';
import { answerAtHand, call } from '../../../api/call.ts';
import { useTab } from '../../../navigation/use-tab.ts';

/** The numbers of the home page, anew whenever it comes to the front, and what asks for them again. Undefined until they are there; null when they cannot be had. */
export function useOverview(): [Overview | null | undefined, () => void] {
  const { isActive } = useTab();
  const [overview, setOverview] = useState<Overview | null | undefined>(() => answerAtHand(getOverview, {}));
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew.
  useEffect(() => {
    if (!isActive) return undefined;
    const aborted = new AbortController();
    call(getOverview, {}, { signal: aborted.signal, early: true }).then(setOverview, () => {
      if (!aborted.signal.aborted) setOverview((known) => known ?? null);
    });
    return () => aborted.abort();
  }, [isActive, turn]);
  return [overview, () => setTurn((known) => known + 1)];
}
