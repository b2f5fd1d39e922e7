import { writeCookie } from '../transport/cookies.ts';
import { returnAddress } from '../transport/login-address.ts';
import type { SentAnswer } from '../transport/send.ts';

/** Days the token cookie lives. */
const longSession = 30;
const shortSession = 1;

/** Keeps the token a call answered with and leads to where one came from. */
export function enter({ data }: Pick<SentAnswer, 'data'>, username: string, isLong: boolean): void {
  const token = typeof data === 'object' && data !== null && 'access_token' in data ? String(data.access_token) : '';
  const days = isLong ? longSession : shortSession;
  writeCookie('token', token, days);
  writeCookie('username', username, days);
  location.replace(returnAddress(new URLSearchParams(location.search).get('redirect'), location.origin, location.pathname));
}
