import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { Envelope } from '../../engine/core/protocol/envelope.ts';
import { invariants } from '../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../plugins/billing/server/journal/proof-rows.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { type CallFields, callerOf, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { send } from '../server/http/http-caller.ts';
import { rounds } from './rounds.ts';

const kills = rounds(1, 20);
const packaged = 'Kill.Shop.Double';
const priced = 'Kill.Shop.Triple';
const price = 7;
const password = 'Buyer-of-calls-1';

/** What a client knows of what it has done. */
interface Known {
  bought: number;
  /** Applications it was told the number of, and those it was told are credited. */
  applied: Set<number>;
  credited: Set<number>;
  /** Calls that were answered with 200, and those nobody knows of: the server was killed under them. */
  answered: Record<string, number>;
  unknown: Record<string, number>;
}

describeOnDatabases('a server killed while accounts buy, recharge and call', (place) => {
  test('has lost nothing it acknowledged and done nothing twice, however often its clients try again', async () => {
    const config = await place.config();
    let server = await spawnServer(config.dataFolder, config);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    let isOver = false;

    for (const [service, word] of [
      [packaged, 'twice'],
      [priced, 'again'],
    ] as const) {
      const definition = { ...computedDefinition(service, { a: 'integer' }, { [word]: ['add', 'a', 'a'] }), visibility: 'open' };
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    const [setting] = await until(
      async () => (await done(server.admin<{ items: { id: number; rev: number }[] }>('Admin.ServiceSetting.List', { search: priced }))).items,
      ({ length }) => length > 0,
    );
    await done(server.admin('Admin.ServiceSetting.Edit', { id: setting!.id, rev: setting!.rev, unit_price: price }));
    const plan = await done(
      server.admin<{ id: number }>('Admin.Plan.Add', { name: 'Kill', kind: 'paid', services: [packaged], flow: 50, price: 10, valid_days: 30 }),
    );
    const known: Known = { bought: 0, applied: new Set(), credited: new Set(), answered: {}, unknown: {} };
    const { id: accountId } = await done(server.admin<{ id: number }>('Admin.User.AddMember', { username: 'buyer', level: 100, password }));
    const app = await addApp(server, { account_id: accountId });
    const token = await tokenOf(server.admin, app);
    const session = await done(callerOf(server.admin.address, '')<{ access_token: string }>('Platform.User.UserLogin', { username: 'buyer', password }));
    /** Tries until it is answered, by whichever server there is. */
    const persistent =
      (accessToken: string) =>
      async <Data>(service: string, fields: CallFields): Promise<Envelope<Data>> => {
        for (;;) {
          const answer = await callerOf(server.admin.address, accessToken)<Data>(service, fields).catch(() => null);
          if (answer) return answer;
          await sleep(20);
        }
      };
    const buyer = persistent(session.access_token);
    const auditor = persistent(server.admin.token);

    let number = 0;
    const orders = async () => Number((await done(buyer<{ total: number }>('Platform.MyOrder.List', {}))).total);
    const buy = async () => {
      const { ret, msg } = await buyer('Platform.Mall.Buy', { id: plan.id, quantity: 1, pay: 'balance', request_key: `purchase-${number++}` });
      // Killed over it: this client looks at its orders, as it has no other under way.
      if (ret === 409) known.bought = await orders();
      else if (ret === 200) known.bought += 1;
      else expect([ret, msg]).toEqual([415, expect.anything()]);
    };
    const recharge = async () => {
      const fields = { amount: 100, reason: 'Transfer', request_key: `recharge-${number++}` };
      const { id } = await done(buyer<{ id: number }>('Platform.MyRecharge.Add', fields));
      known.applied.add(id);
      expect([200, 409]).toContain((await auditor('Admin.Recharge.Pass', { id })).ret);
      known.credited.add(id);
    };
    const call = async (service: string) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `call-${number++}` };
      for (;;) {
        const answer = await send(server.admin.address, { path: `/api/${service}`, body: { a: 2 }, headers }).catch(() => null);
        const counts = answer?.body?.ret === 200 ? known.answered : answer?.body?.ret === 409 ? known.unknown : null;
        if (counts) counts[service] = (counts[service] ?? 0) + 1;
        if (answer?.body) return;
        await sleep(20);
      }
    };
    const over = async (work: () => Promise<void>) => {
      while (!isOver) await work();
    };
    await recharge();
    await buy();
    const working = Promise.all([over(buy), over(recharge), ...[packaged, packaged, priced].map((service) => over(() => call(service)))]);
    working.catch(() => undefined);
    const progress = () => known.bought + known.credited.size + (known.answered[packaged] ?? 0) + (known.answered[priced] ?? 0);
    for (let round = 0; round < kills; round++) {
      const before = progress();
      await until(
        async () => progress(),
        (now) => now > before + 5,
      );
      await sleep(Math.random() * 1_500);
      server.process.kill('SIGKILL');
      server = await spawnServer(config.dataFolder, config);
    }
    await sleep(300);
    isOver = true;
    await working;

    console.log(`${place.dialect}, ${kills} kills: ${known.bought} orders, ${known.credited.size} recharges, calls`, known.answered);
    const database = await place.open();
    const { total: paid, items } = await done(
      buyer<{ total: number; items: { pay_status: string; ship_status: string }[] }>('Platform.MyOrder.List', { per_page: 100 }),
    );
    expect(paid).toBe(known.bought);
    expect(items.every(({ pay_status, ship_status }) => pay_status === 'paid' && ship_status === 'sent')).toBe(true);
    const recharges = await database.read.selectFrom('recharge').select(['id', 'status']).execute();
    expect(new Set(recharges.map(({ id }) => Number(id)))).toEqual(known.applied);
    expect(new Set(recharges.filter(({ status }) => status === 'passed').map(({ id }) => Number(id)))).toEqual(known.credited);
    const balance = await database.read.selectFrom('balance').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
    expect(Number(balance.recharged)).toBe(known.credited.size * 100);
    const packages = await database.read.selectFrom('flow_package').select(['used', 'order_id']).execute();
    expect(packages).toHaveLength(known.bought);
    const used = packages.reduce((sum, one) => sum + Number(one.used), 0);
    expect(used).toBeLessThanOrEqual((known.answered[packaged] ?? 0) + (known.unknown[packaged] ?? 0));
    const charged = Number(balance.deducted) - known.bought * 10;
    expect(charged % price).toBe(0);
    expect(charged / price).toBeLessThanOrEqual((known.answered[priced] ?? 0) + (known.unknown[priced] ?? 0));
    expect((await proveAll(database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
    if (rounds(true, false)) return;
    // What the killed instances held goes back by the schedule.
    await until(
      () => database.read.selectFrom('flow_lease').select('key').execute(),
      (leases) => leases.length === 0,
      120_000,
    );
    expect((await proveAll(database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
  });
});
