import { getProfile } from '../../../engine/core/calls/account.ts';
import { call, setProfile } from '../../../engine/web/index.ts';

/** Shows changed data of one's own account in the whole back-office. */
export async function refreshProfile(): Promise<void> {
  setProfile(await call(getProfile));
}
