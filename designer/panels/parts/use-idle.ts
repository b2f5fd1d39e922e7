import { useEffect, useState } from 'react';
import { firstPicture } from '../state/first-picture.ts';

/** Milliseconds for the first panels to be drawn. */
const settling = 800;

/** Safari has no such callback. */
const whenIdle: (run: () => void) => unknown = window.requestIdleCallback ?? setTimeout;

/** Whether to load what nobody sees at first: true once the first picture has settled, however long that takes, or at once when `isWanted`. */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void firstPicture.then(() => {
      if (!isGone) timer = setTimeout(() => whenIdle(() => !isGone && setIdle(true)), settling);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return isIdle || isWanted;
}
