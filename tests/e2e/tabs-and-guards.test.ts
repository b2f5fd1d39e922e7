import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScreenFile } from '../../engine/core/descriptor/file-types.ts';
import { buttonNamed, chromiumForFile, openSection, openSite } from '../helpers/browser.ts';
import { type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const tabNames = (page: Page) => page.getByRole('tab').allTextContents();
const dialogOf = (page: Page) => page.getByRole('dialog');
const addConfiguration = { path: '/platmanage/configuration/add' };

describe('tabs', () => {
  test('keep what was typed while another is on top, and ask before it is lost', async () => {
    const page = await browser.open(server, { as: server.admin, ...addConfiguration });
    await page.getByLabel('配置名称').fill('mail.host');
    await tab(page, '新建配置').getByRole('img', { name: '有未保存的修改' }).waitFor();
    await page.getByRole('menuitem', { name: '账号管理' }).click();
    await page.getByRole('menuitem', { name: '账号列表' }).click();
    await page.getByRole('row', { name: /admin/ }).waitFor();
    await tab(page, '新建配置').click();
    expect(await page.getByLabel('配置名称').inputValue()).toBe('mail.host');

    await tab(page, '新建配置').locator('.p-tab-close').click();
    await dialogOf(page).getByText('确定要关闭这一页吗').last().waitFor();
    await dialogOf(page)
      .getByText(/配置名称/)
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('继续编辑');
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await page.getByLabel('配置名称').inputValue()).toBe('mail.host');
    await tab(page, '新建配置').locator('.p-tab-close').click();
    await dialogOf(page).getByRole('button', { name: '放弃修改' }).click();
    await tab(page, '新建配置').waitFor({ state: 'detached' });
    await page.waitForURL(/\/user\/list/);
  });

  test('the browser asks before a page with unsaved work is left, and not afterwards', async () => {
    const page = await browser.open(server, { as: server.admin, ...addConfiguration });
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.getByLabel('配置名称').fill('a');
    await page.getByText('已修改 1 项').waitFor();
    await page.reload();
    await page.getByText(/未保存的草稿/).waitFor();
    expect(questions).toEqual(['beforeunload']);
    await page.getByRole('button', { name: buttonNamed('丢弃草稿') }).click();
    await page.getByText(/未保存的草稿/).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('配置名称').waitFor();
    expect(questions).toHaveLength(1);
  });

  test('come back after a reload with their queries, close from their menu, and ask for a guarded page', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/user/list?q=adm' });
    await page.getByRole('row', { name: /admin/ }).waitFor();
    await page.goto(`${server.address}/admin/argu/params/7`);
    await page.getByText('参数 id').waitFor();
    expect(await tabNames(page)).toEqual(['首页', '账号列表', '动态路由 7']);
    await tab(page, '账号列表').click();
    await page.waitForURL(/\/user\/list\?q=adm/);

    await tab(page, '账号列表').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭其他' }).click();
    await dialogOf(page).getByText('确定要关闭这一页吗').last().waitFor();
    await page.waitForURL(/argu\/params\/7/);
    await dialogOf(page)
      .getByRole('button', { name: buttonNamed('关闭') })
      .click();
    await tab(page, '动态路由 7').waitFor({ state: 'detached' });
    await page.waitForURL(/\/user\/list/);
    expect(await tabNames(page)).toEqual(['首页', '账号列表']);
  });

  test('are dragged into another order, which outlasts a reload; home stays first', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/user/list' });
    await page.getByRole('row', { name: /admin/ }).waitFor();
    await page.goto(`${server.address}/admin/argu/params/7`);
    await page.getByText('参数 id').waitFor();
    const dragged = async (name: string, onto: string) => {
      const [from, to] = [await tab(page, name).boundingBox(), await tab(page, onto).boundingBox()];
      if (!from || !to) throw new Error('no such tab');
      const height = from.y + from.height / 2;
      await page.mouse.move(from.x + 20, height);
      await page.mouse.down();
      // Past what makes it a drag, and then over the other tab, at whose middle the two change places.
      await page.mouse.move(from.x + 10, height, { steps: 5 });
      await page.mouse.move(to.x + 10, height, { steps: 10 });
      await page.mouse.up();
      return tabNames(page);
    };
    // Tabs are movable a moment after a pointer comes to rest on them; a press before that is a click.
    await expect.poll(() => dragged('动态路由 7', '账号列表'), { interval: 300 }).toEqual(['首页', '动态路由 7', '账号列表']);
    expect(await dragged('账号列表', '首页')).toEqual(['首页', '动态路由 7', '账号列表']);
    await page.reload();
    await page.getByText('参数 id').waitFor();
    expect(await tabNames(page)).toEqual(['首页', '动态路由 7', '账号列表']);
  });
});

