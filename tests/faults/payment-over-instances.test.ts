import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { invariants } from '../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../plugins/billing/server/journal/proof-rows.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { startPaymentProvider } from '../helpers/own-payment-provider.ts';
import { beginPaying, openShop, placeOrder, tellAlipay, tellPaypal } from '../helpers/payment/shop.ts';
import { type Caller, callerOf, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { rounds } from './rounds.ts';

const orders = rounds(20, 50);
const copies = rounds(5, 100);
const password = 'Buyer-of-calls-1';

async function buyerOf(admin: Caller, username: string): Promise<Caller> {
  await done(admin('Admin.User.AddMember', { username, level: 100, password }));
  const { access_token } = await done(callerOf(admin.address, '')<{ access_token: string }>('Platform.User.UserLogin', { username, password }));
  return callerOf(admin.address, access_token);
}

describeOnDatabases('notices of payments', (place) => {
  describe.skipIf(place.dialect === 'sqlite')('at two instances', () => {
    test(`fulfil ${orders} orders once each, however often they come to either`, async () => {
      const provider = await startPaymentProvider();
      onTestFinished(() => provider.stop());
      const config = await place.config();
      const instance = async (name: string) => {
        const environment = { ...provider.environment, PORTICO_OUTBOUND_ALLOW: '127.0.0.1' };
        const server = await spawnServer(join(config.dataFolder, name), config, environment);
        onTestFinished(() => void server.process.kill('SIGKILL'));
        return server.admin;
      };
      const [first, second] = [await instance('first'), await instance('second')];
      const plan = await openShop(first, 'Pay.Two.Double', provider);
      const numbers: string[] = [];
      // An account begins twenty payments in a row.
      for (let account = 0; account < orders / 10; account++) {
        const call = await buyerOf(first, `payer${account}`);
        for (let order = 0; order < 10; order++) {
          const number = await placeOrder(call, plan);
          const method = order % 2 === 0 ? 'alipay' : 'paypal';
          await done(beginPaying(call, number, method));
          if (method === 'alipay') provider.alipay.pay(`${number}_1`);
          else provider.paypal.approve(`${number}_1`);
          numbers.push(number);
        }
      }
      const tell = async (address: string, number: string) => {
        if (provider.alipay.trades.has(`${number}_1`)) return tellAlipay(address, provider.alipay.notice(`${number}_1`));
        return tellPaypal(address, provider.paypal.notice('CHECKOUT.ORDER.APPROVED', `${number}_1`));
      };
      const answers: Record<string, number> = {};
      const copy = async (turn: number) => {
        for (const [index, number] of numbers.entries()) {
          const heard = await tell([first, second][(turn + index) % 2]!.address, number);
          answers[heard] = (answers[heard] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: copies }, (_, turn) => copy(turn)));
      expect(answers).toEqual({ success: (orders / 2) * copies, 200: (orders / 2) * copies });
      const database = await place.open();
      const count = async (table: 'flow_package' | 'pay_event') => (await database.read.selectFrom(table).select('id').execute()).length;
      expect([await count('flow_package'), await count('pay_event')]).toEqual([orders, orders]);
      const left = await database.read.selectFrom('plan_order').select('id').where('pay_status', '<>', 'paid').execute();
      expect(left).toEqual([]);
      expect((await proveAll(database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
    });
  });

  test('that a killed server has taken and not answered come again and change nothing', async () => {
    const provider = await startPaymentProvider();
    onTestFinished(() => provider.stop());
    const config = await place.config();
    const environment = { ...provider.environment, PORTICO_OUTBOUND_ALLOW: '127.0.0.1' };
    const folder = place.dialect === 'sqlite' ? config.dataFolder : join(config.dataFolder, 'killed');
    let server = await spawnServer(folder, config, environment);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    const plan = await openShop(server.admin, 'Pay.Kill.Double', provider);
    const { token } = await buyerOf(server.admin, 'killed_payer');
    const database = await place.open();
    for (let round = 0; round < rounds(1, 10); round++) {
      const call = callerOf(server.admin.address, token);
      const number = await placeOrder(call, plan);
      await done(beginPaying(call, number, 'alipay'));
      provider.alipay.pay(`${number}_1`);
      const notice = provider.alipay.notice(`${number}_1`);
      const answer = tellAlipay(server.admin.address, notice).catch(() => 'cut off');
      await until(
        () => database.read.selectFrom('pay_event').select('id').where('out_trade_no', '=', `${number}_1`).execute(),
        ({ length }) => length > 0,
      );
      server.process.kill('SIGKILL');
      expect(['success', 'cut off']).toContain(await answer);
      server = await spawnServer(folder, config, environment);
      expect(await tellAlipay(server.admin.address, notice)).toBe('success');
      const events = await database.read.selectFrom('pay_event').select('status').where('out_trade_no', '=', `${number}_1`).execute();
      expect(events).toEqual([{ status: 'settled' }]);
    }
    expect((await proveAll(database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
  });
});
