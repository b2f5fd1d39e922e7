import { useMedia } from './use-media.ts';

/** Below 768 px the menu is a drawer. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 767px)');
}
