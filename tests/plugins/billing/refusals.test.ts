import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '../../designer/nodes/drawn.ts';
import { type EchoUpstream, echoUpstream } from '../../designer/nodes/echo-upstream.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { send } from '../../server/http/http-caller.ts';
import { done } from '../apps/open-caller.ts';
import { type Developer, type Shop, shopOf } from './shop.ts';

const proxied = 'Shop.Proxy.Get';
const faulty = 'Shop.Faulty.Get';

describeOnDatabases('charging of what an upstream refuses', (place) => {
  let server: TestServer;
  let upstream: EchoUpstream;
  let shop: Shop;
  let developer: Developer;
  let owned: number;

  beforeAll(async () => {
    upstream = await echoUpstream();
    server = await openServer({ database: await place.config() });
    shop = shopOf(server);
    await shop.publish(
      drawn({
        service: proxied,
        parameters: [{ name: 'status', type: 'string', required: true }],
        nodes: {
          get: {
            type: 'http',
            settings: { method: 'GET', url: `http://127.0.0.1:${upstream.port}/`, inputs: [{ port: 'status', in: 'header', name: 'X-Status' }] },
          },
        },
        edges: ['status.value -> get.status', 'get.data -> return.data'],
      }),
    );
    await shop.publish(drawn({ service: faulty, nodes: { stop: { type: 'fail', settings: { ret: 500, message: 'Never' } } }, edges: [] }));
    developer = await shop.developer();
    owned = await shop.issue(developer.id, await shop.plan({ services: [proxied, faulty], flow: 1_000 }));
  });
  afterAll(async () => {
    await server?.close();
    await upstream?.stop();
  });

  const used = async () => Number((await shop.settled(owned)).used);
  /** What is answered, and how many calls all of it cost. */
  const costOf = async (...calls: (() => Promise<{ ret: number }>)[]) => {
    const before = await used();
    const rets: number[] = [];
    for (const call of calls) rets.push((await call()).ret);
    return [rets, (await used()) - before];
  };
  const get = (status: string) => server.call(proxied, { access_token: developer.token, status });
  const setRefusals = (charges_refusals: boolean) => Promise.all([proxied, faulty].map((service) => shop.set(service, { charges_refusals })));

  test('costs nothing, unless the interface says that refusals are charged', async () => {
    expect(await costOf(() => get('404'))).toEqual([[422], 0]);
    await setRefusals(true);
    expect(
      await costOf(
        () => get('404'),
        () => get('422'),
      ),
    ).toEqual([[422, 422], 2]);
    await server.platform.accessLog.flush();
    const { items } = await done(developer.call<{ items: { ret: number; kind: string }[] }>('Platform.MyCall.List'));
    expect(items.map(({ ret, kind }) => [ret, kind])).toEqual([
      [422, 'paid'],
      [422, 'paid'],
      [422, 'failed'],
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  test('never charges what is no refusal of the upstream: its faults and limits, ours, and calls that never reached it', async () => {
    await setRefusals(true);
    const statuses = ['500', '503', '429', '401'].map((status) => () => get(status));
    const others = [
      () => server.call(faulty, { access_token: developer.token }),
      () => server.call(proxied, { access_token: developer.token }),
      () => server.call(proxied, { access_token: 'nobody', status: '404' }),
    ];
    expect(await costOf(...statuses, ...others)).toEqual([[502, 502, 410, 502, 500, 400, 406], 0]);
  });

  test('is charged once, however often a call with an Idempotency-Key is repeated', async () => {
    await setRefusals(true);
    const keyed = (body: object) =>
      send(server.address, { path: `/api/${proxied}`, body, headers: { authorization: `Bearer ${developer.token}`, 'idempotency-key': 'refused-1' } });
    const again = async () => (await keyed({ status: '404' })).body;
    const other = async () => (await keyed({ status: '403' })).body;
    expect(await costOf(again, again, again, other)).toEqual([[422, 422, 422, 409], 1]);
    expect(await shop.broken()).toEqual([]);
  });
});
