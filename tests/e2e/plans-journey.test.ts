import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { publish } from '../plugins/docs/published.ts';

const browser = chromiumForFile();
const service = 'Shop.Order.Sum';
let server: TestServer;

beforeAll(async () => {
  server = await openSite();
  await publish(server, service);
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

  test('lead a visitor over signing up to an order, and its package answers a call', async () => {
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
    const { items } = await done(server.admin<{ items: { id: number; account_id: number; amount: number }[] }>('Admin.PlanOrder.List'));
    expect(items).toMatchObject([{ amount: 1_980 }]);
    await done(server.admin('Admin.PlanOrder.ConfirmCash', { id: items[0]?.id ?? 0, note: 'Receipt 1' }));
    const app = await addApp(server, { account_id: items[0]?.account_id ?? 0 });
    const access_token = await tokenOf(server.call, app);
    expect(await server.call(service, { access_token, a: 2 })).toMatchObject({ ret: 200, data: { sum: 4 } });
    await page.goto(`${server.address}/console/billing/packages`);
    await page.getByText('200 次').first().waitFor();
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
