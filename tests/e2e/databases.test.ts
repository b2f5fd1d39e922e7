import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecret } from '../../engine/server/index.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { type TestServer, until } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
let server: TestServer;

beforeAll(async () => {
  server = await openSite();
  const folder = join(server.platform.config.dataFolder, 'databases');
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec(
    "create table tea (id integer primary key autoincrement, name text not null, cups integer); insert into tea (name, cups) values ('龙井', 3), ('红茶', 5)",
  );
  database.close();
  await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'shop', kind: 'sqlite', name: 'shop.db', charset: 'UTF8', primary_key: 'id' }));
});
afterAll(() => server?.close());

it('goes from the list of tables to its rows, and asks them by SQL, within limits', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/database/manage', language: 'zh_cn' });
  const row = page.locator('.list-table tr', { hasText: 'tea' });
  await row.getByText('数据', { exact: true }).click();
  await page.getByRole('button', { name: /新增行/ }).click();
  await page.getByLabel(/^name/).fill('乌龙');
  await page.getByLabel(/^cups/).fill('8');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await page.getByRole('cell', { name: '乌龙' }).waitFor();

  await page.goto(`${server.address}/admin/database/sql?database=shop`);
  await page.locator('.sql-editor textarea').first().focus();
  await page.keyboard.insertText('select name, cups from tea order by cups');
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: '查询结果' });
  await result.getByRole('cell', { name: '乌龙' }).waitFor();
  expect(await result.getByRole('row').count()).toBe(4);
  await page.getByText('图表', { exact: true }).click();
  await page.getByRole('img', { name: '图表：name, cups' }).waitFor();

  await page.locator('.sql-editor textarea').first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n');
  await page.getByLabel('时间限制（秒）').fill('1');
  await page.getByRole('button', { name: /执行$/ }).click();
  await page.getByText(/语句超过 1 秒/).waitFor();
  await page.locator('.sql-editor textarea').first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('delete from tea');
  await page.keyboard.press('Control+Enter');
  await page.getByText('只读方式不能修改数据').waitFor();
});

it('completes tables, the columns behind an alias, and quotes what needs it', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/database/sql?database=shop', language: 'en' });
  const input = page.locator('.sql-editor textarea').first();
  const suggested = page.locator('.suggest-widget.visible .monaco-list-row');
  await page.locator('.sql-editor .monaco-editor').first().waitFor();
  await input.focus();
  await page.keyboard.type('select te');
  await suggested.filter({ hasText: 'tea' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('select t. from tea t');
  for (let left = ' from tea t'.length; left > 0; left--) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  await suggested.filter({ hasText: 'cups' }).waitFor();
  expect(await suggested.count()).toBe(3);
});

it('sends the password of a database encrypted, and leaves it alone where an edit leaves it empty', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/database/config/add', language: 'zh_cn' });
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.postData() ?? ''));
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  await fill('DI 服务名', 'crm');
  await fill('主机 / IP', 'db.example.com');
  await fill('账号', 'reader');
  await fill('密码', 'canary-Of-The-Page-1');
  await fill('数据库名称', 'crm');
  await page
    .getByRole('button', { name: /保\s*存/ })
    .last()
    .click();
  const stored = await until(
    () => server.platform.database.read.selectFrom('database_config').select(['id', 'password']).where('service_name', '=', 'crm').executeTakeFirst(),
    (row) => row !== undefined,
  );
  expect(openSecret(server.platform.keyring, stored!.password)).toBe('canary-Of-The-Page-1');
  expect(sent.filter((body) => body.includes('canary'))).toEqual([]);
  expect(sent.some((body) => body.includes(encodeURIComponent('jwe:')))).toBe(true);

  await page.goto(`${server.address}/admin/database/config/edit/${stored!.id}`);
  await fill('账号', 'writer');
  await page.keyboard.press('Control+s');
  const edited = await until(
    () => server.platform.database.read.selectFrom('database_config').select(['account', 'password']).where('service_name', '=', 'crm').executeTakeFirst(),
    (row) => row?.account === 'writer',
  );
  expect(edited!.password).toBe(stored!.password);
});
