import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { canonicalAddress } from './call/caller-address.ts';

/**
 * Returns the platform's origin as this connection reached it: `http://127.0.0.1:8080`. Empty if the header `Host` says anything else, because the
 * caller writes it: links made from it would lead other readers astray. Names come from the public address only.
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
