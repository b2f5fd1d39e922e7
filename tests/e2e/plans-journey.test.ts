import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { invariants } from '../../plugins/billing/server/invariants.ts';
import { proveAll } from '../../plugins/billing/server/journal/proof-rows.ts';
import { rollUp } from '../../plugins/traffic/server/rollup/roll-up.ts';
import { enter } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { type TestServer, until } from '../helpers/server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { publish } from '../plugins/docs/published.ts';

const browser = chromiumForFile();
const service = 'Shop.Order.Sum';
/** Charged to the balance at 7 fen a call: no plan covers it. */
const priced = 'Shop.Order.Priced';
let server: TestServer;

beforeAll(async () => {
  server = await openSite();
  await publish(server, service);
  await publish(server, priced);
  const [setting] = await until(
    async () => (await done(server.admin<{ items: { id: number; rev: number }[] }>('Admin.ServiceSetting.List', { search: priced }))).items,
    ({ length }) => length === 1,
  );
  await done(server.admin('Admin.ServiceSetting.Edit', { id: setting!.id, rev: setting!.rev, unit_price: 7 }));
  const add = (fields: object) => done(server.admin('Admin.Plan.Add', { flow: 100, valid_days: 30, services: [service], ...fields }));
  await add({ name: '入门版', kind: 'paid', price: 990 });
  await add({ name: '标准版', kind: 'paid', price: 6_900, flow: 1_000 });
  await add({ name: '体验版', kind: 'trial' });
});
afterAll(() => server.close());

describe('plans', () => {
  test.each([
    [1440, 'light'],
    [375, 'dark'],
  ] as const)('are sound to axe and no wider than their page, at %i in the %s', async (width, colorScheme) => {
    const page = await browser.open(server, { address: '/plans', width, height: 800, colorScheme });
    for (const address of ['/plans', '/plans/1', '/plans?c1=on&c2=on', '/plans?q=none-at-all']) {
      await page.goto(server.address + address);
      expect(await violationsOf(page), address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });

  test('say what to do where none is chosen to be compared, and compare those that are', async () => {
    const page = await browser.open(server, { address: '/plans', language: 'zh_cn' });
    await page.getByRole('button', { name: '对比所选套餐' }).click();
    await page.getByRole('alert').getByText('请先勾选要对比的套餐。').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('checkbox', { name: '对比 入门版' }).check();
    await page.getByRole('checkbox', { name: '对比 标准版' }).check();
    await page.getByRole('button', { name: '对比所选套餐' }).click();
    await page.getByRole('columnheader', { name: '标准版' }).waitFor();
  });

  test('lead a visitor over signing up to an order, paid in the browser; what calls cost agrees to the fen wherever it stands', async () => {
    const page = await browser.open(server, { address: '/plans', language: 'zh_cn' });
    await page.getByRole('link', { name: '购买 入门版' }).click();
    await page.locator('[name=username]').fill('planner');
    await page.locator('[name=password]').fill('a-long-pass-1');
    await page.locator('[name=password_confirm]').fill('a-long-pass-1');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '购买 入门版' });
    await dialog.getByLabel('数量').fill('2');
    await dialog.getByText('¥19.80').waitFor();
    await dialog.getByRole('button', { name: '提交订单' }).click();
    await page.waitForURL(/\/console\/billing\/orders\/checkout\/\d+$/);
    const order = page.url().split('/').at(-1)!;
    const { items } = await done(server.admin<ListAnswer>('Admin.PlanOrder.List'));
    expect(items).toMatchObject([{ number: order, amount: 1_980 }]);
    const account = Number(items[0]?.account_id);
    const auditor = await enter(server, 'auditor', 255);
    const { id: recharge } = await done(server.admin<{ id: number }>('Admin.Recharge.Add', { account_id: account, amount: 2_000, reason: 'Transfer 1' }));
    await done(auditor.call('Admin.Recharge.Pass', { id: recharge }));
    await page.reload();
    await page.getByRole('radio', { name: '账户余额' }).check({ force: true });
    await page.getByRole('button', { name: '用余额支付 ¥19.80' }).click();
    await page.getByRole('heading', { name: '付款成功' }).waitFor();

    const access_token = await tokenOf(server.call, await addApp(server, { account_id: account }));
    const callTwice = async (name: string) => {
      for (let calls = 0; calls < 2; calls++) expect(await server.call(name, { access_token, a: 2 })).toMatchObject({ ret: 200, data: { sum: 4 } });
    };
    await callTwice(service);
    await callTwice(priced);
    const { database } = server.platform;
    const rowsOf = async (screen: string) => (await done(server.admin<ListAnswer>(`Admin.${screen}.List`, { filters: { account_id: account } }))).items;
    const [owned] = await until(
      () => rowsOf('FlowPackage'),
      ([one]) => one?.used === 2 && one.leased === 0,
    );
    expect(owned).toMatchObject({ flow: 200, remaining: 198, price: 1_980, status: 'in_use' });
    await until(
      () => rowsOf('Posting'),
      (postings) => postings.some(({ kind, cents }) => kind === 'call' && cents === -14),
    );
    expect((await rowsOf('Posting')).map(({ kind, cents, balance_after }) => [kind, cents, balance_after])).toEqual([
      ['call', -14, 6],
      ['order', -1_980, 20],
      ['recharge', 2_000, 2_000],
    ]);
    const counted = await until(
      async () => {
        await rollUp(database, new AbortController().signal);
        return database.read.selectFrom('traffic_day').selectAll().where('account_id', '=', account).execute();
      },
      (rows) => rows.reduce((sum, { calls }) => sum + Number(calls), 0) === 4,
    );
    for (const name of [service, priced]) {
      const rows = counted.filter((row) => row.service === name && row.kind === 'paid');
      expect(
        rows.reduce((sum, { calls }) => sum + Number(calls), 0),
        name,
      ).toBe(2);
    }

    const shows = async (address: string, ...words: (string | RegExp)[]) => {
      await page.goto(`${server.address}/console${address}`);
      for (const word of words) await page.getByText(word).filter({ visible: true }).first().waitFor();
    };
    await shows('/billing/packages', '200 次', '198 次');
    await shows('/billing/balance', '¥0.06', '¥20.00', '¥19.94');
    await shows('/billing/statement', '¥20.00', '-¥19.80', '-¥0.14');
    await shows('/billing/statements', '¥20.00', '¥19.94', '¥0.06');
    await shows('/apps/calls', service, priced);
    await expect.poll(() => page.getByRole('row', { name: /Shop\.Order\..*200/ }).count()).toBe(4);
    await shows('/apps/usage', /^4( 次)?$/);
    expect((await proveAll(database, invariants)).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  test('are offered in the console as well: a trial at a press leads to the first call', async () => {
    const page = await browser.open(server, { address: '/login?redirect=%2Fconsole%2Fbilling%2Fmall' });
    await page.locator('[name=username]').fill('planner');
    await page.locator('[name=password]').fill('a-long-pass-1');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '领取试用 体验版' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '领取试用' }).click();
    await page.getByRole('link', { name: '发起第一次调用' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
