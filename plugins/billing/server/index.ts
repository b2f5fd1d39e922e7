import { type Database, defineServerPlugin } from '../../../engine/server/index.ts';
import { invariants } from './invariants.ts';
import { entryTitle } from './journal/entry-titles.ts';
import { journalTables } from './journal/journal-tables.ts';
import { monthFee } from './journal/month-fee.ts';
import { proofRows } from './journal/proof-rows.ts';
import { tellOfLowBalance } from './notices/balance-notices.ts';
import { tellOfLow } from './notices/notice-schedules.ts';
import { tellOfUse } from './notices/package-notices.ts';
import { buyPlan, claimTrial } from './orders/buy-plan.ts';
import { orderHooks } from './orders/order-hooks.ts';
import { orderTables } from './orders/order-tables.ts';
import { payEventHooks } from './payments/pay-event-hooks.ts';
import { adjustPackage } from './plans/adjust-package.ts';
import { flow, packageHooks, planHooks, progress } from './plans/package-hooks.ts';
import { expirePackages } from './plans/package-schedules.ts';
import { packageTables } from './plans/package-tables.ts';
import { rechargeHooks } from './recharge/recharge-hooks.ts';
import { billingTopics } from './topics/billing-topics.ts';
import { AccountFlows } from './usage/account-flow.ts';
import { chargeStep } from './usage/charge-step.ts';
import { Chargeable } from './usage/chargeable.ts';
import { FlowShares } from './usage/flow-shares.ts';
import { returnLeases } from './usage/lease-schedules.ts';
import { leaseTables } from './usage/lease-tables.ts';
import { priceRows } from './usage/price-rows.ts';

/** What a database's calls take of packages and balances, from the making of the gateway to the end of the server. */
const sharesOf = new WeakMap<Database, FlowShares>();

export default defineServerPlugin({
  name: 'billing',
  tables: [...journalTables, ...packageTables, ...leaseTables, ...orderTables],
  topics: billingTopics,
  hooks: { recharge: rechargeHooks, plan: planHooks, package: packageHooks, order: orderHooks, payEvent: payEventHooks },
  handlers: { adjustPackage, buyPlan, claimTrial },
  computed: { entryTitle, monthFee, flow, progress },
  rows: { proof: proofRows(invariants), prices: priceRows },
  needs: {
    recharge: { of: 'recharge' },
    plan: { of: 'plan' },
    package: { of: 'flow_package' },
    order: { of: 'plan_order' },
    payEvent: { of: 'pay_event' },
    buyPlan: { of: 'plan', isForRecords: true },
    claimTrial: { of: 'plan', isForRecords: true },
    adjustPackage: { of: 'flow_package', isForRecords: true },
    flow: { of: 'flow_package' },
    progress: { of: 'flow_package' },
    monthFee: { of: 'balance' },
  },
  gateway({ database }) {
    const shares = new FlowShares(database);
    sharesOf.set(database, shares);
    return { steps: [chargeStep(new Chargeable(database), new AccountFlows(database), shares)] };
  },
  schedules: (platform) => [expirePackages(platform), returnLeases(platform), tellOfLow(platform)],
  async start(platform) {
    const { database } = platform;
    const shares = sharesOf.get(database);
    if (shares) shares.onLow = (target) => ('package' in target ? tellOfUse(platform, target.package) : tellOfLowBalance(platform, target.balance));
    return () => shares?.stop() ?? Promise.resolve();
  },
});
