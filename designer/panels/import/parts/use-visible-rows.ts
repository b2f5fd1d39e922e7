import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows drawn above and below those that are seen: the keyboard's next stop must be there already. */
const margin = 12;

export interface VisibleRows {
  from: number;
  /** Behind the last. */
  to: number;
}

/**
 * Which rows of a long table are to be drawn: those within the element that scrolls the page, and some around them.
 * @param body holds all rows, each `height` pixels high
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, height: number): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ from: 0, to: margin * 2 });
  useLayoutEffect(() => {
    const scroller = scrollerOf(body.current);
    if (!scroller) return;
    let frame = 0;
    const measure = () => {
      const top = scroller.getBoundingClientRect().top - (body.current?.getBoundingClientRect().top ?? 0);
      const from = Math.max(0, Math.min(Math.floor(top / height) - margin, count - 1));
      const to = Math.min(count, Math.ceil((top + scroller.clientHeight) / height) + margin);
      setRows((before) => (before.from === from && before.to === to ? before : { from, to: Math.max(from, to) }));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    scroller.addEventListener('scroll', later, { passive: true });
    const observer = new ResizeObserver(later);
    observer.observe(scroller);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', later);
      observer.disconnect();
    };
  }, [body, count, height]);
  return { from: Math.min(rows.from, Math.max(0, count - 1)), to: Math.min(rows.to, count) };
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
