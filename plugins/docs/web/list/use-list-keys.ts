import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { keyOf, type ListRow } from './list-rows.ts';

interface ListKeysOptions {
  scroller: RefObject<HTMLElement | null>;
  rows: ListRow[];
  rowHeight: number;
  /** Service on show. */
  current: string | undefined;
  /** Those of the rows that are in the page. */
  drawn: ListRow[];
  toggle(group: string): void;
  /** Up from the first row. */
  leaveUp(): void;
}

interface ListKeys {
  /** Key of the one row Tab stops at. */
  tabbable: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

/** Arrows, Home and End walk through the rows, right and left open and close a group; a row is brought into the page before it is focused. */
export function useListKeys({ scroller, rows, rowHeight, current, drawn, toggle, leaveUp }: ListKeysOptions): ListKeys {
  const [focused, setFocused] = useState<string>();
  const wanted = useRef<string | null>(null);
  const drawnKeys = drawn.map(keyOf);
  const tabbable = [focused, current].find((key) => key !== undefined && drawnKeys.includes(key)) ?? drawnKeys[0];

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const element = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  });

  const goTo = (at: number) => {
    const [row, element] = [rows[at], scroller.current];
    if (!row || !element) return;
    const top = at * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) element.scrollTop = top + rowHeight - element.clientHeight;
    wanted.current = keyOf(row);
    setFocused(keyOf(row));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    const at = rows.findIndex((row) => keyOf(row) === target.dataset.row);
    if (at < 0) {
      if (key !== 'ArrowDown' || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      goTo(
        Math.max(
          0,
          rows.findIndex((row) => keyOf(row) === tabbable),
        ),
      );
      return;
    }
    const row = rows[at];
    const toggles = row?.kind === 'group' && key === (row.isOpen ? 'ArrowLeft' : 'ArrowRight');
    const next = targetOf(key, at, rows.length - 1);
    if (next === null && !toggles) return;
    event.preventDefault();
    if (toggles) toggle(row.group.name);
    else if (next === -1) leaveUp();
    else if (next !== null) goTo(next);
  };
  return { tabbable, onKeyDown };
}

/** Which row a key leads to from row `at`; -1 above the first, null for a key that leads nowhere. */
function targetOf(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
