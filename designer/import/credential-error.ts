import type { Text } from '../../engine/core/text/text.ts';
import { texts } from '../../generated/words/designer-import/credential-error.ts';
import type { CredentialInput } from './protocol.ts';
import type { UpstreamCredential } from './request/upstream-credentials.ts';

/** Whether anything was given. */
export function isFilled({ value = '', user = '', password = '' }: Omit<CredentialInput, 'name'>): boolean {
  return value.trim() !== '' || user !== '' || password !== '';
}

/** Why what was given cannot be sent, never with the value itself; null when it can. */
export function credentialError({ kind, in: place }: UpstreamCredential, input: Omit<CredentialInput, 'name'>): Text | null {
  const { value = '', user = '', password = '' } = input;
  const hasPair = user !== '' || password !== '';
  if (!isFilled(input)) return null;
  if (hasPair !== (kind === 'basic')) return hasPair ? texts.wantsValue : texts.wantsPair;
  if (/\p{Cc}/u.test(user + password + value.trim())) return texts.line;
  if (user.includes(':')) return texts.colon;
  return kind !== 'basic' && place === 'header' && /[^\x20-\x7e]/.test(value.trim()) ? texts.header : null;
}
