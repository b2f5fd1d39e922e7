import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { done } from '../../../plugins/apps/open-caller.ts';
import { drawn } from '../../nodes/drawn.ts';
import { externalDatabases } from './external-databases.ts';

interface Run {
  ret: number;
  msg: string;
}

describe.each(externalDatabases())('a test run that keeps nothing, on $kind', (external) => {
  let server: TestServer;
  let file: string;

  beforeAll(async () => {
    if (external.address) vi.stubEnv('PORTICO_OUTBOUND_ALLOW', external.address);
    server = await openServer();
    const fields = await external.create(server.platform.config.dataFolder);
    file = String(fields.name);
    await external.run('create table orders (number integer)', ...createdFirst[external.kind]);
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'shop', charset: 'UTF8', primary_key: 'id', ...fields }));
  });
  afterAll(async () => {
    await server?.close();
    await external.remove();
    vi.unstubAllEnvs();
  });

  const tried = async (statement: string, more: object = {}) => {
    const settings = { database: 'shop', statement, writes: true, seconds: 1, columns: [], ...more };
    const edges = [settings.writes ? 'sql.changed -> return.changed' : 'sql.rows -> return.rows'];
    const definition = drawn({ service: 'Shop.Tried.Run', nodes: { sql: { type: 'sql', settings } }, edges });
    return done(server.admin<Run>('Admin.Interface.TestRun', { definition, parameters: {} }));
  };
  const one = async (question: string) => Number(Object.values((await external.run(question))[0] ?? {})[0]);

  if (external.kind === 'sqlite') {
    it('leaves a file that can be read when a statement is ended amid its writing', async () => {
      const endless = 'with recursive r(n) as (select 1 union all select n + 1 from r) insert into orders select length(randomblob(9)) + n from r';
      expect(await tried(endless)).toMatchObject({ ret: 409, msg: expect.stringContaining('1 秒') });
      const reader = new DatabaseSync(join(server.platform.config.dataFolder, 'databases', file), { readOnly: true });
      expect(reader.prepare('select count(*) as n from orders').get()).toEqual({ n: 0 });
      reader.close();
      const columns = [{ name: 'n', type: 'integer' }];
      expect(await tried('select count(*) as n from orders', { writes: false, columns })).toMatchObject({ ret: 200, data: { rows: [{ n: 0 }] } });
    });
  }

  if (external.kind === 'postgres') {
    it.each(["select setval('numbers', 900)", 'select renumber()', 'insert into counted values (1)', 'insert into counted_view values (1)'])(
      'refuses what sets a sequence, by name or from within: %s',
      async (statement) => {
        expect(await tried(statement)).toMatchObject({ ret: 409, msg: expect.stringContaining('撤销') });
        expect(await one('select last_value from numbers')).toBe(1);
      },
    );

    it('undoes what a statement writes into a table without such a trigger', async () => {
      expect(await tried('insert into orders values (1)')).toMatchObject({ ret: 200, data: { changed: 1 } });
      expect(await one('select count(*) from orders')).toBe(0);
    });

    it('refuses a stored procedure that sets a sequence, and leaves nothing of its session to the next call', async () => {
      const definition = (name: string) =>
        drawn({
          service: 'Shop.Proc.Run',
          nodes: { entry: { type: 'procedure', settings: { database: 'shop', name, parameters: [] } } },
          edges: ['entry.rows -> return.rows'],
        });
      const run = (name: string, keep = false) => done(server.admin<Run>('Admin.Interface.TestRun', { definition: definition(name), parameters: {}, keep }));
      expect(await run('renumber')).toMatchObject({ ret: 409, msg: expect.stringContaining('renumber') });
      expect(await run('linger')).toMatchObject({ ret: 200 });
      expect(await run('linger', true)).toMatchObject({ ret: 200 });
      expect(
        await one("select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())"),
      ).toBe(0);
    });
  }

  if (external.kind === 'mysql') {
    it.each([
      'insert into ledger values (1)',
      'delete from `ledger` where number = 1',
      'insert into ledger_view values (1)',
      'insert into counted values (1)',
      'update orders set number = noted()',
      'select noted()',
      'select setval(numbers, 900)',
    ])('refuses what a storage engine without transactions would keep: %s', async (statement) => {
      expect(await tried(statement)).toMatchObject({ ret: 409, msg: expect.stringContaining('撤销') });
      expect(await one('select count(*) from ledger')).toBe(0);
    });

    it('refuses to write into a table whose trigger does', async () => {
      const definition = drawn({
        service: 'Shop.Counted.Run',
        nodes: { insert: { type: 'table', settings: { operation: 'insert', table: 'shop.counted', columns: [] } } },
        edges: ['insert.id -> return.id'],
      });
      expect(await done(server.admin<Run>('Admin.Interface.TestRun', { definition, parameters: {} }))).toMatchObject({
        ret: 409,
        msg: expect.stringContaining('counted'),
      });
      expect(await one('select count(*) from ledger')).toBe(0);
    });

    it('reads alone where it is to read, whatever a procedure would begin', async () => {
      for (const sql of ['call writing()', '/* read */ call writing()', 'analyze table orders']) {
        const answer = await server.admin('Admin.Database.RunSql', { database: 'shop', sql, mode: 'read' });
        expect(answer, sql).toMatchObject({ ret: 400, msg: expect.stringContaining('只读') });
      }
      expect(await one('select count(*) from orders')).toBe(0);
    });

    it('undoes what a statement writes elsewhere', async () => {
      expect(await tried('insert into orders values (1)')).toMatchObject({ ret: 200, data: { changed: 1 } });
      expect(await one('select count(*) from orders')).toBe(0);
    });

    it('leaves nothing of the session of a stored procedure to the next call: no lock, no open transaction', async () => {
      const definition = drawn({
        service: 'Shop.Proc.Run',
        nodes: { entry: { type: 'procedure', settings: { database: 'shop', name: 'linger', parameters: [] } } },
        edges: ['entry.rows -> return.rows'],
      });
      expect(await done(server.admin<Run>('Admin.Interface.TestRun', { definition, parameters: {}, keep: true }))).toMatchObject({ ret: 200 });
      expect(await one("select is_used_lock('lingering') is not null")).toBe(0);
      await external.run('set session innodb_lock_wait_timeout = 1', 'update orders_open set number = 2');
    });
  }
});

/** What a statement reaches without naming it. */
const createdFirst: Record<'sqlite' | 'postgres' | 'mysql', string[]> = {
  sqlite: [],
  postgres: [
    'create sequence numbers',
    'create table counted (number integer)',
    'create view counted_view as select number from counted',
    "create function renumber() returns integer language plpgsql as $$ begin perform setval('numbers', 5000); return 1; end $$",
    'create function on_counted() returns trigger language plpgsql as $$ begin perform renumber(); return new; end $$',
    'create trigger counting after insert on counted for each row execute function on_counted()',
    'create function linger() returns integer language plpgsql as $$ begin perform pg_advisory_lock(77); return 1; end $$',
  ],
  mysql: [
    'create table ledger (number integer) engine = MyISAM',
    'create view ledger_view as select number from ledger',
    'create sequence numbers',
    'create table counted (id integer auto_increment primary key, number integer)',
    'create trigger counting after insert on counted for each row insert into ledger values (1)',
    'create function noted() returns integer modifies sql data begin insert into ledger values (7); return 1; end',
    'create procedure writing() begin commit; set session transaction read write; insert into orders values (1); commit; end',
    'create table orders_open (number integer)',
    'insert into orders_open values (1)',
    "create procedure linger() begin start transaction; update orders_open set number = 3; select get_lock('lingering', 0); end",
  ],
};
