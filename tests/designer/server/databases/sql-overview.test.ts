import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlAnswer } from '../../../../designer/calls/sql-calls.ts';
import type { FieldFile, ScreenFile } from '../../../../engine/core/descriptor/file-types.ts';
import { anyTable } from '../../../../engine/server/kernel/ports/database.ts';
import { enter } from '../../../helpers/accounts.ts';
import { both } from '../../../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../../../helpers/server.ts';
import { done } from '../../../plugins/apps/open-caller.ts';
import { canary, externalDatabases } from './external-databases.ts';

const key = { sqlite: 'integer primary key autoincrement', postgres: 'bigserial primary key', mysql: 'bigint auto_increment primary key' };
const bytes = { sqlite: "x'00ff10'", postgres: "'\\x00ff10'::bytea", mysql: "x'00ff10'" };
const blob = { sqlite: 'blob', postgres: 'bytea', mysql: 'varbinary(20)' };
/** Never ends by itself. */
const runaway = {
  sqlite: 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n',
  postgres: 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n',
  mysql: 'select count(*) from information_schema.columns a, information_schema.columns b, information_schema.columns c',
};
const writes = ["insert into tea (name) values ('x')", "update tea set name = 'x'", 'delete from tea', 'drop table tea', 'create table other (id integer)'];
const attacks: Record<'sqlite' | 'postgres' | 'mysql', string[]> = {
  sqlite: [
    "attach database '/etc/passwd' as other",
    'pragma journal_mode = delete',
    'pragma writable_schema = on',
    'pragma user_version = 7',
    'select * from pragma_database_list',
    "select load_extension('/tmp/x')",
    'select * from sqlite_dbpage',
    "vacuum into '/tmp/portico-stolen.db'",
    'begin immediate',
    'create temp table spare as select 1',
  ],
  postgres: [
    'set transaction read write',
    "copy tea to program 'touch /tmp/portico-owned'",
    "copy tea to '/tmp/portico-stolen'",
    "select pg_read_file('/etc/passwd')",
    "select set_config('transaction_read_only', 'off', false)",
    "select U&\"set\\005fconfig\"('role', 'postgres', false)",
    "select query_to_xml('select 1', true, false, '')",
    "do $$ begin execute 'set transaction read write'; execute 'delete from tea'; end $$",
    'with gone as (delete from tea returning *) select * from gone',
    'select * from tea for update',
    "explain analyze insert into tea (name) values ('x')",
    "select nextval('tea_id_seq')",
    'create extension dblink',
    'commit',
    'select * from pg_authid',
  ],
  mysql: [
    "select * from tea into outfile '/tmp/portico-stolen'",
    "select name from tea limit 1 into dumpfile '/tmp/portico-stolen'",
    "select load_file('/etc/passwd')",
    "select `load_file`('/etc/passwd')",
    '/*!50000 delete from tea */',
    'select 1 /*M! union select 2 */',
    'set session transaction read write',
    'start transaction read write',
    'select * from mysql.user',
    'show grants',
    'show create user',
    "load data local infile '/etc/passwd' into table tea",
    'lock tables tea write',
    'prepare p from "delete from tea"',
  ],
};

