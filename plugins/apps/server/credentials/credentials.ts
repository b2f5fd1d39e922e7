import { callTexts } from '../../../../engine/core/protocol/call-texts.ts';
import { credentialFields } from '../../../../engine/core/sign-in/credentials.ts';
import { type HeaderSignature, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/credentials.ts';

/** How an open call says who it is. */
export interface Credentials {
  appKey: string;
  accessToken: string;
  sign: string;
  timestamp: string;
  nonce: string;
}

/** The credentials among all fields of a call. */
export function readCredentials(fields: Readonly<Record<string, string>>, signature?: HeaderSignature): Credentials {
  return {
    appKey: signature?.key || (fields.app_key ?? ''),
    accessToken: fields.access_token ?? '',
    sign: fields.sign ?? '',
    timestamp: fields.timestamp ?? '',
    nonce: fields.nonce ?? '',
  };
}

/**
 * The members of a JSON call without its credentials, which become fields. Throws 400 for a credential that is no text, and for the parts of
 * a form's signature: JSON is signed in the headers.
 */
export function takeCredentials(members: Readonly<Record<string, unknown>>, fields: Record<string, string>): Record<string, unknown> {
  const own = { ...members };
  for (const name of credentialFields) {
    const value = own[name];
    if (value === undefined) continue;
    if (name !== 'app_key' && name !== 'access_token') throw refuse('badInput', texts.signed, { name });
    if (typeof value !== 'string') throw refuse('badInput', callTexts.jsonText, { name });
    fields[name] = value;
    delete own[name];
  }
  return own;
}
