import { createHmac } from 'node:crypto';
import { requireSigned } from './signature.ts';

/** Names of the headers that sign a JSON call or a GET, in lower case. */
export const signatureHeaders = {
  key: 'x-portico-key',
  timestamp: 'x-portico-timestamp',
  nonce: 'x-portico-nonce',
  sign: 'x-portico-signature',
} as const;

/** A signature as the headers brought it, empty where one is missing, and what it has to cover. */
export interface HeaderSignature {
  /** `app_key` of the app whose secret signs. */
  key: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** 8 to 64 letters, digits, underscores or hyphens; good for one call. */
  nonce: string;
  /** HMAC-SHA256, 64 lower-case hexadecimal digits. */
  sign: string;
  method: string;
  /** As it stands in the request line: percent encoding is neither added nor taken away. */
  path: string;
  /** Behind the question mark, as it stands in the request line; empty without one. */
  query: string;
  /** SHA-256 of the body's bytes, lower-case hexadecimal; of an empty body for GET. */
  bodyHash: string;
}

/**
 * The text that is signed: method, path, query, timestamp, nonce and body hash, one per line, joined by line feeds. None of them can hold a
 * line feed, and no form's text (`canonicalText`) begins with a method, so no two calls have the same text.
 *
 * @example headerText({ method: 'POST', path: '/api/App.Tool.Add', query: '', timestamp: '1700000000', nonce: 'n-1234567', bodyHash: '66fb…' })
 * // 'POST\n/api/App.Tool.Add\n\n1700000000\nn-1234567\n66fb…', where 66fb… is the SHA-256 of {"a":1,"b":2}
 */
export function headerText({ method, path, query, timestamp, nonce, bodyHash }: Omit<HeaderSignature, 'key' | 'sign'>): string {
  return [method, path, query, timestamp, nonce, bodyHash].join('\n');
}

/** HMAC-SHA256 of the text under the app's secret, lower-case hexadecimal. */
export function signHeaders(call: Omit<HeaderSignature, 'key' | 'sign'>, secret: string): string {
  return createHmac('sha256', secret).update(headerText(call)).digest('hex');
}

/** Throws 414 unless one of the secrets made the signature and the timestamp lies within the window. */
export function requireHeaderSignature(call: HeaderSignature, secrets: readonly string[]): void {
  requireSigned(call, secrets, (secret) => signHeaders(call, secret));
}
