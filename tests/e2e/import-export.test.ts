import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonNamed, bytesOf, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test('a table is imported by its headings after a trial that names the wrong rows, and exported as Excel reads it', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/platmanage/configuration/list' });
  await page.getByText('还没有配置').waitFor();
  await page.getByRole('button', { name: '导入' }).first().click();
  const dialog = page.getByRole('dialog');
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /CSV$/ }).click();
  const heading = String(await bytesOf(await template));
  expect(heading).toMatch(/配置名称.*配置值.*说明/);

  const rows = ['键名,配置值,说明', 'mail.host,smtp.example.com,发信', '9wrong,x,', 'mail.port,25,端口', '=danger,x,'].join('\n');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /点击选择/ }).click();
  await (await chooser).setFiles({ name: '配置.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await dialog.getByText('必填但没有对应列：配置名称').waitFor();
  await dialog.getByLabel('“键名”对应的字段').click();
  await page.getByTitle('配置名称 *').click();
  await dialog.getByText('必填但没有对应列').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: '检查数据' }).click();
  await dialog.getByText('共 4 行，2 行正确，2 行有误').waitFor();
  expect(await dialog.getByRole('row', { name: /配置名称/ }).count()).toBe(2);
  expect((await server.admin<{ total: number }>('Admin.Configuration.List')).data?.total).toBe(0);
  const faulty = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载错误行' }).click();
  expect(String(await bytesOf(await faulty))).toContain('9wrong');
  await dialog.getByRole('button', { name: '导入 2 行' }).click();
  await dialog.getByText('成功导入 2 行').waitFor();
  await dialog
    .getByRole('contentinfo')
    .or(dialog.locator('.ant-modal-footer'))
    .getByRole('button', { name: buttonNamed('关闭') })
    .click();
  await page.getByRole('row', { name: /mail\.host/ }).waitFor();

  await page.getByRole('button', { name: '导入' }).first().click();
  const update = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /点击选择/ }).click();
  const newer = ['配置名称,配置值', 'mail.host,mail.example.com', 'mail.port,25', 'mail.user,me'].join('\n');
  await (await update).setFiles({ name: '更新.csv', mimeType: 'text/csv', buffer: Buffer.from(newer) });
  await dialog.getByLabel('更新已有记录').click();
  await page.getByTitle('按配置名称查找，存在则更新').click();
  await dialog.getByRole('button', { name: '检查数据' }).click();
  await dialog.getByText('新建 1 · 更新 1 · 不变 1').waitFor();
  expect(await dialog.getByRole('row', { name: /更新.*mail\.example\.com/ }).textContent()).toContain('smtp.example.com');
  await dialog.getByRole('button', { name: '导入 2 行' }).click();
  await dialog.getByRole('button', { name: '撤销导入' }).click();
  await dialog.getByText('已撤销 2 条').waitFor();
  const values = (await server.admin<{ items: { name: string; value: string }[] }>('Admin.Configuration.List', { sort: 'name' })).data?.items;
  expect(values?.map(({ name, value }) => [name, value])).toEqual([
    ['mail.host', 'smtp.example.com'],
    ['mail.port', '25'],
  ]);
  await dialog
    .locator('.ant-modal-footer')
    .getByRole('button', { name: buttonNamed('关闭') })
    .click();

  await page
    .getByRole('row', { name: /mail\.host/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: '导出' }).first().click();
  const panel = page.getByRole('tooltip').filter({ hasText: '格式' });
  expect(await panel.getByRole('radio', { name: '已选 1 条' }).isChecked()).toBe(true);
  await panel.getByRole('radio', { name: '全部符合条件的 2 条' }).check();
  await panel.getByRole('radio', { name: 'CSV' }).check();
  const file = page.waitForEvent('download');
  await panel.getByRole('button', { name: buttonNamed('导出') }).click();
  const written = String(await bytesOf(await file));
  expect(written.charCodeAt(0)).toBe(0xfeff);
  expect(written.split('\n').filter((line) => /mail\./.test(line))).toHaveLength(2);
});

test('what to export is chosen within the window of a telephone', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/platmanage/configuration/list', width: 375, height: 740 });
  await page.getByRole('button', { name: '导出' }).first().click();
  const panel = page.locator('.export-panel');
  await panel.getByRole('button', { name: buttonNamed('导出') }).waitFor();
  await expect.poll(async () => ((await panel.boundingBox())?.x ?? -1) >= 0).toBe(true);
});
