import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { OwnAlipay } from './payment/own-alipay.ts';
import { OwnPaypal } from './payment/own-paypal.ts';

/** What a page of the provider sends on when somebody has agreed to pay. */
export interface Page {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

/**
 * What becomes of a refund instead of being made: it is refused, its provider is at fault, the connection is cut off before it is made, or after it, so that
 * nobody hears of it.
 */
export type RefundError = 'refused' | 'at fault' | 'cut off' | 'unheard';

/** Of an answer that does not arrive. */
export const cutOff = Symbol('cut off');

export interface PaymentProvider {
  url: string;
  /** Of a server that asks this one. */
  environment: Record<string, string>;
  alipay: OwnAlipay;
  paypal: OwnPaypal;
  /** True: every request is cut off. */
  isAway: boolean;
  stop(): Promise<void>;
}

/** Alipay and PayPal on a port of the test's own, by the protocols they publish, with keys made for this run. */
export async function startPaymentProvider(port = 0): Promise<PaymentProvider> {
  const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [alipay, paypal] = [new OwnAlipay(url), new OwnPaypal(url)];
  const provider: PaymentProvider = {
    ...{ url, alipay, paypal, isAway: false },
    environment: { PORTICO_ALIPAY_URL: `${url}/gateway.do`, PORTICO_PAYPAL_URL: url },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (provider.isAway) return request.socket.destroy();
    const body = await text(request);
    const address = new URL(request.url ?? '/', url);
    const page = address.pathname.startsWith('/gateway.do')
      ? await alipay.answer(request.method ?? '', address, body)
      : await paypal.answer(request, address, body);
    if (page === cutOff) return request.socket.destroy();
    response.writeHead(page.status ?? 200, page.headers ?? { 'content-type': 'application/json' }).end(page.body);
  };
  return provider;
}
