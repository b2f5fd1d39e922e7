import { getProfile } from '../../core/calls/account.ts';
import { listDiagnostics } from '../../core/calls/screens/screen.ts';
import { superLevel } from '../../core/protocol/levels.ts';
import { diagnostics } from '../state/diagnostics.ts';
import { session, setPermission, setProfile } from '../state/session.ts';
import { currentSite } from '../transport/login-address.ts';
import { call } from './call.ts';
import { siteCalls } from './site-calls.ts';

/** Fills the session before the first page. Throws ApiError. */
export async function loadSession(): Promise<void> {
  const options = { quiet: true, early: true };
  const [profile, permission] = await Promise.all([call(getProfile, {}, options), call(siteCalls().permission, {}, options)]);
  setProfile(profile);
  setPermission(permission);
}

/** After a descriptor or a right changed. */
export async function reloadPermission(): Promise<void> {
  setPermission(await call(siteCalls().permission, {}, { quiet: true }));
}

/** After a descriptor file broke or was mended; only super admins are told, in the back-office. */
export async function reloadDiagnostics(): Promise<void> {
  if (currentSite() !== 'admin' || session.permission?.level !== superLevel) return;
  diagnostics.items = (await call(listDiagnostics, {}, { quiet: true })).faults;
}

/** The level's name comes in the language of the call. What is known already does where it cannot be asked. */
export async function reloadProfile(): Promise<void> {
  const answer = await call(getProfile, {}, { quiet: true }).catch(() => undefined);
  if (answer) setProfile(answer);
}
