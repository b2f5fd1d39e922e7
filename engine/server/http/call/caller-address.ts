import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A connection keeps its address, so its canonical form is computed once. */
const direct = new WeakMap<Socket, string>();

/**
 * Returns the caller's address in canonical form: `::ffff:1.2.3.4` is `1.2.3.4`. X-Forwarded-For counts only behind a trusted proxy, and then from
 * the right up to the first untrusted hop: the caller wrote everything left of that.
 */
export function callerAddress(request: Pick<FastifyRequest, 'socket' | 'headers'>, trusted: readonly string[]): string {
  const nearest = directAddress(request.socket);
  if (trusted.length === 0 || !isTrusted(nearest, trusted)) return nearest;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim());
  let address = nearest;
  for (const hop of hops.reverse()) {
    if (!ipaddr.isValid(hop)) break;
    address = canonicalAddress(hop);
    if (!isTrusted(address, trusted)) break;
  }
  return address;
}

/** Whether the caller reached a trusted proxy by https. Nobody else is believed. */
export function isOverTls({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>, trusted: readonly string[]): boolean {
  return trusted.length > 0 && headers['x-forwarded-proto'] === 'https' && isTrusted(directAddress(socket), trusted);
}

function directAddress(socket: Socket): string {
  let address = direct.get(socket);
  if (address === undefined) {
    address = canonicalAddress(socket.remoteAddress ?? '');
    direct.set(socket, address);
  }
  return address;
}

/** Returns an IP address in canonical form; other texts unchanged. */
export function canonicalAddress(text: string): string {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : text;
}

function isTrusted(address: string, trusted: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trusted.some((entry) => {
    if (ipaddr.isValid(entry)) return ipaddr.process(entry).toString() === address;
    if (!ipaddr.isValidCIDR(entry)) return false;
    const [network, bits] = ipaddr.parseCIDR(entry);
    return network.kind() === parsed.kind() && parsed.match(network, bits);
  });
}
