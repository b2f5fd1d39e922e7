import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { type Caller, type CallFields, type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let member: Caller;
let configuration: { id: number; rev: number };
beforeAll(async () => {
  server = await openSite();
  member = (await enter(server, 'speaker', 100)).call;
  await server.admin('Admin.App.Add', { ...app, app_key: 'first' });
  configuration = (await server.admin<{ id: number; rev: number }>('Admin.Configuration.Add', { name: 'shop.name', value: '1' })).data!;
  await server.admin('Admin.Configuration.Edit', { ...configuration, value: '2' });
});
afterAll(() => server.close());

const app = { app_secret: 'secret-of-16-chars', name: 'App', account_id: 1, limit_mode: 'unlimited', daily_limit: 1 };
const passwords = { old_password: 'wrong-one', password: 'fresh-pass-1', password_confirm: 'fresh-pass-1' };
const newcomer = { username: 'newcomer', password: 'fresh-pass-1', password_confirm: 'fresh-pass-1' };

type Refusal = [message: RegExp, chinese: RegExp, caller: () => Caller, service: string, fields: () => CallFields];

const refusals: Refusal[] = [
  [/^Please enter app key!$/, /^请输入 app_key！$/, () => server.admin, 'Admin.App.Add', () => app],
  [/^app_key can only be a combination of numbers and English!$/, /数字和英文/, () => server.admin, 'Admin.App.Add', () => ({ ...app, app_key: 'a-b' })],
  [/^App key is existed!$/, /^app_key 已存在！$/, () => server.admin, 'Admin.App.Add', () => ({ ...app, app_key: 'first' })],
  [/^Fail to alter/, /^修改失败/, () => server.admin, 'Admin.Configuration.Edit', () => ({ ...configuration, value: '3' })],
  [/^Two Passwords Are Different$/, /两次/, () => member, 'Platform.User.ChangePassword', () => ({ ...passwords, password_confirm: 'other-pass-1' })],
  [/^Password Length must be between 6-20$/, /6–20/, () => member, 'Platform.User.ChangePassword', () => ({ ...passwords, password: 'short' })],
  [/^Password Length must be between 6-20$/, /6–20/, () => server.admin, 'Admin.User.AddMember', () => ({ username: 'short', password: 'short' })],
  [/must not contain spaces/, /空格/, () => server.admin, 'Admin.User.AddMember', () => ({ username: 'spaced', password: 'with space' })],
  [/^wrong telephone number/, /^手机号码格式错误/, () => server.admin, 'Admin.User.EditMember', () => ({ id: 1, rev: 1, tel: '12' })],
  [/^wrong email/, /^邮箱格式错误/, () => server.admin, 'Admin.User.EditMember', () => ({ id: 1, rev: 1, email: 'a@' })],
  [/^wrong telephone number/, /^手机号码格式错误/, () => server.call, 'Platform.User.Register', () => ({ ...newcomer, tel: '12' })],
  [/^wrong email/, /^邮箱格式错误/, () => server.call, 'Platform.User.Register', () => ({ ...newcomer, email: 'a@' })],
  [/^Document format error, please select jpg or png$/, /jpg/, () => member, 'Admin.File.Upload', () => ({ file: new File(['words'], 'a.txt') })],
  [/^File too large/, /2 MB/, () => member, 'Admin.File.Upload', () => ({ file: new File([new Uint8Array(2_100_000)], 'a.png') })],
];

test.each(refusals)('a call is refused with %s', async (message, chinese, caller, service, fields) => {
  for (const [language, words] of [
    ['en', message],
    ['zh-CN', chinese],
  ] as const) {
    const body = new FormData();
    const input: CallFields = { service, access_token: caller().token, ...fields() };
    for (const [name, value] of Object.entries(input)) if (value !== '') body.append(name, value instanceof Blob ? value : String(value));
    const response = await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'accept-language': language } });
    const { ret, msg } = (await response.json()) as { ret: number; msg: string };
    expect(ret).not.toBe(200);
    expect(msg).toMatch(words);
  }
});

/** While the server cannot store any. */
async function withoutRecharges(work: () => Promise<void>): Promise<void> {
  const { database } = server.platform;
  await database.transact((query) => sql`alter table recharge rename to recharge_away`.execute(query));
  try {
    await work();
  } finally {
    await database.transact((query) => sql`alter table recharge_away rename to recharge`.execute(query));
  }
}

test('an application for a recharge that the server fails at says so in its own words, with the id to find it by', async () => {
  await withoutRecharges(async () => {
    for (const [language, words] of [
      ['en', 'Apply failed and try again'],
      ['zh-CN', '申请失败，请重试'],
    ] as const) {
      const body = new URLSearchParams({ service: 'Platform.MyRecharge.Add', access_token: member.token, amount: '100', reason: 'Transfer' });
      const response = await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'accept-language': language } });
      expect(await response.json()).toEqual({ ret: 500, msg: words, data: { request_id: expect.any(String) } });
    }
  });
  expect((await member('Platform.MyRecharge.Add', { amount: 100, reason: 'Transfer' })).ret).toBe(200);
});

const ok = (page: Page) => page.getByRole('button', { name: buttonNamed('OK') }).last();

