import { isIP } from 'node:net';
import type { buildConnector } from 'undici';
import { checkedLookup, PrivateAddressError } from './checked-lookup.ts';
import { type AllowedTarget, mayConnect } from './outbound-allow.ts';

/** Milliseconds for a connection to be there, TLS included. */
const connectTimeout = 5_000;

/**
 * Makes the connections of a pool and checks each address that is really connected to: of a name all it resolves to, and literal addresses,
 * which no lookup is made for. HTTP/2 is not offered: a session that went stale fails every call in it.
 */
export function checkedConnector(build: typeof buildConnector, port: number, allow: readonly AllowedTarget[]): buildConnector.connector {
  const connect = build({ allowH2: false, timeout: connectTimeout, lookup: checkedLookup(port, allow) });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !mayConnect(host, port, allow)) callback(new PrivateAddressError(), null);
    else connect(options, callback);
  };
}