describe.each(externalDatabases())('SQL of people on $kind', (external) => {
  const { kind } = external;
  let server: TestServer;
  let fields: Record<string, string | number>;
  const logged: string[] = [];
  const ask = async (sql: string, input: Record<string, string | number | boolean> = {}, caller: Caller = server.admin) => {
    const answer = await caller<SqlAnswer>('Admin.Database.RunSql', { database: 'shop', sql, ...input });
    logged.push(JSON.stringify(answer));
    return answer;
  };
  const count = async () => Number((await external.run('select count(*) as teas from tea'))[0]?.teas);

  beforeAll(async () => {
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    server = await openServer();
    fields = await external.create(server.platform.config.dataFolder);
    await external.run(
      `create table tea (id ${key[kind]}, name varchar(200), picture ${blob[kind]})`,
      `insert into tea (name, picture) values ('龙井', ${bytes[kind]}), ('it''s; -- "tea"', null)`,
    );
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'shop', charset: 'UTF8', primary_key: 'id', ...fields }));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    await external.remove();
    for (const text of logged) expect(text).not.toContain(canary);
  });

  it('says of a change that nothing can be changed, also of one that begins as a reading does', async () => {
    const begun = {
      sqlite: "with one as (select 1) insert into tea (name) select 'x' from one",
      postgres: 'insert into tea (name) values (1)',
      mysql: 'delete from tea',
    };
    for (const sql of [begun[kind], "update tea set name = 'x'"])
      expect(await ask(sql), sql).toMatchObject({ ret: 400, msg: expect.stringContaining('只读方式') });
    expect(await count()).toBe(2);
  });

  it('answers rows with their columns, binary values and quoted names among them', async () => {
    const quote = kind === 'mysql' ? '`' : '"';
    const { data } = await ask(`select id, name, picture, name as ${quote}a;b --${quote} from tea order by id; -- the end`);
    expect(data?.columns.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'number'],
      ['name', 'text'],
      ['picture', 'binary'],
      ['a;b --', 'text'],
    ]);
    expect(data?.rows).toEqual([
      [1, '龙井', '0x00ff10', '龙井'],
      [2, 'it\'s; -- "tea"', null, 'it\'s; -- "tea"'],
    ]);
    expect(data?.is_cut).toBe(false);
  });

  it('takes one statement, and says where a second one begins', async () => {
    const answer = await ask("select ';' as semicolon;\n/* then */ delete from tea");
    expect(answer).toMatchObject({ ret: 400 });
    expect(answer.msg).toContain('第 2 行');
    expect((await ask('select 1 as one; ')).data?.rows).toEqual([[1]]);
    for (const empty of [' ;', '-- nothing', '/* nothing']) expect((await ask(empty)).ret).toBe(400);
  });

  it.each([...writes, ...attacks[kind]])('refuses to read by: %s', async (sql) => {
    const answer = await ask(sql);
    expect(answer.ret, answer.msg).toBe(400);
    expect(answer.msg).not.toMatch(/portico_outside|\/tmp\/|\/etc\//);
    expect(await count()).toBe(2);
    expect(['/tmp/portico-owned', '/tmp/portico-stolen', '/tmp/portico-stolen.db'].some((file) => existsSync(file))).toBe(false);
  });

  it('ends a statement that never would, and answers the next one', async () => {
    const answer = await ask(runaway[kind], { seconds: 1 });
    expect(answer).toMatchObject({ ret: 409 });
    expect(answer.msg).toContain('1 秒');
    expect((await ask('select count(*) from tea')).data?.rows).toEqual([[2]]);
  });

  it('keeps nothing of a statement for the next one', async () => {
    expect((await ask('create temporary table hidden_tea as select 7 as seven', { mode: 'write' })).ret).toBe(200);
    expect((await ask('select * from hidden_tea')).ret).toBe(400);
    expect(await ask("update tea set name = 'x'")).toMatchObject({ ret: 400, msg: expect.stringContaining('只读方式') });
    const copied = await ask("insert into tea (name) select 'x' from hidden_tea", { mode: 'write' });
    expect(copied).toMatchObject({ ret: 400, msg: expect.stringContaining('hidden_tea') });
  });

  it('cuts long lists, and ends what is too big to send', async () => {
    const many = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 900) select * from n';
    expect((await ask(many, { rows: 3 })).data).toMatchObject({ rows: [[1], [2], [3]], is_cut: true });
    const huge = {
      sqlite: 'select hex(zeroblob(900000000))',
      postgres: "select repeat('x', 300000000)",
      mysql: many.replace('select *', "select repeat('x', 60000)"),
    };
    const answer = await ask(huge[kind], { rows: 1_000 });
    expect([200, 409]).toContain(answer.ret);
    expect(JSON.stringify(answer).length).toBeLessThan(20_000_000);
    expect((await ask('select 1')).data?.rows).toEqual([[1]]);
  });

  it('tells a plan', async () => {
    expect((await ask('select * from tea where id = 1', { plan: true })).data?.rows.length).toBeGreaterThan(0);
  });

  it('tells what is wrong in a statement, and nothing of the configuration', async () => {
    const answer = await ask('select nothing from nowhere');
    expect(answer).toMatchObject({ ret: 400 });
    expect(answer.msg).toMatch(/nowhere|nothing/);
    for (const [name, value] of Object.entries(fields)) if (name !== 'kind' && name !== 'name') expect(answer.msg).not.toContain(String(value));
  });

  it('writes for super admins alone, and remembers and audits every statement', async () => {
    const { call: clerk } = await enter(server, 'sql-clerk', 200);
    expect((await ask("insert into tea (name) values ('by a clerk')", { mode: 'write' }, clerk)).ret).toBe(401);
    expect((await ask("insert into tea (name) values ('红茶')", { mode: 'write' })).data).toMatchObject({ changed: 1 });
    expect(await count()).toBe(3);
    expect((await ask("delete from tea where name = '红茶'", { mode: 'write' })).data).toMatchObject({ changed: 1 });
    const { items } = await done(server.admin<{ items: { sql: string; mode: string; outcome: string }[] }>('Admin.Database.SqlHistory'));
    expect(items[0]).toMatchObject({ sql: "delete from tea where name = '红茶'", mode: 'write', outcome: 'done' });
    const audited = await server.platform.database.read.selectFrom('audit').select('after').where('verb', '=', 'RunSql').execute();
    expect(audited.length).toBeGreaterThanOrEqual(items.length);
    if (kind === 'sqlite') expect(readdirSync(join(server.platform.config.dataFolder, 'databases')).some((file) => file.endsWith('-journal'))).toBe(false);
  });
});

