import { type ContractService, handle, Limiter, type Platform, refuseSimulated, sessionOf } from '../../../../engine/server/index.ts';
import { beginCheckout, getCheckout } from '../../shared/calls.ts';
import { beginPayment, chooseCash } from './begin-payment.ts';
import { checkoutOf } from './checkout-order.ts';

/** The calls of the checkout. */
export function checkoutServices(platform: Platform): ContractService[] {
  // Each beginning may be a call of a provider.
  const beginnings = new Limiter({ burst: 20, refillMilliseconds: 3_000 });
  return [
    handle(getCheckout, async ({ number }, call) => checkoutOf(platform, sessionOf(call), number)),
    handle(beginCheckout, async ({ method, ...choice }, call) => {
      const session = sessionOf(call);
      refuseSimulated(session);
      beginnings.take(String(session.accountId));
      if (method === 'cash') await chooseCash(platform, session, choice.number);
      else await beginPayment(platform, session, method, choice);
      return checkoutOf(platform, session, choice.number);
    }),
  ];
}
