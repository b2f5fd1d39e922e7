import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OfferedTable } from '../../../../designer/server/database-services/list-tables.ts';
import { enter } from '../../../helpers/accounts.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { type Caller, openServer, type TestServer, until } from '../../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../../plugins/apps/open-caller.ts';

describeOnDatabases('Tables interfaces are made of', (database) => {
  let server: TestServer;
  let access_token: string;
  const offered = async (caller: Caller = server.admin) => (await done(caller<{ items: OfferedTable[] }>('Admin.Database.Tables'))).items;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    const key = database.dialect === 'sqlite' ? 'integer primary key autoincrement' : 'bigserial primary key';
    await server.platform.database.transact((query) => sql.raw(`create table legacy_note (id ${key}, body text not null, stars integer)`).execute(query));
    await server.platform.database.transact((query) => sql.raw("insert into legacy_note (body, stars) values ('第一条', 5)").execute(query));
    const folder = join(server.platform.config.dataFolder, 'databases');
    mkdirSync(folder, { recursive: true });
    for (const name of ['one.db', 'two.db']) {
      const file = new DatabaseSync(join(folder, name));
      file.exec(`create table thing (id integer primary key autoincrement, name text); insert into thing (name) values ('${name}')`);
      file.close();
    }
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(() => server?.close());

  it('are those others made in the platform’s own database, and none of the platform’s', async () => {
    const items = await offered();
    expect(items.map(({ table }) => table)).toEqual(['legacy_note']);
    expect(items[0]).toMatchObject({
      database: null,
      refusal: null,
      columns: [
        { name: 'body', type: 'string', required: true },
        { name: 'stars', type: 'integer' },
      ],
    });
  });

  it('answer through their interfaces as any other', async () => {
    const [note] = await offered();
    const table = { name: 'legacy_note', columns: note?.columns };
    await done(server.admin('Admin.Interface.PublishData', { table, namespace: 'Shop', class: 'LegacyNote', title: '便签' }));
    const call = async (method: string, fields: Record<string, string> = {}) => done(server.call(`Shop.LegacyNote.${method}`, { access_token, ...fields }));
    const { id } = (await call('Create', { body: 'second', stars: '1' })) as { id: number };
    expect(await call('GetList', { sort: '-stars' })).toMatchObject({
      items: [
        { body: '第一条', stars: 5 },
        { id, body: 'second', stars: 1 },
      ],
      total: 2,
    });
    expect(await call('Update', { id: String(id), stars: '9' })).toEqual({ updated: 1 });
    expect(await call('GetList', { sort: '-stars', per_page: '1' })).toMatchObject({ items: [{ id, stars: 9 }], total: 2 });
    expect(await call('Delete', { id: String(id) })).toEqual({ deleted: 1 });
    expect((await server.call('Shop.LegacyNote.GetList', { access_token, sort: 'body; drop table legacy_note' })).ret).toBe(400);
    expect((await offered()).find(({ table: name }) => name === 'legacy_note')?.list).toMatchObject({ service: 'Shop.LegacyNote.GetList' });
  });

  it('are seen by who manages databases, and published by who designs interfaces', async () => {
    const { id, call } = await enter(server, 'keeper', 200);
    const config = { service_name: 'kept', kind: 'sqlite', name: 'one.db', charset: 'UTF8', primary_key: 'id' };
    const table = { name: 'legacy_note', columns: [{ name: 'body', type: 'string', required: true }] };
    const rets = async () => ({
      tables: (await call('Admin.Database.Tables')).ret,
      configs: (await call('Admin.DatabaseConfig.List')).ret,
      add: (await call('Admin.DatabaseConfig.Add', config)).ret,
      publish: (await call('Admin.Interface.PublishData', { table, namespace: 'Shop', class: 'Kept', title: 'Kept' })).ret,
    });
    expect(await rets()).toEqual({ tables: 401, configs: 401, add: 401, publish: 401 });
    await done(server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/database/manage'] }));
    expect(await rets()).toEqual({ tables: 200, configs: 401, add: 401, publish: 401 });
    await done(server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/database/config'] }));
    expect(await rets()).toEqual({ tables: 401, configs: 200, add: 401, publish: 401 });
    await done(server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/database/config', '/database/config/add', '/techzones/design/design'] }));
    expect(await rets()).toEqual({ tables: 200, configs: 200, add: 200, publish: 200 });
  });

  it.skipIf(database.dialect === 'sqlite')('follow a configuration that another instance changed', async () => {
    const second = await openServer({ database: await database.config() });
    try {
      const config = { service_name: 'moving', kind: 'sqlite', name: 'one.db', charset: 'UTF8', primary_key: 'id' };
      const { id } = await done(server.admin<{ id: number }>('Admin.DatabaseConfig.Add', config));
      const table = { name: 'thing', database: 'moving', columns: [{ name: 'name', type: 'string' }] };
      await done(server.admin('Admin.Interface.PublishData', { table, namespace: 'Shop', class: 'Thing', title: 'Thing' }));
      const there = (wanted: (answer: { ret: number; data: unknown }) => boolean) =>
        until(() => second.call('Shop.Thing.Get', { access_token, id: '1' }), wanted);
      await there(({ data }) => JSON.stringify(data) === JSON.stringify({ row: { id: 1, name: 'one.db' } }));
      const { rev } = await done(server.admin<{ rev: number }>('Admin.DatabaseConfig.Get', { id }));
      await done(server.admin('Admin.DatabaseConfig.Edit', { id, rev, name: 'two.db' }));
      await there(({ data }) => JSON.stringify(data) === JSON.stringify({ row: { id: 1, name: 'two.db' } }));
      await done(server.admin('Admin.DatabaseConfig.Disable', { id }));
      expect((await there(({ ret }) => ret !== 200)).ret).toBe(404);
    } finally {
      await second.close();
    }
  });
});
