import { useSnapshot } from 'valtio';
import type { ProfileAnswer } from '../../../engine/core/calls/account.ts';
import { session } from '../../../engine/web/index.ts';

/** One's own account; the shell has loaded it before any page shows. */
export function useProfile(): ProfileAnswer['profile'] | null {
  return useSnapshot(session).profile;
}
