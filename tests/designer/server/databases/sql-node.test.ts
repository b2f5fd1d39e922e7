import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phpSupportFiles } from '../../../../designer/codegen/php/support-files.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { sqlParameters, sqlRequest, sqlValues } from '../../../../designer/nodes/sql/model/sql-settings.ts';
import { enter } from '../../../helpers/accounts.ts';
import { type Caller, openServer, type TestServer } from '../../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../../plugins/apps/open-caller.ts';
import { phpPlace, runPhpOn } from '../../codegen/php-database.ts';
import { drawn } from '../../nodes/drawn.ts';
import { externalDatabases } from './external-databases.ts';

const parameters = (['customer:string', 'since:date', 'least:float', 'paid:boolean', 'most:integer'] as const).map((text) => {
  const [name = '', type = 'string'] = text.split(':');
  return { name, type };
});
const found = {
  database: 'shop',
  statement: `select number, customer, amount, day, paid, ':none?' as note from asked_orders
where (customer = :customer or :customer is null) and day >= :since and amount >= :least and paid = :paid order by number limit :most;`,
  parameters,
  columns: [
    { name: 'number', type: 'integer' },
    { name: 'customer', type: 'string' },
    { name: 'amount', type: 'float' },
    { name: 'day', type: 'date' },
    { name: 'paid', type: 'boolean' },
    { name: 'note', type: 'string' },
  ],
};
const casts = found.statement.replaceAll(':customer', 'cast(:customer as text)');

function asking(service: string, settings: Record<string, unknown>): InterfaceDefinition {
  return drawn({
    service,
    parameters: parameters.map(({ name, type }) => ({ name, type: type as 'string' })),
    nodes: { found: { type: 'sql', settings: settings as never } },
    edges: [...sqlParameters(settings).map(({ name }) => `${name}.value -> found.${name}`), 'found.rows -> return.rows'],
  });
}

