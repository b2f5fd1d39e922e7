import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { Caller, TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let customer: Caller;

beforeAll(async () => {
  server = await openSite({ apps: ['office'] });
  customer = (await enter(server, 'customer', 100)).call;
});
afterAll(() => server.close());

test('a task has the form of the parameters of its call, held to their rules', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/task/add' });
  await page.getByLabel('名称').fill('每小时');
  await page.getByText('请先选择接口').waitFor();
  await page.getByLabel('接口').fill('Admin.Nothing.Is');
  await page.getByText('接口 Admin.Nothing.Is 不存在，或您无权使用').waitFor();
  await page.getByLabel('接口').fill('Admin.HelpReply.Add');
  const requested = page.getByRole('group', { name: /^参数/ });
  await requested.getByLabel('content').waitFor();
  expect(await requested.getByLabel('request_key').count(), 'of one submission').toBe(0);
  await page.getByLabel('接口').fill('Admin.File.GetList');
  const values = page.getByRole('group', { name: /^参数/ });
  await values.getByLabel('per_page').fill('500');
  await values.getByLabel('page', { exact: true }).fill('2');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^确定$/ }).click();
  await values.getByText(/100/).first().waitFor();
  await values.getByLabel('per_page').fill('50');
  await page.getByRole('button', { name: /^确定$/ }).click();
  await page.waitForURL(/\/task\/list/);
  const { data } = await server.admin<{ items: object[] }>('Admin.Task.List');
  expect(data?.items).toMatchObject([{ values: { page: 2, per_page: 50 } }]);
  await page.getByText('page=2, per_page=50').waitFor();
});

test('orders stand in groups that add up and close', async () => {
  for (const amount of [1_000, 250]) await server.admin('Admin.Purchase.Add', { account_id: 1, amount });
  const page = await browser.open(server, { as: server.admin, path: '/purchase/list', language: 'en' });
  const group = page.locator('.list-group');
  await group.getByText('2 records').waitFor();
  expect(await group.textContent()).toContain('¥12.50');
  expect(await violationsOf(page)).toEqual([]);
  await group.getByRole('button', { name: 'Hide group' }).click();
  await expect.poll(() => page.locator('.list-row').count()).toBe(0);
  await group.getByRole('button', { name: 'Show group' }).press('Enter');
  await expect.poll(() => page.locator('.list-row').count()).toBe(2);
});

test('a customer and the staff write to each other, with a file that is theirs alone', async () => {
  const page = await browser.open(server, { as: customer, address: '/console/my_help_request/add' });
  await page.getByLabel('标题').fill('打不开控制台');
  const files = [1, 2, 3, 4, 5, 6].map((turn) => ({ name: `截图${turn}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`words ${turn}`) }));
  await page.locator('input[type=file]').setInputFiles(files);
  // Five have room, and nobody has to find out by himself which one had not.
  await page.getByRole('alert').filter({ hasText: '截图6.txt' }).getByText('放不下：最多 5 个文件。').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /截图\d\.txt/ }).count()).toBe(5);
  await page.getByRole('button', { name: /^确定$/ }).click();
  await page.waitForURL(/\/my_help_request\/list/);
  const { data } = await customer<{ items: { id: number; attachments: string[] }[] }>('Platform.MyHelpRequest.List', { fields: ['attachments'] });
  const { id = 0, attachments: [file] = [] } = data?.items[0] ?? {};
  const staff = await browser.open(server, { as: server.admin });
  const begins = await holdBack(staff, 'growing-text');
  await staff.goto(`${server.address}/admin/help_request/view/${id}`);
  expect((await staff.request.get(server.address + file)).status()).toBe(200);
  await staff.getByRole('button', { name: buttonNamed('回复') }).click();
  const reply = staff.getByRole('dialog', { name: '回复' });
  // The code of the first field comes after that of another.
  await reply.locator('input[type=file]').first().waitFor({ state: 'attached' });
  begins();
  await reply.getByLabel('内容').waitFor();
  expect(await reply.getByLabel('工单').count(), 'which it belongs to is known').toBe(0);
  await expect.poll(() => reply.getByLabel('内容').evaluate((area) => area === document.activeElement)).toBe(true);
  await staff.getByRole('dialog', { name: '回复' }).getByLabel('内容').fill('请问使用的浏览器版本？');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: buttonNamed('回复') })
    .click();
  await staff.getByText('请问使用的浏览器版本？').first().waitFor();
  await page.goto(`${server.address}/console/my_help_request/view/${id}`);
  await page.getByText('请问使用的浏览器版本？').first().waitFor();
  expect(await page.locator('.thread-entry').count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: buttonNamed('回复') }).click();
  await page.getByRole('dialog', { name: '回复' }).getByLabel('内容').fill('最新版。');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: buttonNamed('回复') })
    .click();
  await expect.poll(() => page.locator('.thread-body').allTextContents()).toEqual(['请问使用的浏览器版本？', '最新版。']);
  expect(await page.locator('.thread-head strong').allTextContents()).toEqual(['客服', '客户']);
  // The first page of the thread has ten.
  for (let turn = 1; turn <= 10; turn++) await server.admin('Admin.HelpReply.Add', { help_request_id: id, content: `第 ${turn} 条` });
  await page.getByRole('button', { name: /^通知 \d/ }).click();
  await page
    .getByRole('button', { name: /您的工单有新回复/ })
    .first()
    .click();
  const ledTo = page.locator('.thread-entry[aria-current="true"]');
  await ledTo.getByText('第 10 条').waitFor();
  await expect.poll(() => ledTo.evaluate((entry) => entry === document.activeElement)).toBe(true);
  expect(await page.locator('.thread-body').allTextContents()).toEqual(['第 9 条', '第 10 条']);
});

test('rules of interfaces are set beside columns that have gone, and anew where somebody else was faster', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/portAuthority/assignment?for=level:100,app:99999', language: 'en' });
  await page.getByText('There is no app:99999').waitFor();
  const cell = page.getByRole('row', { name: /^All interfaces/ }).getByRole('button', { name: /^All interfaces, / });
  await cell.click();
  await page.getByRole('button', { name: 'Preview and save' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByText('Not set → Allow').waitFor();
  const changes = [{ subject: 'level:100', scope: '*', before: 'none', after: 'refused' }];
  expect((await server.admin('Admin.Assignment.Save', { changes })).ret).toBe(200);
  await preview.getByRole('button', { name: 'Save' }).click();
  await preview.getByText('check it, then save').waitFor();
  await preview.getByText('Deny → Allow').waitFor();
  await preview.getByRole('button', { name: 'Save' }).click();
  await preview.waitFor({ state: 'detached' });
  const { data } = await server.admin<{ assignments: { rules: object[] }[] }>('Admin.Assignment.Rules', { subjects: ['level:100'] });
  expect(data?.assignments[0]?.rules).toEqual([{ scope: '*', granted: true }]);
});

/** Holds a script back that has these words, until the function is called. */
async function holdBack(page: Page, words: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(words)) await promise;
    await route.fulfill({ response, body });
  });
  return resolve;
}
