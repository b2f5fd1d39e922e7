import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'billing',
  widgets: { PlanPrice: () => import('./PlanPrice.tsx'), CashReceipt: () => import('./CashReceipt.tsx') },
});
