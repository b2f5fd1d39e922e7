import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKeyring } from '../../engine/server/auth/keyring-file.ts';
import { migrate } from '../../engine/server/data/migration/migrate.ts';
import { createOutbox } from '../../engine/server/deliveries/create-outbox.ts';
import { deliveryTable } from '../../engine/server/deliveries/delivery-table.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { until } from '../helpers/server.ts';

const lostAfter = 1_500;
const wanted = 120;

describeOnDatabases('deliveries of several instances', ({ dialect, open, config }) => {
  describe.skipIf(dialect === 'sqlite')('that share a database', () => {
    test('all arrive, in the order of their lane, when one instance is killed while it sends', async () => {
      const database = await open();
      await migrate(database, [deliveryTable]);
      const { databaseUrl, dataFolder } = await config();
      const outbox = createOutbox({ database, keyring: createKeyring(dataFolder) });
      const got: { key: string; order: number }[] = [];
      let victim: ChildProcess | undefined;
      const receiver = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        got.push({ key: String(request.headers['idempotency-key']), order: JSON.parse(body).order });
        // With requests of both under way.
        if (got.length === 40) victim?.kill('SIGKILL');
        setTimeout(() => response.end(), 3);
      });
      await once(receiver.listen(0, '127.0.0.1'), 'listening');
      onTestFinished(() => void receiver.close().closeAllConnections());
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
      const keys: string[] = [];
      for (let order = 1; order <= wanted; order++) {
        const delivery = { kind: 'orders/paid', url, body: JSON.stringify({ order }), ...(order % 4 === 0 && { lane: 'o' }) };
        keys.push(await database.transact((query) => outbox.deliver(query, delivery)));
      }
      const environment = { ...process.env, PORTICO_OUTBOUND_ALLOW: '127.0.0.1' };
      const pair = [0, 1].map(() => {
        const script = join(import.meta.dirname, 'delivery-instance.ts');
        const child = spawn('node', [script, databaseUrl!, dataFolder, String(lostAfter)], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
        onTestFinished(() => void child.kill('SIGKILL'));
        return child;
      });
      victim = pair[0];
      await until(
        () => database.read.selectFrom('delivery').select('id').where('status', '=', 'delivered').execute(),
        ({ length }) => length === wanted,
      );
      expect(victim?.killed).toBe(true);
      expect(new Set(got.map(({ key }) => key))).toEqual(new Set(keys));
      // What the dead one had under way, eight at most, came twice, each under its key.
      expect(got.length - wanted).toBeLessThanOrEqual(8);
      const firsts = got.filter(({ order }, index) => order % 4 === 0 && got.findIndex((one) => one.order === order) === index).map(({ order }) => order);
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    });
  });
});
