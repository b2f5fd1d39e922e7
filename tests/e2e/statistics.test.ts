import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { rollUp } from '../../plugins/traffic/server/rollup/roll-up.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { callerOf, type TestServer } from '../helpers/server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';

const service = 'Shop.Order.Sum';
const browser = chromiumForFile();
let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await openSite();
  const definition = { ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), title: '求和', module: '订单', visibility: 'open' };
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  const app = await addApp(server);
  key = app.key;
  const access_token = await tokenOf(server.call, app);
  const call = callerOf(server.address, '');
  for (const a of [1, 2, 3, 4, 5]) await done(call(service, { access_token, a }));
  for (const a of ['one', 'two']) expect((await call(service, { access_token, a })).ret).toBe(400);
  await server.platform.accessLog.flush();
  await rollUp(server.platform.database, new AbortController().signal);
});
afterAll(() => server?.close());

const words = {
  zh_cn: { calls: '调用次数', failed: '失败', share: '接口调用占比', table: '以表格显示', whole: '接口调用', api: '接口调用' },
  en: { calls: 'Calls', failed: 'Failed', share: 'Share of interfaces', table: 'Show as table', whole: 'Calls', api: 'API requests' },
};

test.each(['zh_cn', 'en'] as const)('dashboards of calls show the numbers of the log (%s)', async (language) => {
  const message = words[language];
  const logged = await done(server.admin<{ items: { ret: number }[] }>('Admin.AccessLog.List', { filters: { app_key: key, service } }));
  const failed = logged.items.filter(({ ret }) => ret !== 200).length;
  expect([logged.items.length, failed]).toEqual([7, 2]);

  const page = await browser.open(server, { as: server.admin, path: '/techzones/apistats/port', language });
  const tile = (name: string) => page.getByRole('region', { name, exact: true });
  const number = (name: string) => expect.poll(() => tile(name).locator('.dash-number').textContent());
  await number(message.calls).toBe('7');
  await number(message.failed).toBe('2');
  await tile(message.share).getByRole('button', { name: message.table }).click();
  expect(await tile(message.share).getByRole('row').last().textContent()).toBe(`${service}7`);

  for (const [path, name] of [
    ['/techzones/apistats/flow', message.calls],
    ['/stats/app_stats', message.whole],
    ['/stats/overview', message.api],
  ] as const) {
    await page.goto(`${server.address}/admin${path}`);
    await number(name).toBe('7');
  }
});
