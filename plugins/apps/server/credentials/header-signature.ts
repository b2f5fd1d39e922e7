import { createHmac } from 'node:crypto';
import type { HeaderSignature } from '../../../../engine/server/index.ts';
import { requireSigned } from './signature.ts';

/**
 * The text that is signed: method, path, query, timestamp, nonce and body hash, one per line, joined by line feeds. None of them can hold a
 * line feed, and no form's text (`canonicalText`) begins with a method, so no two calls have the same text.
 *
 * @example headerText({ method: 'POST', path: '/api/App.Tool.Add', query: '', timestamp: '1700000000', nonce: 'n-1234567', bodyHash: '66fb…' })
 * // 'POST\n/api/App.Tool.Add\n\n1700000000\nn-1234567\n66fb…', where 66fb… is the SHA-256 of {"a":1,"b":2}
 */
function headerText({ method, path, query, timestamp, nonce, bodyHash }: Omit<HeaderSignature, 'key' | 'sign'>): string {
  return [method, path, query, timestamp, nonce, bodyHash].join('\n');
}

/** HMAC-SHA256 of the text under the app's secret, lower-case hexadecimal. */
export function signHeaders(call: Omit<HeaderSignature, 'key' | 'sign'>, secret: string): string {
  return createHmac('sha256', secret).update(headerText(call)).digest('hex');
}

/** The secret that made the signature. Throws 414 unless one of them did and the timestamp lies within the window. */
export function requireHeaderSignature(call: HeaderSignature, secrets: readonly string[]): string {
  return requireSigned(call, secrets, (secret) => signHeaders(call, secret));
}
