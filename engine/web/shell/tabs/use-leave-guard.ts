import { useEffect } from 'react';
import { session } from '../../state/session.ts';
import { tabs } from '../../state/tabs.ts';

/** The browser asks before it closes or reloads a page with unsaved work in any tab, and opens no file that was dropped beside its place. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!session.isLeaving && tabs.items.some((tab) => tab.dirty.length > 0)) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    addEventListener('dragover', refuseFiles);
    addEventListener('drop', refuseFiles);
    return () => {
      removeEventListener('beforeunload', onLeave);
      removeEventListener('dragover', refuseFiles);
      removeEventListener('drop', refuseFiles);
    };
  }, []);
}

/** What takes files has said so before the event gets here; inputs of the browser's own take them by themselves. */
function refuseFiles(event: DragEvent): void {
  const takesFiles = event.target instanceof HTMLInputElement && event.target.type === 'file';
  if (event.defaultPrevented || takesFiles || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
