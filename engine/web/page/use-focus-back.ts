import { useEffect, useState } from 'react';

/** What opened the dialogs and drawers that are open now, the latest last. */
const openers: (Element | null)[] = [];

/**
 * Gives the keyboard back to what opened this component, for dialogs and drawers that go as a whole: antd gives it back only where it is told
 * to close. Somebody who has gone elsewhere stays there.
 */
export function useFocusBack(): void {
  // A dialog may follow another whose button goes with it: then what opened that one is next.
  const [chain] = useState(() => [document.activeElement, ...openers.toReversed()]);
  useEffect(() => {
    const opener = chain[0] ?? null;
    openers.push(opener);
    return () => {
      openers.splice(openers.lastIndexOf(opener), 1);
      if (document.activeElement !== document.body) return;
      // A record may be gone with its buttons, and a button have nothing more to do: the page is a better place to go on from than the head of the
      // document.
      const place = chain.find(mayHaveFocus) ?? document.getElementById('p-content');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [chain]);
}

function mayHaveFocus(element: Element | null): boolean {
  return element !== null && element !== document.body && element.checkVisibility() && !element.matches(':disabled');
}
