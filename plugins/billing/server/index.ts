import { defineServerPlugin } from '../../../engine/server/index.ts';
import { invariants } from './invariants.ts';
import { journalTables } from './journal/journal-tables.ts';
import { monthFee } from './journal/month-fee.ts';
import { proofRows } from './journal/proof-rows.ts';
import { rechargeHooks } from './recharge/recharge-hooks.ts';
import { priceRows } from './usage/price-rows.ts';

export default defineServerPlugin({
  name: 'billing',
  tables: journalTables,
  hooks: { recharge: rechargeHooks },
  computed: { monthFee },
  rows: { proof: proofRows(invariants), prices: priceRows },
  needs: { recharge: { of: 'recharge' }, monthFee: { of: 'balance' } },
});
