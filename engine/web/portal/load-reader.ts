import { getProfile, type ProfileAnswer } from '../../core/calls/account.ts';
import { codes } from '../../core/protocol/codes.ts';
import { currentLanguage } from '../state/language.ts';
import { clearSession, session, setProfile } from '../state/session.ts';
import { readAnswer, send } from '../transport/send.ts';

/** Fills the session for the portal. Who is not signed in, or not any more, goes on as a visitor. */
export async function loadReader(): Promise<void> {
  if (!session.token) return;
  const asked = window.porticoBoot?.profile;
  delete window.porticoBoot;
  const early = await asked?.then(readAnswer).catch(() => null);
  const answer = early ?? (await send(getProfile.name, { access_token: session.token }, currentLanguage()));
  if (answer.ret === codes.ok) setProfile(answer.data as ProfileAnswer);
  else if (answer.ret === codes.tokenInvalid || answer.ret === codes.sessionEnded) clearSession();
}
