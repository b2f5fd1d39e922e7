import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { anyTable } from '../../engine/server/index.ts';
import { enter } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { type Caller, type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite({ apps: ['supplier'] });
  for (const [index, name] of ['安泰', '宝丰', '昌盛'].entries())
    await server.admin('Admin.Supplier.Add', { name, phone: `1380013800${index}`, deposit: 10_000 * (index + 1), goods: '钢材' });
});
afterAll(() => server.close());

const openSuppliers = (as: Caller = server.admin) => browser.open(server, { as, path: '/supplier/list' });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const cellOf = (page: Page, name: string, field: string) => rowOf(page, name).locator(`td[data-cell=${field}]`);

async function stored(): Promise<Record<string, Record<string, unknown>>> {
  const answer = await server.admin<ListAnswer>('Admin.Supplier.List');
  return Object.fromEntries(answer.data!.items.map((item) => [String(item.name), item]));
}

describe('bulk edit', () => {
  test('previews, reports the row that was changed meanwhile, and is taken back as a whole', async () => {
    const page = await openSuppliers();
    await rowOf(page, '昌盛').waitFor();
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '批量修改' }).click();
    await page.getByRole('combobox', { name: '要修改的字段' }).click();
    await page.locator('.ant-select-item').filter({ hasText: '供应品类' }).click();
    await page.locator('.ant-select-item').filter({ hasText: '保证金' }).click();
    await page.getByText('要修改的字段').click();
    await page.getByLabel('保证金：').fill('300');
    await page.getByRole('button', { name: buttonNamed('取消') }).click();
    const question = page.getByRole('dialog').filter({ hasText: '丢失：保证金' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByLabel('保证金：').press('Control+s');

    const dialog = page.getByRole('dialog');
    await dialog.getByText('3 条记录将被修改').waitFor();
    expect(await dialog.getByRole('listitem').nth(0).textContent()).toMatch(/安泰.*¥100\.00.*¥300\.00/);
    const before = await stored();
    await server.admin('Admin.Supplier.Edit', { id: Number(before.宝丰?.id), rev: Number(before.宝丰?.rev), email: 'a@b.cn' });
    await dialog.getByRole('button', { name: '修改 3 条' }).click();

    await page.getByText('批量修改：部分未完成').waitFor();
    const report = page.getByRole('dialog').filter({ hasText: '部分未完成' });
    expect(await report.textContent()).toMatch(/成功 2 条，失败 1 条.*宝丰.*admin/s);
    await report
      .getByRole('button', { name: buttonNamed('关闭') })
      .last()
      .click();
    expect(await stored()).toMatchObject({ 安泰: { deposit: 30_000, goods: null }, 宝丰: { deposit: 20_000, goods: '钢材' } });

    // The row that was refused is still selected.
    const [message, bar] = await Promise.all([toast(page, '已修改 2 条记录').boundingBox(), page.locator('.bulk-bar').boundingBox()]);
    expect((message?.y ?? Number.NaN) + (message?.height ?? Number.NaN), 'the message lies over the bar').toBeLessThanOrEqual(bar?.y ?? Number.NaN);
    await toast(page, '已修改 2 条记录')
      .getByRole('button', { name: buttonNamed('撤销') })
      .click();
    await toast(page, '已恢复 2 条记录').waitFor();
    expect(await stored()).toMatchObject({ 安泰: { deposit: 10_000, goods: '钢材' }, 昌盛: { deposit: 30_000, goods: '钢材' } });
  });
});