describe('a page says', () => {
  test('what is wrong at signing up, before it asks the server', async () => {
    const page = await browser.open(server, { address: '/register', language: 'en' });
    for (const [field, value] of Object.entries({ username: 'somebody', tel: 'x', email: 'x', password: 'short', password_confirm: 'other' }))
      await page.locator(`[name=${field}]`).fill(value);
    await page.keyboard.press('Enter');
    const errors = page.locator('.fault:not(:empty)');
    await expect
      .poll(() => errors.allTextContents())
      .toEqual(['wrong telephone number', 'wrong email', 'Password Length must be between 6-20', 'Two Passwords Are Different']);
  });

  test('that a form has to be filled in again, and that nothing was changed', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/application/add', language: 'en' });
    await ok(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Wrong form data, please fill again' });
    await summary.getByText('Please enter app key!').waitFor();
    await page.goto(`${server.address}/admin/platmanage/configuration/edit/${configuration.id}`);
    await page.locator('[data-field=value]').getByRole('textbox').waitFor();
    await ok(page).click();
    await toast(page, 'Nothing changed').waitFor();
  });

  test('that a file is of the wrong kind or too large', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/application/add', language: 'en' });
    const choose = (name: string, mimeType: string, buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('a.txt', 'text/plain', Buffer.from('words'));
    await page.getByText('Document format error, please select jpg or png').first().waitFor();
    await choose('a.png', 'image/png', Buffer.alloc(2_100_000));
    await page.getByText('File too large').first().waitFor();
  });

  test('that a file of a list is there already', async () => {
    const album = {
      name: 'album',
      label: { zh_cn: '相册', en: 'Album' },
      routes: { list: '/album', add: '/album/add' },
      schema: {
        type: 'object',
        properties: { photos: { type: 'array', items: { type: 'string' }, format: 'images', label: { zh_cn: '照片', en: 'Photos' } } },
      },
    };
    writeFileSync(join(server.schemas, 'album.json'), JSON.stringify(album));
    await until(
      async () => server.platform.screens.all(),
      (screens) => screens.some(({ name }) => name === 'album'),
    );
    const page = await browser.open(server, { as: server.admin, path: '/album/add', language: 'en' });
    await page.getByText('Photos').first().waitFor();
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } });
    const choose = () => page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await choose();
    await page.locator('[data-field=photos] img').first().waitFor();
    await choose();
    await page.getByText('The current file already exists, overwrite?').waitFor();
  });

  test.each([
    ['/no/such/page', 'This page flew away'],
    ['/techzones/design/list', 'No permission'],
  ])('at %s: %s', async (path, words) => {
    const { call } = await enter(server, `bare_${words.length}`, 200);
    const page = await browser.open(server, { as: call, path, language: 'en' });
    await page.getByRole('heading', { name: words }).waitFor();
  });

  test('MODULE_NOT_FOUND where a screen needs a part that is not installed', async () => {
    const page = await browser.open(server, { as: server.admin, language: 'en' });
    await page.route(/\/api\//, async (route) => {
      if (!route.request().postData()?.includes('Admin.Screen.Load')) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll('docs/CallDocs', 'docs/Nowhere') });
    });
    await page.evaluate(() => localStorage.removeItem('portico-early'));
    await page.goto(`${server.address}/admin/docs/internal`);
    await page.getByText('MODULE_NOT_FOUND: docs/Nowhere').waitFor();
    // React tells of every error that a page was replaced for.
    expect(browser.faults.splice(0).join()).toContain('MODULE_NOT_FOUND');
  });

  test('that an application for a recharge failed, and keeps what was filled in', async () => {
    const page = await browser.open(server, { as: member, address: '/console/billing/recharge/add', language: 'en' });
    await page.getByLabel('Amount').fill('12.50');
    await page.getByLabel('Reason').fill('Transfer of today');
    await withoutRecharges(async () => {
      await ok(page).click();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Apply failed and try again' });
      await dialog.getByRole('button').last().click();
    });
    await ok(page).click();
    await page.getByText('Transfer of today').waitFor();
    await until(
      () => member<{ items: { amount: number }[] }>('Platform.MyRecharge.List', {}),
      ({ data }) => data?.items.some(({ amount }) => amount === 1_250) === true,
    );
  });

  test('what the server refused in a dialog, and nothing there of the question about the site itself', async () => {
    const page = await browser.open(server, { as: server.admin, language: 'en', path: '/platmanage/configuration/add' });
    await page.locator('[data-field=value]').getByRole('textbox').fill('1');
    const requests: string[] = [];
    await page.route(/\/api\//, async (route) => {
      const service = ['Platform.User.Profile', 'Admin.Configuration.Add'].find((name) => route.request().postData()?.includes(name));
      if (!service) return route.continue();
      requests.push(service);
      await route.fulfill({ json: { ret: 409, data: null, msg: `${service} refused` } });
    });
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: '中文' }).click();
    await expect.poll(() => requests).toEqual(['Platform.User.Profile']);
    await page.getByLabel('配置名称').fill('shop.door');
    await page
      .getByRole('button', { name: buttonNamed('确定') })
      .last()
      .click();
    const dialog = page.getByRole('dialog').filter({ hasText: '错误提示' });
    await dialog.getByText('Admin.Configuration.Add refused').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(1);
  });
});
