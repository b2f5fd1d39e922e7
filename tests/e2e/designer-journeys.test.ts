import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { actCounter, allowClipboard, answerOfCopied, dragOnto, leaveFull, nameOf, nodeOf, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server?.close());

async function open(path: string, language: 'zh_cn' | 'en' = 'zh_cn'): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path, language });
  await allowClipboard(page);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('a computed interface, from nothing to a call', () => {
  test('takes six acts with the mouse; nothing is lost when it is stored', async () => {
    const page = await open('/techzones/design/list');
    const { act, done } = actCounter();
    await act('New interface', () => page.getByRole('button', { name: '新建接口' }).first().click());
    await nodeOf(page, 'return').waitFor();
    await act('type name and title', () => page.keyboard.type('Tool.Add 两数相加'));
    await act('drag Add', () => dragOnto(page, page.locator('.design-palette-node', { hasText: /^加/ }).first()));
    await act('make parameters', () => nodeOf(page, 'add').getByRole('button', { name: '生成参数' }).click());
    await act('Publish', () => topButton(page, '发布').click());
    await topButton(page, '复制 curl').and(page.locator(':enabled')).waitFor();
    await page.waitForURL(/design_update\/\d+$/);
    expect(await page.getByRole('tab', { name: '新建接口' }).count()).toBe(0);
    await page.locator('.design-verified', { hasText: /\d+ 组输入/ }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/curl/);
    await act('Copy curl', () => topButton(page, '复制 curl').click());
    await toast(page, '已复制 curl 命令').waitFor();
    expect(await answerOfCopied(page)).toEqual({ ret: 200, data: { sum: 2 }, msg: '' });
    expect(done).toHaveLength(6);

    await page.locator('.react-flow__node.selected[data-id=add]').waitFor();
    const undo = page.getByRole('button', { name: '撤销', exact: true });
    while (await undo.isEnabled()) await undo.click();
    expect(await nameOf(page).inputValue()).toBe('');
    expect(await page.locator('.react-flow__node').count()).toBe(1);
    await leaveFull(page);
    await page.getByRole('menuitem', { name: '新建接口' }).click();
    await page.waitForURL(/design\/design$/);
    await nameOf(page).and(page.locator(':focus')).waitFor();
    expect(await nameOf(page).inputValue()).toBe('');
    expect(await page.getByText('发现上次未保存的内容').count()).toBe(0);
  });

  test('takes five acts by keyboard, in English', async () => {
    const page = await open('/home', 'en');
    const { act, done } = actCounter();
    await page.getByRole('menuitem').first().waitFor();
    await act('palette', () => page.keyboard.press('Control+k'));
    await page.locator('.p-palette input:focus').waitFor();
    await act('new', async () => {
      await page.keyboard.type('new interface');
      await page.keyboard.press('Enter');
    });
    await page.locator('.design-name input:focus').waitFor();
    await act('one line', () => page.keyboard.type('Tool.Sum(a:int, b:int): sum = a + b // Two numbers'));
    await act('publish', () => page.keyboard.press('Control+Enter'));
    await page.locator('.design-verified', { hasText: /\d+ inputs/ }).waitFor();
    await act('copy curl', () => page.keyboard.press('Control+Shift+C'));
    await toast(page, /curl command copied/).waitFor();
    expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { sum: expect.any(Number) } });
    expect(done).toHaveLength(5);
  });
});

test('an interface is taken off the gateway where it was published, and back', async () => {
  const page = await open('/techzones/design/design');
  await nodeOf(page, 'return').waitFor();
  await page.keyboard.type('Tool.Gone(a:int): same = a // 下线');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '取消发布' }).click();
  await page.getByRole('dialog').getByText('确定要取消发布 App.Tool.Gone 吗').last().waitFor();
  expect((await server.call('App.Tool.Gone')).ret).not.toBe(404);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: buttonNamed('取消发布') })
    .click();
  await page.locator('.design-top').getByText('草稿').waitFor();
  expect((await server.call('App.Tool.Gone')).ret).toBe(404);
  expect(await topButton(page, '复制 curl').isDisabled()).toBe(true);
  await topButton(page, '发布').click();
  await topButton(page, '复制 curl').and(page.locator(':enabled')).waitFor();
  await page.getByRole('button', { name: '回到开发列表' }).click();
  const row = page.getByRole('row', { name: /App\.Tool\.Gone/ });
  await row.getByText('已发布').waitFor();
  await row.getByRole('button', { name: buttonNamed('设计') }).click();
  await page.waitForURL(/design_update\/\d+$/);
});

test('who may only read the list is offered no designer, gets none and is refused its calls', async () => {
  const { id, call } = await enter(server, 'reader', 200);
  await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/techzones/design/list'] });
  const page = await browser.open(server, { as: call, path: '/techzones/design/list' });
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('button', { name: '新建接口' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: buttonNamed('设计') }).count()).toBe(0);
  for (const path of ['/techzones/design/design', '/techzones/design/design_update/1']) {
    await page.goto(`${server.address}/admin${path}`);
    await page.getByRole('heading', { name: '没有权限' }).waitFor();
  }
  for (const service of ['Save', 'Publish', 'Unpublish', 'TestRun', 'Rollback']) {
    expect((await call(`Admin.Interface.${service}`, { id: 1, definition: {}, bundle: 'a'.repeat(64) })).ret, service).toBe(401);
  }
});
