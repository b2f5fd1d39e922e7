import { texts } from '../../../../generated/words/engine-server/decrypt-secrets.ts';
import { encryptedSecret } from '../../../core/protocol/secrets/encrypted-secret.ts';
import type { Text } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { isStampOf } from '../../auth/secret-stamp.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { GatewayCall } from '../../kernel/gateway-step.ts';

/**
 * The call with its secrets as they were typed, where a page of ours has encrypted them; the call itself otherwise. What the log keeps of the call is
 * what was sent. Throws InputError that names each field whose value cannot be decrypted, or was encrypted for another field, in another session or
 * too long ago.
 */
export async function withOpenSecrets(call: GatewayCall): Promise<GatewayCall> {
  const { service, members, fields } = call;
  const values: Readonly<Record<string, unknown>> = members ?? fields;
  const encrypted = service.parameters.filter(({ name, mayBeEncrypted }) => mayBeEncrypted && isEncrypted(values[name]));
  if (encrypted.length === 0) return call;
  const errors: InvalidField[] = [];
  const open: Record<string, string> = {};
  for (const { name } of encrypted) {
    const secret = await opened(call, name, String(values[name]));
    if (typeof secret === 'string') open[name] = secret;
    else errors.push({ field: name, code: 'encryption', text: secret });
  }
  if (errors.length > 0) throw new InputError(errors);
  return members ? { ...call, members: { ...members, ...open } } : { ...call, fields: { ...fields, ...open } };
}

/** The secret, or why it cannot be had. */
async function opened({ platform, session }: GatewayCall, field: string, sent: string): Promise<string | Text> {
  try {
    const { secret, header } = await platform.keyring.decryptFromBrowser(sent.slice(encryptedSecret.prefix.length));
    return header.field === field && session && isStampOf(header.stamp, session, Date.now()) ? secret : texts.other;
  } catch {
    return texts.unreadable;
  }
}

function isEncrypted(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(encryptedSecret.prefix);
}