describe.each(externalDatabases())('an SQL node on $kind', (external) => {
  let server: TestServer;
  let designer: Caller;
  let access_token: string;
  let id: number;
  let fields: Record<string, string | number>;
  // PostgreSQL wants to know the type of a value that is compared with nothing but null.
  const settings = external.kind === 'postgres' ? { ...found, statement: casts } : found;
  const definition = asking('Shop.Asked.Run', settings);

  beforeAll(async () => {
    if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
    server = await openServer();
    fields = await external.create(server.platform.config.dataFolder);
    await external.run(
      `create table asked_orders (number integer primary key, customer varchar(40), amount numeric(10,2), day ${external.kind === 'sqlite' ? 'text' : 'date'}, paid boolean)`,
      ...[
        [1, "'茶🍵 o''k'", 9.5, "'2024-02-29'", true],
        [2, "'b'", 10, "'2024-03-01'", true],
        [3, 'null', 11.25, "'2024-03-02'", true],
        [4, "'b'", 8, "'2024-03-03'", false],
      ].map((row) => `insert into asked_orders values (${row.join(', ')})`),
    );
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'shop', charset: 'UTF8', primary_key: 'id', tls: false, ...fields }));
    const entered = await enter(server, 'sql_designer', 200);
    await done(server.admin('Admin.Permission.Grant', { account_id: entered.id, nodes: ['/techzones/design/design'] }));
    designer = entered.call;
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    await external.remove();
  });

  const ask = (input: Record<string, string>) =>
    server.call('Shop.Asked.Run', { access_token, since: '2024-01-01', least: '9.5', paid: 'true', most: '10', ...input });
  const numbers = async (input: Record<string, string>) => ((await ask(input)).data as { rows: { number: number }[] }).rows.map(({ number }) => number);
  const run = (changed: Record<string, unknown>, values: Record<string, unknown> = {}) =>
    server.admin<{ ret: number; msg: string; data: unknown }>('Admin.Interface.TestRun', {
      definition: asking('Shop.Tried.Run', { ...settings, ...changed }),
      parameters: { since: '2024-01-01', least: 0, paid: true, most: 10, ...values },
    });

  it('is put in by a super admin alone, and published by others as it is', async () => {
    const refused = await designer('Admin.Interface.Save', { definition });
    expect(refused).toMatchObject({ ret: 401, msg: expect.stringContaining('超级管理员') });
    expect(await designer('Admin.Interface.TestRun', { definition, parameters: {} })).toMatchObject({ ret: refused.ret });
    const saved = await done(server.admin<{ id: number; rev: number }>('Admin.Interface.Save', { definition }));
    id = saved.id;
    const another = { ...definition, title: 'Another title', rev: saved.rev };
    const resaved = await done(designer<{ rev: number }>('Admin.Interface.Save', { id, rev: saved.rev, definition: another }));
    const changed = asking('Shop.Asked.Run', { ...settings, rows: 500 });
    expect(await designer('Admin.Interface.Save', { id, rev: resaved.rev, definition: changed })).toMatchObject({ ret: refused.ret });
    await done(designer('Admin.Interface.Publish', { id, rev: resaved.rev }));
  });

  it('answers rows with bound values, whatever stands in them', async () => {
    expect((await ask({ most: '1' })).data).toEqual({
      rows: [{ number: 1, customer: "茶🍵 o'k", amount: 9.5, day: '2024-02-29', paid: true, note: ':none?' }],
    });
    expect(await numbers({})).toEqual([1, 2, 3]);
    expect(await numbers({ customer: "茶🍵 o'k" })).toEqual([1]);
    expect(await numbers({ customer: "' or 1=1 --" })).toEqual([]);
    expect(await numbers({ since: '2024-03-01', least: '10.5' })).toEqual([3]);
    expect(await numbers({ paid: 'false', least: '1' })).toEqual([4]);
  });

  it('is held by the database to what it may: reading, one statement, its rows and its columns', async () => {
    const tried = async (changed: Record<string, unknown>) => (await run(changed)).data as unknown as { ret: number; msg: string; data: { rows?: unknown[] } };
    expect(await tried({ rows: 2 })).toMatchObject({ ret: 500, msg: expect.stringContaining('2') });
    expect(await tried({ columns: [{ name: 'gone', type: 'string' }] })).toMatchObject({ ret: 500, msg: expect.stringContaining('gone') });
    expect(await tried({ columns: [{ name: 'customer', type: 'integer' }] })).toMatchObject({ ret: 500, msg: expect.stringContaining('customer') });
    const writing = 'with x as (select 1) select * from x where 1 = :most';
    expect(await tried({ statement: writing, columns: [{ name: 'gone', type: 'string' }] })).toMatchObject({ ret: 200, data: { rows: [] } });
    if (external.kind === 'postgres') {
      const hidden = 'with gone as (delete from asked_orders returning number) select number from gone where number < :most';
      expect((await tried({ statement: hidden, columns: [{ name: 'number', type: 'integer' }] })).ret).toBe(400);
    }
    expect((await external.run('select count(*) as n from asked_orders'))[0]).toMatchObject({ n: external.kind === 'postgres' ? '4' : 4 });
    const written = await tried({ statement: 'update asked_orders set amount = amount + :least where number <= :most', writes: true, columns: [] });
    expect(written).toMatchObject({ ret: 200, undone: 4 });
    const amounts = async () => Number((await external.run('select sum(amount) as n from asked_orders'))[0]?.n);
    expect(await amounts(), 'a run that is tried keeps nothing').toBe(38.75);
    const dropped = await tried({ statement: 'drop table asked_orders', writes: true, columns: [] });
    expect(dropped).toMatchObject(external.kind === 'mysql' ? { ret: 409, msg: expect.stringContaining('drop') } : { ret: 200 });
    expect(await amounts()).toBe(38.75);
  });

  it.skipIf(external.kind === 'sqlite')('leaves nothing behind of a stored procedure that a tried run calls', async () => {
    const body = 'insert into asked_entries values (7)';
    await external.run(
      'create table asked_entries (number integer)',
      external.kind === 'postgres' ? `create procedure asked_entry() language sql as $$ ${body} $$` : `create procedure asked_entry() ${body}`,
    );
    const definition = drawn({
      service: 'Shop.Entry.Run',
      nodes: { entry: { type: 'procedure', settings: { database: 'shop', name: 'asked_entry', parameters: [] } } },
      edges: ['entry.rows -> return.rows'],
    });
    const entries = async () => Number((await external.run('select count(*) as n from asked_entries'))[0]?.n);
    const tried = (await server.admin('Admin.Interface.TestRun', { definition, parameters: {} })).data;
    expect(tried).toMatchObject(external.kind === 'mysql' ? { ret: 409, msg: expect.stringContaining('asked_entry') } : { ret: 200 });
    expect(await entries()).toBe(0);
    expect((await server.admin('Admin.Interface.TestRun', { definition, parameters: {}, keep: true })).data).toMatchObject({ ret: 200 });
    expect(await entries()).toBe(1);
  });

  it('tells a run that is tried its columns, which a published one has to name', async () => {
    const untyped = { statement: 'select number from asked_orders where number <= :most order by number', columns: [] };
    expect((await run(untyped, { most: 2 })).data).toMatchObject({ ret: 200, data: { rows: [{ number: 1 }, { number: 2 }] } });
    const draft = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: asking('Shop.Untyped.Run', { ...settings, ...untyped }) }));
    expect((await server.admin('Admin.Interface.Publish', { id: draft.id })).ret).toBe(400);
  });

  it('is ended at its seconds, which is a failure of the call', async () => {
    const slow = { sqlite: 'with recursive c(x) as (select 1 union all select x + 1 from c) select count(*) as n from c', mysql: 'select sleep(60) as n' };
    const statement = external.kind === 'postgres' ? 'select 1 as n from pg_sleep(60)' : slow[external.kind];
    const definition = asking('Shop.Slow.Run', { ...settings, statement, seconds: 1, columns: [{ name: 'n', type: 'integer' }] });
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    const input = { since: '2024-01-01', least: '0', paid: 'true', most: '1' };
    const [tried, called] = await Promise.all([
      server.admin('Admin.Interface.TestRun', { definition, parameters: { ...input, least: 0, paid: true, most: 1 } }),
      server.call('Shop.Slow.Run', { access_token, ...input }),
    ]);
    expect(tried.data).toMatchObject({ ret: 409, msg: expect.stringContaining('1 秒') });
    expect(called).toMatchObject({ ret: 500, msg: '语句运行超过 1 秒，已中止' });
  });

  it('comes back with a former version by a super admin alone', async () => {
    const publish = async (body: InterfaceDefinition) => {
      const { rev } = await done(server.admin<{ rev: number }>('Admin.Interface.Get', { id }));
      await done(server.admin('Admin.Interface.Save', { id, rev, definition: { ...body, rev } }));
      return done(server.admin<{ bundle: string }>('Admin.Interface.Publish', { id }));
    };
    const { bundle } = await publish(definition);
    expect((await designer('Admin.Interface.Rollback', { id, bundle })).ret, 'it is served and stands in the draft').toBe(200);
    await publish(drawn({ service: 'Shop.Asked.Run', parameters: definition.parameters, edges: ['most.value -> return.most'] }));
    expect(await designer('Admin.Interface.Rollback', { id, bundle })).toMatchObject({ ret: 401, msg: expect.stringContaining('超级管理员') });
    const logged = await done(server.admin<{ items: { id: number; ret: number }[] }>('Admin.Interface.LoggedCalls', { id }));
    const log = logged.items.find(({ ret }) => ret === 200)?.id ?? 0;
    expect((await designer('Admin.Interface.Replay', { log })).ret).toBe(401);
    expect((await server.admin('Admin.Interface.Replay', { log })).ret).toBe(200);
    await done(server.admin('Admin.Interface.Rollback', { id, bundle }));
  });

  it('answers the same where PHP that is shipped runs it', () => {
    const place = phpPlace(fields, server.platform.config.dataFolder);
    if (!place) return;
    const values = { customer: null, since: '2024-01-01', least: 9.5, paid: true, most: 10 } as Record<string, unknown>;
    const question = (statement: string, bound: unknown[], columns: object = {}, most = 1, writes = false) => [
      'shop',
      statement,
      bound,
      columns,
      most,
      5,
      writes,
    ];
    const request = sqlRequest(settings);
    const answers = runPhpOn(place, phpSupportFiles(), asksAll, [
      question(
        request.statement,
        sqlValues(settings, (name) => values[name]),
        request.columns,
        100,
      ),
      question('delete from asked_orders where number > ?', [['most', 'integer', 0]]),
      question(
        'update asked_orders set amount = ? where number = ?',
        [
          ['least', 'float', 10.75],
          ['most', 'integer', 2],
        ],
        {},
        1,
        true,
      ),
      question('select 1 as one; update asked_orders set amount = 0', [], { one: 'integer' }, 1, true),
      question('select amount from asked_orders where amount >= ? order by number', [['least', 'float', 9.5]], { amount: 'float' }, 3),
      question('select amount from asked_orders where amount >= ? order by number', [['least', 'float', 9.5]], { amount: 'float' }, 2),
      question('select number from asked_orders where number = ?', [['most', 'integer', 'one']], { number: 'integer' }),
    ]);
    const row = { number: 1, customer: "茶🍵 o'k", amount: 9.5, day: '2024-02-29', paid: true, note: ':none?' };
    expect(answers).toEqual([
      {
        rows: [
          row,
          { ...row, number: 2, customer: 'b', amount: 10, day: '2024-03-01' },
          { ...row, number: 3, customer: null, amount: 11.25, day: '2024-03-02' },
        ],
        changed: 0,
      },
      'refused',
      { rows: [], changed: 1 },
      500,
      { rows: [{ amount: 9.5 }, { amount: 10.75 }, { amount: 11.25 }], changed: 0 },
      500,
      400,
    ]);
  });
});

const asksAll = `
  \\Portico\\Statement::$connection = function ($database) use ($pdo) { return $database === 'shop' ? $pdo : null; };
  $answer = array();
  foreach ($input as $question) {
    try {
      $answer[] = \\Portico\\Sql::ask(...$question);
    } catch (\\PDOException $error) {
      $answer[] = 'refused';
    } catch (\\Portico\\Failure $error) {
      $answer[] = $error->getCode();
    }
  }
`;
