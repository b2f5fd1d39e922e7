import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { today } from '../../../plugins/limits/server/daily/daily-usage.ts';
import { usageNotices } from '../../../plugins/limits/server/daily/usage-notices.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, signed, type TestApp } from '../apps/open-caller.ts';

const service = 'Limits.Calc.Count';

describeOnDatabases('notices of the calls of a day', (place) => {
  let server: TestServer;
  let owner: { id: number; call: Caller };
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), visibility: 'open' };
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    owner = await enter(server, 'notice_owner', 100);
  });
  afterAll(() => server?.close());

  /** Calls until so many are counted, and looks as the schedule does, on two instances at once. */
  const callUpTo = async (app: TestApp, count: number) => {
    const used = async () => {
      const { database } = server.platform;
      const row = await database.read.selectFrom('app_usage').select('count').where('app_id', '=', app.id).where('date', '=', today()).executeTakeFirst();
      return Number(row?.count ?? 0);
    };
    for (let call = await used(); call < count; call++) expect((await server.call(service, signed(app, service, { a: '2' }))).ret).toBe(200);
    await until(used, (found) => found === count);
    const { run } = usageNotices(server.platform);
    const context = { signal: new AbortController().signal } as Parameters<typeof run>[0];
    await Promise.all([run(context), run(context)]);
  };
  const reported = async () => {
    const { items } = await done(owner.call<{ items: { text: { zh_cn: string } }[] }>('Platform.MyMessage.List', { sort: 'id' }));
    return items.map(({ text }) => JSON.stringify(text)).filter((text) => text.includes('今日'));
  };

  test('are told at 80, 95 and 100 %, each once a day, whoever looks how often', async () => {
    const app = await addApp(server, { account_id: owner.id, name: 'Nearing', limit_mode: 'limited', daily_limit: 20 });
    await callUpTo(app, 15);
    expect(await reported()).toEqual([]);
    await callUpTo(app, 16);
    await callUpTo(app, 18);
    expect(await reported()).toEqual([expect.stringMatching(/Nearing.*80%.*20.*4/)]);
    await callUpTo(app, 19);
    expect((await reported()).length).toBe(2);
    expect(await reported()).toContainEqual(expect.stringMatching(/Nearing.*95%/));
    await callUpTo(app, 20);
    expect((await server.call(service, signed(app, service, { a: '2' }))).ret).toBe(415);
    await callUpTo(app, 20);
    expect((await reported()).length).toBe(3);
  });

  test('that are passed at once are one, and apps without a limit have none', async () => {
    const before = (await reported()).length;
    await callUpTo(await addApp(server, { account_id: owner.id, name: 'Sudden', limit_mode: 'limited', daily_limit: 2 }), 2);
    await callUpTo(await addApp(server, { account_id: owner.id, name: 'Free', daily_limit: 2 }), 3);
    const texts = await reported();
    expect(texts.length).toBe(before + 1);
    expect(texts.filter((text) => text.includes('Sudden'))).toEqual([expect.stringContaining('用完')]);
  });
});
