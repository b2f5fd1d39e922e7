import { useEffect, useRef } from 'react';

/** What a list does by key; each is named as in `shortcuts` of the words. */
export const shortcutNames = ['slash', 'j', 'k', 'x', 'enter', 'e', 'n', 'r', 'help'] as const;
export type Shortcut = (typeof shortcutNames)[number];
export const shortcutKeys: Record<Shortcut, string> = { slash: '/', j: 'j', k: 'k', x: 'x', enter: 'Enter', e: 'e', n: 'n', r: 'r', help: '?' };

/** Keys of a list. They sleep while somebody types or composes, while a dialog is open and while another tab is in front. */
export function useShortcuts(active: boolean, handlers: Record<Shortcut, () => void>): void {
  const current = useRef(handlers);
  current.current = handlers;

  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const name = shortcutNames.find((known) => shortcutKeys[known] === event.key);
      if (!name || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || (name === 'enter' && isPressable(event.target)) || isDialogOpen()) return;
      event.preventDefault();
      current.current[name]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox]') !== null)
  );
}

/** Enter on a button or link presses it. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, [role=button], [role=menuitem]') !== null;
}

/** The drawer stands beside the list: its keys go on working. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => !dialog.closest('.detail-drawer') && dialog.getClientRects().length > 0,
  );
}
