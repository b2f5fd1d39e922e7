/** Sent from a field that is about to be focused: whoever hides it shows it now. */
export const revealEvent = 'portico-reveal';

/**
 * Brings a field, or a member of it, into view and puts the cursor into it.
 * @param within the form: other tabs may hold fields of the same name
 * @param path dotted: `title`, `contacts.1.phone`
 */
export function focusField(within: HTMLElement, path: string): void {
  const [name = '', ...members] = path.split('.');
  let frame = within.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  for (const member of members) frame = frame?.querySelector<HTMLElement>(`[data-member="${CSS.escape(member)}"]`) ?? frame;
  if (!frame) return;
  frame.dispatchEvent(new Event(revealEvent, { bubbles: true }));
  frame.scrollIntoView({ block: 'center' });
  const control = frame.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true], button, [tabindex]');
  control?.focus({ preventScroll: true });
}

/** Begins at the top. */
export function focusFirst(within: HTMLElement | null): void {
  const name = within?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
  if (within && name) focusField(within, name);
}

let isCursorWanted = false;

/** Somebody goes to a new form by a key: the cursor is to stand in it. Whoever comes by pointer or touch is not given a keyboard. */
export function wantCursor(): void {
  isCursorWanted = true;
}

/** Puts the cursor into the first field if `wantCursor` asked for it, once. */
export function takeCursor(within: HTMLElement | null): void {
  if (!isCursorWanted || !within) return;
  isCursorWanted = false;
  beginIn(within);
}

/** Puts the cursor into the first field as soon as its input is there: inputs come after the first form, each on its own. */
export function beginIn(within: HTMLElement): void {
  const isThere = () => {
    const first = within.querySelector('[data-field]');
    return first !== null && first.querySelector('.ant-skeleton') === null;
  };
  if (isThere()) {
    focusFirst(within);
    return;
  }
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    focusFirst(within);
  });
  watch.observe(within, { childList: true, subtree: true });
}
