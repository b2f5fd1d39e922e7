import type { Invariant } from './journal/invariant.ts';
import { journalInvariants } from './journal/journal-invariants.ts';
import { orderInvariants } from './orders/order-invariants.ts';
import { paymentInvariants } from './payments/payment-invariants.ts';
import { packageInvariants } from './plans/package-invariants.ts';
import { rechargeInvariants } from './recharge/recharge-invariants.ts';

/** Everything `npm run invariants` and the page of the back-office prove, in the order of their numbers. */
export const invariants: Invariant[] = [...journalInvariants, ...rechargeInvariants, ...packageInvariants, ...orderInvariants, ...paymentInvariants].sort(
  (one, other) => Number(one.code.slice(1)) - Number(other.code.slice(1)),
);
