import { coalescedWrites } from '../kernel/process/coalesced-writes.ts';
import { type AllowedTarget, readOutboundAllow } from './outbound-allow.ts';

/** What calls may reach, and a key that is equal for equal rules: connections are only shared under one policy. */
export interface OutboundPolicy {
  key: string;
  allow: readonly AllowedTarget[];
}

let known: OutboundPolicy = { key: '', allow: [] };
/** The environment was read in this turn of the event loop. Reading it costs as much as parsing an address. */
let isFresh = false;

/** Returns the policy of the operator's current PORTICO_OUTBOUND_ALLOW, or of the given targets. */
export function outboundPolicy(allow?: readonly AllowedTarget[]): OutboundPolicy {
  if (allow) return { key: JSON.stringify(allow), allow };
  if (isFresh) return known;
  isFresh = true;
  void coalescedWrites().then(() => {
    isFresh = false;
  });
  const key = process.env.PORTICO_OUTBOUND_ALLOW ?? '';
  if (known.key !== key) known = { key, allow: readOutboundAllow(key) };
  return known;
}
