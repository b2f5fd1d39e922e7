import { getProfile, type ProfileAnswer } from '../../core/calls/account.ts';
import { codes } from '../../core/protocol/codes.ts';
import { earlyAnswer } from '../api/early-answers.ts';
import { currentLanguage } from '../state/language.ts';
import { clearSession, session, setProfile } from '../state/session.ts';
import { send } from '../transport/send.ts';

/** Fills the session for the portal. Who is not signed in, or not any more, goes on as a visitor. */
export async function loadReader(): Promise<void> {
  if (!session.token) return;
  const answer = (await earlyAnswer(getProfile.name, {})) ?? (await send(getProfile.name, { access_token: session.token }, currentLanguage()));
  if (answer.ret === codes.ok) setProfile(answer.data as ProfileAnswer);
  else if (answer.ret === codes.tokenInvalid || answer.ret === codes.sessionEnded) clearSession();
}
