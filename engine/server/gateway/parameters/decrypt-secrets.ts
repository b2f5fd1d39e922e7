import { texts } from '../../../../generated/words/engine-server/decrypt-secrets.ts';
import { encryptedSecret } from '../../../core/protocol/secrets/encrypted-secret.ts';
import type { Text } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { isStampOf } from '../../auth/secret-stamp.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { GatewayCall } from '../../kernel/gateway-step.ts';

/** Whether a page has encrypted one of the parameters. */
export function hasEncrypted({ service, members, fields }: GatewayCall): boolean {
  const values: Readonly<Record<string, unknown>> = members ?? fields;
  for (const { name, mayBeEncrypted } of service.parameters) if (mayBeEncrypted && isEncrypted(values[name])) return true;
  return false;
}

/**
 * Returns the call with its secrets decrypted, for calls that have encrypted ones. The log stores what was sent.
 * @throws InputError with each field whose value cannot be decrypted, or was encrypted for another field, in another session or too long ago
 */
export async function withOpenSecrets(call: GatewayCall): Promise<GatewayCall> {
  const { service, members, fields } = call;
  const values: Readonly<Record<string, unknown>> = members ?? fields;
  const encrypted = service.parameters.filter(({ name, mayBeEncrypted }) => mayBeEncrypted && isEncrypted(values[name]));
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

/** Returns the secret, or why it cannot be decrypted. */
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
