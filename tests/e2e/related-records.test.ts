import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScreenFile } from '../../engine/core/descriptor/file-types.ts';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { both } from '../helpers/screens.ts';
import { type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let ticket: number;

beforeAll(async () => {
  server = await openSite({ apps: ['desk'] });
  const add = async (service: string, values: Record<string, string | number | boolean>) => (await server.admin<{ id: number }>(service, values)).data?.id ?? 0;
  ticket = await add('Admin.Ticket.Add', { title: '打不开控制台', hours: 1.5 });
  await server.admin('Admin.Ticket.Close', { id: await add('Admin.Ticket.Add', { title: '账单有误', hours: 2 }) });
  for (const [at, content] of ['登录后白屏。', '请问使用的浏览器版本？', '客户使用的是旧版浏览器。'].entries()) {
    await add('Admin.Reply.Add', { ticket_id: ticket, content, is_internal: at === 2 });
  }
});
afterAll(() => server.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const entries = (page: Page) => page.locator('.thread-body').allTextContents();

test('a record shows what belongs to it: a conversation, a table, a course of things, by pointer and by key', async () => {
  const page = await browser.open(server, { as: server.admin, path: `/ticket/view/${ticket}` });
  await tab(page, '沟通记录').waitFor();
  await page.locator('.thread-entry').first().waitFor();
  expect(await entries(page)).toEqual(['登录后白屏。', '请问使用的浏览器版本？', '客户使用的是旧版浏览器。']);
  expect(await page.locator('.thread-internal').allTextContents()).toEqual([expect.stringContaining('仅内部可见')]);
  expect(await violationsOf(page)).toEqual([]);
  await tab(page, '沟通记录').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('暂无数据。').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.related-timeline > li').first().waitFor();
  expect(await entries(page)).toEqual(['客户使用的是旧版浏览器。', '请问使用的浏览器版本？']);
  await page.locator('.related-foot .ant-pagination-next').click();
  await expect.poll(() => entries(page)).toEqual(['登录后白屏。']);
});

test('one is added where it belongs, and its number counts it', async () => {
  const page = await browser.open(server, { as: server.admin, path: `/ticket/view/${ticket}` });
  await page.getByRole('button', { name: buttonNamed('回复') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('内容').fill('已升级，恢复正常。');
  await dialog.getByRole('button', { name: buttonNamed('回复') }).click();
  await expect.poll(() => entries(page)).toContain('已升级，恢复正常。');
  await page.locator('.detail-pair', { hasText: '回复数' }).getByText('4').waitFor();
  const { data } = await server.admin<{ items: { ticket_id: number }[] }>('Admin.Reply.List', { per_page: 1 });
  expect(data?.items[0]?.ticket_id).toBe(ticket);
  await page.getByRole('button', { name: buttonNamed('关闭工单') }).click();
  await dialog.getByRole('button', { name: buttonNamed('关闭工单') }).click();
  await expect.poll(() => page.getByRole('button', { name: buttonNamed('回复') }).count()).toBe(0);
});

test('the list says what everything adds up to, and the menu what waits', async () => {
  const { data } = await server.admin<{ id: number }>('Admin.Ticket.Add', { title: '新工单', hours: 0.25 });
  const page = await browser.open(server, { as: server.admin, path: '/ticket/list' });
  const summary = page.locator('.list-summary');
  await expect.poll(() => summary.textContent()).toMatch(/总用时\s*3\.75 小时\s*待处理\s*1$/);
  await page.locator('.p-menu-badge').first().waitFor();
  await page
    .getByRole('row', { name: /新工单/ })
    .getByRole('button', { name: '更多' })
    .click();
  await page.getByRole('menuitem', { name: '关闭工单' }).click();
  await expect.poll(() => summary.textContent()).toMatch(/待处理\s*0/);
  await expect.poll(() => page.locator('.p-menu-badge').count()).toBe(0);
  await server.admin('Admin.Ticket.Remove', { id: data?.id });
});

test('a removal that a locked record keeps from happening leads to that record', async () => {
  const text = { type: 'string', label: both('名称') } as const;
  const crate: ScreenFile = {
    name: 'crate',
    label: both('箱子'),
    menu: { section: 'extension' },
    schema: { type: 'object', properties: { name: text } },
    list: { columns: ['name'] },
  };
  const jar: ScreenFile = {
    ...crate,
    name: 'jar',
    label: both('罐子'),
    schema: {
      type: 'object',
      properties: {
        name: text,
        crate_id: { type: 'integer', format: 'ref:crate.name', onRemove: 'cascade', label: both('箱子') },
        status: { ...text, label: both('状态') },
      },
    },
    states: { status: { initial: 'sealed', editable: ['open'], values: { open: both('已打开'), sealed: both('已封存') } } },
  };
  for (const file of [crate, jar]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
  const { data } = await until(
    () => server.admin<{ id: number }>('Admin.Crate.Add', { name: '木箱' }),
    ({ ret }) => ret === 200,
  );
  await until(
    () => server.admin('Admin.Jar.Add', { name: '蜂蜜', crate_id: data!.id }),
    ({ ret }) => ret === 200,
  );
  const page = await browser.open(server, { as: server.admin, path: `/crate/view/${data!.id}` });
  await page.getByRole('button', { name: buttonNamed('删除') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: buttonNamed('删除') })
    .click();
  const refusal = toast(page, '相关的罐子“蜂蜜”状态为“已封存”，不能再修改');
  await refusal.getByRole('button', { name: '查看' }).click();
  await page.waitForURL('**/admin/jar/view/1');
});
