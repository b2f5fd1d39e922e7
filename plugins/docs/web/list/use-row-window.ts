import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond each edge, so that scrolling and the tab key always find the next one. */
const spare = 8;

/** Which of many rows of one height are in sight of their scroller: from `first` up to, not including, `last`. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): { first: number; last: number } {
  const [view, setView] = useState({ row: 0, rows: 20 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const row = Math.floor(element.scrollTop / rowHeight);
      const rows = Math.ceil(element.clientHeight / rowHeight) + 1;
      setView((before) => (before.row === row && before.rows === rows ? before : { row, rows }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);
  const last = Math.min(count, view.row + view.rows + spare);
  return { first: Math.max(0, Math.min(view.row, last) - spare), last };
}
