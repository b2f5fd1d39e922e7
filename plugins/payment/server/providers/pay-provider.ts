/** Whom the platform takes money by. */
export const providerNames = ['alipay', 'paypal'] as const;
export type ProviderName = (typeof providerNames)[number];

/** `sandbox`: the provider plays, and no money moves. */
export type Environment = 'production' | 'sandbox';

/** How a payment is made: a code that a phone reads, or a page of the provider, on a large screen or a phone. */
export const payPlaces = ['code', 'page', 'phone'] as const;
export type PayPlace = (typeof payPlaces)[number];

/** An amount in the smallest units of a currency, as the provider is asked for it. */
export interface Price {
  minor: number;
  currency: string;
}

/** What is to be paid. */
export interface Charge {
  /** Ours; one number is paid once. */
  outTradeNo: string;
  title: string;
  price: Price;
  place: PayPlace;
  /** When it can no longer be paid. */
  expiresAt: Date;
  /** Where the provider sends its notices, and whoever has paid; null where the platform has no public address. */
  notifyUrl: string | null;
  returnUrl: string;
}

/** What the provider has made of a charge. */
export interface BegunPayment {
  /** Its own number of it, where it is asked by that one. */
  reference: string | null;
  /** What the code says. */
  code: string | null;
  /** The page to go to. */
  address: string | null;
}

/** A payment the provider vouches for. */
export interface Trade extends Price {
  tradeNo: string;
  outTradeNo: string;
}

export interface PaymentRef {
  outTradeNo: string;
  reference: string | null;
}

/** What a notice says: that a payment is there, or that somebody should look. */
export type Notice = { trade: Trade } | { look: string } | null;

export interface RefundOrder {
  trade: Trade;
  /** The provider refunds one number once. */
  number: string;
  minor: number;
}

/**
 * A provider with the keys it is configured with. What it refuses is a CallError 422 with its words, which are for administrators; that it could not be
 * reached, one of 502.
 */
export interface PayProvider {
  readonly name: ProviderName;
  readonly environment: Environment;
  /** Whose money it is: the id of the app there. */
  readonly app: string;
  /** What fen come to. */
  price(cents: number): Price;
  begin(charge: Charge): Promise<BegunPayment>;
  /**
   * The payment, or null where there is none yet.
   * @param isWanted false: what the payer has agreed to is not taken any more
   */
  find(payment: PaymentRef, isWanted: boolean): Promise<Trade | null>;
  /** Nobody can pay it any more. */
  close(payment: PaymentRef): Promise<void>;
  refund(order: RefundOrder): Promise<void>;
  /** A real call that shows whether the keys fit. */
  test(): Promise<void>;
  /** Throws CallError 414 where the notice was not signed by the provider, and 400 where it is for somebody else. */
  readNotice(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<Notice>;
}
