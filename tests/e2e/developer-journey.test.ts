import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { FileView } from '../../engine/core/calls/file.ts';
import { enter } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done, tokenOf } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
const double = 'Shop.Calc.Double';
let server: TestServer;

beforeAll(async () => {
  server = await openSite();
  const a = { type: 'integer', required: true } as const;
  const definition = { ...computedDefinition(double, { a }, { sum: ['add', 'a', 'a'] }), title: '加倍', module: '计算', visibility: 'open' };
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  for (const [name, background] of [
    ['叶子', '#2a6'],
    ['月亮', '#46c'],
  ] as const) {
    const png = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
    const { url } = await done(
      server.admin<FileView>('Admin.File.Upload', { file: new File([new Uint8Array(png)], `${background.slice(1)}.png`), kind: 'image' }),
    );
    await done(server.admin('Admin.ApiIcon.Add', { name, image: url }));
  }
});
afterAll(() => server.close());

/** What the dialog that shows a secret once says; closes it. */
async function shownOnce(page: Page): Promise<{ key: string; secret: string }> {
  const dialog = page.getByRole('dialog').filter({ hasText: 'app_secret' });
  const secret = await dialog.locator('code').textContent();
  const key = await dialog.getByText(/^[0-9a-f]{24}$/).textContent();
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return { key: key ?? '', secret: secret ?? '' };
}

describe('a developer', () => {
  test('signs up, has an app with its key within a minute, calls with it and resets it', async () => {
    const page = await browser.open(server, { address: '/', language: 'zh_cn' });
    const begun = Date.now();
    await page.getByRole('link', { name: '注册并创建应用' }).click();
    await page.locator('[name=username]').fill('journey');
    await page.locator('[name=password]').fill('a-long-pass-1');
    await page.locator('[name=password_confirm]').fill('a-long-pass-1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/console\/apps\/add$/);
    await page.getByLabel('应用名称').fill('Journey shop');
    await page.getByRole('button', { name: '从图库选择' }).click();
    const library = page.getByRole('dialog');
    await library.getByRole('button', { name: '月亮' }).waitFor();
    await page.keyboard.type('叶');
    await library.getByRole('button', { name: '月亮' }).waitFor({ state: 'detached' });
    await library.getByRole('button', { name: '叶子' }).click();
    await page.locator('main .cell-thumb').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').filter({ hasText: 'app_secret' }).waitFor();
    expect(await page.getByText('应用名称不能为空').count()).toBe(0);
    const app = { id: 1, ...(await shownOnce(page)) };
    expect(Date.now() - begun).toBeLessThan(60_000);
    await page.waitForURL(/\/console\/apps$/);
    const row = page.getByRole('row', { name: /Journey shop/ });
    await row.getByText('待审核').waitFor();
    // Until it is reviewed another one can call.
    await page.goto(`${server.address}/console/home`);
    await page.getByRole('button', { name: '创建沙箱应用' }).waitFor();

    await done(server.admin('Admin.App.Pass', { id: app.id }));
    const access_token = await tokenOf(server.call, app);
    expect(await server.call(double, { access_token, a: 21 })).toMatchObject({ ret: 200, data: { sum: 42 } });

    await page.goto(`${server.address}/console/apps/view/${app.id}`);
    await page.getByText('已通过').first().waitFor();
    expect(await page.content()).not.toContain(app.secret);
    await page.getByText(`****${app.secret.slice(-4)}`).waitFor();
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '重置密钥' }).click();
    const requested = page.getByRole('dialog');
    await requested.getByText('立即失效', { exact: true }).click();
    await requested.getByRole('button', { name: '重置密钥' }).click();
    const next = await shownOnce(page);
    expect(next.key).toBe(app.key);
    expect(next.secret).not.toBe(app.secret);
    expect((await server.call('App.Auth.ApplyToken', { app_key: app.key, app_secret: app.secret })).ret).not.toBe(200);
    const held = await tokenOf(server.call, { ...app, ...next });

    // One token alone is taken back where the tokens of all apps are; the page of the app shows its own.
    await page.reload();
    const live = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '有效', exact: true }) });
    await live.waitFor();
    await page.goto(`${server.address}/console/apps/tokens`);
    await live.getByRole('button', { name: '吊销' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '吊销' }).click();
    await live.waitFor({ state: 'detached' });
    expect((await server.call(double, { access_token: held, a: 1 })).ret).toBe(406);

    // Who has called is shown how the calls do, and no first steps.
    await page.goto(`${server.address}/console/home`);
    await page.getByRole('heading', { name: '每日调用，按类型' }).waitFor();
    await page.getByRole('table').getByRole('link', { name: 'Journey shop' }).first().waitFor();
    expect(await page.getByRole('heading', { name: '开始使用' }).count()).toBe(0);

    // The administrator's history of the app tells both sides' acts.
    const admin = await browser.open(server, { path: `/application/list?open=${app.id}`, as: server.admin });
    const drawer = admin.getByRole('dialog');
    for (const act of [/journey.*重置密钥/s, /admin.*通过/s]) await drawer.getByRole('listitem').filter({ hasText: act }).first().waitFor();
  });

  test('finds the way in the console by keyboard on a phone, in English and in the dark', async () => {
    const { call } = await enter(server, 'walker', 100);
    const page = await browser.open(server, { address: '/console/', as: call, width: 375, height: 740, language: 'en', colorScheme: 'dark' });
    await page.waitForURL(/\/console\/home$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await page.keyboard.press('Control+k');
    const words = page.getByRole('combobox');
    await words.fill('create app');
    await page.getByRole('option', { name: /Create app/, selected: true }).waitFor();
    await words.press('Enter');
    await page.waitForURL(/\/console\/apps\/add$/);
    await page.getByLabel('Name').fill('Pocket app');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await page.keyboard.press('Control+Enter');
    const stored = page.getByRole('dialog').getByRole('button', { name: 'saved it' });
    // A key pressed once too often does not take the secret away.
    await stored.waitFor();
    await page.keyboard.press('Escape');
    await stored.press('Enter');
    await page.waitForURL(/\/console\/apps$/);
    await page.getByText('Pocket app').waitFor();
  });

  test('sees a page and never an envelope where nothing is, and goes on to sign in where a session is needed', async () => {
    const page = await browser.open(server, { address: '/nowhere', language: 'zh_cn' });
    await page.getByRole('heading', { name: '页面飞走了' }).waitFor();
    await page.goto(`${server.address}/files/none.png`);
    await page.getByRole('heading', { name: '页面飞走了' }).waitFor();
    await page.goto(`${server.address}/console/apps/view/99`);
    await page.waitForURL(/\/login\?redirect=%2Fconsole%2Fapps%2Fview%2F99/);
    expect(await (await fetch(`${server.address}/nowhere`)).json()).toMatchObject({ ret: 404 });
    browser.faults.splice(0, browser.faults.length, ...browser.faults.filter((error) => !error.includes('404')));
  });
});
