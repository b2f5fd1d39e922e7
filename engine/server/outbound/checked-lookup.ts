import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type AllowedTarget, mayConnect } from './outbound-allow.ts';

/** Why a connection to a name or address was refused. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the address leads inside');
    this.name = 'PrivateAddressError';
  }
}

/** Resolves a name and refuses unless every address of it is allowed; the connection then uses exactly these. */
export function checkedLookup(port: number, allow: readonly AllowedTarget[]): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('no address'), '', 4);
      else if (!addresses.every(({ address }) => mayConnect(address, port, allow))) callback(new PrivateAddressError(), '', 4);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
