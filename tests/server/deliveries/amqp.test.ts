import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'amqplib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { createAmqpBroker } from '../../../engine/server/deliveries/amqp-broker.ts';
import { createOutbox } from '../../../engine/server/deliveries/create-outbox.ts';
import { deliveryTable } from '../../../engine/server/deliveries/delivery-table.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { keyringIn } from '../../helpers/keyring.ts';
import { rabbitProgram, startRabbit } from '../../helpers/own-rabbit.ts';
import { until } from '../../helpers/server.ts';

describe.skipIf(!rabbitProgram)('with RabbitMQ', () => {
  let rabbit: Awaited<ReturnType<typeof startRabbit>>;
  beforeAll(async () => {
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1');
    rabbit = await startRabbit();
  }, 90_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rabbit.stop();
  });

  describeOnDatabases('deliveries', ({ open, config }) => {
    test('are shared between instances, once each and in the order of their lane, whatever strangers put into the queue, and go on without the broker', async () => {
      const got: number[] = [];
      const receiver = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        got.push(JSON.parse(body).order);
        response.end();
      });
      await once(receiver.listen(0, '127.0.0.1'), 'listening');
      onTestFinished(() => void receiver.close().closeAllConnections());
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
      const instances = await Promise.all(
        [0, 1].map(async () => {
          const database = await open();
          await migrate(database, [deliveryTable]);
          const broker = createAmqpBroker(rabbit.url);
          const outbox = createOutbox({ database, keyring: keyringIn((await config()).dataFolder), broker }, { firstPause: 20, poll: 10, most: 20 });
          outbox.start();
          onTestFinished(() => outbox.stop());
          return { database, broker, outbox };
        }),
      );
      for (const { broker } of instances)
        await until(
          async () => broker.isUp(),
          (isUp) => isUp,
        );
      const { database, outbox } = instances[0]!;
      const deliver = (order: number, lane?: string) =>
        database.transact((query) => outbox.deliver(query, { kind: 'topics/push', url, body: JSON.stringify({ order }), ...(lane && { lane }) }));
      const delivered = (count: number) =>
        until(
          () => database.read.selectFrom('delivery').select('id').where('status', '=', 'delivered').execute(),
          ({ length }) => length === count,
        );
      const stranger = await connect(rabbit.url);
      const channel = await stranger.createConfirmChannel();
      for (let order = 1; order <= 20; order++) {
        await deliver(order, order % 2 ? 'odd' : undefined);
        for (const text of ['1', '999999', 'nothing', String(order)]) channel.publish('portico.deliveries', 'topics.push', Buffer.from(text));
      }
      await channel.waitForConfirms();
      await delivered(20);
      expect(got.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      const odd = got.filter((order) => order % 2);
      expect(odd).toEqual(odd.toSorted((one, other) => one - other));
      await stranger.close();
      for (const { broker } of instances) await broker.stop();
      await deliver(21);
      await delivered(21);
      expect(got).toHaveLength(21);
    });
  });
});
