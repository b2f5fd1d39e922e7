import { setTimeout as sleep } from 'node:timers/promises';
import { CompactEncrypt, importSPKI } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedProcedure } from '../../../../designer/calls/procedure-calls.ts';
import type { RowPage } from '../../../../designer/calls/row-calls.ts';
import { openSecret } from '../../../../engine/server/index.ts';
import { adminPassword, openServer, type TestServer, until } from '../../../helpers/server.ts';
import { done } from '../../../plugins/apps/open-caller.ts';
import { canary, externalDatabases } from './external-databases.ts';

interface TableRow {
  id: number;
  database: string;
  table_name: string;
  row_count: number | null;
  total_bytes: number | null;
  usable: boolean;
}
interface SessionRow {
  id: number;
  database: string;
  number: number | null;
  statement: string;
  is_live: boolean;
  note: { en: string } | null;
}

const key = { sqlite: 'integer primary key autoincrement', postgres: 'bigserial primary key', mysql: 'bigint auto_increment primary key' };

describe.each(externalDatabases())('Managing a $kind database', (external) => {
  const { kind } = external;
  let server: TestServer;
  let procedures = 0;
  let fields: Awaited<ReturnType<typeof external.create>>;
  const tables = async () =>
    (await done(server.admin<{ items: TableRow[] }>('Admin.DatabaseTables.List', { per_page: 100, filters: { database: 'shop' } }))).items;
  const tableOf = async (name: string) => (await tables()).find(({ table_name }) => table_name === name);
  const sessions = async () =>
    (await done(server.admin<{ items: SessionRow[] }>('Admin.DatabaseProcess.List', { per_page: 100, filters: { database: 'shop' } }))).items;

  beforeAll(async () => {
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    server = await openServer();
    fields = await external.create(server.platform.config.dataFolder);
    await external.run(
      `create table tea (id ${key[kind]}, name varchar(200) not null, password varchar(40))`,
      "insert into tea (name, password) values ('龙井', 'leaf-secret'), ('红茶', null)",
    );
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'shop', charset: 'UTF8', primary_key: 'id', ...fields }));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    await external.remove();
  });

  it('takes its password encrypted for the platform, and says when it cannot be read', async () => {
    const requested = await done(server.admin<{ key: string; stamp: string }>('Platform.Secret.Key'));
    const encrypted = async (text: string, { field = 'password', stamp = requested.stamp } = {}) => {
      const jwe = new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', field, stamp });
      return `jwe:${await jwe.encrypt(await importSPKI(requested.key, 'RSA-OAEP-256'))}`;
    };
    const password = String(fields.password ?? canary);
    const input = { ...{ charset: 'UTF8', primary_key: 'id', ...fields, service_name: 'sealed', description: 'x' }, password: await encrypted(password) };
    const { id, rev } = await done(server.admin<{ id: number; rev: number }>('Admin.DatabaseConfig.Add', input));
    const opened = async () => {
      const { password: sealed } = await server.platform.database.read
        .selectFrom('database_config')
        .select('password')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return openSecret(server.platform.keyring, sealed);
    };
    if (external.kind !== 'sqlite') expect(await opened()).toBe(password);
    expect((await server.admin('Admin.DatabaseConfig.Test', { id })).ret).toBe(200);
    const damaged = await server.admin<{ errors: { field: string }[] }>('Admin.DatabaseConfig.Edit', {
      id,
      rev,
      password: `${input.password.slice(0, -4)}AAAA`,
    });
    expect([damaged.ret, damaged.data?.errors.map(({ field }) => field)]).toEqual([400, ['password']]);
    expect((await server.admin('Admin.DatabaseConfig.Edit', { id, rev, password: 'jwe:nothing' })).ret).toBe(400);
    // Whoever finds one in a log cannot send it as something else, as somebody else or later.
    const another = await server.login('admin', adminPassword);
    expect((await another('Admin.DatabaseConfig.Edit', { id, rev, password: input.password })).ret).toBe(400);
    for (const bound of [{ field: 'app_secret' }, { stamp: requested.stamp.replace(/^\d+/, (at) => String(Number(at) - 601)) }, { stamp: '' }])
      expect((await server.admin('Admin.DatabaseConfig.Edit', { id, rev, password: await encrypted('x', bound) })).ret).toBe(400);
    await done(server.admin('Admin.DatabaseConfig.Edit', { id, rev, description: 'y' }));
    if (external.kind !== 'sqlite') expect(await opened()).toBe(password);
    const stored = JSON.stringify([
      await server.platform.database.read.selectFrom('audit').selectAll().execute(),
      await server.platform.database.read.selectFrom('request_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(canary);
    expect(stored).not.toContain(input.password.slice(0, 80));
    await done(server.admin('Admin.DatabaseConfig.Remove', { id }));
  });

  it('lists tables with their sizes', async () => {
    const tea = await tableOf('tea');
    expect(tea).toMatchObject({ database: 'shop', usable: true });
    expect(tea?.total_bytes).toBeGreaterThan(0);
    // Servers estimate, a file is counted by its pages.
    if (kind === 'sqlite') expect(tea?.row_count).toBe(2);
  });

  it('makes a table with an auto-increment key, and none whose name ends in a number', async () => {
    const columns = [{ name: 'title', type: 'string', required: true, max: 40 }];
    for (const table_name of ['shard_1', 'Upper', 'tea', 'x"; drop table tea; --']) {
      const answer = await server.admin('Admin.DatabaseTables.CreateTable', { database: 'shop', table_name, columns });
      expect(answer.ret, table_name).toBe(400);
    }
    await done(server.admin('Admin.DatabaseTables.CreateTable', { database: 'shop', table_name: 'cup', columns }));
    await external.run("insert into cup (title) values ('a'), ('b')");
    expect(await external.run('select id, title from cup order by id')).toMatchObject([{ title: 'a' }, { title: 'b' }]);
    expect((await tableOf('cup'))?.usable).toBe(true);
  });

  it('shows, adds, edits and removes rows, and hides what is private', async () => {
    const place = { database: 'shop', table: 'tea' };
    const list = async (input: Record<string, string | number> = {}) => done(server.admin<RowPage>('Admin.Database.Rows', { ...place, sort: 'id', ...input }));
    expect((await list()).items).toMatchObject([
      { id: 1, name: '龙井', password: '***' },
      { id: 2, name: '红茶', password: null },
    ]);
    expect((await list({ column: 'name', value: '红' })).items.map(({ id }) => id)).toEqual([2]);
    for (const column of ['password', "name' or '1'='1"])
      expect((await server.admin('Admin.Database.Rows', { ...place, column, value: 'leaf' })).ret).toBe(400);
    // The order would tell what is hidden, one comparison at a time.
    for (const sort of ['password', '-password']) expect((await server.admin('Admin.Database.Rows', { ...place, sort })).ret).toBe(400);
    const { id } = await done(server.admin<{ id: number }>('Admin.Database.SaveRow', { ...place, values: { name: "it's" } }));
    await done(server.admin('Admin.Database.SaveRow', { ...place, id, values: { name: '乌龙' } }));
    expect((await list()).items.at(-1)).toMatchObject({ id, name: '乌龙' });
    const seen = (await list()).items.at(-1)!;
    await external.run(`update tea set name = 'Oolong' where id = ${id}`);
    const stale = await server.admin('Admin.Database.SaveRow', { ...place, id, values: { name: 'x' }, seen });
    expect([stale.ret, stale.msg]).toEqual([409, expect.stringContaining('name')]);
    expect((await server.admin('Admin.Database.RemoveRow', { ...place, id, seen })).ret).toBe(409);
    await done(server.admin('Admin.Database.SaveRow', { ...place, id, values: { name: 'Assam' }, seen: (await list()).items.at(-1)! }));
    expect((await server.admin('Admin.Database.SaveRow', { ...place, id, values: { name: null } })).ret).toBe(400);
    expect((await server.admin('Admin.Database.SaveRow', { ...place, id, values: { password: 'x' } })).ret).toBe(400);
    await done(server.admin('Admin.Database.RemoveRow', { ...place, id }));
    expect((await server.admin('Admin.Database.RemoveRow', { ...place, id })).ret).toBe(404);
  });

  it.skipIf(kind === 'sqlite')('reads and writes moments that have an offset in China’s time', async () => {
    const isPostgres = kind === 'postgres';
    await external.run(
      ...(isPostgres ? [] : ["set time_zone = '+00:00'"]),
      `create table moment (id ${key[kind]}, made ${isPostgres ? 'timestamptz' : 'timestamp null'})`,
      `insert into moment (made) values ('2024-02-29 16:30:00${isPostgres ? '+00' : ''}')`,
    );
    const place = { database: 'shop', table: 'moment' };
    expect((await done(server.admin<RowPage>('Admin.Database.Rows', place))).items).toMatchObject([{ made: '2024-03-01 00:30:00' }]);
    await done(server.admin('Admin.Database.SaveRow', { ...place, id: 1, values: { made: '2024-03-01 08:00:00' } }));
    const seconds = isPostgres ? 'extract(epoch from made)::int' : 'unix_timestamp(made)';
    expect(await external.run(`select ${seconds} as seconds from moment`)).toMatchObject([{ seconds: Date.UTC(2024, 2, 1) / 1_000 }]);
    await external.run('drop table moment');
  });

  it('renames and drops a table after it has been copied, and none that an interface uses', async () => {
    const act = (verb: string, id: number | undefined, input: Record<string, string> = {}) =>
      server.admin<{ backup: string | null }>(`Admin.DatabaseTables.${verb}`, { id: Number(id), ...input });
    const cup = await tableOf('cup');
    expect((await act('RenameTable', cup?.id, { new_name: 'tea' })).ret).toBe(400);
    expect((await act('RenameTable', cup?.id, { new_name: 'mug_2' })).ret).toBe(400);
    const renamed = await done(act('RenameTable', cup?.id, { new_name: 'mug' }));
    expect(await external.run(`select title from ${renamed.backup} order by title`)).toMatchObject([{ title: 'a' }, { title: 'b' }]);
    const mug = await tableOf('mug');
    await done(
      server.admin('Admin.Interface.PublishData', {
        table: { database: 'shop', name: 'mug', columns: [{ name: 'title', type: 'string' }] },
        namespace: 'Shop',
        class: 'Mug',
        title: '杯',
      }),
    );
    expect((await act('DropTable', mug?.id)).ret).toBe(409);
    const tea = await tableOf('tea');
    const dropped = await done(act('DropTable', tea?.id));
    expect(await tableOf('tea')).toBeUndefined();
    expect(await external.run(`select count(*) as teas from ${dropped.backup}`)).toMatchObject([{ teas: expect.anything() }]);
    const backup = await tableOf(String(dropped.backup));
    expect(await done(act('DropTable', backup?.id))).toEqual({ backup: null });
  });

  it.skipIf(kind === 'sqlite')('shows what the server runs, and ends it', async () => {
    const slow = kind === 'postgres' ? 'select pg_sleep(60)' : 'select sleep(60)';
    const ending = server.admin('Admin.Database.RunSql', { database: 'shop', sql: slow, seconds: 60 });
    const find = async () => (await sessions()).find(({ statement }) => statement.includes('sleep(60)'));
    await until(find, (found) => found !== undefined);
    const found = await find();
    const known =
      kind === 'postgres'
        ? "select pid as number from pg_stat_activity where backend_type = 'client backend'"
        : 'select id as number from information_schema.processlist';
    expect((await external.run(known)).map(({ number }) => Number(number))).toContain(found?.number);
    expect((await server.admin('Admin.DatabaseProcess.EndSession', { id: Number(found?.id) })).ret).toBe(200);
    const ended = await Promise.race([ending, sleep(20_000)]);
    expect(ended).toMatchObject({ data: null });
    await until(find, (one) => one === undefined);
    expect((await server.admin('Admin.DatabaseProcess.EndSession', { id: Number(found?.id) })).ret).not.toBe(200);
  });

  it.skipIf(kind !== 'sqlite')('says of SQLite that there are no processes and no procedures', async () => {
    expect((await sessions())[0]).toMatchObject({ is_live: false, note: { en: expect.stringContaining('SQLite has none') } });
    const answer = await server.admin('Admin.StoredProcedure.Save', { name: 'p', database: 'shop', definition: 'create procedure p() begin end' });
    expect(answer).toMatchObject({ ret: 400 });
    expect(answer.msg).toContain('SQLite');
  });

  describe.skipIf(kind === 'sqlite')('procedures', () => {
    const bodies = {
      postgres: (name: string, factor: number) =>
        `create or replace procedure ${name}(in wanted integer, inout answer integer) language plpgsql as $$ begin answer := wanted * ${factor}; end $$`,
      mysql: (name: string, factor: number) => `create procedure ${name}(in wanted int, in spare int)\nbegin\n  select wanted * ${factor} as answer;\nend`,
      sqlite: () => '',
    };
    const save = (input: Record<string, string | number | boolean>) =>
      server.admin<{ id: number; rev: number; ran: boolean; fault: string | null }>('Admin.StoredProcedure.Save', {
        database: 'shop',
        name: 'double_it',
        ...input,
      });
    const open = async (id: number) => done(server.admin<OpenedProcedure>('Admin.StoredProcedure.Open', { id }));

    it('are saved, run, called, and keep their last 20 edits', async () => {
      const first = await done(save({ definition: bodies[kind]('double_it', 2), run: true }));
      expect(first).toMatchObject({ ran: true, fault: null });
      procedures = first.id;
      const opened = await open(first.id);
      expect(opened.parameters[0]).toMatchObject({ name: 'wanted', mode: 'in' });
      const { rows } = await done(server.admin<{ rows: unknown[] }>('Admin.StoredProcedure.Test', { id: first.id, values: [21, 0] }));
      expect(rows).toMatchObject([{ answer: 42 }]);
      let { rev } = await done(save({ id: first.id, rev: first.rev, definition: bodies[kind]('double_it', 3), run: true, force: true }));
      const again = await done(server.admin<{ rows: unknown[] }>('Admin.StoredProcedure.Test', { id: first.id, values: [2, 0] }));
      expect(again.rows).toMatchObject([{ answer: 6 }]);
      expect((await save({ id: first.id, rev: first.rev, definition: bodies[kind]('double_it', 4) })).ret).toBe(409);
      for (let edit = 0; edit < 20; edit++) rev = (await done(save({ id: first.id, rev, definition: bodies[kind]('double_it', edit) }))).rev;
      const { edits } = await open(first.id);
      expect(edits).toHaveLength(20);
      expect(edits[0]?.definition).toContain('19');
    });

    it('have a name of their own in the whole platform, the one of their definition', async () => {
      expect((await save({ definition: bodies[kind]('double_it', 2) })).ret).toBe(409);
      expect((await save({ name: '', definition: 'x' })).ret).toBe(400);
      expect((await save({ name: 'other', definition: bodies[kind]('double_it', 2) })).msg).toContain('double_it');
      const wrong = await done(
        save({
          name: 'broken',
          definition: kind === 'postgres' ? 'create procedure broken() language sql as $$ selec 1 $$' : 'create procedure broken() selec 1',
          run: true,
        }),
      );
      expect(wrong).toMatchObject({ ran: false, fault: expect.any(String) });
      expect(wrong.fault).not.toContain(canary);
    });

    it.each([
      'drop table mug',
      'create table procedure_x (id int)',
      ...(kind === 'postgres'
        ? [
            'create procedure evil() language sql as $$ select 1 $$; drop table mug',
            'create function evil() returns int language c as $$x$$',
            'create function evil() returns int language plpython3u as $$x$$',
          ]
        : ['/*! drop table mug */ create procedure evil() select 1', "create definer='root'@'localhost' procedure evil() select 1"]),
    ])('are refused where the definition is another statement: %s', async (definition) => {
      expect((await save({ name: 'evil', definition, run: true })).ret).toBe(400);
      expect(await tableOf('mug')).toBeDefined();
    });

    it('are listed', async () => {
      const { items } = await done(server.admin<{ items: { id: number }[] }>('Admin.StoredProcedure.List', {}));
      expect(items.map(({ id }) => id)).toContain(procedures);
    });
  });

  it('keeps a sample of sizes a day', async () => {
    const schedule = server.platform.plugins.plugins.find(({ name }) => name === 'designer')?.schedules?.(server.platform)[0];
    const run = { number: 1, signal: new AbortController().signal, finish: () => Promise.reject(new Error('unused')) };
    // The schedule runs by itself too, and may have done so before the table was there.
    await server.platform.database.transact((query) => query.deleteFrom('database_size').execute());
    await schedule?.run(run);
    await schedule?.run(run);
    const rows = await server.platform.database.read.selectFrom('database_size').select(['database', 'table_name', 'total_bytes']).execute();
    expect(rows.filter(({ database, table_name }) => database === 'shop' && table_name === 'mug')).toHaveLength(1);
    expect(rows.some(({ database }) => database === 'platform')).toBe(true);
  });
});
