import { type RefObject, useLayoutEffect, useState } from 'react';

interface Scroller {
  element: HTMLElement;
  /** Sticky things count from the inside of its padding: this many pixels up is its edge. */
  padding: number;
}

/** The element that scrolls a page's content, measured anew with every drawing because full screen changes it. */
export function useScroller(content: RefObject<HTMLElement | null>): Scroller | undefined {
  const [scroller, setScroller] = useState<Scroller>();
  useLayoutEffect(() => {
    const element = scrollParent(content.current);
    if (!element) return;
    const padding = Number.parseFloat(getComputedStyle(element).paddingTop) || 0;
    if (scroller?.element !== element || scroller.padding !== padding) setScroller({ element, padding });
  });
  return scroller;
}

function scrollParent(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
