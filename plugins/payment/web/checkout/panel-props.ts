import type { Checkout } from '../../shared/calls.ts';
import type { Method } from './MethodCards.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** What the panel of each way to pay is drawn from. */
export interface PanelProps {
  method: Method;
  state: CheckoutState;
  checkout: Checkout;
}
