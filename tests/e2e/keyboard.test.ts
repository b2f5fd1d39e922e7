import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { adminPassword, type TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
  for (const name of ['mail.host', 'mail.port', 'shop.name']) await server.admin('Admin.Configuration.Add', { name, value: '旧值' });
});
afterAll(() => server.close());

/** Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    if (name.test(focused)) return;
  }
  throw new Error(`nothing named ${name} was reached by Tab`);
}

const hasFocus = (page: Page, selector: string) => page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector);

test('from the login page to a saved record without a mouse', async () => {
  const page = await browser.open(server);
  await page.waitForURL(/\/login/);
  await hasFocus(page, '[name=username]');
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home/);
  await page.getByRole('menuitem', { name: '平台管理' }).waitFor();

  await page.keyboard.press('Tab');
  await hasFocus(page, '.p-skip');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('pzlb');
  await page.getByRole('option', { name: /配置列表/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/configuration\/list/);
  await page.getByRole('row', { name: /shop\.name/ }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('mail.po');
  await page.getByRole('option', { name: /mail\.port 配置 #\d+/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'mail.port' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.keyboard.press('/');
  await hasFocus(page, 'search input');
  await page.keyboard.type('mail');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /shop\.name/ }).waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'mail.port' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('dialog').getByRole('heading', { name: 'mail.host' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('e');
  await page.waitForURL(/\/configuration\/edit\/1/);
  await page.getByLabel('配置值').waitFor();
  await tabTo(page, /旧值/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('smtp.example.com');
  await page.keyboard.press('Control+s');
  await toast(page, '保存成功').waitFor();
  expect((await server.admin('Admin.Configuration.Get', { id: 1 })).data).toMatchObject({ value: 'smtp.example.com' });
});

test('the menu and the drawer of a row open, move and close by keys', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/user/list' });
  await page.getByRole('row', { name: /admin/ }).getByRole('button', { name: '更多' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '删除' }).waitFor();
  await hasFocus(page, '[role=menuitem]');
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: '删除' }).waitFor({ state: 'hidden' });
  // The menu is hidden before it gives the keyboard back.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('更多');

  const view = page.getByRole('row', { name: /admin/ }).getByText('查看', { exact: true });
  await view.press('Enter');
  await hasFocus(page, '.detail-drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await view.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('what opened a dialog has the keyboard again when it closes', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/user/list' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const more = page.getByRole('row', { name: /admin/ }).getByRole('button', { name: '更多' });
  await more.press('Enter');
  await hasFocus(page, '[role=menuitem]');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('更多');
  expect(await page.getByRole('menuitem', { name: '删除' }).count(), 'the menu is closed').toBe(0);

  // What a button opens beside it is the next stop of Tab, and gives the keyboard back.
  await page.getByRole('button', { name: '导出' }).press('Enter');
  await hasFocus(page, '.ant-popover');
  await page.locator('.export-panel').waitFor();
  await page.keyboard.press('Tab');
  await hasFocus(page, '.export-panel');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('导出');
  await page.getByRole('button', { name: /^通知/ }).press('Enter');
  await hasFocus(page, '.ant-popover');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('全部消息');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^通知/);

  await page.getByRole('button', { name: '导出' }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('导出');

  // One dialog after another, with a call between them.
  const app_secret = 'abcdefgh12345678abcdefgh12345678';
  await server.admin('Admin.App.Add', { name: 'Shop', app_key: 'shop', app_secret, account_id: 1, limit_mode: 'unlimited', daily_limit: 1 });
  await page.goto(`${server.address}/admin/application/list`);
  await page.getByRole('row', { name: /Shop/ }).getByRole('button', { name: '更多', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: '重置密钥' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '重置密钥' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '我已保存' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('更多');

  await page.goto(`${server.address}/admin/application/add`);
  const library = page.getByRole('button', { name: '从图库选择' });
  await library.press('Enter');
  await hasFocus(page, '[role=dialog] input');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('从图库选择');
});

test('n leads into a new form with the cursor in it, and the palette to all that a list finds', async () => {
  for (let turn = 0; turn < 7; turn++) await server.admin('Admin.Configuration.Add', { name: `many.${turn}`, value: '1' });
  const page = await browser.open(server, { as: server.admin, path: '/platmanage/configuration/list' });
  await page.getByRole('row', { name: /many\.6/ }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL(/\/configuration\/add/);
  await hasFocus(page, '[data-field=name]');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('many');
  await page.getByRole('option', { name: /“many”的更多结果/ }).click();
  await page.waitForURL(/\/configuration\/list\?q=many/);
  await page.getByRole('row', { name: /shop\.name/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('row', { name: /many\.\d/ }).count()).toBe(7);
});

test('a row that goes leaves the keyboard to the one in its place, and the last one to the page', async () => {
  for (const name of ['gone.a', 'gone.b']) await server.admin('Admin.Configuration.Add', { name, value: '1' });
  const page = await browser.open(server, { as: server.admin, path: '/platmanage/configuration/list?q=gone' });
  for (const left of ['gone.b', undefined]) {
    const row = page.getByRole('row', { name: /gone\.\w/ }).first();
    const name = await row.locator('.cell-title').textContent();
    await row.getByRole('button', { name: '更多' }).press('Enter');
    await page.getByRole('menuitem', { name: '删除' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).press('Enter');
    await page.getByRole('row', { name: new RegExp(name ?? '') }).waitFor({ state: 'detached' });
    if (left) await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain(left);
    else await hasFocus(page, '#p-content');
  }
});

test('the menu of a tab is opened, walked and left by keys, and a tab that closes leaves them to the one in front', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/user/list' });
  await page.getByRole('row', { name: /admin/ }).waitFor();
  await page.goto(`${server.address}/admin/platmanage/configuration/list`);
  await page.getByRole('row', { name: /mail\.port/ }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const tab = page.getByRole('tab', { name: '配置列表' });
  await tab.press('Shift+F10');
  await hasFocus(page, '[role=menuitem]');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('固定');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('配置列表');
  await tab.press('Shift+F10');
  await expect.poll(focused).toBe('刷新');
  await page.keyboard.press('ArrowDown');
  // The menu moves the focus with its next frame.
  await expect.poll(focused).toBe('固定');
  await page.keyboard.press('Enter');
  await tab.locator('.anticon-pushpin').waitFor();
  await expect.poll(focused).toBe('配置列表');
  await page.keyboard.press('Delete');
  await tab.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('账号列表');
});

test('a tab is moved by keys past its neighbours but not past home, keeps the keyboard and its place after a reload', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/user/list' });
  await page.getByRole('row', { name: /admin/ }).waitFor();
  for (const path of ['/platmanage/configuration/list', '/docs/internal?words']) {
    await page.goto(`${server.address}/admin${path}`);
    await page
      .getByRole('button', { name: '搜索', exact: true })
      .or(page.getByRole('row', { name: /mail\.port/ }))
      .first()
      .waitFor();
  }
  const names = () => page.getByRole('tab').allTextContents();
  const words = page.getByRole('tab').last();
  const title = (await words.textContent()) ?? '';
  expect(await words.getAttribute('aria-keyshortcuts')).toContain('Control+Shift+ArrowLeft');
  await words.focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(names).toEqual(['首页', '账号列表', title, '配置列表']);
  await page.getByText('第 3 个页签，共 4 个').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(names).toEqual(['首页', title, '账号列表', '配置列表']);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(names).toEqual(['首页', '账号列表', title, '配置列表']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await page.reload();
  await page.getByRole('button', { name: '搜索', exact: true }).waitFor();
  expect(await names()).toEqual(['首页', '账号列表', title, '配置列表']);
});
