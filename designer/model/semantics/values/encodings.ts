import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { base64, hex } from '@scure/base';
import { encodingNames, hashNames } from './encoding-names.ts';
import { fail } from './failure.ts';
import { asChoice } from './values.ts';

const hashes = { sha256, sha512, sha1, md5 } satisfies Record<(typeof hashNames)[number], unknown>;
const encodings = { hex, base64 } satisfies Record<(typeof encodingNames)[number], unknown>;

/**
 * Returns the hash of a text as UTF-8.
 * @throws Failure for an unknown algorithm or encoding
 */
export function hash(text: string, algorithm: unknown, encoding: unknown): string {
  return encodings[asChoice(encoding, encodingNames)].encode(hashes[asChoice(algorithm, hashNames)](bytesOf(text)));
}

/**
 * Returns the HMAC (RFC 2104) of a text as UTF-8.
 * @throws Failure for an unknown algorithm or encoding
 */
export function hmac(text: string, key: string, algorithm: unknown, encoding: unknown): string {
  return encodings[asChoice(encoding, encodingNames)].encode(hmacOf(hashes[asChoice(algorithm, hashNames)], bytesOf(key), bytesOf(text)));
}

/** Encodes a text as UTF-8 in Base64 (RFC 4648) with padding. */
export function encodeBase64(text: string): string {
  return base64.encode(bytesOf(text));
}

/**
 * Decodes Base64.
 * @throws Failure for invalid Base64 or missing padding, and for bytes that are no UTF-8
 */
export function decodeBase64(text: string): string {
  const bytes = encoded(() => base64.decode(text));
  return encoded(() => decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')));
}

/** Encodes everything but letters, digits and `-._~` as `%XX` (RFC 3986). */
export function encodeUrl(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Decodes `%XX`.
 * @throws Failure for an invalid sequence
 */
export function decodeUrl(text: string): string {
  return encoded(() => decodeURIComponent(text));
}

/** The sandbox has no TextEncoder. */
function bytesOf(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes = new Uint8Array(escaped.length);
  let count = 0;
  for (let at = 0; at < escaped.length; at++) {
    if (escaped[at] === '%') {
      bytes[count++] = Number.parseInt(escaped.slice(at + 1, at + 3), 16);
      at += 2;
    } else bytes[count++] = escaped.charCodeAt(at);
  }
  return bytes.subarray(0, count);
}

function encoded<Value>(decode: () => Value): Value {
  try {
    return decode();
  } catch {
    return fail('encoded');
  }
}
