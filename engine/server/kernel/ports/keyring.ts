/** Keys that stand outside the database, in the data folder. */
export interface Keyring {
  /** AES-256-GCM; the text names its key, so keys can be rotated. */
  encrypt(plain: string): string;
  /** Throws when the text was not made by this keyring or was changed. */
  decrypt(sealed: string): string;
  /** Public half of the RSA-OAEP pair with which browsers encrypt passwords of other systems. PEM. */
  publicKey(): string;
  decryptFromBrowser(base64: string): string;
}
