import { isIP, Socket, type SocketConnectOpts } from 'node:net';
import { checkedLookup, PrivateAddressError } from './checked-lookup.ts';
import { mayConnect, readOutboundAllow } from './outbound-allow.ts';

/**
 * A socket for drivers that speak to other machines: it checks the address it really connects to, as `fetchOutbound` does. Private
 * addresses only where PORTICO_OUTBOUND_ALLOW names them, files (unix sockets) never. A refusal comes as the event `error` with an
 * PrivateAddressError.
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
