/** Keys that are stored outside the database, in the data folder. */
export interface Keyring {
  /** AES-256-GCM; the text names its key, so keys can be rotated. */
  encrypt(plain: string): string;
  /** Throws when the text was not made by this keyring or was changed. */
  decrypt(sealed: string): string;
  /** Public half of the RSA pair with which browsers encrypt secrets before they send them. PEM. */
  publicKey(): string;
  /** @param text compact JWE, as `encryptedSecret` says. Rejects what was not encrypted with this key or was changed, its header too. */
  decryptFromBrowser(text: string): Promise<{ secret: string; header: Readonly<Record<string, unknown>> }>;
}
