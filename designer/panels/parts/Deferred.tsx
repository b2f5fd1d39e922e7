import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after the view shows: the panels around a view take longer to render than the view. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}
