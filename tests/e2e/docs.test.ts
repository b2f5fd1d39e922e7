import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { getCaptcha } from '../../engine/core/calls/account.ts';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, bytesOf, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { addApp, done } from '../plugins/apps/open-caller.ts';
import { fileDefinition, fileUpstream, pixel, proxied, proxiedDefinition } from './docs-samples.ts';

const browser = chromiumForFile();
const [add, double, secret, triple] = ['Shop.Calc.Add', 'Shop.Calc.Double', 'Tool.Calc.Secret', 'Shop.Calc.Triple'] as const;
let server: TestServer;
let addId: number;

beforeAll(async () => {
  server = await openSite();
  const a = { type: 'integer', required: true, min: 0, max: 99, example: 3, description: '第一个数' } as const;
  const b = { type: 'integer', required: true, example: 4, description: '第二个数' } as const;
  const options = { type: 'object', properties: [{ name: 'round', type: 'boolean', description: '是否取整' }] } as const;
  addId = await publish({
    ...computedDefinition(add, { a, b, options: { ...options, properties: [...options.properties] } }, { sum: ['add', 'a', 'b'] }),
    title: '两数相加',
    summary: '把两个数加起来',
    description: '结果 **精确**，[详见](javascript:alert(1))。<script>alert(1)</script>',
    module: '计算',
    visibility: 'open',
  });
  await publish({ ...computedDefinition(double, { a }, { sum: ['add', 'a', 'a'] }), title: '加倍', module: '计算', visibility: 'controlled' });
  await publish(proxiedDefinition());
  await publish({ ...computedDefinition(secret, { a }, { sum: ['add', 'a', 'a'] }), title: '秘密', module: '工具', visibility: 'hidden' });
  const developer = await enter(server, 'developer', 100);
  await addApp(server, { account_id: developer.id, name: 'My app' });
  await addApp(server, { account_id: 1, name: 'Admin app' });
});
afterAll(() => server.close());

async function publish(definition: object): Promise<number> {
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  return id;
}

const rows = (page: Page) => page.locator('.docs-row-call .docs-row-title');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.locator(`[data-parameter="${name}"]`);
const snippet = (page: Page) => page.locator('.docs-code .docs-code-block').last().locator('pre');
const openTry = (page: Page) => page.locator('.docs-code .ant-segmented-item').filter({ hasText: '在线调试' }).click();
const sendButton = (page: Page) => page.locator('.docs-try button[type=submit]');

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

