import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { cutOff, type Page, type RefundError } from '../own-payment-provider.ts';

interface Order {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  custom: string;
  amount: { currency_code: string; value: string };
  returnUrl: string;
  capture: string | null;
  refunds: Map<string, string>;
}

/** PayPal's REST API: tokens, orders, captures, refunds and the check of webhook signatures. */
export class OwnPaypal {
  readonly clientId = 'own-client';
  readonly secret = 'own-secret-of-paypal';
  readonly webhookId = 'WH-OWN-1';
  readonly orders = new Map<string, Order>();
  /** Of the next refunds, one each. */
  readonly refundErrors: RefundError[] = [];
  #url: string;
  #own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  #number = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** What an administrator enters. */
  config(environment: 'production' | 'sandbox' = 'production') {
    return {
      ...{ paypal_on: true, paypal_environment: environment, paypal_client_id: this.clientId, paypal_secret: this.secret },
      ...{ paypal_webhook_id: this.webhookId, paypal_currency: 'USD', paypal_rate: 72_000 },
    };
  }

  /** By the number of the attempt. */
  orderOf(custom: string): Order {
    const order = [...this.orders.values()].find((one) => one.custom === custom);
    if (!order) throw new Error(`nobody has begun ${custom}`);
    return order;
  }

  approve(custom: string): void {
    const order = this.orderOf(custom);
    if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
  }

  /** What PayPal posts. @param changes of the resource, made before it is signed */
  notice(
    type: 'PAYMENT.CAPTURE.COMPLETED' | 'CHECKOUT.ORDER.APPROVED',
    custom: string,
    changes: object = {},
  ): { body: string; headers: Record<string, string> } {
    const { id, capture, amount } = this.orderOf(custom);
    const resource =
      type === 'PAYMENT.CAPTURE.COMPLETED' ? { id: capture, status: 'COMPLETED', custom_id: custom, amount } : { id, purchase_units: [{ custom_id: custom }] };
    const body = JSON.stringify({ id: `WH-${++this.#number}`, event_type: type, resource: { ...resource, ...changes } });
    const [transmission, time] = [randomUUID(), '2026-11-26T04:00:00Z'];
    const signature = createSign('RSA-SHA256')
      .update(this.#signed(transmission, time, body))
      .sign(this.#own.privateKey, 'base64');
    const headers = {
      ...{ 'content-type': 'application/json', 'paypal-transmission-id': transmission, 'paypal-transmission-time': time, 'paypal-auth-algo': 'SHA256withRSA' },
      ...{ 'paypal-cert-url': `${this.#url}/cert`, 'paypal-transmission-sig': signature },
    };
    return { body, headers };
  }

  async answer(request: IncomingMessage, { pathname, searchParams }: URL, body: string): Promise<Page | typeof cutOff> {
    const json = (status: number, value: unknown) => ({ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
    if (pathname === '/v1/oauth2/token') {
      const basic = `Basic ${Buffer.from(`${this.clientId}:${this.secret}`).toString('base64')}`;
      if (request.headers.authorization !== basic) return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
      return json(200, { access_token: 'own-token', token_type: 'Bearer', expires_in: 3_600, scope: '', app_id: 'APP-1', nonce: '' });
    }
    if (pathname === '/checkoutnow') return this.#page(searchParams.get('token') ?? '');
    if (pathname === '/checkoutnow/confirm') return this.#confirm(searchParams.get('token') ?? '');
    if (request.headers.authorization !== 'Bearer own-token') return json(401, { name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed' });
    if (pathname === '/v1/notifications/verify-webhook-signature') return json(200, { verification_status: this.#verify(body) ? 'SUCCESS' : 'FAILURE' });
    if (pathname.startsWith('/v1/notifications/webhooks/'))
      return pathname.endsWith(`/${this.webhookId}`) ? json(200, { id: this.webhookId }) : json(404, { name: 'INVALID_RESOURCE_ID' });
    return this.#ofOrders(request, pathname, body, json);
  }

  #ofOrders(request: IncomingMessage, pathname: string, body: string, json: (status: number, value: unknown) => Page): Page | typeof cutOff {
    if (request.method === 'POST' && pathname === '/v2/checkout/orders') return json(201, this.#shown(this.#create(JSON.parse(body))));
    const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(?:\/(capture))?$/.exec(pathname) ?? [];
    const order = this.orders.get(id);
    if (order && action === undefined) return json(200, this.#shown(order));
    if (order && order.status === 'PAYER_ACTION_REQUIRED') return json(422, { name: 'UNPROCESSABLE_ENTITY', message: 'ORDER_NOT_APPROVED' });
    if (order) {
      order.status = 'COMPLETED';
      order.capture ??= `CAP-${randomUUID()}`;
      return json(201, this.#shown(order));
    }
    const [, capture] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(pathname) ?? [];
    const paid = [...this.orders.values()].find((one) => one.capture === capture);
    if (!paid) return json(404, { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' });
    const error = this.refundErrors.shift();
    if (error === 'cut off') return cutOff;
    const number = String(request.headers['paypal-request-id']);
    if (error === 'refused' && !paid.refunds.has(number)) return json(422, { name: 'INSUFFICIENT_FUNDS', message: 'refused' });
    if (error === 'at fault') return json(500, { name: 'INTERNAL_SERVER_ERROR', message: 'refused' });
    paid.refunds.set(number, paid.refunds.get(number) ?? JSON.parse(body).amount.value);
    if (error === 'unheard') return cutOff;
    return json(201, { id: `REF-${number}`, status: 'COMPLETED' });
  }

  #create(wanted: {
    purchase_units: [{ custom_id: string; amount: Order['amount'] }];
    payment_source: { paypal: { experience_context: { return_url: string } } };
  }): Order {
    const [{ custom_id: custom, amount }] = wanted.purchase_units;
    const { return_url: returnUrl } = wanted.payment_source.paypal.experience_context;
    const id = `ORDER${++this.#number}`;
    const order: Order = { id, status: 'PAYER_ACTION_REQUIRED', custom, amount, returnUrl, capture: null, refunds: new Map() };
    this.orders.set(id, order);
    return order;
  }

  #shown({ id, status, custom, amount, capture }: Order) {
    const captures = capture === null ? [] : [{ id: capture, status: 'COMPLETED', amount, custom_id: custom }];
    return {
      ...{ id, status, intent: 'CAPTURE', purchase_units: [{ reference_id: 'default', custom_id: custom, amount, payments: { captures } }] },
      links: [{ href: `${this.#url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }],
    };
  }

  #page(id: string): Page {
    const { amount } = this.orders.get(id)!;
    const body = `<!doctype html><title>PayPal</title><p>${amount.currency_code} ${amount.value}</p><a href="/checkoutnow/confirm?token=${id}">Pay</a>`;
    return { headers: { 'content-type': 'text/html; charset=utf-8' }, body };
  }

  #confirm(id: string): Page {
    const order = this.orders.get(id)!;
    this.approve(order.custom);
    return { status: 302, headers: { location: order.returnUrl }, body: '' };
  }

  #signed(transmission: string, time: string, body: string): string {
    return `${transmission}|${time}|${this.webhookId}|${crc32(body)}`;
  }

  /** Over the bytes of the event as they were handed back. */
  #verify(body: string): boolean {
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(body) as Record<string, string>;
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    if (webhook_id !== this.webhookId || !transmission_id || !transmission_time || !transmission_sig) return false;
    return createVerify('RSA-SHA256')
      .update(this.#signed(transmission_id, transmission_time, event))
      .verify(this.#own.publicKey, transmission_sig, 'base64');
  }
}
