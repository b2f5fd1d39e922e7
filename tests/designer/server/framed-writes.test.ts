import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { designerContext } from '../../../designer/server/context/designer-context.ts';
import { type DatabaseConfig, describeOnDatabases } from '../../helpers/databases.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { both, nested } from '../nodes/framed.ts';
import { externalDatabases } from './databases/external-databases.ts';

const columns = [
  { name: 'name', type: 'string' },
  { name: 'stock', type: 'integer' },
];
const names = ['frame_log', 'frame_order', 'frame_line'];

/** The drawings over the tables of a configured database. */
function elsewhere(definition: InterfaceDefinition, database: string): InterfaceDefinition {
  const nodes = definition.flow.nodes.map((node) =>
    node.type === 'table' ? { ...node, settings: { ...node.settings, table: `${database}.${String(node.settings.table)}` } } : node,
  );
  return { ...definition, namespace: 'Far', flow: { ...definition.flow, nodes } };
}

async function opened(database: string | undefined, prepare: (server: TestServer) => Promise<unknown>, config?: DatabaseConfig) {
  const server = await openServer(config ? { database: config } : {});
  await prepare(server);
  const { tables } = designerContext(server.platform);
  for (const name of names) await tables.ensure({ name, ...(database && { database }), columns } as never);
  const token = await tokenOf(server.call, await addApp(server));
  for (const definition of [both, nested]) {
    const drawn = database ? elsewhere(definition, database) : definition;
    await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, drawn) }));
  }
  const namespace = database ? 'Far' : 'Frame';
  return {
    server,
    call: (name: string, fields: Record<string, string>) => server.call(`${namespace}.${name}.Run`, { access_token: token, ...fields }),
    counts: () => Promise.all(names.map((name) => tables.count(`${database ? `${database}.` : ''}${name}`, {}))),
    log: async () => {
      const { items } = await tables.list(`${database ? `${database}.` : ''}frame_log`, { equal: {}, sort: 'id', page: 1, perPage: 100 });
      return (items as { name: string }[]).map(({ name }) => name);
    },
  };
}

function cases(start: () => ReturnType<typeof opened>): void {
  let shop: Awaited<ReturnType<typeof opened>>;
  beforeAll(async () => {
    shop = await start();
  });
  afterAll(() => shop?.server.close());

  it('a transaction that failed leaves nothing but what stands outside of it; one that went well all, and what follows its commit', async () => {
    expect(await shop.call('Both', { name: 'tea', stop: 'true' })).toMatchObject({ ret: 4001, msg: '停' });
    expect(await shop.counts()).toEqual([1, 0, 0]);
    expect((await shop.call('Both', { name: 'tea', stop: 'false' })).ret).toBe(200);
    expect(await shop.counts()).toEqual([3, 1, 1]);
  });

  it('a caught failure undoes its own part of a transaction, and nothing outside of one', async () => {
    const before = (await shop.log()).length;
    expect(await shop.call('Nested', { within: 'true', without: 'true' })).toMatchObject({ ret: 200, data: { failed: true, inner: true } });
    expect((await shop.log()).slice(before)).toEqual(['first', 'caught', 'last', 'stays']);
    expect(await shop.call('Nested', { within: 'false', without: 'false' })).toMatchObject({ ret: 200, data: { failed: false, inner: false } });
    expect((await shop.log()).slice(before + 4)).toEqual(['first', 'lost', 'last', 'stays']);
  });
}

describeOnDatabases('Writes in frames', (database) => {
  cases(async () => opened(undefined, async () => undefined, await database.config()));
});

describe.each(externalDatabases())('Writes in frames, in a configured $kind database', (external) => {
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await external.remove();
  });
  cases(() =>
    opened('far', async (server) => {
      if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
      const fields = await external.create(server.platform.config.dataFolder);
      await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'far', charset: 'UTF8', primary_key: 'id', ...fields }));
    }),
  );
});
