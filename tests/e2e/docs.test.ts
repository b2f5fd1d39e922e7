import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCaptcha } from '../../engine/core/calls/account.ts';
import { memberPassword } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { bytesOf, chromiumForFile } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { proxied } from './docs-samples.ts';
import { add, double, heading, openDocs, openTry, rows, secret, snippet } from './docs-site.ts';

const browser = chromiumForFile();
let server: TestServer;

beforeAll(async () => {
  ({ server } = await openDocs());
});
afterAll(() => server.close());

describe('a visitor', () => {
  test('finds an interface by title, name, pinyin and part of its summary, and reads all about it', async () => {
    const page = await browser.open(server, { address: '/docs' });
    await heading(page, '三步接入 Portico').waitFor();
    // The server has drawn the steps before the application is there.
    await rows(page).first().waitFor();
    expect(await rows(page).allTextContents()).toEqual(['两数相加', '加倍', '保存宠物']);
    const search = page.getByRole('searchbox');
    for (const words of ['相加', 'calc.add', 'liangshu', 'lsxj', '加起来']) {
      await search.fill(words);
      await page.waitForFunction((count) => document.querySelectorAll('.docs-row-call').length === count, 1);
      expect(await rows(page).allTextContents()).toEqual(['两数相加']);
    }
    await search.press('Enter');
    await heading(page, '两数相加').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/docs/${add}`);
    expect(await page.title()).toBe('两数相加 - Portico');
    const text = page.locator('.docs-text');
    for (const words of ['把两个数加起来', '第一个数', '0 – 99', '是否取整', 'sum', '当前版本']) await text.getByText(words).first().waitFor();
    expect(await text.locator('strong').textContent()).toBe('精确');
    expect(await text.locator('.cell-rich').innerHTML()).not.toContain('alert');
    await page.locator('.docs-code').getByText('"sum"').waitFor();
    expect(await snippet(page).textContent()).toContain('"sum"');
  });

  test('finds an interface by its operation, a parameter and what is said of a field deep inside', async () => {
    const page = await browser.open(server, { address: '/docs' });
    const search = page.getByRole('searchbox');
    await rows(page).first().waitFor();
    for (const words of ['/v2/pets/', 'details', '最里面']) {
      await search.fill(words);
      await page.waitForFunction(() => document.querySelectorAll('.docs-row-call').length === 1);
      expect(await rows(page).allTextContents()).toEqual(['保存宠物']);
    }
  });

  test('reads what the other side refuses, what is inside of fields to any depth, and named examples', async () => {
    const page = await browser.open(server, { address: `/docs/${proxied}` });
    await heading(page, '保存宠物').waitFor();
    const text = page.locator('.docs-text');
    for (const words of ['已弃用', 'PUT /v2/pets/{petId}', '可为 null', '对方默认', 'x-rate-limit', '没有这只宠物', '错误编号']) {
      await text.getByText(words).first().waitFor();
    }
    expect(await text.getByText('最里面的字段').count()).toBe(0);
    await text.locator('.docs-nested:not([open]) > summary').first().click();
    await text.getByText('最里面的字段').first().waitFor();
    // The shape contains itself: it opens as often as one likes.
    await text.locator('.docs-nested:not([open]) > summary').first().click();
    await text.getByText('最里面的字段').nth(1).waitFor();
    await page.locator('.docs-example-choice select').selectOption({ label: '一只猫: 两倍' });
    await page.locator('.docs-code').getByText('"a": 21').waitFor();
    await page.locator('.docs-code').getByText('42', { exact: true }).waitFor();
    await openTry(page);
  });

  test('finds modules and a search on the front page, and the footer on every page', async () => {
    const page = await browser.open(server, { address: '/', width: 375, height: 740 });
    const modules = page.locator('.home-modules');
    await modules.getByRole('heading').first().waitFor();
    expect(await modules.getByRole('heading').count()).toBeLessThanOrEqual(6);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const search = page.getByRole('searchbox', { name: '搜索接口和文章' });
    await search.fill(add);
    await search.press('Enter');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL(`${server.address}/docs/${add}`);
    for (const address of ['/docs', '/', '/nowhere', '/login', '/register']) {
      await page.goto(server.address + address);
      await page.getByText('2022 · 由 Portico 提供支持').waitFor();
    }
    browser.faults.splice(0, browser.faults.length, ...browser.faults.filter((error) => !error.includes('404')));
  });

  test('saves the OpenAPI document of one interface and of all', async () => {
    const page = await browser.open(server, { address: `/docs/${add}` });
    const saved = async (button: string): Promise<{ name: string; document: { openapi: string; paths: object } }> => {
      const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      return { name: download.suggestedFilename(), document: JSON.parse(String(await bytesOf(download))) };
    };
    const one = await saved('OpenAPI');
    expect([one.name, Object.keys(one.document.paths)]).toEqual([`${add}.openapi.json`, ['/api/App.Auth.ApplyToken', `/api/${add}`]]);
    await page.goto(`${server.address}/docs`);
    const all = await saved('OpenAPI 3.0');
    expect([all.document.openapi, Object.keys(all.document.paths)]).toEqual(['3.0.3', expect.arrayContaining([`/api/${add}`, `/api/${double}`])]);
    expect(await page.locator('.ant-message-error').count()).toBe(0);
  });

  test('signs up, is signed in and stands where the way began', async () => {
    const page = await browser.open(server, { address: `/docs/${add}` });
    // Here nobody asks for letters, which the page learns after the last key.
    const pressed = Promise.withResolvers<void>();
    await page.route(/\/api\//, async (route) => {
      if (route.request().postData()?.includes(getCaptcha.name)) await pressed.promise;
      await route.continue();
    });
    await page.locator('.portal-sign-up').click();
    await page.waitForURL(/\/register\?redirect=/);
    await page.locator('[name=username]').fill('newcomer');
    await page.locator('[name=password]').fill(memberPassword);
    await page.locator('[name=password_confirm]').fill(memberPassword);
    await page.keyboard.press('Enter');
    pressed.resolve();
    await page.waitForURL(`${server.address}/docs/${add}`);
    await page.getByRole('button', { name: /newcomer/ }).waitFor();
  });

  test('is told of an interface that is hidden no more than of one that does not exist', async () => {
    const page = await browser.open(server, { address: `/docs/${secret}` });
    await heading(page, '没有找到这个接口').waitFor();
    const hidden = (await page.locator('.docs-notice').textContent())?.replace(secret, '');
    await page.goto(`${server.address}/docs/No.Such.Thing`);
    await heading(page, '没有找到这个接口').waitFor();
    expect((await page.locator('.docs-notice').textContent())?.replace('No.Such.Thing', '')).toBe(hidden);
  });

  test('chooses a language for code and finds it again; every section has an address', async () => {
    const page = await browser.open(server, { address: `/docs/${add}` });
    await page.locator('.docs-languages').getByText('Python').click();
    await page.locator('.docs-code').getByText('requests.post').waitFor();
    await page.goto(`${server.address}/docs/${double}`);
    await page.locator('.docs-code').getByText('requests.post').waitFor();
    await page.getByText('需授权').first().waitFor();
    await page.locator('.docs-anchor').nth(2).click();
    expect(new URL(page.url()).hash).toBe('#errors');
  });

  test('sees all code of the start page in the language that is chosen at any of it', async () => {
    const page = await browser.open(server, { address: '/docs' });
    const switches = page.locator('.docs-languages');
    await switches.nth(1).getByText('PHP').click();
    await page.getByText("'Authorization: Bearer ' . getenv(").waitFor();
    await switches.nth(0).getByText('Java', { exact: true }).click();
    await page.getByText('Mac.getInstance').waitFor();
    expect(await switches.getByRole('radio', { name: 'Java', exact: true, checked: true }).count()).toBe(2);
  });

  test('walks through the list with the keyboard alone', async () => {
    const page = await browser.open(server, { address: '/docs' });
    await rows(page).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-row'));
    expect(await focused()).toBe('group /计算');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    expect(await focused()).toBe(proxied);
    for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await heading(page, '两数相加').waitFor();
    await page.getByRole('link', { name: '下一个 加倍' }).click();
    await heading(page, '加倍').waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  });

  test('reads on a telephone, one pane at a time', async () => {
    const page = await browser.open(server, { address: '/docs', width: 375, height: 740 });
    await rows(page).first().click();
    await heading(page, '两数相加').waitFor();
    expect(await page.locator('.docs-list').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await page.locator('.docs-call').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole('link', { name: '全部接口' }).click();
    await rows(page).first().waitFor();
  });
});

// The last one: the docs stay locked.
test('a viewing password is asked once for a tab', async () => {
  const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
  await done(server.admin('Admin.SiteConfig.Edit', { rev, title: '示例平台', is_locked: true, view_password: 'open sesame' }));
  const page = await browser.open(server, { address: `/docs/${add}` });
  await heading(page, '查看文档需要密码').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('查看密码').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('密码不正确').waitFor();
  await page.getByLabel('查看密码').fill('open sesame');
  await page.keyboard.press('Enter');
  await heading(page, '两数相加').waitFor();
  expect(await page.locator('.portal-header .p-logo').textContent()).toBe('示例平台');
  await page.reload();
  await heading(page, '两数相加').waitFor();
});