describe('a cell', () => {
  test('is edited in place, checked like the form, and Tab goes to the next', async () => {
    const page = await openSuppliers();
    await cellOf(page, '安泰', 'deposit').dblclick();
    const editor = page.getByRole('dialog', { name: '修改安泰的保证金' });
    await editor.locator('input').fill('-5');
    await page.keyboard.press('Enter');
    await editor.getByRole('alert').filter({ hasText: '保证金' }).waitFor();
    expect(await editor.locator('input').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('55.5');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog', { name: '修改安泰的合同到期日' }).waitFor();
    expect(await cellOf(page, '安泰', 'deposit').textContent()).toBe('¥55.50');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: '修改安泰的合同到期日' }).waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ 安泰: { deposit: 5_550, contract_until: null } });
  });

  test('opens by the keyboard too, and Escape leaves it as it was', async () => {
    const page = await openSuppliers();
    await cellOf(page, '安泰', 'deposit').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: '修改宝丰的保证金' });
    await editor.locator('input').fill('1');
    await page.keyboard.press('Escape');
    await editor.waitFor({ state: 'detached' });
    expect(await cellOf(page, '宝丰', 'deposit').evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await stored()).toMatchObject({ 宝丰: { deposit: 20_000 } });
  });

  test('counts in the sum below the list', async () => {
    const label = { zh_cn: '库存', en: 'Stock' };
    const list = { columns: ['title', 'pieces'], summary: { all: { label: { zh_cn: '合计', en: 'In all' }, aggregate: 'sum', field: 'pieces' } } };
    const properties = { title: { type: 'string', label: { zh_cn: '品名', en: 'Name' } }, pieces: { type: 'integer', label: { zh_cn: '件数', en: 'Pieces' } } };
    const stock = { name: 'stock', label, menu: { section: 'extension' }, routes: { list: '/stock/list' }, schema: { type: 'object', properties }, list };
    writeFileSync(join(server.schemas, 'stock.json'), JSON.stringify(stock));
    for (const [title, pieces] of [
      ['螺母', 20],
      ['螺丝', 3],
    ] as const)
      await until(
        () => server.admin('Admin.Stock.Add', { title, pieces }),
        ({ ret }) => ret === 200,
      );
    const page = await browser.open(server, { as: server.admin, path: '/stock/list' });
    await page.locator('.list-summary').getByText('23').waitFor();
    await cellOf(page, '螺丝', 'pieces').dblclick();
    await page.getByRole('dialog', { name: '修改螺丝的件数' }).locator('input').fill('30');
    await page.keyboard.press('Enter');
    await page.locator('.list-summary').getByText('50').waitFor();
  });

  test('tells who was faster and shows the row as it is now', async () => {
    const page = await openSuppliers();
    await cellOf(page, '昌盛', 'deposit').dblclick();
    const editor = page.getByRole('dialog', { name: '修改昌盛的保证金' });
    await editor.locator('input').fill('1');
    const { id, rev } = (await stored()).昌盛!;
    await server.admin('Admin.Supplier.Edit', { id: Number(id), rev: Number(rev), deposit: 77_700 });
    await page.keyboard.press('Enter');
    await toast(page, '昌盛 失败').waitFor();
    await cellOf(page, '昌盛', 'deposit').getByText('¥777.00').waitFor();
  });
});

describe('phone numbers', () => {
  test('are revealed one by one by whoever may edit, and by nobody else', async () => {
    const page = await openSuppliers();
    const row = rowOf(page, '安泰');
    await row.getByText('138****8000').waitFor();
    await row.getByRole('button', { name: '显示完整号码 138****8000' }).press('Enter');
    await row.getByText('13800138000').waitFor();

    const { id, call } = await enter(server, 'looker', 200);
    await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/supplier/list'] });
    const other = await openSuppliers(call);
    await rowOf(other, '安泰').getByText('138****8000').waitFor();
    expect(await other.getByRole('button', { name: /显示完整号码/ }).count()).toBe(0);
    expect(await other.locator('td[data-cell]').count()).toBe(0);
    expect(await other.content()).not.toContain('13800138000');
  });
});

describe('views', () => {
  test('are shared with everybody, and one of them is what a person begins with', async () => {
    const page = await openSuppliers();
    await rowOf(page, '安泰').waitFor();
    await page.getByLabel('搜索', { exact: true }).fill('宝丰');
    await page.keyboard.press('Enter');
    await page.locator('.list-pager').getByText('共 1 条').waitFor();
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByLabel('视图名称').fill('只看宝丰');
    await page.getByLabel('共享给所有能打开此页面的人').check();
    await page.getByRole('button', { name: buttonNamed('保存') }).click();
    await page.waitForURL(/view=/);

    const { id, call } = await enter(server, 'reader', 200);
    await server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/supplier/list'] });
    const other = await openSuppliers(call);
    await other.locator('.list-pager').getByText('共 3 条').waitFor();
    await other.getByRole('button', { name: '视图' }).click();
    const shared = other.getByRole('region', { name: '共享视图' });
    await shared.getByRole('button', { name: '设为默认视图：只看宝丰' }).click();
    expect(await shared.getByRole('button', { name: /删除视图/ }).count()).toBe(0);
    await until(
      () => call('Admin.Preference.Get', { key: 'view-default:supplier' }),
      (answer) => answer.data?.value === '只看宝丰',
    );
    await other.goto(`${server.address}/admin/supplier/list`);
    await other.locator('.list-pager').getByText('共 1 条').waitFor();
    expect(await other.locator('.view-button').textContent()).toBe('只看宝丰');
  });
});

