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
  amount: number;
  flow: number;
  status: 'unpaid' | 'paid' | 'closed' | 'recycled';
  /** Issued for it. */
  package: ModelPackage | null;
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

/** Calls of a package that may be handed out at the moment, which nobody can take away from it. */
export function handedOutAtMost({ flow, used }: ModelPackage): number {
  return used === 0 ? 0 : 1 + Math.ceil(flow / 20);
}
