import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { canonicalAddress } from './caller-address.ts';

/**
 * The platform as this very connection reached it: `http://127.0.0.1:8080`. Empty where the header `Host` says anything else, for it is the
 * caller's to write: links made from it would lead the next reader wherever the last one wanted. Names are known from the public address alone.
 */
export function callerOrigin({ headers: { host = '' }, socket }: FastifyRequest): string {
  const url = URL.parse(`http://${host}`);
  if (!url || url.host !== host.toLowerCase()) return '';
  const reached = canonicalAddress(socket.localAddress ?? '');
  const isReached = url.hostname === 'localhost' ? isLoopback(reached) : canonicalAddress(url.hostname.replace(/^\[|\]$/g, '')) === reached;
  return isReached && Number(url.port || 80) === socket.localPort ? url.origin : '';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
