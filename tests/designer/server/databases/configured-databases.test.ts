import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designerContext } from '../../../../designer/server/context/designer-context.ts';
import { databaseLimits } from '../../../../designer/server/databases/table/limits.ts';
import { DryRunTables } from '../../../../designer/server/runtime/dry-run-tables.ts';
import { openServer, type TestServer, until } from '../../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../../plugins/apps/open-caller.ts';
import { canary, externalDatabases } from './external-databases.ts';
import { externalTables } from './external-tables.ts';

interface Offered {
  database: string | null;
  table: string;
  title: string;
  columns: { name: string; type: string; required?: boolean; default?: unknown; max?: number; references?: string; description?: string }[];
  refusal: string | null;
  list: { id: number; service: string; status: string } | null;
}

describe.each(externalDatabases())('a configured $kind database', (external) => {
  let server: TestServer;
  let access_token: string;
  let fields: Record<string, string | number>;
  let configId: number;
  const logged: string[] = [];

  beforeAll(async () => {
    databaseLimits.queryMilliseconds = 1_500;
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    server = await openServer();
    fields = await external.create(server.platform.config.dataFolder);
    await external.run(...externalTables[external.kind]);
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    databaseLimits.queryMilliseconds = 10_000;
    await server?.close();
    await external.remove();
    for (const text of logged) expect(text).not.toContain(canary);
  });

  const config = (change: Record<string, string | number> = {}) => ({
    service_name: 'shop',
    charset: 'UTF8',
    primary_key: 'id',
    tls: false,
    ...fields,
    ...change,
  });
  const call = async (service: string, input: Record<string, string> = {}) => {
    const answer = await server.call(service, { access_token, ...input });
    logged.push(JSON.stringify(answer));
    return answer;
  };
  const offered = async () => {
    const answer = await done(server.admin<{ items: Offered[]; silent: { database: string; message: string }[] }>('Admin.Database.Tables'));
    logged.push(JSON.stringify(answer));
    return answer;
  };
  const publish = (table: object, className: string) =>
    server.admin<{ interfaces: { id: number; service: string; kept: boolean }[] }>('Admin.Interface.PublishData', {
      table,
      namespace: 'Shop',
      class: className,
      title: className,
    });
  const rows = () => designerContext(server.platform).tables;

  it('is configured, and its password never comes back', async () => {
    configId = (await done(server.admin<{ id: number }>('Admin.DatabaseConfig.Add', config()))).id;
    const record = await server.admin('Admin.DatabaseConfig.Get', { id: configId });
    const list = await server.admin('Admin.DatabaseConfig.List');
    for (const answer of [record, list]) {
      expect(answer.ret).toBe(200);
      expect(JSON.stringify(answer)).not.toContain(canary);
    }
    const stored = await server.platform.database.read.selectFrom('database_config').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(canary);
  });

  it('answers a test of the connection with its version and number of tables', async () => {
    const answer = await done(server.admin<{ version: string; tables: number }>('Admin.DatabaseConfig.Test', { id: configId }));
    expect(answer.version).toMatch(/^(SQLite|PostgreSQL|MariaDB|MySQL) \d+\.\d+/);
    expect(answer.tables).toBe(7);
  });

  it('offers its tables with typed columns, and says why others cannot be taken', async () => {
    const { items, silent } = await offered();
    expect(silent).toEqual([]);
    const own = Object.fromEntries(items.filter(({ database }) => database === 'shop').map((item) => [item.table, item]));
    expect(Object.fromEntries(Object.entries(own).map(([name, { refusal }]) => [name, refusal]))).toEqual({
      category: null,
      goods: null,
      pairs: '需要自增的主键 id',
      log_2024: '表名 log_2024 以下划线加数字结尾，会被当作分表',
      no_key: '需要自增的主键 id',
      Upper: '表名“Upper”须以小写字母开头，只含小写字母、数字和下划线',
      needs_blob: expect.stringMatching(/^必填字段 data（(blob|bytea)）的名称或类型不能用于接口$/i),
    });
    const { columns, title } = own.goods!;
    expect(columns.map(({ name, type }) => `${name}:${type}`)).toEqual([
      'name:string',
      'stock:integer',
      'price:float',
      'on_sale:boolean',
      'tags:object',
      'since:date',
      'code:string',
      'category_id:integer',
      'total:integer',
    ]);
    expect(columns[0]).toMatchObject({ name: 'name', required: true, max: 20 });
    expect(columns[1]).toMatchObject({ name: 'stock', default: 0 });
    expect(columns[7]).toMatchObject({ name: 'category_id', references: 'category' });
    if (external.kind !== 'sqlite') expect({ title, description: columns[0]?.description }).toEqual({ title: '商品', description: '商品名' });
  });

  it('publishes an existing table whose calls read and write it as they would the platform’s own', async () => {
    const goods = (await offered()).items.find(({ table }) => table === 'goods')!;
    const { interfaces } = await done(publish({ name: 'goods', database: 'shop', columns: goods.columns.filter(({ name }) => name !== 'total') }, 'Goods'));
    expect(interfaces.map(({ service }) => service)).toEqual(['GetList', 'Get', 'Create', 'Update', 'Delete'].map((method) => `Shop.Goods.${method}`));
    const tea = { name: '茶🍵 "\'\\', stock: '3', price: '9.5', on_sale: 'true', tags: '{"a":[1,"二"]}', since: '2024-02-29' };
    const { id } = (await call('Shop.Goods.Create', tea)).data as { id: number };
    const row = { id, name: '茶🍵 "\'\\', stock: 3, price: 9.5, on_sale: true, tags: { a: [1, '二'] }, since: '2024-02-29', code: null, category_id: null };
    expect((await call('Shop.Goods.Get', { id: String(id) })).data).toEqual({ row: expect.objectContaining(row) });
    await call('Shop.Goods.Create', { name: 'cup', since: '2024-02-29 08:30:00', on_sale: 'false' });
    await call('Shop.Goods.Create', { name: 'Cup' });
    expect((await call('Shop.Goods.GetList', { name: 'cup' })).data).toEqual({
      items: [expect.objectContaining({ name: 'cup', stock: 0, since: '2024-02-29 08:30:00', on_sale: false, tags: null })],
      total: 1,
    });
    expect((await call('Shop.Goods.GetList', { on_sale: 'true', since: '2024-02-29' })).data).toMatchObject({ items: [{ id }], total: 1 });
    expect((await call('Shop.Goods.GetList', { per_page: '2', page: '2' })).data).toMatchObject({ items: [{ id }], total: 3 });
    const update = (input: Record<string, string>) => call('Shop.Goods.Update', input).then(({ data }) => data);
    expect(await update({ id: String(id), stock: '8' })).toEqual({ updated: 1 });
    expect(await update({ id: String(id), stock: '8' })).toEqual({ updated: 1 });
    expect(await update({ id: String(id) })).toEqual({ updated: 1 });
    expect(await call('Shop.Goods.Update', { id: '999', stock: '8' })).toMatchObject({ ret: 404 });
    expect((await call('Shop.Goods.Get', { id: String(id) })).data).toMatchObject({ row: { stock: 8, name: tea.name } });
    expect((await call('Shop.Goods.Delete', { id: String(id) })).data).toEqual({ deleted: 1 });
    expect(await call('Shop.Goods.Delete', { id: String(id) })).toMatchObject({ ret: 404 });
    expect(await call('Shop.Goods.Get', { id: String(id) })).toMatchObject({ ret: 404, msg: '记录不存在' });
    expect((await offered()).items.find(({ table }) => table === 'goods')?.list).toMatchObject({ service: 'Shop.Goods.GetList', status: 'published' });
  });

  it('makes a new table, with its defaults, and gives big numbers back as they were', async () => {
    const columns = [
      { name: 'title', type: 'string', required: true, max: 50, description: '抬头; "it\'s"' },
      { name: 'amount', type: 'integer', default: 5, format: 'money' },
      { name: 'due', type: 'date' },
      { name: 'notes', type: 'array' },
      { name: 'done', type: 'boolean', default: false },
    ];
    await done(publish({ name: 'invoice', database: 'shop', columns }, 'Invoice'));
    const created = (await call('Shop.Invoice.Create', { title: 'a', amount: '9007199254740991', due: '2030-01-31', notes: '["x",{"y":null}]' })).data as {
      id: number;
    };
    expect((await call('Shop.Invoice.Get', { id: String(created.id) })).data).toEqual({
      row: { id: created.id, title: 'a', amount: 9007199254740991, due: '2030-01-31', notes: ['x', { y: null }], done: false },
    });
    const plain = (await call('Shop.Invoice.Create', { title: 'b' })).data as { id: number };
    expect((await call('Shop.Invoice.Get', { id: String(plain.id) })).data).toMatchObject({ row: { amount: 5, due: null, done: false } });
    const again = await done(publish({ name: 'invoice', database: 'shop', columns }, 'Invoice'));
    expect(again.interfaces.every(({ kept }) => !kept)).toBe(true);
    const other = await publish({ name: 'invoice', database: 'shop', columns: [...columns, { name: 'absent', type: 'string' }] }, 'Invoice');
    expect(other).toMatchObject({ ret: 409, msg: expect.stringContaining('没有字段 absent') });
  });

  it('sorts, counts and pages in one order', async () => {
    const titles = async (sort: string) => {
      const { items } = await rows().list('shop.invoice', { equal: {}, page: 1, perPage: 10, sort });
      return (items as { title: string }[]).map(({ title }) => title);
    };
    expect([await titles('title'), await titles('-title'), await titles('id')]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ]);
    expect(await rows().count('shop.invoice', { done: false })).toBe(2);
    expect(await rows().count('shop.invoice', { amount: 5 })).toBe(1);
    await expect(rows().list('shop.invoice', { equal: {}, page: 1, perPage: 10, sort: 'title; drop table invoice' })).rejects.toThrow(/Cannot sort by/);
    await expect(rows().count('shop.invoice', { 'title" or "1': 'x' })).rejects.toThrow(/no column/);
    await expect(rows().insert('shop.invoice', { title: { toSqlString: 'x' } })).rejects.toThrow(/must be of type string/);
  });

  it('undoes what a test run writes, which the run itself sees', async () => {
    const before = await rows().count('shop.invoice', {});
    const dryRun = new DryRunTables(rows());
    const ids = await Promise.all(['x', 'y', 'z'].map((title) => dryRun.insert('shop.invoice', { title })));
    expect(new Set(ids).size).toBe(3);
    expect(await dryRun.update('shop.invoice', ids[0], { amount: 77 })).toBe(1);
    expect(await dryRun.delete('shop.invoice', ids[1])).toBe(1);
    expect(await dryRun.get('shop.invoice', ids[0])).toMatchObject({ id: ids[0], title: 'x', amount: 77 });
    expect(await dryRun.get('shop.invoice', ids[1])).toBeNull();
    expect(await dryRun.count('shop.invoice', {})).toBe(before + 2);
    expect(((await dryRun.list('shop.invoice', { equal: {}, page: 1, perPage: 1 })).items as { id: number }[])[0]?.id).toBe(ids[2]);
    await expect(dryRun.insert('shop.goods', {})).rejects.toMatchObject({ ret: 400 });
    expect(dryRun.changes).toBe(5);
    expect(await rows().count('shop.invoice', {})).toBe(before);
    expect(await rows().insert('shop.invoice', { title: 'real' })).toBeGreaterThan(0);
    await external.run("delete from invoice where title = 'real'");
  });

  if (external.kind === 'postgres') {
    it('undoes rows whose keys only the server gives', async () => {
      await external.run('create table strict (id bigint generated always as identity primary key, name text)');
      const dryRun = new DryRunTables(rows());
      const ids = [await dryRun.insert('shop.strict', { name: 'a' }), await dryRun.insert('shop.strict', { name: 'b' })];
      expect(((await dryRun.list('shop.strict', { equal: {}, page: 1, perPage: 9, sort: 'id' })).items as { id: number }[]).map(({ id }) => id)).toEqual(ids);
      await external.run('drop table strict');
    });
  }

  if (external.kind === 'mysql') {
    it('does not try out writes to a table that cannot undo them', async () => {
      await external.run('create table forever (id bigint auto_increment primary key, name text) engine = MyISAM');
      const dryRun = new DryRunTables(rows());
      await expect(dryRun.insert('shop.forever', { name: 'a' })).rejects.toMatchObject({ ret: 409, text: { zh_cn: expect.stringContaining('不支持事务') } });
      expect(await dryRun.count('shop.forever', {})).toBe(0);
      expect(await rows().insert('shop.forever', { name: 'a' })).toBe(1);
      await external.run('drop table forever');
    });
  }

  it('refuses what the database refuses without a word of SQL, host or account', async () => {
    await call('Shop.Goods.Create', { name: 'one', code: 'same' });
    const refused = [await call('Shop.Goods.Create', { name: 'two', code: 'same' }), await call('Shop.Goods.Create', { name: 'two', category_id: '77' })];
    expect(refused.map(({ ret }) => ret)).toEqual([409, 409]);
    await expect(rows().insert('shop.goods', {})).rejects.toMatchObject({ ret: 400 });
    await expect(rows().insert('shop.goods', { name: 'x', total: 1 })).rejects.toMatchObject({ ret: 400 });
    for (const { msg } of refused) expect(msg).not.toMatch(/insert|constraint|goods|127\.0\.0\.1|portico_outside/i);
  });

  it('reaches no table or database that is not named as one', async () => {
    for (const table of ['shop.no_such', 'shop.no_key', 'shop.log_2024', 'shop.goods; drop table goods', 'other.goods', 'shop.shop.goods', 'sqlite_master']) {
      await expect(rows().get(table, 1), table).rejects.toMatchObject({ ret: expect.any(Number) });
    }
    expect((await external.run('select count(*) as n from goods')).length).toBe(1);
  });

  if (external.kind === 'sqlite') {
    it('has no stored procedures, and says so', async () => {
      await expect(rows().procedure('shop', 'doubled', [4])).rejects.toMatchObject({ ret: 400, text: { zh_cn: 'SQLite 没有存储过程' } });
    });

    it('lies in its folder whatever its name says', async () => {
      for (const name of ['../portico.db', '/etc/passwd', 'a/b.db', '..', '.hidden']) {
        const answer = await server.admin('Admin.DatabaseConfig.Add', config({ service_name: 'elsewhere', name }));
        expect(answer.ret, name).toBe(400);
      }
    });

    it('is no link to another file', async () => {
      const { dataFolder } = server.platform.config;
      symlinkSync(join(dataFolder, 'portico.db'), join(dataFolder, 'databases', 'linked.db'));
      const { id } = await done(server.admin<{ id: number }>('Admin.DatabaseConfig.Add', config({ service_name: 'linked', name: 'linked.db' })));
      expect(await server.admin('Admin.DatabaseConfig.Test', { id })).toMatchObject({ ret: 400, msg: '该 SQLite 文件是符号链接或目录，已拒绝' });
      await expect(rows().count('linked.account', {})).rejects.toMatchObject({ ret: 400 });
      await done(server.admin('Admin.DatabaseConfig.Disable', { id }));
    });

    it('holds up nobody but its own callers while it is busy', async () => {
      const other = new DatabaseSync(join(server.platform.config.dataFolder, 'databases', String(fields.name)));
      other.exec('begin exclusive');
      const order: string[] = [];
      const update = rows()
        .update('shop.invoice', 999, { title: 'late' })
        .catch((error: unknown) => error)
        .finally(() => order.push('update'));
      await done(server.admin('Admin.DatabaseConfig.List'));
      order.push('another call');
      expect(await update).toMatchObject({ ret: 500, text: { zh_cn: '数据库 shop 未及时返回' } });
      expect(order).toEqual(['another call', 'update']);
      other.exec('rollback');
      other.close();
      expect((await call('Shop.Goods.GetList')).ret).toBe(200);
    });
  } else {
    it('calls stored procedures with bound values', async () => {
      expect(await rows().procedure('shop', 'doubled', [4])).toEqual([{ n: 4, twice: 8, moment: '2024-02-29' }]);
      if (external.kind === 'postgres') expect(await rows().procedure('shop', 'swap', [1, 2])).toEqual([{ a: 2, b: 1 }]);
      await expect(rows().procedure('shop', 'no_such', [])).rejects.toMatchObject({ ret: 400 });
      await expect(rows().procedure('shop', 'doubled(1); drop table goods', [])).rejects.toMatchObject({ ret: 400 });
      await expect(rows().procedure('shop', 'doubled', ['1); drop table goods; --'])).rejects.toMatchObject({ ret: 400 });
    });

    it('ends a query that takes too long, and goes on answering', async () => {
      await expect(rows().procedure('shop', 'slow', [])).rejects.toMatchObject({ ret: 500, text: { zh_cn: '数据库 shop 未及时返回' } });
      expect((await call('Shop.Invoice.GetList')).ret).toBe(200);
    });

    it('ends connections at any time: the call that has one is refused, the next one has another', async () => {
      const isPostgres = external.kind === 'postgres';
      const others = isPostgres
        ? `select pid as id, wait_event as doing from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
        : `select id, state as doing from information_schema.processlist where db = database() and id <> connection_id()`;
      const cut = async () => {
        for (const { id } of await external.run(others)) {
          // One that was about to go has gone by itself.
          await external.run(isPostgres ? `select pg_terminate_backend(${id}, 60000)` : `kill ${id}`).catch((error: Error) => {
            if (!error.message.includes('Unknown thread id')) throw error;
          });
        }
        await until(
          () => external.run(others),
          (left) => left.length === 0,
        );
        // The news must come here.
        await sleep(100);
      };
      const isUsable = async () => expect(await rows().count('shop.goods', {})).toBeGreaterThanOrEqual(0);
      const refused = { ret: 500, text: { zh_cn: '数据库 shop 暂时不可用' } };
      await isUsable();
      await cut();
      await isUsable();
      const between = rows().transact('shop', async (rowsOf) => {
        const goods = await rowsOf('shop.goods');
        await goods.count({});
        await cut();
        return goods.count({});
      });
      await expect(between).rejects.toMatchObject(refused);
      const slow = rows().procedure('shop', 'slow', []);
      slow.catch(() => undefined);
      await until(
        () => external.run(others),
        (found) => found.some(({ doing }) => doing === (isPostgres ? 'PgSleep' : 'User sleep')),
      );
      await cut();
      await expect(slow).rejects.toMatchObject(refused);
      await isUsable();
    });

    it('tells an administrator why a connection fails, and the caller of an interface nothing but that it does', async () => {
      const attempts: [Record<string, string | number>, RegExp][] = [
        // The test's PostgreSQL trusts every password.
        [external.kind === 'postgres' ? { account: 'nobody_here' } : { password: 'wrong-password-1' }, /账号或密码/],
        [{ name: 'no_such_database' }, /数据库不存在|账号或密码/],
        [{ port: 1 }, /内部网络/],
        [{ host: 'localhost', port: 1 }, /内部网络/],
        [{ tls: 'true' }, /加密连接/],
      ];
      for (const [index, [change, reason]] of attempts.entries()) {
        const { id } = await done(server.admin<{ id: number }>('Admin.DatabaseConfig.Add', config({ service_name: `broken${index}`, ...change })));
        const answer = await server.admin('Admin.DatabaseConfig.Test', { id });
        expect([answer.ret, answer.msg], JSON.stringify(change)).toEqual([400, expect.stringMatching(reason)]);
        expect(answer.msg).not.toContain('127.0.0.1');
        await expect(rows().count(`broken${index}.goods`, {})).rejects.toMatchObject({ ret: 500, text: { zh_cn: `数据库 broken${index} 暂时不可用` } });
      }
      expect((await offered()).silent.map(({ database }) => database)).toEqual(attempts.map((_attempt, index) => `broken${index}`));
      for (const host of ['/var/run/postgresql', 'a b', '', 'x/../y']) {
        expect((await server.admin('Admin.DatabaseConfig.Add', config({ service_name: 'socket', host }))).ret, host).toBe(400);
      }
    });
  }

  it('is reached anew as soon as its configuration changes, and not at all when it is switched off', async () => {
    const current = async () => done(server.admin<{ rev: number }>('Admin.DatabaseConfig.Get', { id: configId }));
    await done(server.admin('Admin.DatabaseConfig.Edit', { id: configId, ...config({ table_prefix: 'in' }), password: '', rev: (await current()).rev }));
    expect(await rows().count('shop.voice', {})).toBe(2);
    await expect(rows().count('shop.invoice', {})).rejects.toMatchObject({ ret: 404 });
    await done(server.admin('Admin.DatabaseConfig.Edit', { id: configId, rev: (await current()).rev, clear: ['table_prefix'] }));
    expect(await rows().count('shop.invoice', {})).toBe(2);
    await done(server.admin('Admin.DatabaseConfig.Disable', { id: configId }));
    expect((await call('Shop.Invoice.GetList')).ret).toBe(404);
    await done(server.admin('Admin.DatabaseConfig.Enable', { id: configId }));
    expect((await call('Shop.Invoice.GetList')).data).toMatchObject({ total: 2 });
    expect((await server.admin('Admin.DatabaseConfig.Remove', { id: configId })).ret).toBe(409);
  });

  it('drops no call while its configuration changes', async () => {
    let isOver = false;
    const rets: number[] = [];
    const calling = (async () => {
      do rets.push((await call('Shop.Invoice.GetList')).ret);
      while (!isOver);
    })();
    for (let round = 0; round < 5; round++) {
      const { rev } = await done(server.admin<{ rev: number }>('Admin.DatabaseConfig.Get', { id: configId }));
      await done(server.admin('Admin.DatabaseConfig.Edit', { id: configId, rev, description: `round ${round}` }));
    }
    isOver = true;
    await calling;
    expect(new Set(rets)).toEqual(new Set([200]));
  });
});
