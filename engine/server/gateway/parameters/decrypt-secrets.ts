import { texts } from '../../../../generated/words/engine-server/decrypt-secrets.ts';
import { encryptedSecret } from '../../../core/protocol/secrets/encrypted-secret.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { GatewayCall } from '../../kernel/gateway-step.ts';

/**
 * The call with its secrets as they were typed, where a page of ours has encrypted them; the call itself otherwise. What the log keeps of the call is
 * what was sent. Throws InputError that names each field whose value cannot be decrypted.
 */
export async function withOpenSecrets(call: GatewayCall): Promise<GatewayCall> {
  const { service, members, fields } = call;
  const given: Readonly<Record<string, unknown>> = members ?? fields;
  const encrypted = service.parameters.filter(({ name, mayBeEncrypted }) => mayBeEncrypted && isEncrypted(given[name]));
  if (encrypted.length === 0) return call;
  const faults: InvalidField[] = [];
  const open: Record<string, string> = {};
  for (const { name } of encrypted) {
    try {
      open[name] = await call.platform.keyring.decryptFromBrowser(String(given[name]).slice(encryptedSecret.prefix.length));
    } catch {
      faults.push({ field: name, code: 'encryption', text: texts.unreadable });
    }
  }
  if (faults.length > 0) throw new InputError(faults);
  return members ? { ...call, members: { ...members, ...open } } : { ...call, fields: { ...fields, ...open } };
}

function isEncrypted(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(encryptedSecret.prefix);
}
