import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import { serviceOf } from '../../../designer/model/types/definition.ts';
import { storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { drawn } from '../nodes/drawn.ts';
import { canary, externalDatabases } from './databases/external-databases.ts';

interface RunAnswer {
  ret: number;
  data: { row?: unknown; rows?: unknown; id?: number } | null;
  msg: string;
}

const table = { name: 'env_goods', columns: [{ name: 'title', type: 'string' as const, required: true, max: 50 }] };

describe.each(externalDatabases().map((external) => [external.kind, external] as const))('A database of an environment: %s', (_kind, external) => {
  let server: TestServer;
  let access_token: string;
  let fields: Record<string, string | number>;
  const ids: Record<string, number> = {};
  const add = (values: object) => server.admin<{ id: number }>('Admin.DatabaseConfig.Add', { charset: 'UTF8', primary_key: 'id', ...values });
  const standIn = (more: object = {}) => ({ service_name: 'goods_dev', environment: 'dev', stands_for: 'platform', ...fields, ...more });
  const messageAt = async (values: object) => {
    const { ret, data } = await server.admin<{ errors: { field: string; message: string }[] }>('Admin.DatabaseConfig.Add', {
      ...{ charset: 'UTF8', primary_key: 'id' },
      ...values,
    });
    return [ret, ...(data?.errors ?? []).map(({ field, message }) => `${field}: ${message}`)];
  };

  beforeAll(async () => {
    if (external.address !== null) vi.stubEnv('PORTICO_OUTBOUND_ALLOW', external.address);
    server = await openServer();
    fields = await external.create(server.platform.config.dataFolder);
    await external.run('create table unused (id integer)');
    const [, , create] = crudDefinitions({ namespace: 'App', class: 'EnvGoods', title: '商品' }, table);
    ids.create = await storeDraft(server, create!);
    await done(server.admin('Admin.Interface.Publish', { id: ids.create }));
    access_token = await tokenOf(server.call, await addApp(server));
    await done(server.call(serviceOf(create!), { access_token, title: 'of production' }));
  });
  afterAll(async () => {
    await server?.close();
    await external.remove();
    vi.unstubAllEnvs();
  });

  const find = drawn({
    service: 'Env.Goods.Find',
    parameters: [{ name: 'id', type: 'integer', required: true }],
    nodes: { get: { type: 'table', settings: { operation: 'get', table: 'env_goods' } } },
    edges: ['id.value -> get.id', 'get.row -> return.row'],
  });
  const write = drawn({
    service: 'Env.Goods.Write',
    parameters: [{ name: 'title', type: 'string', required: true }],
    nodes: { insert: { type: 'table', settings: { operation: 'insert', table: 'env_goods', columns: [{ name: 'title', type: 'string' }] } } },
    edges: ['title.value -> insert.title', 'insert.id -> return.id'],
  });
  const sql = drawn({
    service: 'Env.Goods.Sql',
    nodes: {
      sql: {
        type: 'sql',
        settings: { database: 'shop', statement: 'select title from env_goods where id = 1', columns: [{ name: 'title', type: 'string' }] },
      },
    },
    edges: ['sql.rows -> return.rows'],
  });
  const run = (definition: object, parameters: object, more: object = {}) =>
    done(server.admin<RunAnswer>('Admin.Interface.TestRun', { definition, parameters, ...more }));

  it('is refused while what it needs is missing, at the field and without its password', async () => {
    expect(await messageAt(standIn({ stands_for: 'nowhere' }))).toEqual([400, expect.stringMatching(/^stands_for: .*nowhere/)]);
    expect(await messageAt(standIn())).toEqual([400, expect.stringMatching(/^name: .*env_goods/)]);
    if (external.address !== null) {
      const wrong = await messageAt(standIn(external.kind === 'postgres' ? { account: 'nobody_here' } : { password: `${canary}x` }));
      expect(wrong).toEqual([400, expect.stringMatching(/^password: /)]);
      expect(JSON.stringify(wrong)).not.toContain(canary);
      expect(await messageAt(standIn({ host: '10.0.0.1' }))).toEqual([400, expect.stringMatching(/^host: .*PORTICO_OUTBOUND_ALLOW/)]);
    }
  });

  it('serves the test runs of its environment, whose writes stay only if somebody wants them to, and no published interface', async () => {
    expect(await run(find, { id: 1 })).toMatchObject({ data: { row: { title: 'of production' } } });
    const key = external.kind === 'mysql' ? 'integer auto_increment primary key' : external.kind === 'postgres' ? 'serial primary key' : 'integer primary key';
    await external.run(`create table env_goods (id ${key}, title varchar(50) not null)`, "insert into env_goods (title) values ('of dev')");
    ids.dev = (await done(add(standIn()))).id;
    expect(await messageAt(standIn({ service_name: 'second_dev' }))).toEqual([400, expect.stringMatching(/^stands_for: goods_dev/)]);
    expect(await run(find, { id: 1 })).toMatchObject({ data: { row: { title: 'of dev' } } });
    expect(await run(find, { id: 1 }, { environment: 'test' })).toMatchObject({ data: { row: { title: 'of production' } } });
    expect(await run(write, { title: 'gone' })).toMatchObject({ ret: 200, data: { id: 2 } });
    expect(await external.run('select title from env_goods')).toHaveLength(1);
    expect(await run(write, { title: 'stays' }, { keep: true })).toMatchObject({ ret: 200 });
    expect((await external.run('select title from env_goods order by id')).map(({ title }) => title)).toEqual(['of dev', 'stays']);
    ids.find = await storeDraft(server, find);
    await done(server.admin('Admin.Interface.Publish', { id: ids.find }));
    expect(await server.call('Env.Goods.Find', { access_token, id: 1 })).toMatchObject({ data: { row: { title: 'of production' } } });
    expect(await server.call('Env.Goods.Find', { access_token, id: 2 })).toMatchObject({ data: { row: null } });
  });

  it('is named with the table it lacks where a test run needs it', async () => {
    const bare = drawn({
      service: 'Env.Goods.Bare',
      nodes: { count: { type: 'table', settings: { operation: 'count', table: 'nowhere_made' } } },
      edges: ['count.total -> return.total'],
    });
    const { ret, msg } = await run(bare, {});
    expect([ret, msg]).toEqual([404, expect.stringMatching(/goods_dev（开发环境）代替平台自己的数据库.*没有表 nowhere_made/)]);
    expect((await run(bare, {}, { environment: 'test' })).msg).toMatch(/^数据表 nowhere_made 不存在/);
  });

  it('serves the SQL nodes of test runs, and is compared by name', async () => {
    await done(add({ service_name: 'shop', kind: 'sqlite', name: 'shop.db' }));
    await done(server.admin('Admin.DatabaseConfig.Edit', { id: ids.dev, rev: 1, stands_for: 'shop' }));
    expect(await run(sql, {})).toMatchObject({ ret: 200, data: { rows: [{ title: 'of dev' }] } });
    expect((await run(sql, {}, { environment: 'prod' })).ret).not.toBe(200);
    const { databases } = await done(server.admin<{ databases: object[] }>('Admin.Configuration.CompareEnvironments'));
    expect(databases).toEqual([{ name: 'shop', dev: 'goods_dev', test: null, prod: 'shop' }]);
    const offered = await done(server.admin<{ databases: { database: string | null }[] }>('Admin.Database.Tables'));
    expect(offered.databases.map(({ database }) => database)).not.toContain('goods_dev');
  });

  it('never lets a run of its environment write into production unseen', async () => {
    const shop = (await done(server.admin<{ items: { id: number; rev: number; service_name: string }[] }>('Admin.DatabaseConfig.List'))).items.find(
      ({ service_name }) => service_name === 'shop',
    )!;
    const turning = { id: shop.id, rev: shop.rev, environment: 'dev', stands_for: 'platform' };
    const turned = await server.admin<{ errors: { field: string; message: string }[] }>('Admin.DatabaseConfig.Edit', turning);
    expect([turned.ret, turned.data?.errors[0]]).toMatchObject([400, { field: 'environment', message: expect.stringContaining('goods_dev') }]);
    const same = { service_name: 'shop_test', environment: 'test', stands_for: 'shop', kind: 'sqlite', name: 'shop.db' };
    expect(await messageAt(same)).toEqual([400, expect.stringMatching(/^name: .*shop/)]);
    expect(await server.admin('Admin.DatabaseConfig.Remove', { id: shop.id })).toMatchObject({ ret: 409, msg: expect.stringContaining('goods_dev') });
    await done(server.admin('Admin.DatabaseConfig.Disable', { id: ids.dev }));
    expect(await run(sql, {})).toMatchObject({ ret: 404, msg: expect.stringContaining('goods_dev') });
    await done(server.admin('Admin.DatabaseConfig.Remove', { id: ids.dev }));
    await done(add(standIn({ service_name: 'again_dev', stands_for: 'shop' })));
    expect(await server.admin('Admin.DatabaseConfig.Restore', { id: ids.dev })).toMatchObject({ ret: 400, msg: expect.stringContaining('again_dev') });
    expect(await run(sql, {})).toMatchObject({ ret: 200, data: { rows: [{ title: 'of dev' }] } });
    const { items } = await done(server.admin<{ items: { id: number; service_name: string }[] }>('Admin.DatabaseConfig.List'));
    await done(server.admin('Admin.DatabaseConfig.Remove', { id: items.find(({ service_name }) => service_name === 'again_dev')?.id }));
    await done(server.admin('Admin.Interface.Publish', { id: await storeDraft(server, sql) }));
    expect(await server.admin('Admin.DatabaseConfig.Edit', turning)).toMatchObject({ ret: 400, msg: expect.stringContaining('Env.Goods.Sql') });
  });
});
