import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { openDatabase } from '../../engine/server/data/open-database.ts';
import type { Query } from '../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { callerOf, openServer, type TestServer, until } from '../helpers/server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';

/** Half of what a session is believed without asking again. */
const sooner = 15_000;

describeOnDatabases('a network that swallows packets', (database) => {
  describe.skipIf(database.dialect === 'sqlite')('between an instance and the database', () => {
    let network: Network;
    let near: TestServer;
    let far: TestServer;
    beforeAll(async () => {
      const config = await database.config();
      near = await openServer({ database: config });
      network = await openNetwork(config.databaseUrl!);
      far = await openServer({ database: { ...config, databaseUrl: network.address }, environment: { PORTICO_SCHEMAS: near.schemas } });
    });
    afterAll(async () => {
      await far?.close();
      await near?.close();
      network?.close();
    });

    test('is noticed, and what was said meanwhile is made up for: a logout and a published interface', async () => {
      const access_token = await tokenOf(near.call, await addApp(near));
      const version = (value: number) => computedDefinition('Tool.Silence.Probe', {}, { version: { value } });
      const probe = () => far.call<{ version: number }>('Tool.Silence.Probe', { access_token });
      const { id } = await done(near.admin<{ id: number }>('Admin.Interface.Save', { definition: version(1) }));
      const { rev } = await done(near.admin<{ rev: number }>('Admin.Interface.Publish', { id }));
      await until(probe, ({ data }) => data?.version === 1);
      const caller = await near.login('admin', 'test-secret');
      const elsewhere = callerOf(far.address, caller.token);
      expect((await elsewhere('Platform.User.Profile')).ret).toBe(200);

      network.swallow();
      await caller('Platform.User.Logout');
      await done(near.admin('Admin.Interface.Save', { id, definition: version(2), rev }));
      await done(near.admin('Admin.Interface.Publish', { id }));
      const refused = await until(
        () => elsewhere('Platform.User.Profile'),
        ({ ret }) => ret === 406 || ret === 408,
        sooner,
      );
      expect(refused.data).toBeNull();
      await until(probe, ({ data }) => data?.version === 2, sooner);
    });

    test('leaves nobody waiting for the locks of a transaction that nobody goes on with', async () => {
      const rename = (query: Query, to: string) => query.updateTable('account').set({ nickname: to }).where('username', '=', 'admin').execute();
      const cutOff = await openDatabase({ ...(await database.config()), databaseUrl: network.address });
      const alive = await database.open();
      const locked = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const silent = cutOff.transact(async (query) => {
        await rename(query, 'Held');
        locked.resolve();
        await goOn.promise;
        await rename(query, 'Lost');
      });
      await locked.promise;
      network.swallow();
      await alive.transact((query) => rename(query, 'Free'));
      network.close();
      goOn.resolve();
      await expect(silent).rejects.toThrow();
      await cutOff.close();
    });
  });
});

interface Network {
  /** Of the database behind it. */
  address: string;
  /** From now on nothing passes on the connections there are. Nobody is told; new ones work. */
  swallow(): void;
  close(): void;
}

async function openNetwork(address: string): Promise<Network> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer((one) => {
    const other = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      open.add(from.on('error', () => undefined));
      from.on('data', (bytes) => to.write(bytes)).on('close', () => to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(address);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: through.href,
    swallow() {
      for (const socket of open)
        socket
          .removeAllListeners('data')
          .removeAllListeners('close')
          .on('data', () => undefined);
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
