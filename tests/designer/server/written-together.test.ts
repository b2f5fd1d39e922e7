import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import { RunTables } from '../../../designer/server/databases/run-tables.ts';
import { databaseLimits } from '../../../designer/server/databases/table/limits.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { type DatabaseConfig, describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';
import { externalDatabases } from './databases/external-databases.ts';

const columns = [
  { name: 'name', type: 'string' },
  { name: 'stock', type: 'integer' },
];
/** An order is written, then the stock of its goods; where there are no such goods the call fails after both. */
const orderOf = (prefix: string, between: Record<string, { type: string; settings: Record<string, Json> }> = {}): InterfaceDefinition =>
  drawn({
    service: `Shop.${prefix === '' ? 'Order' : 'FarOrder'}.${Object.keys(between).length > 0 ? 'Ask' : 'Place'}`,
    parameters: [{ name: 'goods', type: 'integer', required: true }],
    nodes: {
      order: { type: 'table', settings: { operation: 'insert', table: `${prefix}both_order`, columns }, values: { name: 'tea', stock: 1 } },
      ...between,
      taken: { type: 'table', settings: { operation: 'update', table: `${prefix}both_goods`, columns }, values: { stock: 0 } },
      none: { type: 'operation', settings: { operator: 'equal' }, values: { b: 0 } },
      missing: { type: 'fail', settings: { ret: 404, message: '没有这个商品' } },
    },
    edges: ['goods.value -> taken.id', 'taken.updated -> none.a', 'none.result -> missing.when', 'order.id -> return.id'],
  });

/** A server with the two tables, made where `database` says, and what is asked of them. */
async function shop(config?: DatabaseConfig) {
  const server = await openServer(config ? { database: config } : {});
  const context = designerContext(server.platform);
  return {
    server,
    context,
    token: await tokenOf(server.call, await addApp(server)),
    async tables(database?: string) {
      for (const name of ['both_order', 'both_goods']) await context.tables.ensure({ name, ...(database && { database }), columns } as never);
      return { count: () => context.tables.count(`${database ? `${database}.` : ''}both_order`, {}) };
    },
    async publish(definition: InterfaceDefinition) {
      await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, definition) }));
    },
  };
}

describeOnDatabases('Writes of one run', (database) => {
  let opened: Awaited<ReturnType<typeof shop>>;
  let server: TestServer;
  let count: () => Promise<number>;
  const upstream = createServer();
  beforeAll(async () => {
    opened = await shop(await database.config());
    server = opened.server;
    ({ count } = await opened.tables());
    await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
    const { port } = upstream.address() as AddressInfo;
    process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
    await opened.publish(orderOf(''));
    const ask = { type: 'http', settings: { method: 'POST', url: `http://127.0.0.1:${port}/`, inputs: [] } };
    await opened.publish(orderOf('', { ask }));
  });
  afterEach(() => upstream.removeAllListeners('request'));
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    upstream.close();
    await server?.close();
  });
  const place = (goods: number, method = 'Place') => server.call<{ id: number }>(`Shop.Order.${method}`, { access_token: opened.token, goods: String(goods) });

  it('are undone together when the call fails, and kept together when it does not', async () => {
    const goods = await opened.context.tables.insert('both_goods', { name: 'tea', stock: 3 });
    expect(await place(goods + 1_000)).toMatchObject({ ret: 404, msg: '没有这个商品' });
    expect(await count()).toBe(0);
    const { id } = await done(place(goods));
    expect([await count(), await opened.context.tables.get('both_goods', goods)]).toMatchObject([1, { stock: 0 }]);
    expect(await opened.context.tables.get('both_order', id)).toMatchObject({ name: 'tea' });
  });

  it('of many runs at a time stay apart', async () => {
    const goods = await opened.context.tables.insert('both_goods', { name: 'cup', stock: 3 });
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => place(index % 2 === 0 ? goods : goods + 1_000)));
    expect(answers.map(({ ret }) => ret).sort()).toEqual([200, 200, 200, 200, 404, 404, 404, 404]);
    expect(await count()).toBe(before + 4);
  });

  it('lock nobody out while the run waits for another system: what was written before that stays', async () => {
    const goods = await opened.context.tables.insert('both_goods', { name: 'pot', stock: 3 });
    const before = await count();
    // Answers only after somebody else has written.
    upstream.on('request', (_request, response) => {
      opened.context.tables.insert('both_goods', { name: 'meanwhile', stock: 1 }).then(
        () => response.end('{}'),
        () => response.writeHead(500).end(),
      );
    });
    expect((await place(goods, 'Ask')).ret).toBe(200);
    expect((await place(goods + 1_000, 'Ask')).ret).toBe(404);
    expect(await count()).toBe(before + 2);
  });

  it('that take too long are undone, and others go on', async () => {
    const { transactionMilliseconds } = databaseLimits;
    databaseLimits.transactionMilliseconds = 50;
    const before = await count();
    const run = new RunTables(opened.context.tables);
    await run.begin('whole');
    await run.insert('both_order', { name: 'slow', stock: 1 });
    databaseLimits.transactionMilliseconds = transactionMilliseconds;
    await opened.context.tables.insert('both_order', { name: 'other', stock: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(run.settle()).rejects.toMatchObject({ text: { en: expect.stringContaining('took longer than') } });
    expect(await count()).toBe(before + 1);
  });

  it('of an interface that another calls belong to the other', async () => {
    const goods = await opened.context.tables.insert('both_goods', { name: 'lid', stock: 3 });
    const outer = drawn({
      service: 'Shop.Order.Outer',
      parameters: [{ name: 'goods', type: 'integer', required: true }],
      nodes: {
        placed: { type: 'call', settings: { service: 'Shop.Order.Place', parameters: ['goods'] } },
        late: { type: 'fail', settings: { ret: 409, message: '太晚' } },
        order: { type: 'member', settings: { path: 'id' } },
        known: { type: 'operation', settings: { operator: 'notEqual' }, values: { b: 0 } },
      },
      edges: [
        'goods.value -> placed.goods',
        'placed.data -> order.object',
        'order.value -> known.a',
        'known.result -> late.when',
        'placed.data -> return.placed',
      ],
    });
    await opened.publish(outer);
    const before = await count();
    expect(await server.call('Shop.Order.Outer', { access_token: opened.token, goods: String(goods) })).toMatchObject({ ret: 409 });
    expect(await count()).toBe(before);
  });
});

describe.each(externalDatabases())('Writes of one run in a configured $kind database', (external) => {
  let opened: Awaited<ReturnType<typeof shop>>;
  beforeAll(async () => {
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    opened = await shop();
    const fields = await external.create(opened.server.platform.config.dataFolder);
    await done(opened.server.admin('Admin.DatabaseConfig.Add', { service_name: 'far', charset: 'UTF8', primary_key: 'id', ...fields }));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await opened?.server.close();
    await external.remove();
  });

  it('are undone together when the call fails, and kept together when it does not', async () => {
    const { count } = await opened.tables('far');
    await opened.publish(orderOf('far.'));
    const goods = await opened.context.tables.insert('far.both_goods', { name: 'tea', stock: 3 });
    const place = (id: number) => opened.server.call('Shop.FarOrder.Place', { access_token: opened.token, goods: String(id) });
    expect(await place(goods + 1_000)).toMatchObject({ ret: 404 });
    expect(await count()).toBe(0);
    await done(place(goods));
    expect([await count(), await opened.context.tables.get('far.both_goods', goods)]).toMatchObject([1, { stock: 0 }]);
  });
});
