import ipaddr from 'ipaddr.js';

/**
 * Whether a browser's page may speak to this server: one of the platform's public address, which the operator has named, or one that this
 * server itself served under an address that no foreign name can be made to point to. A page of `evil.example` whose name was rebound to
 * 127.0.0.1 sends an Origin that equals its Host, so equality alone proves nothing.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicOrigin: string | null): boolean {
  if (origin === publicOrigin) return true;
  const url = URL.parse(origin);
  if (!url || url.host !== host?.toLowerCase()) return false;
  return url.hostname === 'localhost' || ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''));
}
