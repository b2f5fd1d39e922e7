import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'billing',
  results: { OpenCheckout: () => import('./OpenCheckout.tsx') },
});
