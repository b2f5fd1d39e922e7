import type { HTMLAttributes } from 'react';

/** Of the record in a list that an address leads to: brought into sight once, with the keyboard, and marked. */
export const ledTo: HTMLAttributes<HTMLElement> & { ref(element: HTMLElement | null): void } = {
  'aria-current': true,
  tabIndex: -1,
  ref(element) {
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  },
};
