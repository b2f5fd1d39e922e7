import ipaddr from 'ipaddr.js';

/**
 * Whether a browser's page may speak to this server: only one that this server itself served, under an address that no foreign name can be
 * made to point to. A page of `evil.example` whose name was rebound to 127.0.0.1 sends an Origin that equals its Host, so equality alone
 * proves nothing. Programs send no Origin at all.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (!url || url.host !== host?.toLowerCase()) return false;
  return url.hostname === 'localhost' || ipaddr.isValid(url.hostname.replace(/^\[|\]$/g, ''));
}
