import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  type Order,
  OrderStatus,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  Environment as SdkEnvironment,
} from '@paypal/paypal-server-sdk';
import { CallError, fetchOutbound, refuse } from '../../../../../engine/server/index.ts';
import { texts } from '../../../../../generated/words/plugin-payment/paypal-provider.ts';
import { amountText, converted, minorOf } from '../money.ts';
import type { BegunPayment, Charge, Environment, Notice, PaymentRef, PayProvider, RefundOrder, Trade } from '../pay-provider.ts';
import { paypalTransport } from './paypal-transport.ts';

const origins: Readonly<Record<Environment, string>> = { production: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

export interface PaypalKeys {
  environment: Environment;
  clientId: string;
  secret: string;
  webhookId: string;
  currency: string;
  /** Fen for a hundred units of the currency. */
  rate: number;
  /** The operator's own address of the API. */
  origin: string | undefined;
}

/** What a notice is about, as far as it is read. */
interface Event {
  event_type?: string;
  resource?: {
    id?: string;
    custom_id?: string;
    amount?: { value?: string; currency_code?: string };
    purchase_units?: { custom_id?: string }[];
  };
}

/** Takes payments by PayPal. */
export class PaypalProvider implements PayProvider {
  readonly name = 'paypal';
  readonly environment: Environment;
  readonly app: string;
  #keys: PaypalKeys;
  #origin: string;
  #client: Client;

  constructor(keys: PaypalKeys) {
    this.environment = keys.environment;
    this.app = keys.clientId;
    this.#keys = keys;
    this.#origin = new URL(keys.origin ?? origins[keys.environment]).origin;
    this.#client = new Client({
      clientCredentialsAuthCredentials: { oAuthClientId: keys.clientId, oAuthClientSecret: keys.secret },
      environment: keys.environment === 'production' ? SdkEnvironment.Production : SdkEnvironment.Sandbox,
      unstable_httpClientOptions: { adapter: paypalTransport(this.#origin) },
    });
  }

  price(cents: number) {
    const { currency, rate } = this.#keys;
    return { minor: currency === 'CNY' ? cents : converted(cents, rate), currency };
  }

  async begin({ outTradeNo, title, price, returnUrl }: Charge): Promise<BegunPayment> {
    const amount = { currencyCode: price.currency, value: amountText(price.minor) };
    const experienceContext = {
      ...{ returnUrl, cancelUrl: returnUrl, userAction: PaypalExperienceUserAction.PayNow },
      shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
    };
    const body = {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ amount, customId: outTradeNo, invoiceId: outTradeNo, description: title.slice(0, 127) }],
      paymentSource: { paypal: { experienceContext } },
    };
    const { result } = await this.#ask(() => new OrdersController(this.#client).createOrder({ body, paypalRequestId: outTradeNo }));
    const address = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    if (!result.id || !address) throw refuse('upstreamFailed', texts.answer);
    return { reference: result.id, code: null, address };
  }

  async find({ outTradeNo, reference }: PaymentRef, isWanted: boolean): Promise<Trade | null> {
    if (reference === null) return null;
    const orders = new OrdersController(this.#client);
    let { result: order } = await this.#ask(() => orders.getOrder({ id: reference }));
    if (order.status === OrderStatus.Approved && isWanted) {
      const paypalRequestId = `${outTradeNo}-capture`;
      ({ result: order } = await this.#ask(() => orders.captureOrder({ id: reference, paypalRequestId, prefer: 'return=representation' })));
    }
    return captureOf(order, outTradeNo);
  }

  /** What nobody has paid ends by itself; what is agreed to afterwards is not captured. */
  async close(): Promise<void> {}

  async refund({ trade, number, minor }: RefundOrder): Promise<void> {
    const body = { amount: { currencyCode: trade.currency, value: amountText(minor) }, invoiceId: number };
    const order = { captureId: trade.tradeNo, paypalRequestId: number, body };
    await this.#ask(() => new PaymentsController(this.#client).refundCapturedPayment(order));
  }

  /** Whether the credentials are taken, and whether the webhook is one of theirs. */
  async test(): Promise<void> {
    const token = await this.#token();
    const url = `${this.#origin}/v1/notifications/webhooks/${encodeURIComponent(this.#keys.webhookId)}`;
    const { status } = await fetchOutbound({ method: 'GET', url, headers: { authorization: `Bearer ${token}` }, isDirect: true });
    if (status === 404 || status === 400) throw refuse('upstreamRefused', texts.webhook);
    if (status !== 200) throw refuse('upstreamFailed', texts.answer);
  }

  async readNotice(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<Notice> {
    const text = raw.toString('utf8');
    const event = eventOf(text);
    if (!event) throw refuse('badInput', texts.notice);
    await this.#requireSigned(text, headers);
    const { event_type: type, resource = {} } = event;
    if (type === 'CHECKOUT.ORDER.APPROVED') {
      const ours = resource.purchase_units?.[0]?.custom_id;
      return ours === undefined ? null : { look: ours };
    }
    if (type !== 'PAYMENT.CAPTURE.COMPLETED') return null;
    const minor = minorOf(resource.amount?.value);
    const currency = resource.amount?.currency_code;
    if (!resource.id || !resource.custom_id || minor === null || !currency) throw refuse('badInput', texts.notice);
    return { trade: { tradeNo: resource.id, outTradeNo: resource.custom_id, minor, currency } };
  }

  /** PayPal itself says whether the notice is its own: the bytes that came are handed back as they are. */
  async #requireSigned(text: string, headers: Readonly<Record<string, string | undefined>>): Promise<void> {
    const claims = {
      ...{ auth_algo: headers['paypal-auth-algo'], cert_url: headers['paypal-cert-url'], transmission_id: headers['paypal-transmission-id'] },
      ...{ transmission_sig: headers['paypal-transmission-sig'], transmission_time: headers['paypal-transmission-time'] },
      webhook_id: this.#keys.webhookId,
    };
    if (Object.values(claims).some((claim) => claim === undefined)) throw refuse('signatureWrong', texts.signature);
    const body = `${JSON.stringify(claims).slice(0, -1)},"webhook_event":${text}}`;
    const answer = await fetchOutbound({
      ...{ method: 'POST', url: `${this.#origin}/v1/notifications/verify-webhook-signature`, body, isDirect: true },
      headers: { authorization: `Bearer ${await this.#token()}`, 'content-type': 'application/json' },
    });
    if (answer.status >= 500) throw refuse('upstreamFailed', texts.answer);
    if (answer.status !== 200 || !/"verification_status"\s*:\s*"SUCCESS"/.test(answer.body.toString('utf8'))) throw refuse('signatureWrong', texts.signature);
  }

  #cached: { text: string; until: number } | null = null;

  async #token(): Promise<string> {
    if (this.#cached && this.#cached.until > Date.now()) return this.#cached.text;
    const { accessToken, expiresIn } = await this.#ask(() => this.#client.clientCredentialsAuthManager.fetchToken());
    this.#cached = { text: accessToken, until: Date.now() + (Number(expiresIn ?? 0) - 60) * 1_000 };
    return accessToken;
  }

  async #ask<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw paypalError(error);
    }
  }
}

function captureOf({ purchaseUnits = [] }: Order, outTradeNo: string): Trade | null {
  const capture = purchaseUnits.flatMap(({ payments }) => payments?.captures ?? []).find(({ status }) => status === 'COMPLETED');
  if (!capture) return null;
  const minor = minorOf(capture.amount?.value);
  if (!capture.id || minor === null || !capture.amount) throw refuse('upstreamFailed', texts.answer);
  return { tradeNo: capture.id, outTradeNo, minor, currency: capture.amount.currencyCode };
}

function eventOf(text: string): Event | null {
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null ? event : null;
  } catch {
    return null;
  }
}

function paypalError(error: unknown): Error {
  if (error instanceof CallError) return refuse('upstreamFailed', texts.unreachable);
  if (!(error instanceof ApiError)) return refuse('upstreamFailed', texts.answer);
  if (error.statusCode === 401) return refuse('upstreamRefused', texts.credentials);
  if (error.statusCode >= 500) return refuse('upstreamFailed', texts.answer);
  const { name, message } = (typeof error.result === 'object' && error.result !== null ? error.result : {}) as { name?: string; message?: string };
  return refuse('upstreamRefused', texts.refused, { code: name ?? error.statusCode, words: String(message ?? '').slice(0, 200) });
}
