import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonNamed, chromiumForFile, openSection, openSite, signIn, toast } from '../helpers/browser.ts';
import { type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

describe('a descriptor dropped while somebody works', () => {
  test('appears in the open menu, is worked with, and leaves with its file', async () => {
    const page = await browser.open(server);
    await signIn(page);
    await openSection(page, '接口计费');
    const file = join(server.schemas, 'supplier.json');
    copyFileSync(resolve(import.meta.dirname, '../apps/supplier/schemas/supplier.json'), file);

    const entry = page.getByRole('menuitem', { name: '供应商列表' });
    await entry.click();
    await page.waitForURL(/\/supplier\/list/);
    await page.getByText('还没有供应商').waitFor();

    await page.getByRole('button', { name: '新建供应商' }).first().click();
    await page.waitForURL(/\/supplier\/add/);
    await page.getByRole('button', { name: /^确定$/ }).click();
    await page.getByText('名称不能为空').first().waitFor();
    await page.getByLabel('名称').fill('恒通钢材');
    await page.getByLabel('电话').fill('１３８００１３８０００');
    await page.getByLabel('保证金').fill('1234.5');
    await page.getByRole('button', { name: /^确定$/ }).click();

    await page.waitForURL(/\/supplier\/list/);
    const row = page.getByRole('row', { name: /恒通钢材/ });
    await row.waitFor();
    expect(await row.textContent()).toContain('¥1,234.50');
    expect(await row.textContent()).toContain('待考察');
    const stored = await server.admin<{ items: Record<string, unknown>[] }>('Admin.Supplier.List');
    expect(stored.data?.items).toEqual([expect.objectContaining({ name: '恒通钢材', phone: '13800138000', deposit: 123450, status: 'candidate' })]);

    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '合作' }).click();
    await page.getByRole('row', { name: /合作中/ }).waitFor();

    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('"maxLength"', '"maxLenght"'));
    await page.getByRole('menuitem', { name: /供应商列表.*supplier\.json:\d+:\d+.*maxLength/ }).waitFor();
    await page.getByRole('button', { name: '通知' }).click();
    const broken = page.getByRole('region', { name: '有问题的描述文件' });
    await broken.getByText('schemas/supplier.json:').waitFor();
    await broken.getByText('该页面仍以上一个正确的版本运行').waitFor();
    writeFileSync(join(server.schemas, 'fresh.json'), '{ "name": "fresh", "menu": { "section": "service" } }');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: /fresh\.json/ }).click();
    await broken.getByText('该页面未能启用').first().waitFor();
    rmSync(join(server.schemas, 'fresh.json'));
    writeFileSync(file, right);

    const grouped = join(server.schemas, 'grouped.json');
    const inGroup = {
      name: 'grouped',
      label: { zh_cn: '分组', en: 'Grouped' },
      routes: { list: '/grouped/list' },
      menu: { section: 'platmanage', group: 'article' },
      schema: { type: 'object', properties: { title: { type: 'string', label: { zh_cn: '标题', en: 'Title' } } } },
    };
    writeFileSync(grouped, JSON.stringify(inGroup));
    await until(
      () => server.admin('Admin.Grouped.List'),
      ({ ret }) => ret === 200,
    );
    writeFileSync(grouped, JSON.stringify({ ...inGroup, tabel: 'grouped' }));
    await page.getByRole('menuitem', { name: /平台管理.*grouped\.json/ }).waitFor();
    rmSync(grouped);
    await broken.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');

    rmSync(file);
    await entry.waitFor({ state: 'detached' });
    expect((await server.admin('Admin.Supplier.List')).ret).toBe(404);
  });

  test('tells of a refusal that names none of the fields it asks, and keeps what was filled in', async () => {
    const label = { zh_cn: '寄出', en: 'Send' };
    const ask = { word: { type: 'string', label: { zh_cn: '留言', en: 'Word' } } };
    const actions = { send: { at: 'toolbar', label, ask, handler: 'assets/upload' } };
    const file = { name: 'sent', label, menu: false, single: true, routes: { edit: '/sent' }, form: { submit: 'send' }, actions };
    writeFileSync(join(server.schemas, 'sent.json'), JSON.stringify(file));
    await until(
      () => server.admin('Admin.Screen.Load', { name: 'sent' }),
      ({ ret }) => ret === 200,
    );
    const page = await browser.open(server, { as: server.admin, path: '/sent' });
    await page.getByLabel('留言').fill('您好');
    await page.getByRole('button', { name: buttonNamed('寄出') }).click();
    await toast(page, '请至少选择一个文件').waitFor();
    expect(await page.getByLabel('留言').inputValue()).toBe('您好');
  });
});
