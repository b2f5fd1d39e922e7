import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());
beforeEach(async () => {
  const fields = { title: '原题', abstract: '原摘要', author: '甲', content: '<p>内容</p>', publish_time: '2026-01-01 08:00:00' };
  id = (await server.admin<{ id: number }>('Admin.Article.Add', fields)).data?.id ?? 0;
});

const stored = async () => (await server.admin<Record<string, unknown>>('Admin.Article.Get', { id })).data;

/** Two windows open the record; the second saves first. */
async function openTwice() {
  const mine = await browser.open(server, { as: server.admin, path: `/platmanage/article/detail/${id}` });
  const theirs = await browser.open(server, { as: server.admin, path: `/platmanage/article/detail/${id}` });
  for (const page of [mine, theirs]) await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-field=title] input')?.value === '原题');
  return { mine, theirs };
}

test('different fields of two people are joined', async () => {
  const { mine, theirs } = await openTwice();
  await theirs.getByLabel('作者').fill('乙');
  await theirs.keyboard.press('Control+s');
  await toast(theirs, '保存成功').waitFor();
  await mine.getByLabel('标题').fill('我的题');
  await mine.getByRole('button', { name: buttonNamed('确定') }).click();
  const dialog = mine.getByRole('dialog');
  await dialog.getByText(/admin ?于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 保存了这条记录。双方修改的字段不同/).waitFor();
  await dialog.getByText('记录已被 admin 修改').waitFor();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await toast(mine, '保存成功').waitFor();
  expect(await stored()).toMatchObject({ title: '我的题', author: '乙' });
});

test('of one field that both changed, the person chooses', async () => {
  const { mine, theirs } = await openTwice();
  await theirs.getByLabel('标题').fill('他的题');
  await theirs.getByLabel('摘要').fill('他的摘要');
  await theirs.keyboard.press('Control+s');
  await toast(theirs, '保存成功').waitFor();
  await mine.getByLabel('标题').fill('我的题');
  await mine.getByLabel('摘要').fill('我的摘要');
  await mine.keyboard.press('Control+s');
  const dialog = mine.getByRole('dialog');
  await dialog.getByText('我的题').waitFor();
  const choices = dialog.getByRole('group', { name: '标题' });
  await choices.getByRole('radio', { name: /他的题/ }).check();
  await dialog
    .getByRole('group', { name: '摘要' })
    .getByRole('radio', { name: /我的摘要/ })
    .check();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await toast(mine, '保存成功').waitFor();
  expect(await stored()).toMatchObject({ title: '他的题', abstract: '我的摘要' });
  expect(await mine.getByLabel('标题').inputValue()).toBe('他的题');
});
