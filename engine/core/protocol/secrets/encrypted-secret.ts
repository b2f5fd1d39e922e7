/**
 * How the value of a field of the format `secret` or `password` may travel: the prefix, then a compact JWE for the platform's public key
 * (`Platform.Secret.Key`). RSA-OAEP with SHA-256 carries the key of AES-256-GCM, so a value may be longer than one RSA block. Its protected header
 * names the field and has the stamp that came with the key, so whoever finds it in a log cannot send it again as something else.
 */
export const encryptedSecret = { prefix: 'jwe:', algorithm: 'RSA-OAEP-256', encryption: 'A256GCM' } as const;

export interface EncryptedSecretHeader {
  field: string;
  stamp: string;
}
