import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
let server: TestServer;

beforeAll(async () => {
  server = await openSite();
  const folder = join(server.platform.config.dataFolder, 'databases');
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec('create table category (id integer primary key autoincrement, name text not null, sort_no integer default 0); create table plain (name text)');
  database.exec("insert into category (name) values ('茶')");
  database.close();
  await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'shop', kind: 'sqlite', name: 'shop.db', charset: 'UTF8', primary_key: 'id' }));
});
afterAll(() => server?.close());

/** Counts what a person does: one click, one typed field, one chord each. */
class Acts {
  readonly done: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(name: RegExp | string, role: 'button' | 'radio' | 'link' = 'button'): Promise<void> {
    this.done.push(`click ${name}`);
    // antd hides the radio behind its label.
    if (role === 'radio') await this.page.locator('label', { hasText: name }).first().click();
    else await this.page.getByRole(role, { name }).first().click();
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    this.done.push(`type ${text}`);
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async press(chord: string): Promise<void> {
    this.done.push(chord);
    await this.page.keyboard.press(chord);
  }
}

async function openPage(path: string): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path, language: 'zh_cn' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

async function answerOfCopied(page: Page): Promise<unknown> {
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  return JSON.parse(stdout);
}

describe('five interfaces from a table', () => {
  it('a new table takes six acts to a copied curl that answers 200', async () => {
    const page = await openPage('/techzones/design/list');
    const acts = new Acts(page);
    await acts.click(/新建接口/);
    await acts.click('数据接口', 'radio');
    await acts.type('名称', 'Product 商品');
    await acts.type('字段', 'name string(20)! 商品名, price money, stock int=0');
    await page.getByRole('textbox', { name: 'price 的说明' }).waitFor();
    await page.getByText('数据表：product').waitFor();
    await acts.click(/全部发布/);
    await toast(page, '5 个接口已发布').waitFor();
    await acts.click(/复制 curl/);
    await toast(page, 'curl 命令已复制').waitFor();
    expect(acts.done).toHaveLength(6);
    expect(await answerOfCopied(page)).toEqual({ ret: 200, data: { items: [], total: 0 }, msg: '' });
    await page.getByRole('link', { name: 'App.Product.GetList' }).waitFor();
  });

  it('an existing table takes three acts', async () => {
    const page = await openPage('/database/manage');
    const acts = new Acts(page);
    const row = (table: string) => page.locator('.list-table tr', { hasText: table });
    await row('plain').waitFor();
    expect(await row('plain').getByText('需要自增的主键 id').count()).toBe(1);
    await row('category').getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '发布为接口' }).click();
    acts.done.push('publish category');
    await page.getByText('App.Category.GetList').waitFor();
    await acts.click(/全部发布/);
    await toast(page, '5 个接口已发布').waitFor();
    await acts.click(/复制 curl/);
    await toast(page, 'curl 命令已复制').waitFor();
    expect(acts.done).toHaveLength(3);
    expect(await page.getByText('已发布', { exact: true }).count()).toBe(5);
    expect(await answerOfCopied(page)).toEqual({ ret: 200, data: { items: [{ id: 1, name: '茶', sort_no: 0 }], total: 1 }, msg: '' });
  });

  it('goes by keyboard alone, and line and grid stay in step', async () => {
    const page = await openPage('/techzones/design/design?kind=data');
    await page.locator('input[placeholder="Product 商品"]:focus').waitFor();
    await page.keyboard.type('note 便签');
    await page.keyboard.press('Tab');
    await page.keyboard.type('title string!, done bool=false');
    await page.getByRole('textbox', { name: '第 1 个字段的名称' }).fill('heading');
    expect(await page.getByLabel('字段', { exact: true }).inputValue()).toBe('heading string!, done bool=false');
    await page.getByRole('textbox', { name: '第 2 个字段的名称' }).fill('id');
    expect(await page.getByRole('button', { name: /全部发布/ }).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: '第 2 个字段的名称' }).fill('done');
    await page.keyboard.press('Control+Enter');
    await toast(page, '5 个接口已发布').waitFor();
    await page.keyboard.press('Control+Shift+C');
    await toast(page, 'curl 命令已复制').waitFor();
    expect(await answerOfCopied(page)).toMatchObject({ ret: 200, data: { total: 0 } });
  });

  it('tests a connection and says what it found', async () => {
    const page = await openPage('/database/config');
    await page.locator('.list-table').getByRole('button', { name: /更多/ }).first().click();
    await page.getByRole('menuitem', { name: '测试连接' }).click();
    await page.getByText('连接成功').waitFor();
    await page.getByText(/^SQLite 3\.[\d.]+，2 张表/).waitFor();
  });
});
