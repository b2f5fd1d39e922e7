import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 767px)');

/** Below 768 px the menu is a drawer. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => query?.matches ?? false,
  );
}
