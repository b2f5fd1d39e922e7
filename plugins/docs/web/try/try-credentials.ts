import { call } from '../../../../engine/web/index.ts';
import type { DocInterface, TrySignature, TryToken } from '../../shared/catalog.ts';
import type { TryCredentials } from './send-try.ts';
import { sentFields, type TryValues } from './try-values.ts';

/** Seconds before its end at which a token is renewed rather than used. */
const margin = 30;

/** By app. In memory only: gone with the page. */
const tokens = new Map<number, TryToken>();

interface Tried extends Pick<DocInterface, 'service' | 'verbs'> {
  values: TryValues;
}

/** Credentials of one of the reader's own apps: a token where the call takes POST, else a signature for this one call. Throws ApiError. */
export async function tryCredentials(appId: number, { service, verbs, values }: Tried): Promise<TryCredentials> {
  if (verbs.includes('POST')) {
    const { app_key, access_token } = await tokenOf(appId);
    return { verb: 'POST', fields: { app_key, access_token } };
  }
  const asked = { app_id: appId, service_name: service, fields: sentFields(values) };
  return { verb: 'GET', fields: { ...(await call<TrySignature>('Platform.Docs.TrySignature', asked, { quiet: true })) } };
}

async function tokenOf(appId: number): Promise<TryToken> {
  const known = tokens.get(appId);
  if (known && known.expire_at - margin > Date.now() / 1_000) return known;
  const token = await call<TryToken>('Platform.Docs.TryToken', { app_id: appId }, { quiet: true });
  tokens.set(appId, token);
  return token;
}

/** After a refusal: the next call asks for a new one. */
export function forgetToken(appId: number): void {
  tokens.delete(appId);
}
