/** Frames to wait for the element to be there again. */
const patience = 60;

/**
 * Remembers what has the keyboard's focus in the designer, caret and all, and answers how to give it back after the page was mounted anew.
 * Focus that has gone elsewhere meanwhile stays there.
 */
export function captureFocus(): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.closest('.design')) return () => {};
  const wanted = likeness(focused);
  const caret = isText(focused) ? focused.selectionStart : null;
  const attempt = (left: number): void => {
    if (document.activeElement !== document.body) return;
    const found = [...document.querySelectorAll<HTMLElement>(`.design ${focused.tagName}`)].find((one) => likeness(one) === wanted && one.checkVisibility());
    found?.focus({ preventScroll: true });
    if (found && document.activeElement === found) {
      if (caret !== null && isText(found)) found.setSelectionRange(caret, caret);
    } else if (left > 0) requestAnimationFrame(() => attempt(left - 1));
  };
  return () => attempt(patience);
}

function likeness(element: HTMLElement): string {
  return element.dataset.id ?? element.getAttribute('aria-label') ?? element.textContent;
}

function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
}
