const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits from the browser's secure generator, every character equally likely. */
export function randomSecret(length = 32): string {
  const largest = 256 - (256 % alphabet.length);
  let secret = '';
  while (secret.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < largest && secret.length < length) secret += alphabet[byte % alphabet.length];
    }
  }
  return secret;
}
