import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite({ apps: ['supplier'] });
});
afterAll(() => server.close());

test('the descriptor of a screen is edited with its faults in their lines, seen and saved', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/supplier/list' });
  await page.locator('.list-toolbar-tools').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '本页面的描述文件' }).click();
  await page.getByRole('heading', { name: '描述文件', exact: true }).waitFor();
  await page.getByText('schemas/supplier.json').waitFor();
  const preview = page.getByRole('region', { name: '预览' });
  await preview.getByLabel('名称').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const text = page.getByRole('textbox', { name: '描述文件的 JSON' });
  const written = readFileSync(join(server.schemas, 'supplier.json'), 'utf8');
  const write = async (changed: string) => {
    await text.focus();
    await page.keyboard.press('Control+a');
    // As from the clipboard: what is typed is indented and closed by the editor.
    await text.evaluate((area, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, changed);
  };
  await write(written.replace('"table"', '"tabel"'));
  const errors = page.getByRole('list', { name: '错误和警告' });
  await errors.getByText('/tabel').waitFor();
  expect(await errors.textContent()).toContain('第 6 行');
  expect(await page.getByRole('button', { name: buttonNamed('保存') }).isDisabled()).toBe(true);
  await errors.getByRole('button').first().click();
  await page.locator('.squiggly-error').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.descriptor-editor') !== null)).toBe(true);

  await page.getByRole('button', { name: '放弃修改' }).click();
  await errors.getByText('没有错误').waitFor();
  await write(written.replace('"名称"', '"公司名称"'));
  await preview.getByLabel('公司名称').waitFor();
  await page.getByRole('button', { name: buttonNamed('保存') }).click();
  await toast(page, '已保存').waitFor();
  expect(readFileSync(join(server.schemas, 'supplier.json'), 'utf8')).toContain('"zh_cn": "公司名称"');
});

test('the descriptor of a page without a list is found on it', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/stats/overview' });
  await page.getByRole('button', { name: '本页面的描述文件' }).click();
  await page.getByText('schemas/stats_overview.json').waitFor();
  await page.getByRole('region', { name: '预览' }).getByText('待审核应用').waitFor();
  await page.goto(`${server.address}/admin/platmanage/globalconfig/retention`);
  await page.getByRole('button', { name: '本页面的描述文件' }).click();
  await page.getByRole('region', { name: '预览' }).getByLabel('后台请求日志').waitFor();
});
