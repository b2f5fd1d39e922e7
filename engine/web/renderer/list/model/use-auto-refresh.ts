import { useEffect, useRef } from 'react';

export const refreshIntervals = [0, 5, 15, 60] as const;
export type RefreshInterval = (typeof refreshIntervals)[number];

/** Reloads every so many seconds (0: never) as long as somebody can see the list. */
export function useAutoRefresh(seconds: RefreshInterval, active: boolean, reload: () => void): void {
  const current = useRef(reload);
  current.current = reload;

  useEffect(() => {
    if (seconds === 0 || !active) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && current.current(), seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds, active]);
}