describe('all that match', () => {
  test('are removed by one call, whatever the page shows, and come back together', async () => {
    const at = new Date().toISOString();
    const row = { phone: '13900139000', status: 'candidate', deposit: 0, rev: 1, created_at: at, updated_at: at };
    const word = `m${Date.now()}`;
    const rows = Array.from({ length: 1_010 }, (_, index) => ({ ...row, name: `${word} ${index}` }));
    await server.platform.database.transact((query) => anyTable(query).insertInto('supplier').values(rows).execute());
    const page = await openSuppliers();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.postData()?.match(/Supplier\.\w+/)?.[0] ?? ''));
    await page.getByPlaceholder(/搜索名称/).fill(word);
    await page.keyboard.press('Enter');
    await page
      .getByText(/共 1,?010 条/)
      .first()
      .waitFor();
    await page
      .getByRole('row', { name: new RegExp(`${word} 0$`) })
      .or(page.getByText(`${word} 0`, { exact: true }))
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    calls.length = 0;
    await page.getByRole('button', { name: '选择全部 1010 条' }).click();
    const bar = page.getByRole('region', { name: '批量操作' });
    expect(await bar.textContent()).toContain('已选 1010');
    await bar.getByRole('button', { name: '批量修改' }).click();
    await page.getByRole('combobox', { name: '要修改的字段' }).click();
    await page.locator('.ant-select-item').filter({ hasText: '保证金' }).click();
    await page.getByText('要修改的字段').click();
    await page.getByLabel('保证金：').fill('20');
    await page.getByRole('button', { name: buttonNamed('预览') }).click();
    await page.getByText('1010 条记录将被修改').waitFor();
    expect(await page.locator('.bulk-preview li').textContent()).toMatch(/保证金.*1010 条.*¥0\.00.*¥20\.00/);
    await page.getByRole('button', { name: '修改 1010 条' }).click();
    await toast(page, '已修改 1010 条记录')
      .getByRole('button', { name: buttonNamed('撤销') })
      .click();
    await toast(page, '已恢复 1010 条记录').waitFor();
    const back = (await server.admin<ListAnswer>('Admin.Supplier.List', { search: word })).data?.items.map(({ deposit }) => deposit);
    expect(new Set(back)).toEqual(new Set([0]));

    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    calls.length = 0;
    await page.getByRole('button', { name: '选择全部 1010 条' }).click();
    await bar.getByRole('button', { name: buttonNamed('删除') }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: '1010 条' });
    await dialog.getByRole('button', { name: buttonNamed('删除') }).click();
    await toast(page, '1010 条')
      .getByRole('button', { name: buttonNamed('撤销') })
      .click();
    await page
      .getByText(/共 1,?010 条/)
      .first()
      .waitFor();
    expect(calls.filter((name) => name === 'Supplier.Remove' || name === 'Supplier.Restore')).toEqual(['Supplier.Remove', 'Supplier.Restore']);
    expect((await server.admin<ListAnswer>('Admin.Supplier.List', { search: word })).data?.total).toBe(1_010);
  });
});

describe('a confirmation', () => {
  test('tells what refers to the record', async () => {
    const { id } = await enter(server, 'buyer', 200);
    await server.admin('Admin.Supplier.Add', { name: '引用者', phone: '13800138009', contact_id: id });
    const page = await browser.open(server, { as: server.admin, path: '/user/list?search=buyer' });
    await rowOf(page, 'buyer').getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '禁用' }).click();
    await page.getByRole('dialog').getByText('供应商（负责人）：1 条').waitFor();

    const screen = JSON.parse(readFileSync(join(server.schemas, 'supplier.json'), 'utf8'));
    screen.states.status.transitions.finish.confirm.zh_cn = '{affected} 条记录将失去供应商。确定终止吗？';
    writeFileSync(join(server.schemas, 'supplier.json'), JSON.stringify(screen));
    const label = { zh_cn: '合同', en: 'Contract' };
    const properties = { supplier_id: { type: 'integer', format: 'ref:supplier.name', label } };
    const contract = { name: 'contract', label, menu: { section: 'extension' }, routes: { list: '/contract/list' }, schema: { type: 'object', properties } };
    writeFileSync(join(server.schemas, 'contract.json'), JSON.stringify(contract));
    const supplier = (await server.admin<{ id: number }>('Admin.Supplier.Add', { name: '签约者', phone: '13800138008' })).data?.id ?? 0;
    for (let count = 0; count < 2; count++)
      await until(
        () => server.admin('Admin.Contract.Add', { supplier_id: supplier }),
        ({ ret }) => ret === 200,
      );
    await page.goto(`${server.address}/admin/supplier/list?q=签约者`);
    await rowOf(page, '签约者').getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '合作' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('合同（合同）：2 条').waitFor();
    await dialog.getByRole('button', { name: buttonNamed('合作') }).click();
    await rowOf(page, '签约者').getByText('合作中').waitFor();
    await rowOf(page, '签约者').getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '终止' }).click();
    await dialog.getByText('2 条记录将失去供应商。确定终止吗？').waitFor();
  });
});
