/** Calls of the interface under a price, in fen. */
export const unitPrice = 7;
/** Days a package is valid for when it is issued. */
const validDays = 30;

/** `plain` costs calls of a package while a plan is open, `priced` falls back to the balance, `failing` is never answered with 200. */
export type Interface = 'plain' | 'priced' | 'failing';

export interface ModelPackage {
  id: number;
  kind: 'paid' | 'trial';
  flow: number;
  used: number;
  /** More or fewer than it was issued with. */
  days: number;
  isVoid: boolean;
}

export interface ModelOrder {
  id: number;
  number: string;
  amount: number;
  flow: number;
  status: 'unpaid' | 'paid' | 'closed' | 'recycled';
  payMode: 'balance' | 'cash' | Provider | null;
  /** Issued for it. */
  package: ModelPackage | null;
}

export type Provider = 'alipay' | 'paypal';

/** What somebody began to pay an order with at a provider. */
export interface ModelAttempt {
  outTradeNo: string;
  order: ModelOrder;
  provider: Provider;
  /** Neither paid nor closed, as the platform has it. */
  isOpen: boolean;
  /** The buyer pays another amount. */
  isWrong: boolean;
}

/** Why a payment became what it did. */
export type Reason = 'settled' | 'amount' | 'repeated' | 'late';

/** What a provider was paid. */
export interface ModelPayment {
  id: number;
  tradeNo: string;
  attempt: ModelAttempt;
  cents: number;
  status: 'settled' | 'credited' | 'surplus' | 'refunded';
}

export interface ModelRefund {
  id: number;
  payment: ModelPayment;
  number: string;
  cents: number;
  status: 'pending' | 'done' | 'failed';
}

/** What an account must have, by the rules people are told. It knows nothing of how the product keeps it. */
export class AccountModel {
  plan = { isOpen: true, price: 300, flow: 4 };
  trial = { isOpen: true, flow: 2 };
  isAppEnabled = true;
  /** Fen. */
  amount = 0;
  recharged = 0;
  /** Calls paid by the balance. */
  pricedCalls = 0;
  /** The most it ever was: of it a part may be promised to calls that are not made yet. */
  most = 0;
  recharges: { id: number; amount: number; status: 'pending' | 'passed' | 'declined' }[] = [];
  orders: ModelOrder[] = [];
  packages: ModelPackage[] = [];
  attempts: ModelAttempt[] = [];
  /** How often it was begun to pay by a provider. */
  beginnings = 0;
  payments: ModelPayment[] = [];
  refunds: ModelRefund[] = [];

  credit(cents: number): void {
    this.amount += cents;
    this.most = Math.max(this.most, this.amount);
  }

  /** Of the balance: 0 as long as no call was paid by it. */
  get promisedAtMost(): number {
    return this.pricedCalls === 0 ? 0 : 2 * unitPrice + Math.ceil(this.most / 20);
  }

  isCharged(name: Interface): boolean {
    return name === 'priced' || this.plan.isOpen || (name === 'plain' && this.trial.isOpen);
  }

  /** What pays the next call: a package, the balance, or nothing. */
  payerOf(name: Interface): ModelPackage | 'balance' | null {
    const usable = this.packages.filter((one) => !one.isVoid && validDays + one.days > 0 && one.used < one.flow && (one.kind === 'paid' || name === 'plain'));
    const rank = ({ kind }: ModelPackage) => (kind === 'paid' ? 0 : 1);
    const [first] = usable.sort((one, other) => rank(one) - rank(other) || one.days - other.days || one.id - other.id);
    if (first) return first;
    return name === 'priced' && this.amount >= unitPrice ? 'balance' : null;
  }

  payFor(name: Interface): void {
    const payer = this.isCharged(name) ? this.payerOf(name) : null;
    if (payer === 'balance') {
      this.amount -= unitPrice;
      this.pricedCalls += 1;
    } else if (payer) payer.used += 1;
  }
}

/** What must become of a payment that is heard of now. */
export function reasonOf({ order, isWrong }: ModelAttempt): Reason {
  if (isWrong) return 'amount';
  return order.status === 'unpaid' ? 'settled' : order.status === 'closed' ? 'late' : 'repeated';
}

/** Calls of a package that may be handed out at the moment, which nobody can take away from it. */
export function handedOutAtMost({ flow, used }: ModelPackage): number {
  return used === 0 ? 0 : 1 + Math.ceil(flow / 20);
}
