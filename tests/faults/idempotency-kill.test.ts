import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { drawn } from '../designer/nodes/drawn.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { send } from '../server/http/http-caller.ts';

const service = 'Open.Kill.Order';

afterEach(() => vi.unstubAllEnvs());

test('a call with an Idempotency-Key whose server was killed under it is refused after the restart, and never made twice', async () => {
  const data = mkdtempSync(join(tmpdir(), 'portico-idempotency-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  let orders = 0;
  const ordered = Promise.withResolvers<void>();
  // Takes every order and answers none.
  const shop = createServer(() => {
    orders++;
    ordered.resolve();
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void shop.close(() => undefined).closeAllConnections());
  const { port } = shop.address() as AddressInfo;
  vi.stubEnv('PORTICO_OUTBOUND_ALLOW', `127.0.0.1:${port}`);

  const first = await spawnServer(data);
  onTestFinished(() => void first.process.kill('SIGKILL'));
  const definition = drawn({
    service,
    nodes: { order: { type: 'http', settings: { method: 'POST', url: `http://127.0.0.1:${port}/orders`, inputs: [] } } },
    edges: ['order.data -> return.data'],
  });
  const { id } = await done(first.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, visibility: 'open' } }));
  await done(first.admin('Admin.Interface.Publish', { id }));
  const app = await addApp(first);
  const token = await tokenOf(first.admin, app);
  const order = (address: string) =>
    send(address, { path: `/api/${service}`, body: {}, headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'order-1' } });

  const call = order(first.admin.address);
  // It must reach the shop: an answer of its own would be a refusal.
  await Promise.race([ordered.promise, call.then(({ text }) => Promise.reject(new Error(text)))]);
  const broken = expect(call).rejects.toThrow();
  first.process.kill('SIGKILL');
  await broken;

  const second = await spawnServer(data);
  onTestFinished(() => void second.process.kill('SIGTERM'));
  expect((await order(second.admin.address)).body).toMatchObject({ ret: 409, data: null, msg: expect.stringContaining('Idempotency-Key') });
  expect(orders).toBe(1);
});
