import { useEffect } from 'react';
import { session } from '../../state/session.ts';
import { tabs } from '../../state/tabs.ts';

/** The browser asks before it closes or reloads a page with unsaved work in any tab. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!session.isLeaving && tabs.items.some((tab) => tab.dirty.length > 0)) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
}
