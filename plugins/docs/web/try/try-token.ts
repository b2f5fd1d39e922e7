import { call } from '../../../../engine/web/index.ts';
import { getTryToken, type TryToken } from '../../shared/calls.ts';

/** Seconds before its end at which a token is renewed rather than used. */
const margin = 30;

/** By app. In memory only: gone with the page. */
const tokens = new Map<number, TryToken>();

/** An access token of one of the reader's own apps. Throws ApiError. */
export async function tryToken(appId: number): Promise<string> {
  const known = tokens.get(appId);
  if (known && known.expire_at - margin > Date.now() / 1_000) return known.access_token;
  const token = await call(getTryToken, { app_id: appId }, { quiet: true });
  tokens.set(appId, token);
  return token.access_token;
}

/** After a refusal: the next call asks for a new one. */
export function forgetToken(appId: number): void {
  tokens.delete(appId);
}
