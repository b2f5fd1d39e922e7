import { isIP } from 'node:net';
import type { buildConnector } from 'undici';
import { checkedLookup, PrivateAddressError } from './checked-lookup.ts';
import { type AllowedTarget, mayConnect } from './outbound-allow.ts';

/** Milliseconds until a connection is open, TLS included. */
const connectTimeout = 5_000;

/**
 * Opens the connections of a pool and checks each address it connects to: every address of a name, and literal addresses, which need no lookup. Does
 * not offer HTTP/2: a stale session fails every call in it.
 */
export function checkedConnector(build: typeof buildConnector, port: number, allow: readonly AllowedTarget[]): buildConnector.connector {
  const connect = build({ allowH2: false, timeout: connectTimeout, lookup: checkedLookup(port, allow) });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !mayConnect(host, port, allow)) callback(new PrivateAddressError(), null);
    else connect(options, callback);
  };
}
