import { type RefCallback, useCallback, useState } from 'react';

/** How many columns a grid really has, counted from its layout. */
export function useColumnCount(): [RefCallback<HTMLElement>, number] {
  const [count, setCount] = useState(4);
  const host = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const tracks = getComputedStyle(element)
        .gridTemplateColumns.split(' ')
        .filter((track) => track.endsWith('px'));
      if (tracks.length > 0) setCount(tracks.length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [host, count];
}
