import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { Caller, TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let editor: { id: number; call: Caller };
beforeAll(async () => {
  server = await openSite();
  editor = await enter(server, 'editor', 200);
  await grant(['/platmanage/article/list', '/platmanage/article/list#Hide']);
  await server.admin('Admin.Article.Add', { title: '公告', abstract: '摘要', content: '<p>内容</p>', publish_time: '2026-01-01 08:00:00' });
});
afterAll(() => server.close());

const grant = (nodes: string[]) => server.admin('Admin.Permission.Grant', { account_id: editor.id, nodes });

test('what an administrator may not do is not offered, not opened and not answered', async () => {
  const page = await browser.open(server, { as: editor.call });
  await page.getByRole('menuitem', { name: '文章列表' }).waitFor();
  const entries = await page.locator('.p-side').getByRole('menuitem').allTextContents();
  expect(entries.join()).not.toMatch(/账号|应用|配置|发布文章/);
  await page.getByRole('menuitem', { name: '文章列表' }).click();
  const row = page.getByRole('row', { name: /公告/ });
  await row.waitFor();
  expect(await row.locator('.row-action').allTextContents()).toEqual(['查看', '隐藏']);
  for (const name of ['发布文章', '导入']) expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  await page.locator('.list-toolbar').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '快捷键' }).waitFor();
  expect(await page.getByRole('menuitem', { name: '回收站' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect((await editor.call('Admin.Article.Remove', { ids: [1] })).ret).toBe(401);
  expect((await editor.call('Admin.Article.Add', { title: 'x' })).ret).toBe(401);
  await row.getByRole('button', { name: buttonNamed('隐藏') }).click();
  await page
    .getByText(/已隐藏：公告/)
    .first()
    .waitFor();
  await page.getByRole('row', { name: /公告.*已隐藏/ }).waitFor();

  for (const path of ['/user/list', '/platmanage/article/detail', '/application/add']) {
    await page.goto(`${server.address}/admin${path}`);
    await page.getByRole('heading', { name: '没有权限' }).waitFor();
    await requestIdShown(page);
  }
  await page.goto(`${server.address}/admin/user/nowhere`);
  await page.getByRole('heading', { name: '页面飞走了' }).waitFor();
  await requestIdShown(page);
});

test('a page that breaks names the report by which the operator finds it', async () => {
  const page = await browser.open(server, { as: editor.call });
  await page.route('**/api/**', (route) =>
    route.request().postData()?.includes('Admin.Article.List')
      ? route.fulfill({ json: { ret: 200, msg: '', data: { items: [null], total: 1, page: 1, limit: 20, refs: {} } } })
      : route.continue(),
  );
  await page.getByRole('menuitem', { name: '文章列表' }).click();
  await page.getByRole('heading', { name: '页面出错了' }).waitFor();
  expect(browser.faults.splice(0)).not.toEqual([]);
  const id = await requestIdShown(page);
  const reports = server.platform.database.read.selectFrom('error_log').where('request_id', '=', id).select('username');
  // The page shows itself as broken at once and sends the report behind it.
  await expect.poll(() => reports.execute()).toEqual([{ username: 'editor' }]);
});

async function requestIdShown(page: Page): Promise<string> {
  const line = page.locator('main').getByText('请求编号');
  await line.getByRole('button', { name: '复制' }).waitFor();
  const [id = ''] = /[\w-]{16}/.exec((await line.textContent()) ?? '') ?? [];
  expect(id).not.toBe('');
  return id;
}

test('a right given or taken shows in the open page', async () => {
  const page = await browser.open(server, { as: editor.call });
  await page.getByRole('menuitem', { name: '文章列表' }).waitFor();
  await grant(['/platmanage/article/list', '/platmanage/article/list#Hide', '/user/list']);
  await page.getByRole('menuitem', { name: '账号列表' }).click();
  await page.getByRole('row', { name: /editor/ }).waitFor();
  await grant(['/platmanage/article/list', '/platmanage/article/list#Hide']);
  await page.getByRole('menuitem', { name: '账号列表' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: '没有权限' }).waitFor();
});

test('the watermark of a site comes to open pages and stays on what is printed; notifications are told apart by their place', async () => {
  const page = await browser.open(server, { as: editor.call, path: '/account/notifications' });
  const places = ['消息中心', '邮件'];
  await page.getByRole('group', { name: '邮件' }).waitFor();
  for (const name of places) expect(await page.getByRole('group', { name }).getByRole('checkbox').count()).toBe(6);
  const { rev } = (await server.admin<{ rev: number }>('Admin.SiteConfig.Get')).data!;
  await server.admin('Admin.SiteConfig.Edit', { rev, watermark: true });
  const mark = page.locator('.p-watermark > [style*=background-image]');
  await mark.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await mark.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
});
