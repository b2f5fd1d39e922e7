import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { DailyUsage } from '../../../plugins/limits/server/daily/daily-usage.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, rawCall, type TestServer } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp } from '../apps/open-caller.ts';

const service = 'Limits.Calc.Add';

describeOnDatabases('limits of calls', (database) => {
  let server: TestServer;
  let account: number;

  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'open' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    account = await addAccount('chen');
  });
  afterAll(() => server?.close());

  const addAccount = async (username: string): Promise<number> =>
    (await done(server.admin<{ id: number }>('Admin.User.AddMember', { username, password: 'secret-12', level: 100 }))).id;
  const ask = async (app: TestApp) => {
    const response = await rawCall(server.address, { service, ...signed(app, service, { a: '2' }) });
    const { ret, msg } = (await response.json()) as { ret: number; msg: string };
    return { ret, msg, header: (name: string) => response.headers.get(name) };
  };
  const rets = async (app: TestApp, calls: number) => {
    const found: number[] = [];
    for (let call = 0; call < calls; call++) found.push((await ask(app)).ret);
    return found;
  };
  const setGlobal = async (rate: string) => {
    const { rev = 0 } = (await server.admin<{ rev: number }>('Admin.LimitSetting.Get')).data ?? {};
    await done(server.admin('Admin.LimitSetting.Edit', { rate, rev }));
  };
  const edit = async (call: string, id: number, rate: string) => {
    const record = await done(server.admin<{ rev: number }>(`${call.replace(/Edit/, 'Get')}`, { id }));
    await done(server.admin(call, { id, rev: record.rev, rate }));
  };

  test('an app without any limit is told of none', async () => {
    const { ret, header } = await ask(await addApp(server, { account_id: account }));
    expect([ret, header('ratelimit'), header('x-ratelimit-limit')]).toEqual([200, null, null]);
  });

  test('apps of one account share what the platform allows it, and the refusal says when to come back', async () => {
    await setGlobal('3/h');
    const [one, other] = [await addApp(server, { account_id: account }), await addApp(server, { account_id: account })];
    const first = await ask(one);
    expect([first.ret, first.header('ratelimit-policy'), first.header('ratelimit')]).toEqual([
      200,
      '"global";q=3;w=3600',
      expect.stringMatching(/^"global";r=2;t=\d+$/),
    ]);
    expect([...(await rets(other, 2)), ...(await rets(one, 1))]).toEqual([200, 200, 410]);
    const refused = await ask(other);
    expect(refused.ret).toBe(410);
    expect(refused.msg).toContain('每 3600 秒最多 3 次');
    expect(Number(refused.header('retry-after'))).toBeGreaterThan(3_500);
    expect([refused.header('x-ratelimit-limit'), refused.header('x-ratelimit-remaining')]).toEqual(['3', '0']);
    const stranger = await addApp(server, { account_id: await addAccount('lin') });
    expect(await rets(stranger, 1)).toEqual([200]);
  });

  test('the nearest rate decides: app before account, level, interface and platform', async () => {
    const owner = await addAccount('wu');
    const app = await addApp(server, { account_id: owner });
    const policy = async () => (await ask(app)).header('ratelimit-policy');
    await setGlobal('1000/h');
    expect(await policy()).toBe('"global";q=1000;w=3600');
    const setting = await done(server.admin<{ items: { id: number }[] }>('Admin.ServiceSetting.List', { search: service }));
    await edit('Admin.ServiceSetting.Edit', setting.items[0]?.id ?? 0, '900/h');
    expect(await policy()).toBe('"interface";q=900;w=3600');
    const levels = await done(server.admin<{ items: { id: number; level: number }[] }>('Admin.Level.List'));
    const level = levels.items.find((one) => one.level === 100)?.id ?? 0;
    await edit('Admin.Level.Edit', level, '800/h');
    expect(await policy()).toBe('"level";q=800;w=3600');
    const member = await done(server.admin<{ rev: number }>('Admin.User.GetMember', { id: owner }));
    await done(server.admin('Admin.User.EditMember', { id: owner, rev: member.rev, rate: '700/h' }));
    expect(await policy()).toBe('"account";q=700;w=3600');
    await edit('Admin.App.Edit', app.id, '2/10min+1');
    expect(await policy()).toBe('"app";q=2;w=600');
    expect(await rets(app, 3)).toEqual([200, 200, 410]);
    await edit('Admin.App.Edit', app.id, 'unlimited');
    expect(await policy()).toBe(null);
    await edit('Admin.Level.Edit', level, '');
  });

  test('the calls of a day are told beside the rate, and end with 415', async () => {
    await setGlobal('');
    const app = await addApp(server, { account_id: await addAccount('zhao'), limit_mode: 'limited', daily_limit: 2, rate: '50/h' });
    const first = await ask(app);
    expect(first.header('ratelimit-policy')).toBe('"app";q=50;w=3600, "day";q=2;w=86400');
    expect(first.header('x-ratelimit-remaining')).toBe('1');
    expect(await rets(app, 2)).toEqual([200, 415]);
    expect((await ask(app)).header('retry-after')).toMatch(/^\d+$/);
  });

  test.skipIf(database.dialect === 'sqlite')('two instances that count the same apps in opposite orders do not stop each other', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => 900_000 + index);
    const usages = [new DailyUsage(await database.open()), new DailyUsage(await database.open())];
    for (let turn = 0; turn < 5; turn++) {
      await Promise.all(
        usages.map(async (usage, index) => {
          for (const number of index === 0 ? numbers : numbers.toReversed()) await usage.take(number, null);
        }),
      );
      await Promise.all(usages.map((usage) => usage.flush()));
    }
    await Promise.all(usages.map((usage) => usage.stop()));
    const { read } = server.platform.database;
    const rows = await read.selectFrom('app_usage').select('count').where('app_id', 'in', numbers).execute();
    expect(rows.map(({ count }) => Number(count))).toEqual(numbers.map(() => 10));
  });

  test('what is no rate is refused with what is', async () => {
    const answer = await server.admin('Admin.User.AddMember', { username: 'sun', password: 'secret-12', level: 100, rate: 'often' });
    expect(answer.ret).toBe(400);
    expect(JSON.stringify(answer.data)).toContain('600/min+50');
  });
});
