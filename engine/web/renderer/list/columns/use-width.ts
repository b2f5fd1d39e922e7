import { type RefCallback, useCallback, useState } from 'react';

/** The width inside of an element, in pixels; undefined until it is laid out. What is hidden keeps the width it had. */
export function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [width, setWidth] = useState<number>();
  const host = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [host, width];
}
