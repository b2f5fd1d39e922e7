import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of one row: what is drawn is found by counting, so import.css must keep to them. */
const heights = { wide: 44, tight: 112 };
/** Below this width a row is a small card. */
const tightWidth = 720;

/** How high the rows of a table are in the room it has. */
export function useRowHeight(table: RefObject<HTMLElement | null>): { height: number; isTight: boolean } {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = () => {
      // A tab that waits behind another has no width.
      if (element.clientWidth > 0) setTight(element.clientWidth < tightWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);
  return { height: isTight ? heights.tight : heights.wide, isTight };
}
