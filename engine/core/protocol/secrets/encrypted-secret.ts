/**
 * Encoding of an encrypted value of a field of the format `secret` or `password`: the prefix, then a compact JWE (RFC 7516) for the platform's public
 * key (`Platform.Secret.Key`). RSA-OAEP with SHA-256 carries the key of AES-256-GCM, so a value may be longer than one RSA block. The protected
 * header names the field and contains the stamp that came with the key, so a value found in a log cannot be sent as another field.
 */
export const encryptedSecret = { prefix: 'jwe:', algorithm: 'RSA-OAEP-256', encryption: 'A256GCM' } as const;

/** Members of our own in the protected header. */
export interface EncryptedSecretHeader {
  field: string;
  stamp: string;
}