describe('a developer', () => {
  test('reads of a file and of events that they are none of the envelope, sees the picture and saves it', async () => {
    const { call } = await enter(server, 'file_developer', 100);
    const { data } = await call<{ profile: { id: number } }>('Platform.User.Profile');
    await addApp(server, { account_id: data?.profile.id ?? 0 });
    await using upstream = await fileUpstream();
    for (const [name, accept] of [
      ['Photo', 'image/png'],
      ['Events', 'text/event-stream'],
    ] as const)
      await publish(fileDefinition(`Files.Store.${name}`, `${upstream.address}/${name}`, accept));
    const page = await browser.open(server, { address: '/docs/Files.Store.Photo#try', as: call });
    await page.locator('.docs-media').getByText('image/png').waitFor();
    expect(await page.getByText('没有返回字段说明').count()).toBe(0);
    await sendButton(page).click();
    const answer = page.locator('.docs-answer');
    await answer.getByText('image/png').waitFor();
    await answer.getByText(`${pixel.length} 字节`).waitFor();
    expect(await answer.locator('.docs-fault').count()).toBe(0);
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.docs-picture')?.naturalWidth === 1);
    const [saved] = await Promise.all([page.waitForEvent('download'), answer.getByRole('button').filter({ hasText: '保存文件' }).click()]);
    expect([saved.suggestedFilename(), await bytesOf(saved)]).toEqual(['照片.png', pixel]);
    // A stream without an end: what came until one had enough is shown.
    await page.goto(`${server.address}/docs/Files.Store.Events#try`);
    await sendButton(page).click();
    await page.getByText('已收到 9 字节').waitFor();
    await page.getByRole('button').filter({ hasText: '停止并查看' }).click();
    await answer.getByText('data: 1').waitFor();
  });

  test('signs in from the docs, comes back and really calls an interface as the own app', async () => {
    const page = await browser.open(server, { address: `/docs/${add}` });
    await openTry(page);
    await page.locator('.docs-try-note').getByRole('link', { name: '登录' }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await page.locator('[name=username]').fill('developer');
    await page.locator('[name=password]').fill(memberPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.address}/docs/${add}#try`);
    // The form stands open again.
    await page.locator('.docs-try').getByText('My app').waitFor();
    await field(page, 'a').locator('input').fill('20');
    expect(await snippet(page).textContent()).toContain('"a": 20');
    await field(page, 'a').locator('input').press('Control+Enter');
    await page.locator('.docs-answer').getByText('ret 200').waitFor();
    expect((await page.locator('.docs-tree').textContent())?.replace(/\s/g, '')).toContain('sum:24');
    expect(await page.locator('.docs-request code').textContent()).not.toBe('');
    expect(await page.locator('.docs-keep').count()).toBe(0);
    await field(page, 'a').locator('input').fill('');
    await field(page, 'a').locator('input').press('Control+Enter');
    await page.locator('.docs-answer').getByText('必填参数未填写').waitFor();
    await page.route(/\/api\//, (route) => route.abort());
    await sendButton(page).click();
    await page.locator('.docs-answer').getByText('CURL 请求失败').waitFor();
    await page.unroute(/\/api\//);
    browser.faults.splice(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/access_token|expire_at/);
  });

  test('tries an interface that takes GET only: the token goes as a header, never in the address', async () => {
    const { call } = await enter(server, 'third_developer', 100);
    const { data } = await call<{ profile: { id: number } }>('Platform.User.Profile');
    await addApp(server, { account_id: data?.profile.id ?? 0 });
    await publish({
      ...computedDefinition(triple, { text: { type: 'string', required: true } }, { text: 'text' }),
      title: '查询',
      module: '计算',
      visibility: 'open',
      verbs: ['GET'],
    });
    const page = await browser.open(server, { address: `/docs/${triple}`, as: call });
    await openTry(page);
    await field(page, 'text').locator('input').fill('中文 & 100% = 好');
    const sent = page.waitForRequest((request) => request.method() === 'GET' && new URL(request.url()).pathname === '/api/');
    await sendButton(page).click();
    await page.locator('.docs-answer').getByText('ret 200').waitFor();
    expect(await page.locator('.docs-tree').textContent()).toContain('中文 & 100% = 好');
    const request = await sent;
    expect(request.headers().authorization).toMatch(/^Bearer \S+$/);
    expect([...new URL(request.url()).searchParams.keys()]).toEqual(['service', 'text']);
    expect(await snippet(page).textContent()).toContain('--header "Authorization: Bearer $ACCESS_TOKEN"');
  });

  test('is led on where the app has no permission, and goes on where its token was taken back', async () => {
    const { call } = await enter(server, 'fourth_developer', 100);
    const { data } = await call<{ profile: { id: number } }>('Platform.User.Profile');
    const app = await addApp(server, { account_id: data?.profile.id ?? 0 });
    const page = await browser.open(server, { address: `/docs/${double}#try`, as: call });
    await sendButton(page).click();
    await page.locator('.docs-answer').getByText('ret 401').waitFor();
    await page.getByText('该应用没有这个接口的权限').waitFor();
    await page.goto(`${server.address}/docs/${add}#try`);
    await sendButton(page).click();
    await page.locator('.docs-answer').getByText('ret 200').waitFor();
    await call('Admin.App.ResetSecret', { id: app.id, grace: 'now' });
    await sendButton(page).click();
    await page.locator('.docs-answer').getByText('ret 200').waitFor();
    // Without a session there is no token to be had: the way leads through the login page and back.
    await page.context().clearCookies();
    await call('Platform.User.Logout');
    await page.reload();
    const href = await page.locator('.docs-try-note').getByRole('link', { name: '登录' }).getAttribute('href');
    expect(href).toBe(`/login?redirect=${encodeURIComponent(`/docs/${add}#try`)}`);
  });

  test('sees at its field what is wrong with a value', async () => {
    const { call } = await enter(server, 'second_developer', 100);
    const { data } = await call<{ profile: { id: number } }>('Platform.User.Profile');
    await addApp(server, { account_id: data?.profile.id ?? 0 });
    const page = await browser.open(server, { address: `/docs/${add}`, as: call });
    await openTry(page);
    await field(page, 'a').locator('input').fill('100');
    await field(page, 'options').locator('textarea').fill('{"round": "perhaps"}');
    await sendButton(page).click();
    await page.locator('.docs-answer').getByText('ret 400').waitFor();
    expect(await field(page, 'a').locator('.docs-fault').count()).toBe(1);
    expect(await field(page, 'options').locator('.docs-fault').textContent()).toBe('参数 options.round 应为布尔值（true 或 false），但现在是 "perhaps"');
    expect(await field(page, 'b').locator('.docs-fault').count()).toBe(0);
    await field(page, 'a').locator('input').fill('9');
    expect(await field(page, 'a').locator('.docs-fault').count()).toBe(0);
    await page.goto(`${server.address}/admin/`);
    await page.getByText('当前账号不是管理员').waitFor();
    await page.goto(`${server.address}/docs`);
    await page.getByRole('button', { name: /second_developer/ }).click();
    await page.getByText('退出登录').click();
    await page.getByRole('link', { name: '登录', exact: true }).waitFor();
  });
});

test('an administrator keeps an answer as example and as test case, and sees what is hidden', async () => {
  const page = await browser.open(server, { path: `/docs/open?call=${add}`, as: server.admin });
  await heading(page, '两数相加').waitFor();
  expect(await rows(page).allTextContents()).toContain('秘密');
  await openTry(page);
  await field(page, 'a').locator('input').fill('30');
  await sendButton(page).click();
  await page.getByRole('button', { name: buttonNamed('保存为示例') }).click();
  await toast(page, '已存入草稿').waitFor();
  await page.getByLabel('测试用例名称').fill('三十加四');
  await page.getByRole('button', { name: buttonNamed('保存为测试用例') }).click();
  await toast(page, '已加入测试用例').waitFor();
  const { definition } = await done(
    server.admin<{ definition: { example: unknown; tests: { title: string; parameters: object; data: unknown }[] } }>('Admin.Interface.Get', { id: addId }),
  );
  expect(definition.example).toEqual({ sum: 34 });
  expect(definition.tests.find(({ title }) => title === '三十加四')).toMatchObject({ parameters: { a: 30, b: 4 }, data: { sum: 34 } });
});

test.each(['light', 'dark'] as const)('nothing serious stands in anybody’s way in the docs, %s', async (colorScheme) => {
  const page = await browser.open(server, { address: '/docs', colorScheme, as: server.admin });
  await heading(page, '三步接入 Portico').waitFor();
  await rows(page).first().waitFor();
  expect(await violationsOf(page), 'start').toEqual([]);
  await page.goto(`${server.address}/docs/${add}`);
  await openTry(page);
  await sendButton(page).click();
  await page.locator('.docs-answer').waitFor();
  expect(await violationsOf(page), 'interface').toEqual([]);
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
