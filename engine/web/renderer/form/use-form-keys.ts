import { type RefObject, useEffect, useRef } from 'react';

export interface FormKeys {
  saveAndStay(): void;
  saveAndClose(): void;
  /** A dialog is left by its own Esc. */
  leave?(): void;
}

/** Ctrl+S (⌘S), Ctrl+Enter and Esc, while the form is on top and nothing lies over it. */
export function useFormKeys(host: RefObject<HTMLElement | null>, isActive: boolean, keys: FormKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isActive) return;
    const isFree = (event: KeyboardEvent) => !event.isComposing && host.current?.checkVisibility() && !hasOverlay(host.current);
    // Before the control with the cursor: a date would open its calendar on Enter, whatever is pressed with it.
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isFree(event)) return;
      if (event.key.toLowerCase() === 's') take(event, latest.current.saveAndStay);
      else if (event.key === 'Enter') take(event, latest.current.saveAndClose);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !latest.current.leave || !isFree(event)) return;
      if (host.current?.contains(document.activeElement)) take(event, latest.current.leave);
    };
    window.addEventListener('keydown', save, true);
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('keydown', save, true);
      window.removeEventListener('keydown', leave);
    };
  }, [host, isActive]);
}

/** What is typed last must be in the record first: controls that settle on blur are left for a moment. */
function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && event.key !== 'Escape') {
    focused.blur();
    focused.focus({ preventScroll: true });
  }
  act();
}

/** An open drop-down or dialog takes its keys itself; a dialog the form stands in, or that opened before it, lies below. */
function hasOverlay(host: HTMLElement): boolean {
  if (host.querySelector('[aria-expanded=true]')) return true;
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => isAbove(dialog, host) && dialog.checkVisibility());
}

function isAbove(dialog: Element, host: HTMLElement): boolean {
  return host.compareDocumentPosition(dialog) === Node.DOCUMENT_POSITION_FOLLOWING;
}
