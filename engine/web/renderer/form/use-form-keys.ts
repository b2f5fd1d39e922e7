import { type RefObject, useEffect, useRef } from 'react';

export interface FormKeys {
  saveAndStay(): void;
  saveAndClose(): void;
  leave(): void;
}

/** Ctrl+S (⌘S), Ctrl+Enter and Esc, while the form is on top and nothing lies over it. */
export function useFormKeys(host: RefObject<HTMLElement | null>, isActive: boolean, keys: FormKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || !host.current || hasOverlay(host.current)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 's') take(event, latest.current.saveAndStay);
      else if (isCommand && event.key === 'Enter') take(event, latest.current.saveAndClose);
      else if (event.key === 'Escape' && host.current.contains(document.activeElement)) take(event, latest.current.leave);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [host, isActive]);
}

/** What is typed last must be in the record first: controls that settle on blur are left for a moment. */
function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && event.key !== 'Escape') {
    focused.blur();
    focused.focus({ preventScroll: true });
  }
  act();
}

/** An open drop-down or dialog takes its keys itself. */
function hasOverlay(host: HTMLElement): boolean {
  if (host.querySelector('[aria-expanded=true]')) return true;
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => !dialog.contains(host) && dialog.checkVisibility());
}