describe('SQL on the platform’s own embedded database', () => {
  let server: TestServer;
  const ask = (sql: string, input: Record<string, string> = {}, caller: Caller = server.admin) => caller<SqlAnswer>('Admin.Database.RunSql', { sql, ...input });

  beforeAll(async () => {
    server = await openServer();
    await done(
      server.admin('Admin.DatabaseConfig.Add', {
        ...{
          service_name: 'far',
          kind: 'mysql',
          host: 'db.example.com',
          account: 'reader',
          password: canary,
          name: 'shop',
          charset: 'UTF8',
          primary_key: 'id',
        },
      }),
    );
  });
  afterAll(() => server?.close());

  it('reads records, but no secret of any', async () => {
    const { data } = await ask('select service_name, account, password, host from database_config');
    expect(data?.rows).toEqual([['far', 'reader', null, 'db.example.com']]);
    expect((await ask("select count(*) from database_config where password > ''")).data?.rows).toEqual([[0]]);
    for (const trick of ['length(password)', 'hex(password)', 'json_object(password, 1)', '(select max(p) from (select password as p from database_config))']) {
      const rows = JSON.stringify((await ask(`select ${trick} from database_config`)).data?.rows ?? null);
      expect(rows).not.toMatch(/sealed|[1-9]\d/);
    }
  });

  it('shows no table that nobody is shown: sessions, accounts, settings, audit', async () => {
    const { data } = await ask("select name from sqlite_master where type = 'table'");
    const names = data?.rows.map(([name]) => String(name)) ?? [];
    const answers = await Promise.all(names.map(async (name) => ({ name, answer: await ask(`select * from "${name}"`, {}) })));
    const closed = answers.filter(({ answer }) => answer.ret !== 200).map(({ name }) => name);
    expect(closed).toEqual(expect.arrayContaining(['session', 'setting', 'audit']));
    const shown = JSON.stringify(answers.map(({ answer }) => answer.data));
    expect(shown).not.toContain(canary);
    expect(shown).not.toMatch(/scrypt|argon|sealed"|"sealed/);
    expect(shown).not.toContain(server.admin.token);
  });

  it('shows nothing of what was written beside a text, before it turned secret or after', async () => {
    const text: FieldFile = { type: 'string', label: both('Text') };
    const live = async (code: FieldFile) => {
      const schema: ScreenFile['schema'] = { type: 'object', properties: { code, note: text } };
      const voucher: ScreenFile = { name: 'voucher', label: both('Voucher'), schema, list: { columns: ['note'], search: ['note', 'code'] } };
      if (code.format) delete voucher.list!.search;
      writeFileSync(join(server.schemas, 'voucher.json'), JSON.stringify(voucher));
      await until(
        async () => server.platform.screens.find('voucher')?.fields.find(({ name }) => name === 'code'),
        (field) => field?.schema.maxLength === code.maxLength,
      );
    };
    await live({ ...text, maxLength: 20 });
    await done(server.admin('Admin.Voucher.Add', { code: '重庆银行', note: '左岸' }));
    // Too long for an index: nobody writes what goes with it any more.
    await live({ ...text, maxLength: 5_000 });
    await server.platform.database.transact((query) => anyTable(query).updateTable('voucher').set({ code: null }).execute());
    await live({ ...text, format: 'secret', maxLength: 4_000 });
    const { columns, rows } = await done(ask('select *, note as again from voucher'));
    expect(JSON.stringify(rows)).not.toMatch(/重庆|chongqing|cqyh/);
    const names = columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['id', 'code', 'note', 'again']));
    expect(names.filter((name) => name.includes('__'))).toEqual([]);
    expect(rows[0]?.length).toBe(names.length);
    expect((await ask('select code__order, code__pinyin from voucher')).data?.rows).toEqual([[null, null]]);
  });

  it('is for super admins, and only read', async () => {
    expect((await ask("update article set title = 'x'")).ret).toBe(400);
    expect((await ask("update article set title = 'x'", { mode: 'write' })).ret).toBe(401);
    const { call: clerk } = await enter(server, 'sql-reader', 200);
    expect((await ask('select 1', {}, clerk)).ret).toBe(401);
  });
});

const administrator = process.env.PORTICO_TEST_POSTGRES;

describe.skipIf(!administrator)('SQL with the account of a server’s administrator', () => {
  it('gives its might up to read, and writes nothing', async () => {
    const { hostname, port, username } = new URL(administrator!);
    process.env.PORTICO_OUTBOUND_ALLOW = `${hostname}:${port}`;
    const server = await openServer();
    try {
      const config = { service_name: 'root', kind: 'postgres', host: hostname, port, account: username, name: 'postgres', charset: 'UTF8', primary_key: 'id' };
      await done(server.admin('Admin.DatabaseConfig.Add', config));
      const ask = (sql: string, mode = 'read') => server.admin<SqlAnswer>('Admin.Database.RunSql', { database: 'root', sql, mode });
      expect((await ask('select current_user')).data?.rows).toEqual([['pg_read_all_data']]);
      // Not among the names that are refused by reading: the role may not.
      expect((await ask('select pg_logdir_ls()')).ret).toBe(400);
      expect((await ask('select pg_rotate_logfile()')).ret).toBe(400);
      expect((await ask('create table owned (id integer)', 'write')).ret).toBe(401);
    } finally {
      delete process.env.PORTICO_OUTBOUND_ALLOW;
      await server.close();
    }
  });
});
