import { refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/credential-value.ts';
import { credentialError, isFilled } from '../../import/credential-error.ts';
import type { CredentialInput } from '../../import/protocol.ts';
import type { UpstreamCredential } from '../../import/request/upstream-credentials.ts';

/**
 * Returns the text that is sent upstream, such as `Bearer …`; null if nothing was entered. Accepts a token that was pasted with its prefix.
 * @throws CallError 400 with what is wrong, never with what was entered
 */
export function credentialValue(credential: UpstreamCredential, input: CredentialInput): string | null {
  if (!isFilled(input)) return null;
  const error = credentialError(credential, input);
  if (error) throw refuse('badInput', texts.fault, { name: credential.name, fault: error });
  const { kind, prefix } = credential;
  const { value = '', user = '', password = '' } = input;
  // As RFC 7617 has it, in UTF-8.
  if (kind === 'basic') return `${prefix} ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
  const text = value.trim();
  const isWhole = prefix === '' || text.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  return isWhole ? text : `${prefix} ${text}`;
}
