/** A name nobody else has: 128 random bits in hexadecimal digits. `crypto.randomUUID` is missing on pages that come over plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
