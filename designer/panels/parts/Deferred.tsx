import { type ReactNode, useDeferredValue } from 'react';

/** What stands around the view comes once the view shows: it takes longer to make than the view itself. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}
