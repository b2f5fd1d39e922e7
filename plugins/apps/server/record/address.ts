import ipaddr from 'ipaddr.js';
import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/address.ts';

/** Second step: the caller's address is on the app's list, when it has one. Throws 412. */
export function requireAddress(allowed: readonly string[], ip: string): void {
  if (allowed.length > 0 && !isListed(allowed, ip)) throw refuse('addressRefused', texts.refused, { ip });
}

/** Whether an address is one of the entries or lies in one of the ranges. `::ffff:1.2.3.4` is `1.2.3.4` on both sides. */
export function isListed(entries: readonly string[], ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return entries.some((entry) => {
    if (ipaddr.isValid(entry)) return ipaddr.process(entry).toString() === address.toString();
    if (!ipaddr.isValidCIDR(entry)) return false;
    const [network, bits] = plainRange(...ipaddr.parseCIDR(entry));
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

type Address = ReturnType<typeof ipaddr.process>;

/** `::ffff:10.0.0.0/104` is `10.0.0.0/8`. */
function plainRange(network: Address, bits: number): [Address, number] {
  const plain = ipaddr.process(network.toString());
  return plain.kind() !== network.kind() && bits >= 96 ? [plain, bits - 96] : [network, bits];
}
