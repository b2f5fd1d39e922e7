import { useEffect, useState } from 'react';

/** Milliseconds until the first picture and the panels around it show. */
const settling = 800;

/** Whether to load what nobody sees at first: true once the designer has settled, or at once when `isWanted`. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), settling);
    return () => clearTimeout(timer);
  }, []);
  return isIdle || isWanted;
}
