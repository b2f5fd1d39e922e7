import ipaddr from 'ipaddr.js';

/** A private address the operator allows calls to. */
export interface AllowedTarget {
  address: string;
  /** Undefined means every port. */
  port?: number;
}

/**
 * Parses PORTICO_OUTBOUND_ALLOW: comma-separated addresses or ranges, with or without a port: `127.0.0.1:9000, 10.0.0.0/8, [::1]:9000`. Skips invalid
 * entries, because an allow-list must not open more than it says; `readConfig` refuses them at the start.
 */
export function readOutboundAllow(text: string | undefined): AllowedTarget[] {
  return (text ?? '').split(',').flatMap(targetOf);
}

/** Whether an entry is an address or a range, with or without a port. */
export function isOutboundEntry(entry: string): boolean {
  return targetOf(entry).length > 0;
}

function targetOf(entry: string): AllowedTarget[] {
  const [, bracketed, plain, port] = /^\s*(?:\[([0-9a-fA-F:.]+)\]|([0-9.]+(?:\/\d{1,2})?|[0-9a-fA-F:]+\/\d{1,3}))(?::(\d{1,5}))?\s*$/.exec(entry) ?? [];
  const address = bracketed ?? plain;
  if (address === undefined || !(ipaddr.isValid(address) || ipaddr.isValidCIDR(address)) || Number(port ?? 0) > 65_535) return [];
  return [port === undefined ? { address } : { address, port: Number(port) }];
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address is public or allowed. Refuses everything that can lead inside: loopback, private, link-local, mapped, tunnelled. */
export function mayConnect(ip: string, port: number, allowed: readonly AllowedTarget[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  // Of IPv6 the public internet has 2000::/3 alone; what is outside of it and has no name of its own, IPv4 in a former spelling among it, leads nobody knows where.
  if (address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))) return true;
  return allowed.some((target) => {
    if (target.port !== undefined && target.port !== port) return false;
    if (ipaddr.isValid(target.address)) return ipaddr.process(target.address).toString() === address.toString();
    const [network, bits] = ipaddr.parseCIDR(target.address);
    return network.kind() === address.kind() && address.match(network, bits);
  });
}
