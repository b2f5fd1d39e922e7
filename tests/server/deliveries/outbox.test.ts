import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { createOutbox } from '../../../engine/server/deliveries/create-outbox.ts';
import { deliveryTable } from '../../../engine/server/deliveries/delivery-table.ts';
import { maskedAnswer } from '../../../engine/server/deliveries/masked-answer.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { keyringIn } from '../../helpers/keyring.ts';
import { until } from '../../helpers/server.ts';

beforeEach(() => void vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '127.0.0.1'));
afterEach(() => vi.unstubAllEnvs());

type Got = { key: string; headers: IncomingMessage['headers']; body: string };

/** A receiver that answers what it is told to; on a port of its own unless given. */
async function receiver(answer: (response: ServerResponse, got: Got[]) => void, port = 0): Promise<{ server: Server; port: number; got: Got[] }> {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    got.push({ key: String(request.headers['idempotency-key']), headers: request.headers, body: await text(request) });
    answer(response, got);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close(() => undefined).closeAllConnections());
  return { server, port: (server.address() as AddressInfo).port, got };
}

const ok = (response: ServerResponse) => void response.end('{}');

describeOnDatabases('the outbox', ({ open, config }) => {
  const pace = { firstPause: 20, poll: 10, most: 4 };
  async function opened(options = pace, isStarted = true) {
    const database = await open();
    await migrate(database, [deliveryTable]);
    const outbox = createOutbox({ database, keyring: keyringIn((await config()).dataFolder) }, options);
    if (isStarted) outbox.start();
    onTestFinished(() => outbox.stop());
    const deliver = (url: string, headers?: Record<string, string>) =>
      database.transact((query) => outbox.deliver(query, { kind: 'orders/paid', url, body: '{"order":7}', headers }));
    const row = (key: string) => database.read.selectFrom('delivery').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const over = (key: string) =>
      until(
        () => row(key),
        ({ status }) => status === 'delivered' || status === 'failed',
      );
    return { database, outbox, deliver, row, over };
  }

  test('delivers to a receiver that was down, once, when it is up', async () => {
    const { deliver, over, row } = await opened({ ...pace, most: 20 });
    const { server, port } = await receiver(ok);
    await new Promise((closed) => server.close(closed));
    const key = await deliver(`http://127.0.0.1:${port}/hook`, { authorization: 'Bearer abcdef' });
    await until(
      () => row(key),
      ({ last_error }) => last_error !== null,
    );
    const { got } = await receiver(ok, port);
    expect(await over(key)).toMatchObject({ status: 'delivered', last_error: null, taken_at: null, host: `127.0.0.1:${port}` });
    expect(got).toMatchObject([{ key, body: '{"order":7}', headers: { authorization: 'Bearer abcdef', 'content-type': 'application/json' } }]);
  });

  test('has not arrived where the receiver sends it on, to a page for people at worst', async () => {
    const { deliver, over } = await opened();
    const elsewhere = await receiver(ok);
    const { port, got } = await receiver((response) => void response.writeHead(302, { location: `http://127.0.0.1:${elsewhere.port}/login` }).end());
    const { status, last_error } = await over(await deliver(`http://127.0.0.1:${port}`));
    expect([status, JSON.parse(String(last_error)).en, got.length, elsewhere.got]).toEqual(['failed', 'The receiver responded with 302', 4, []]);
  });

  test('is part of the transaction: nothing is sent of what was undone', async () => {
    const { database, outbox, deliver, over } = await opened();
    const { port, got } = await receiver(ok);
    const rolledBack = database.transact(async (query) => {
      await outbox.deliver(query, { kind: 'orders/undone', url: `http://127.0.0.1:${port}`, body: '{}' });
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    await over(await deliver(`http://127.0.0.1:${port}`));
    expect(got).toHaveLength(1);
  });

  test('gives up after the last attempt, keeps the answer without its secrets, and begins anew when it is asked to', async () => {
    const { deliver, over, outbox } = await opened();
    let status = 503;
    const body = { message: 'closed', token: 't0ken', echo: 'Bearer abcdef' };
    const { port, got } = await receiver((response) => void response.writeHead(status).end(JSON.stringify(body)));
    const key = await deliver(`http://127.0.0.1:${port}`, { authorization: 'Bearer abcdef' });
    const failed = await over(key);
    expect(failed).toMatchObject({ status: 'failed', last_answer: '{"message":"closed","token":"***","echo":"***"}' });
    expect(JSON.parse(String(failed.last_error)).en).toBe('The receiver responded with 503');
    expect(got.map((one) => one.key)).toEqual([key, key, key, key]);
    status = 201;
    expect(await outbox.resend([Number(failed.id)])).toBe(1);
    const delivered = await over(key);
    expect([delivered.status, Number(delivered.attempts), Number(delivered.last_status)]).toEqual(['delivered', 1, 201]);
    expect(await outbox.resend([Number(failed.id)])).toBe(0);
    for (const hidden of ['abcdef', 'order', '127.0.0.1']) expect(String(delivered.request)).not.toContain(hidden);
  });

  test.each([
    ['a credential without its scheme', 'no abcdef here', 'no *** here'],
    ['a credential as JSON writes it', '{"echo":"q\\"uote"}', '{"echo":"***"}'],
    ['what the address and the body had', 'got ?key=k3y-1 and s3cret', 'got ?key=*** and ***'],
    ['a form', 'user=ann&password=unknown', 'user=ann&password=***'],
    ['JSON too long to be read', `{"a":1,"password":"un\\"known","b":"${'x'.repeat(70_000)}"}`, '{"a":1,"password":"***","b":"xxx'],
    ['JSON that ends early', '{"token":"unknown', '{"token":"***"'],
    ['what has members', '{"credentials":{"user":"unknown"},"more"', '{"credentials":"***"'],
  ])('hides in an answer %s', (_, answer, shown) => {
    const sent = {
      url: 'https://example.com/hook?key=k3y-1',
      headers: { authorization: 'Bearer abcdef', 'x-key': 'q"uote' },
      body: '{"app":{"secret":"s3cret"}}',
    };
    expect(maskedAnswer(Buffer.from(answer), sent).slice(0, shown.length)).toBe(shown);
    expect(maskedAnswer(Buffer.from(answer), sent)).not.toContain('unknown');
  });

  test('refuses what is no address, and is kept from inside addresses at every attempt', async () => {
    const { deliver, over } = await opened();
    await expect(deliver('file:///etc/passwd')).rejects.toMatchObject({ ret: 400 });
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', '');
    const { port, got } = await receiver(ok);
    const failed = await over(await deliver(`http://127.0.0.1:${port}`));
    expect(failed).toMatchObject({ status: 'failed', last_status: null });
    expect(got).toEqual([]);
  });

  test('keeps the order of a lane, whatever the receiver refuses, and lets the next pass where one was given up', async () => {
    const [first, second] = [await opened({ ...pace, most: 3 }), await opened({ ...pace, most: 3 })];
    let refusals = 0;
    const { port, got } = await receiver((response, all) => {
      const { order } = JSON.parse(all.at(-1)!.body) as { order: number };
      const isRefused = order === 2 || (order === 1 && refusals++ < 2);
      response.writeHead(isRefused ? 500 : 200).end();
    });
    const { database, outbox } = first;
    const keys: string[] = [];
    for (const order of [1, 2, 3, 4]) {
      const delivery = { kind: 'orders/paid', url: `http://127.0.0.1:${port}`, body: JSON.stringify({ order }), lane: 'o-1' };
      keys.push(await database.transact((query) => outbox.deliver(query, delivery)));
    }
    for (const key of keys) await second.over(key);
    expect(got.map(({ body }) => JSON.parse(body).order)).toEqual([1, 1, 1, 2, 2, 2, 3, 4]);
    expect((await first.row(keys[1]!)).status).toBe('failed');
  });

  test('leaves places for others where one receiver is slow', async () => {
    const { deliver, over } = await opened();
    const held: ServerResponse[] = [];
    const slow = await receiver((response) => void held.push(response));
    const quick = await receiver(ok);
    for (let count = 0; count < 20; count++) await deliver(`http://127.0.0.1:${slow.port}`);
    expect((await over(await deliver(`http://127.0.0.1:${quick.port}`))).status).toBe('delivered');
    expect(held.length).toBeLessThanOrEqual(4);
    for (const response of held) response.end();
  });

  test('is sent by one of several instances, and what one died over by another', async () => {
    const [first, ...others] = [await opened(pace, false), await opened(pace, false), await opened(pace, false)];
    const { port, got } = await receiver(ok);
    const keys = await Promise.all(Array.from({ length: 20 }, () => first.deliver(`http://127.0.0.1:${port}`)));
    const lost = await first.deliver(`http://127.0.0.1:${port}`);
    const long = new Date(Date.now() - 600_000).toISOString();
    await first.database.transact((query) => query.updateTable('delivery').set({ status: 'sending', taken_at: long }).where('key', '=', lost).execute());
    for (const { outbox } of [first, ...others]) outbox.start();
    for (const key of [...keys, lost]) expect((await first.over(key)).status).toBe('delivered');
    expect(got.map(({ key }) => key).sort()).toEqual([...keys, lost].sort());
  });
});
