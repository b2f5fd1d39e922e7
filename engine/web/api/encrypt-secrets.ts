import { getSecretKey } from '../../core/calls/secret.ts';
import { isPrivate } from '../../core/descriptor/private-formats.ts';
import type { Field } from '../../core/descriptor/types.ts';
import { type EncryptedSecretHeader, encryptedSecret } from '../../core/protocol/secrets/encrypted-secret.ts';
import { call } from './call.ts';

/**
 * What a form sends, its secrets and passwords encrypted with the server's public key, so that no log between here and there holds them. Only
 * secure pages (https, localhost) have Web Crypto: from others they go as they are, which their inputs say.
 */
export async function withEncryptedSecrets<Values extends Record<string, unknown>>(fields: readonly Field[], values: Values): Promise<Values> {
  const secrets = fields.filter(({ name, format }) => isPrivate(format) && typeof values[name] === 'string' && values[name] !== '');
  if (secrets.length === 0 || !isSecureContext) return values;
  const [{ CompactEncrypt, importSPKI }, { key: pem, stamp }] = await Promise.all([import('jose'), call(getSecretKey, {}, { quiet: true })]);
  const { prefix, algorithm, encryption } = encryptedSecret;
  const key = await importSPKI(pem, algorithm);
  const encrypt = async (field: string, text: string) => {
    const bound: EncryptedSecretHeader = { field, stamp };
    const jwe = new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: algorithm, enc: encryption, ...bound });
    return `${prefix}${await jwe.encrypt(key)}`;
  };
  const sent = await Promise.all(secrets.map(async ({ name }) => [name, await encrypt(name, String(values[name]))] as const));
  return { ...values, ...Object.fromEntries(sent) };
}
