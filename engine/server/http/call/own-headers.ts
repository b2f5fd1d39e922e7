import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { isOverTls } from './caller-address.ts';
import { correlationOf } from './request-id.ts';

/** What the headers of every answer depend on. */
interface HeadedRequest {
  headers: IncomingHttpHeaders;
  socket: Socket;
}

/**
 * Returns the headers of every answer, by lower-case name. The id a caller gave comes back as `X-Correlation-Id`; `X-Request-Id` is always ours.
 * @param id of the request
 * @param trusted addresses of proxies
 */
export function ownHeaders(request: HeadedRequest, id: string, trusted: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': id, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
  const correlation = correlationOf(request);
  if (correlation !== undefined) headers['x-correlation-id'] = correlation;
  // For a year browsers ask by https at once: the cookie of a first request by http would travel in the open.
  if (isOverTls(request, trusted)) headers['strict-transport-security'] = 'max-age=31536000';
  return headers;
}
