import { defineServerPlugin } from '../../../engine/server/index.ts';
import { attemptTables } from './attempts/attempt-tables.ts';
import { closeOrders, pollPayments } from './attempts/payment-schedules.ts';
import { checkoutServices } from './checkout/checkout-services.ts';
import { configHooks } from './config/config-hooks.ts';
import { configServices } from './config/config-services.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { refundTables } from './refunds/refund-tables.ts';
import { sendRefunds } from './refunds/send-refunds.ts';

export default defineServerPlugin({
  name: 'payment',
  tables: [...attemptTables, ...refundTables],
  hooks: { config: configHooks },
  needs: { config: { of: 'pay_config' } },
  services: (platform) => [...configServices(platform), ...checkoutServices(platform)],
  schedules: (platform) => [closeOrders(platform), pollPayments(platform), sendRefunds(platform)],
  async routes(http, platform) {
    await http.register(async (scope) => noticeRoutes(scope, platform));
  },
});
