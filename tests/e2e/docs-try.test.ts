import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, bytesOf, chromiumForFile, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { addApp, done } from '../plugins/apps/open-caller.ts';
import { fileDefinition, fileUpstream, pixel } from './docs-samples.ts';
import { add, double, field, heading, openDocs, openTry, publishIn, rows, sendButton, snippet } from './docs-site.ts';

const browser = chromiumForFile();
const triple = 'Shop.Calc.Triple';
let server: TestServer;
let addId: number;

beforeAll(async () => {
  ({ server, addId } = await openDocs());
  const developer = await enter(server, 'developer', 100);
  await addApp(server, { account_id: developer.id, name: 'My app' });
  await addApp(server, { account_id: 1, name: 'Admin app' });
});
afterAll(() => server.close());

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
      await publishIn(server, fileDefinition(`Files.Store.${name}`, `${upstream.address}/${name}`, accept));
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
    await publishIn(server, {
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
