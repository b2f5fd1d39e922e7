import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { tellOfLow } from '../../../plugins/billing/server/notices/notice-schedules.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { type MailServer, startMailServer } from '../../helpers/own-mail-server.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { type Developer, type Shop, shopOf } from './shop.ts';

const service = 'Shop.Notice.Double';

describeOnDatabases('notices of what runs low', (place) => {
  let mail: MailServer;
  let server: TestServer;
  let shop: Shop;

  beforeAll(async () => {
    mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, SMTP_FROM: 'Portico <noreply@portico.test>' };
    server = await openServer({ database: await place.config(), environment });
    shop = shopOf(server);
    await shop.publish(computedDefinition(service, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }));
  });
  afterAll(async () => {
    await server?.close();
    await mail?.stop();
  });

  const reported = async ({ call }: Developer) => {
    const { items } = await done(call<{ items: { text: object }[] }>('Platform.MyMessage.List', { sort: 'id' }));
    return items.map(({ text }) => JSON.stringify(text)).filter((text) => /套餐|余额/.test(text));
  };
  const notifiedTimes = (developer: Developer, times: number) =>
    until(
      () => reported(developer),
      ({ length }) => length >= times,
    );
  const call = async ({ token }: Developer, times: number) => {
    for (let time = 0; time < times; time++) expect((await server.call(service, { access_token: token, a: 2 })).ret).toBe(200);
  };
  /** As the schedule looks, on two instances at once. */
  const look = async () => {
    const { run } = tellOfLow(server.platform);
    const context = { signal: new AbortController().signal } as Parameters<typeof run>[0];
    await Promise.all([run(context), run(context)]);
  };

  test('come at 80, 95 and 100 % of a package, each once, whoever looks how often', async () => {
    const developer = await shop.developer();
    await server.platform.database.transact((query) =>
      query.updateTable('account').set({ email: 'shopper@office.test' }).where('id', '=', developer.id).execute(),
    );
    const plan = await shop.plan({ name: 'Twenty', services: [service], flow: 20 });
    const owned = await shop.issue(developer.id, plan);
    await call(developer, 15);
    await shop.settled(owned);
    await look();
    expect(await reported(developer)).toEqual([]);
    await call(developer, 1);
    expect(await notifiedTimes(developer, 1)).toEqual([expect.stringMatching(/Twenty.*80%.*4/)]);
    await call(developer, 2);
    await shop.settled(owned);
    await call(developer, 1);
    expect((await notifiedTimes(developer, 2))[1]).toMatch(/Twenty.*95%.*1/);
    await call(developer, 1);
    expect((await notifiedTimes(developer, 3))[2]).toMatch(/Twenty.*已用完/);
    await look();
    expect(await reported(developer)).toHaveLength(3);
    const letters = await until(
      async () => mail.letters.filter(({ to }) => to.includes('shopper@office.test')),
      ({ length }) => length >= 3,
    );
    expect(letters).toHaveLength(3);

    await done(server.admin('Admin.FlowPackage.Adjust', { id: owned, flow: 20, reason: 'A gift' }));
    await call(developer, 12);
    expect((await notifiedTimes(developer, 4))[3]).toMatch(/80%.*8/);
    expect(await shop.broken()).toEqual([]);
    await shop.closePlan(plan);
  });

  test('of a package that was used up at once are one, and what a killed instance did not tell is told by the schedule', async () => {
    const developer = await shop.developer();
    const plan = await shop.plan({ name: 'One', services: [service], flow: 1 });
    const owned = await shop.issue(developer.id, plan);
    await call(developer, 1);
    expect(await notifiedTimes(developer, 1)).toEqual([expect.stringContaining('已用完')]);
    await server.platform.database.transact((query) => query.updateTable('flow_package').set({ told: 95 }).where('id', '=', owned).execute());
    await look();
    expect(await reported(developer)).toHaveLength(2);
    await shop.closePlan(plan);
  });

  test('come once when the balance falls below the line of its account, and once more after it was above', async () => {
    const developer = await shop.developer(1_000);
    await shop.set(service, { unit_price: 100 });
    const setLine = async (fields: object) => {
      const { rev } = await done(developer.call<{ rev: number }>('Platform.BalanceAlert.Get'));
      return developer.call('Platform.BalanceAlert.Edit', { rev, ...fields });
    };
    for (const low_at of ['-1', '0.001', '1e3', '9007199254740993']) expect((await setLine({ low_at })).ret).toBe(400);
    await done(setLine({ low_at: 850 }));
    await call(developer, 1);
    await look();
    expect(await reported(developer)).toEqual([]);
    await call(developer, 1);
    expect(await notifiedTimes(developer, 1)).toEqual([expect.stringMatching(/8\.00.*8\.50/)]);
    await call(developer, 1);
    await until(
      () => done(developer.call<{ amount: number }>('Platform.MyBalance.Get')),
      ({ amount }) => amount === 700,
    );
    await done(setLine({ low_at: 500 }));
    await look();
    await done(setLine({ low_at: 750 }));
    await look();
    expect((await reported(developer)).length).toBe(2);
    expect(await shop.broken()).toEqual([]);
    await shop.set(service, { clear: ['unit_price'] });
  });
});
