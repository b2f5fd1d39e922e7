import { writeCookie } from '../transport/cookies.ts';
import { homeOf, returnAddress, siteOf } from '../transport/login-address.ts';
import type { SentAnswer } from '../transport/send.ts';
import { goOn } from './ahead.ts';

/** Days the token cookie lives. */
const longSession = 30;
const shortSession = 1;

/**
 * Keeps the token a call answered with and leads to where one came from, or home.
 * @param visit query of home
 */
export function enter({ data }: Pick<SentAnswer, 'data'>, username: string, isLong: boolean, visit = ''): void {
  const token = typeof data === 'object' && data !== null && 'access_token' in data ? String(data.access_token) : '';
  const days = isLong ? longSession : shortSession;
  writeCookie('token', token, days);
  writeCookie('username', username, days);
  const address = returnAddress(new URLSearchParams(location.search).get('redirect'), location.origin, location.pathname);
  void goOn(address === homeOf(siteOf(location.pathname)) ? address + visit : address);
}
