import type { FastifyRequest } from 'fastify';
import { isFromTrustedProxy } from './caller-address.ts';

/**
 * The platform as the caller named it: `https://open.example.com`. Empty when he named none that can be written into an address.
 * X-Forwarded-Proto counts only behind a trusted proxy.
 */
export function callerOrigin(request: FastifyRequest, trusted: readonly string[]): string {
  const { host = '' } = request.headers;
  if (!/^[A-Za-z0-9.:[\]-]{1,255}$/.test(host)) return '';
  const isSecure = request.headers['x-forwarded-proto'] === 'https' && isFromTrustedProxy(request, trusted);
  return `${isSecure ? 'https' : 'http'}://${host}`;
}
