import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformDay } from '../../engine/core/text/date.ts';
import { enter } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { bytesOf, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { Caller, TestServer } from '../helpers/server.ts';

const day = 86_400_000;
const browser = chromiumForFile();
let server: TestServer;
let stranger: Caller;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await openSite({ apps: ['kiosk'] });
  const add = async (service: string, values: Record<string, string | number>) => (await server.admin<{ id: number }>(service, values)).data?.id ?? 0;
  for (const name of ['东门店', '=西门店']) ids[name] = await add('Admin.Kiosk.Add', { name });
  const sell = (kiosk_id: number, amount: number, kind: string, days: number) =>
    add('Admin.Sale.Add', { kiosk_id, amount, kind, note: `单 ${amount}`, sold_at: new Date(Date.now() - days * day).toISOString() });
  await sell(ids.东门店!, 1_250, 'cash', 0);
  await sell(ids.东门店!, 2_000, 'card', 1);
  await sell(ids['=西门店']!, 123_456, 'cash', 3);
  await sell(ids['=西门店']!, 50_000, 'cash', 9);
  const { id, call } = await enter(server, 'stranger', 200);
  stranger = call;
  await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/board'] });
});
afterAll(() => server.close());

test('a dashboard shows numbers, charts and records, each leads to its list, and charts are read and taken away as tables', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/board' });
  const tile = (name: string) => page.getByRole('region', { name, exact: true });
  await tile('销售额').getByText('¥1,267.06').waitFor();
  await tile('销售额').getByText('较前 7 天 +153%').waitFor();
  expect(await tile('门店数').locator('.dash-number').textContent()).toBe('2');
  expect(await tile('刷卡订单').locator('.dash-warning').textContent()).toBe('1');
  await page.getByRole('img', { name: '图表：门店占比' }).locator('canvas').waitFor();
  expect(await page.getByRole('img', { name: /^图表/ }).count()).toBe(5);
  expect(await violationsOf(page)).toEqual([]);

  const share = tile('门店占比');
  await share.getByRole('button', { name: '以表格显示' }).click();
  expect(await share.getByRole('row').allTextContents()).toEqual(['门店门店占比', '东门店2', '=西门店2']);
  await share.getByRole('button', { name: '下载' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: '表格（CSV）' }).click()]);
  expect((await bytesOf(file)).toString()).toBe("\ufeff门店,门店占比\r\n东门店,2\r\n'=西门店,2\r\n");
  const daily = tile('每日销售额');
  await daily.getByRole('button', { name: '下载' }).click();
  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: '图片（PNG）' }).click()]);
  expect((await bytesOf(picture)).subarray(1, 4).toString()).toBe('PNG');

  await tile('刷卡订单').getByRole('link', { name: '刷卡订单' }).click();
  await page.waitForURL(/\/sale\/list\?filter\.kind/);
  await page.getByRole('row', { name: /单 2000/ }).waitFor();
  expect(await page.getByRole('row', { name: /单 \d/ }).count()).toBe(1);
});

test('the days and filters of a dashboard stand in its address, so that a link and the way back lead to the same numbers', async () => {
  const [from, to] = [platformDay(Date.now() - 10 * day), platformDay(Date.now() - 8 * day)];
  const page = await browser.open(server, { as: server.admin, path: `/board?from=${from}&to=${to}&filter.kiosk_id=${ids['=西门店']}`, language: 'en' });
  const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
  await revenue.getByText('¥500.00').waitFor();
  await page.locator('.dash-controls').getByText('=西门店').waitFor();
  await page.getByText('30 days').click();
  await revenue.getByText('¥1,734.56').waitFor();
  expect(page.url()).toContain('range=30d');
  await page.goBack();
  await revenue.getByText('¥500.00').waitFor();
});

test('who may open none of the lists behind a dashboard is told so', async () => {
  const page = await browser.open(server, { as: stranger, path: '/board', width: 375, height: 800 });
  await page.getByText('您没有查看此仪表盘中任何数据的权限').waitFor();
  expect(await page.locator('.dash-tile').count()).toBe(0);
});

test('a dashboard of the portal tells each developer of their own records alone, in the frame of the console', async () => {
  const [mine, other] = [await enter(server, 'board_developer', 100), await enter(server, 'board_neighbour', 100)];
  for (const { call, name } of [
    { ...mine, name: 'My shop' },
    { ...other, name: 'Their shop' },
    { ...other, name: 'Their bar' },
  ])
    await call('Platform.MyApp.Add', { name });
  const page = await browser.open(server, { address: '/console/board', as: mine.call, language: 'en', width: 375, height: 740 });
  const tile = (name: string) => page.getByRole('region', { name, exact: true });
  await expect.poll(() => tile('Number of my apps').locator('.dash-number').textContent()).toBe('1');
  await tile('Latest apps').getByText('My shop').waitFor();
  await tile('Reviews').getByRole('button', { name: 'Show as table' }).click();
  expect(await tile('Reviews').getByRole('row').last().textContent()).toBe('Pending review1');
  expect(await page.getByText(/Their/).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText('2022 · Powered by Portico').waitFor();
  await tile('Number of my apps').getByRole('link').first().click();
  await page.waitForURL(/\/console\/apps/);
});
