import { logout } from '../../core/calls/account.ts';
import { adminLevel } from '../../core/protocol/levels.ts';
import { readCookie, removeCookie, writeCookie } from '../transport/cookies.ts';
import { earlyCallsKey } from '../transport/early-calls.ts';
import { homeOf } from '../transport/login-address.ts';
import { send } from '../transport/send.ts';
import { currentLanguage } from './language.ts';
import { leaveToLogin, session } from './session.ts';

/** The super admin's own token while a simulated session lasts; ends with the browser like the simulated one's page. */
const ownToken = 'own_token';

/** Goes on as another account, in every window of this browser: an administrator in the back-office, anybody else on the platform. */
export function enterSimulation({ token, level }: { token: string; level: number }): void {
  writeCookie(ownToken, session.token);
  switchTo(token, homeOf(level >= adminLevel ? 'admin' : 'portal'));
}

/** Ends the simulated session on the server and goes on as oneself. */
export async function leaveSimulation(): Promise<void> {
  await send(logout.name, { access_token: session.token }, currentLanguage());
  const token = readCookie(ownToken);
  removeCookie(ownToken);
  if (token) switchTo(token, homeOf('admin'));
  else leaveToLogin();
}

/** Tabs, unsaved work and what pages ask belong to the account that opened them, so the page begins anew. */
function switchTo(token: string, address: string): void {
  session.isLeaving = true;
  writeCookie('token', token);
  localStorage.removeItem('portico-tabs');
  localStorage.removeItem(earlyCallsKey);
  location.assign(address);
}
