import { isIP, Socket, type SocketConnectOpts } from 'node:net';
import { checkedLookup, PrivateAddressError } from './checked-lookup.ts';
import { mayConnect, readOutboundAllow } from './outbound-allow.ts';

/**
 * A socket for drivers that connect to other machines: it checks the address it connects to, as `fetchOutbound` does. Private addresses only if
 * PORTICO_OUTBOUND_ALLOW names them, files (unix sockets) never. A refusal is the event `error` with a PrivateAddressError.
 */
export class OutboundSocket extends Socket {
  override connect(...target: unknown[]): this {
    const [port, host] = target;
    if (typeof port !== 'number' || typeof host !== 'string') return this.destroy(new PrivateAddressError());
    const allow = readOutboundAllow(process.env.PORTICO_OUTBOUND_ALLOW);
    // A literal address is connected to without a lookup, so it is checked here.
    if (isIP(host) !== 0 && !mayConnect(host, port, allow)) return this.destroy(new PrivateAddressError());
    const options: SocketConnectOpts = { port, host, lookup: checkedLookup(port, allow) };
    return super.connect(options);
  }
}
