import { describe, expect, test } from 'vitest';
import { invariants } from '../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../plugins/billing/server/journal/proof-rows.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type Caller, until } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { callInstances } from './call-instances.ts';
import { rounds } from './rounds.ts';

const service = 'Packages.Calc.Add';
const flow = 10_000;
const calls = 24_000;
/** Half a minute: `npm test` makes 2,400 calls on a package of 1,000 (`tests/plugins/billing/charging`). */
const isLeftOut = rounds(true, false);

describeOnDatabases(`${calls} calls at once over two instances on a package of ${flow}`, (place) => {
  describe.skipIf(isLeftOut || place.dialect === 'sqlite')('of one database', () => {
    test('are admitted exactly as often as it has calls', async () => {
      let owned = 0;
      const prepare = async (admin: Caller) => {
        const plan = await done(admin<{ id: number }>('Admin.Plan.Add', { name: 'P', kind: 'paid', services: [service], flow, price: 1, valid_days: 1 }));
        owned = (await done(admin<{ id: number }>('Admin.FlowPackage.Add', { account_id: 1, plan_id: plan.id }))).id;
      };
      const { answers, admin } = await callInstances(await place.config(), { service, calls, prepare });
      expect(answers).toEqual({ 200: flow, 415: calls - flow });
      const shown = await until(
        () => done(admin<{ leased: number; used: number; status: string }>('Admin.FlowPackage.Get', { id: owned })),
        ({ leased }) => leased === 0,
      );
      expect(shown).toMatchObject({ used: flow, remaining: 0, status: 'used_up' });
      expect((await proveAll(await place.open(), invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
    });
  });
});