test('a route of a file says that its page is loaded anew each time, and that its tab asks before it closes', async () => {
  const meter: ScreenFile = {
    name: 'meter',
    label: { zh_cn: '电表', en: 'Meter' },
    titles: { list: { zh_cn: '电表', en: 'Meters' }, add: { zh_cn: '新建电表', en: 'New meter' } },
    menu: { section: 'extension' },
    routes: { list: { path: '/meter/list', notCache: true }, add: { path: '/meter/add', notCache: true, confirmClose: true } },
    schema: { type: 'object', properties: { name: { type: 'string', label: { zh_cn: '名称', en: 'Name' } } } },
    list: { columns: ['name'] },
  };
  writeFileSync(join(server.schemas, 'meter.json'), JSON.stringify(meter));
  await until(
    () => server.admin('Admin.Meter.Add', { name: '一号表' }),
    ({ ret }) => ret === 200,
  );
  const page = await browser.open(server, { as: server.admin, path: '/user/list' });
  const box = (name: RegExp) => page.getByRole('row', { name }).getByRole('checkbox');
  await box(/admin/).check();
  await page.getByRole('menuitem', { name: '扩展' }).click();
  await page.getByRole('menuitem', { name: '电表' }).click();
  await box(/一号表/).check();
  await tab(page, '账号列表').click();
  await box(/admin/).waitFor();
  expect(await box(/admin/).isChecked(), 'a page that is kept is as it was left').toBe(true);
  expect(await page.getByText('一号表').count(), 'the other is gone').toBe(0);
  await tab(page, '电表').click();
  await box(/一号表/).waitFor();
  expect(await box(/一号表/).isChecked()).toBe(false);

  await page.getByRole('button', { name: '新建电表' }).click();
  await page.getByLabel('名称').fill('二号表');
  await tab(page, '新建电表').getByRole('img', { name: '有未保存的修改' }).waitFor();
  await tab(page, '账号列表').click();
  await box(/admin/).waitFor();
  await tab(page, '新建电表').click();
  expect(await page.getByLabel('名称').inputValue(), 'what was filled in waits').toBe('二号表');
  expect(await page.getByText(/未保存的草稿/).count()).toBe(0);
  await page.getByLabel('名称').fill('');
  await tab(page, '新建电表').getByRole('img', { name: '有未保存的修改' }).waitFor({ state: 'detached' });
  const question = dialogOf(page).getByText('确定要关闭这一页吗').last();
  await tab(page, '新建电表').locator('.p-tab-close').click();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.waitForURL(/meter\/add/);
  await tab(page, '电表').first().locator('.p-tab-close').click();
  await tab(page, '新建电表').locator('.p-tab-close').click();
  await dialogOf(page)
    .getByRole('button', { name: buttonNamed('关闭') })
    .click();
  await page.waitForURL(/user\/list/);
  expect(await tabNames(page)).toEqual(['首页', '账号列表']);
});

test('a screen that comes before the page hears of changes is in the menu once it does', async () => {
  const page = await browser.open(server, { as: server.admin });
  const changed = Promise.withResolvers<void>();
  await page.route('**/api/events', async (route) => {
    await changed.promise;
    await route.continue();
  });
  await page.reload();
  await openSection(page, '接口计费');
  const { version } = server.platform.screens;
  const file = join(server.schemas, 'late.json');
  copyFileSync(resolve(import.meta.dirname, '../apps/supplier/schemas/supplier.json'), file);
  await expect.poll(() => server.platform.screens.version).not.toBe(version);
  changed.resolve();
  await page.getByRole('menuitem', { name: '供应商列表' }).waitFor();
  rmSync(file);
  await page.getByRole('menuitem', { name: '供应商列表' }).waitFor({ state: 'detached' });
});

test('a page that is left gives its connection back, for browsers have six, and hears again when it is back', async () => {
  const page = await browser.open(server, { as: server.admin });
  const isStream = (request: Request) => request.url().endsWith('/api/events');
  // From an empty page: what the page before has asked for is none of this one.
  await page.goto('about:blank');
  await Promise.all([page.waitForResponse((response) => isStream(response.request())), page.goto(`${server.address}/admin/`)]);
  const [, again] = await Promise.all([
    page.waitForEvent('requestfailed', isStream),
    page.waitForRequest(isStream),
    page.evaluate(() => dispatchEvent(new Event('pagehide'))),
  ]);
  expect((await again.response())?.status()).toBe(200);
});

describe('a form that is open while its screen changes', () => {
  test('keeps what was typed', async () => {
    const source = resolve(import.meta.dirname, '../apps/supplier/schemas/supplier.json');
    const file = join(server.schemas, 'supplier.json');
    copyFileSync(source, file);
    const page = await browser.open(server, { as: server.admin });
    await openSection(page, '接口计费');
    await page.getByRole('menuitem', { name: '供应商列表' }).click();
    await page.getByRole('button', { name: '新建供应商' }).first().click();
    await page.getByLabel('名称').fill('恒通钢材');
    writeFileSync(file, readFileSync(source, 'utf8').replace('"电话"', '"联系电话"'));
    await page.getByLabel('联系电话').waitFor();
    expect(await page.getByLabel('名称').inputValue()).toBe('恒通钢材');
    await page.getByLabel('联系电话').fill('13800138000');
    await page.getByRole('button', { name: buttonNamed('确定') }).click();
    await page.getByRole('row', { name: /恒通钢材/ }).waitFor();
  });
});

describe('pages that are no page', () => {
  test('a record that does not exist is told as such, and leads to its list', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/platmanage/article/detail/999' });
    await page.getByRole('heading', { name: '没有这条记录' }).waitFor();
    expect(await tabNames(page)).toEqual(['首页', '编辑文章 #999']);
    const english = await browser.open(server, { as: server.admin, language: 'en', path: '/article/view/999' });
    await english.getByText('There is no article 999').waitFor();
    expect(await tabNames(english)).toEqual(['Home', 'Article details #999']);
    await english.getByRole('button', { name: 'Back to the list' }).click();
    await english.getByPlaceholder('Search title, keywords').waitFor();
    expect(await tabNames(english)).toEqual(['Home', 'Articles']);
  });

  test.each([
    ['/no/such', '页面飞走了', '页面不存在'],
    ['/401', '没有权限', '没有权限'],
    ['/500', '页面出错了', '服务器错误'],
  ])('%s says so and leads home', async (path, heading, title) => {
    const page = await browser.open(server, { as: server.admin, path });
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.title()).toBe(`${title} - Portico`);
    await page.getByRole('button', { name: '回到首页' }).click();
    await page.waitForURL(/\/home/);
  });
});
