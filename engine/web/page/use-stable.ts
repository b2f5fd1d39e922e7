import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and does what the one of the last drawing does: for handlers, not to be called while drawing. */
export function useStable<Args extends unknown[], Result>(handler: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
