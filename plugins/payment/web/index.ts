import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'payment',
  pages: { CheckoutPage: () => import('./checkout/CheckoutPage.tsx') },
  asides: { pay_config: () => import('./config/ProviderStates.tsx') },
});
