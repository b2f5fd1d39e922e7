import { getProfile, type ProfileAnswer } from '../../core/calls/account.ts';
import { querySite } from '../../core/calls/site.ts';
import type { AnswerFrom } from '../../core/contract/define-call.ts';
import { codes } from '../../core/protocol/codes.ts';
import { earlyAnswer } from '../api/early-answers.ts';
import { currentLanguage } from '../state/language.ts';
import { clearSession, session, setProfile } from '../state/session.ts';
import { nameSite } from '../state/site-title.ts';
import { send } from '../transport/send.ts';

/** Fills the session for the portal. Who is not signed in, or not any more, goes on as a visitor. */
export async function loadReader(): Promise<void> {
  if (!session.token) return void loadSite();
  const answer = (await earlyAnswer(getProfile.name, {})) ?? (await send(getProfile.name, { access_token: session.token }, currentLanguage()));
  if (answer.ret === codes.ok) setProfile(answer.data as ProfileAnswer);
  else if (answer.ret === codes.tokenInvalid || answer.ret === codes.sessionEnded) clearSession();
}

/** The page does not wait for it, and nobody is told where it cannot be asked: the product's own name does. */
async function loadSite(): Promise<void> {
  const { ret, data } = await send(querySite.name, {}, currentLanguage());
  if (ret === codes.ok && data) nameSite((data as AnswerFrom<typeof querySite>).title);
}
