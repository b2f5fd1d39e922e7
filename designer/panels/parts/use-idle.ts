import { useEffect, useState } from 'react';

/** Milliseconds for the first picture and the panels around it to be there. */
const settling = 800;

/** Whether it is time for what nobody sees at first: once the designer has settled, and at once when it is asked for. */
export function useAtRest(isAsked: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), settling);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest || isAsked;
}
