import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonNamed, chromiumForFile, openSite, toast } from '../helpers/browser.ts';
import { countRowDrawings } from '../helpers/row-drawings.ts';
import type { TestServer } from '../helpers/server.ts';

/** In the zone of this machine, which is the browser's. */
const published = new Date('2026-01-01 08:00:00');

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
  for (let number = 1; number <= 25; number++) {
    const title = `公告 ${String(number).padStart(2, '0')}`;
    await server.admin('Admin.Article.Add', { title, abstract: '摘要', content: '<p>内容</p>', publish_time: published.toISOString(), sort: 100 - number });
  }
});
afterAll(() => server.close());

const titles = (page: Page) => page.locator('tbody tr[data-row-key] td:nth-child(2)').allTextContents();
/** The pager says it to the eye, a live region to the ear. */
const totalOf = (page: Page, count: number) => page.locator('.list-pager').getByText(`共 ${count} 条`);
const openArticles = (query = '') => browser.open(server, { as: server.admin, path: `/platmanage/article/list${query}` });

describe('a list', () => {
  test('keeps page, search and order in its address, through back and reload', async () => {
    const page = await openArticles();
    await page.getByRole('row', { name: /公告 01/ }).waitFor();
    await totalOf(page, 25).waitFor();
    await page.getByRole('listitem', { name: '2' }).click();
    await page.getByRole('row', { name: /公告 25/ }).waitFor();
    expect(page.url()).toContain('page=2');
    await page.reload();
    await page.getByRole('row', { name: /公告 25/ }).waitFor();

    await page.getByLabel('搜索', { exact: true }).fill('公告 1');
    await page.keyboard.press('Enter');
    await totalOf(page, 10).waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    await page.goBack();
    await totalOf(page, 25).waitFor();
    expect(await page.getByLabel('搜索', { exact: true }).inputValue()).toBe('');
    await page.goForward();
    await totalOf(page, 10).waitFor();
    await page.getByRole('columnheader', { name: '标题' }).click();
    await page.waitForURL(/sort=/);
    await page.getByRole('button', { name: buttonNamed('重置') }).click();
    await totalOf(page, 25).waitFor();
    expect(new URL(page.url()).search, 'search, order and page').toBe('');
  });

  test('filters by state, says when nothing matches and leads out of it', async () => {
    const page = await openArticles();
    await page.getByLabel('状态').click();
    await page.getByTitle('已隐藏').click();
    await page.getByRole('button', { name: buttonNamed('查询') }).click();
    await page.getByText('没有符合条件的文章').waitFor();
    await page.getByRole('button', { name: '清除筛选条件' }).click();
    await totalOf(page, 25).waitFor();

    // The same filter at the head of its column.
    await page
      .locator('th')
      .filter({ hasText: /^状态$/ })
      .hover();
    await page.getByRole('button', { name: '按状态筛选' }).click();
    const panel = page.locator('.head-filter-panel');
    await panel.getByRole('combobox').click();
    await page.getByTitle('已隐藏').filter({ visible: true }).click();
    await panel.getByRole('button', { name: buttonNamed('查询') }).click();
    await page.getByText('没有符合条件的文章').waitFor();
    expect(page.url()).toContain('filter.status');
    await page.getByRole('button', { name: '清除筛选条件' }).click();
    await totalOf(page, 25).waitFor();
  });

  test('about time opens on the last 7 days, says so, and shows all at one press', async () => {
    await server.platform.database.transact((query) =>
      query
        .insertInto('audit')
        .values({ at: '2020-01-01 00:00:00.000', screen: 'interface', record_id: 4711, verb: 'Publish', request_id: 'old', ip: '127.0.0.1' })
        .execute(),
    );
    const page = await browser.open(server, { as: server.admin, path: '/logs/changes' });
    const rows = page.locator('tbody tr[data-row-key]');
    const chip = page.getByText('时间：近 7 天');
    const old = page.getByRole('row', { name: /4711/ });
    await chip.waitFor();
    await rows.first().waitFor();
    expect(await page.locator('.list-search').getByPlaceholder('开始日期').inputValue()).not.toBe('');
    // Filtered by what only the old row has, the list is about that and no longer about the week.
    await page.goto(`${server.address}/admin/logs/changes?filter.request_id=old`);
    await old.waitFor();
    expect(await chip.count()).toBe(0);
    await page.goto(`${server.address}/admin/logs/changes?q=`);
    await chip.waitFor();
    expect(await old.count()).toBe(0);
    await page.getByRole('button', { name: '取消“时间”筛选' }).click();
    await page.waitForURL(/filter=none/);
    expect(await chip.count()).toBe(0);
    await page.getByRole('button', { name: buttonNamed('重置') }).click();
    await chip.waitFor();
    for (const [path, label] of [
      ['background/deliveries', '创建时间'],
      ['background/jobs', '发起时间'],
    ]) {
      await page.goto(`${server.address}/admin/${path}`);
      await page.getByText(`${label}：近 7 天`).waitFor();
    }
  });

  test('fits its page: what has no column unfolds below its row, by key', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/platmanage/article/list', width: 800 });
    const row = page.getByRole('row', { name: /公告 01/ });
    await row.waitFor();
    expect(await page.locator('.list-table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    expect(await row.boundingBox()).toMatchObject({ height: 40 });
    expect(await page.locator('.p-side').boundingBox(), 'the menu folds below 1024').toMatchObject({ width: 64 });
    expect(await page.getByRole('columnheader', { name: '发布时间' }).count()).toBe(0);
    await row.getByRole('button', { name: '公告 01的更多字段', expanded: false }).press('Enter');
    await page.getByRole('definition').filter({ hasText: '2026-01-01 08:00:00' }).waitFor();
    await row.getByRole('button', { name: '公告 01的更多字段', expanded: true }).press('Enter');
    await page.getByRole('definition').first().waitFor({ state: 'hidden' });
    // Heads stay in sight while the rows pass.
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    const head = page.getByRole('columnheader', { name: '标题' });
    expect(
      await head.evaluate((cell) => cell.contains(document.elementFromPoint(cell.getBoundingClientRect().x + 10, cell.getBoundingClientRect().y + 10))),
    ).toBe(true);
  });

  test('has a column of actions as wide as its actions, in either language', async () => {
    const page = await openArticles();
    for (const more of ['更多', 'More']) {
      if (more === 'More') {
        await page.evaluate(() => localStorage.setItem('language', 'en'));
        await page.reload();
      }
      await page.getByRole('button', { name: more, exact: true }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // What the cell has around its words and between them, and how much of it is left beside the widest row.
      const spare = await page.locator('tbody td.list-actions').evaluateAll((cells) =>
        cells.map((cell) => {
          const { paddingLeft, paddingRight } = getComputedStyle(cell);
          const inside = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const ends = [...cell.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
          return inside - (Math.max(...ends.map(({ right }) => right)) - Math.min(...ends.map(({ left }) => left)));
        }),
      );
      expect(spare).toHaveLength(20);
      expect(Math.min(...spare), more).toBeGreaterThanOrEqual(0);
      expect(Math.min(...spare), more).toBeLessThan(10);
    }
  });

  test('draws each row of a page once, one for a drawer and none for a form, whose record is asked for with the press', async () => {
    const page = await openArticles();
    const drawnRows = await countRowDrawings(page);
    await page.getByRole('row', { name: /公告 01/ }).waitFor();
    await drawnRows();
    await page.getByRole('listitem', { name: '2' }).click();
    await page.getByRole('row', { name: /公告 25/ }).waitFor();
    expect(await drawnRows()).toBe(5);
    await page.getByRole('button', { name: '公告 25', exact: true }).click();
    await page.getByRole('dialog').getByRole('heading', { name: '公告 25' }).waitFor();
    expect(await drawnRows()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await drawnRows();
    const records: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('Admin.Article.Get')) records.push(request.url());
    });
    await page
      .getByRole('row', { name: /公告 24/ })
      .getByText('编辑', { exact: true })
      .hover();
    await page.mouse.down();
    await expect.poll(() => records.length).toBe(1);
    await page.mouse.up();
    await page.locator('[data-field=title] input').waitFor();
    expect(await drawnRows()).toBe(0);
    expect(records.length).toBe(1);
  });

  test('asks what it asked the last time before the application is there', async () => {
    const page = await openArticles('?sort=-id');
    await page.getByRole('row', { name: /公告 25/ }).waitFor();
    await page.route(/\/main-[^/]+\.js$/, () => undefined);
    const early = page.waitForRequest((request) => request.postData()?.includes('Admin.Article.List') === true);
    await page.reload({ waitUntil: 'commit' });
    expect(decodeURIComponent((await early).postData() ?? '')).toContain('-id');
    await page.unrouteAll();
    // The page that never started has kept nothing either: what is asked for this time serves the page itself.
    const requested = new Set<string>();
    let questions = 0;
    page.on('request', (request) => {
      const service = new URLSearchParams(request.postData() ?? '').get('service');
      if (service === 'Admin.Article.List') questions += 1;
      if (service !== null) requested.add(service);
    });
    await page.reload();
    await page.getByRole('row', { name: /公告 25/ }).waitFor();
    expect(questions).toBe(1);
    // How the list is arranged comes with its screen.
    expect([...requested].filter((service) => /Preference|SharedView/.test(service))).toEqual([]);
  });

  test('asks for a page that was never opened here by its path, while the application is still on its way', async () => {
    const page = await openArticles();
    await page.getByRole('row', { name: /公告 01/ }).waitFor();
    await page.evaluate(() => localStorage.removeItem('portico-early'));
    // What the open page asked would be kept again as it is left.
    const blank = await page.context().newPage();
    await page.close();
    await blank.route(/\/main-[^/]+\.js$/, () => undefined);
    const early = blank.waitForRequest((request) => request.postData()?.includes('Admin.Screen.LoadAt') === true);
    const address = `${new URL(page.url()).origin}/admin/platmanage/article/list`;
    await blank.goto(address, { waitUntil: 'commit' });
    expect(new URLSearchParams((await early).postData() ?? '').get('path')).toBe('/platmanage/article/list');
    await blank.unrouteAll();
    const requests: string[] = [];
    blank.on('request', (request) => requests.push(new URLSearchParams(request.postData() ?? '').get('service') ?? ''));
    await blank.goto(address);
    await blank.getByRole('row', { name: /公告 01/ }).waitFor();
    expect(requests.filter((service) => service.startsWith('Admin.Screen.Load'))).toEqual(['Admin.Screen.LoadAt']);
    expect(requests.filter((service) => service === 'Admin.Article.List')).toHaveLength(1);
  });

  test('says in a hint what a picture does, until its button is pressed', async () => {
    const page = await openArticles();
    await page.getByRole('row', { name: /公告 01/ }).waitFor();
    const settings = page.getByRole('button', { name: '列设置' });
    await settings.hover();
    const hint = page.getByRole('tooltip').filter({ hasText: /^列设置$/ });
    await hint.waitFor();
    await settings.click();
    await page.getByRole('checkbox', { name: '作者' }).waitFor();
    expect(await hint.count()).toBe(0);
    const pin = page.getByRole('button', { name: '固定在左侧' }).first();
    await pin.hover();
    await page
      .getByRole('tooltip')
      .filter({ hasText: /^固定在左侧$/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('tooltip')
      .filter({ hasText: /^固定在左侧$/ })
      .waitFor({ state: 'detached' });
  });

  test('remembers its columns and views for the account', async () => {
    const page = await openArticles();
    const author = page.getByRole('columnheader', { name: '作者' });
    await author.waitFor();
    const stored = page.waitForResponse((response) => response.request().postData()?.includes('columns') === true);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '作者' }).uncheck();
    await author.waitFor({ state: 'detached' });
    await stored;
    await page.reload();
    await page.getByRole('row', { name: /公告 01/ }).waitFor();
    await author.waitFor({ state: 'detached' });

    await page.getByLabel('搜索', { exact: true }).fill('公告 2');
    await page.keyboard.press('Enter');
    await totalOf(page, 6).waitFor();
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByLabel('视图名称').fill('二字头');
    const remembered = page.waitForResponse((response) => response.request().postData()?.includes('views') === true);
    await page.keyboard.press('Enter');
    await remembered;
    await page.goto(`${server.address}/admin/platmanage/article/list`);
    await totalOf(page, 25).waitFor();
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByRole('button', { name: '二字头', exact: true }).click();
    await totalOf(page, 6).waitFor();
  });

  test('a removed record comes back by undo, and from the trash', async () => {
    const page = await openArticles('?q=公告+0');
    const row = page.getByRole('row', { name: /公告 03/ });
    const remove = async () => {
      await row.getByRole('button', { name: '更多' }).click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      await page.getByRole('dialog').getByText('公告 03').waitFor();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: buttonNamed('删除') })
        .click();
      await row.waitFor({ state: 'detached' });
    };
    await page
      .getByRole('row', { name: /公告 04/ })
      .getByRole('checkbox')
      .check();
    await remove();
    const undo = toast(page, '已删除：公告 03').getByRole('button', { name: '撤销' });
    const bar = await page.getByRole('region', { name: '批量操作' }).boundingBox();
    const message = await toast(page, '已删除：公告 03').boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0), 'the message ends above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
    await undo.click();
    await row.waitFor();

    await remove();
    await page.locator('.list-toolbar').getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '回收站' }).click();
    await row.getByRole('button', { name: '恢复' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '返回列表' }).click();
    await row.waitFor();
  });

  test('a transition on a selection, and one that asks for a reason', async () => {
    const page = await openArticles();
    const box = (name: string) => page.getByRole('row', { name }).getByRole('checkbox');
    await box('公告 07').check();
    await box('公告 05').click({ modifiers: ['Shift'] });
    await page.getByText('已选 3 条').waitFor();
    await box('公告 07').uncheck();
    await page
      .getByRole('region', { name: '批量操作' })
      .getByRole('button', { name: buttonNamed('隐藏') })
      .click();
    await page.getByRole('row', { name: /公告 05.*隐藏/ }).waitFor();
    await page.getByRole('row', { name: /公告 06.*隐藏/ }).waitFor();

    const app = { app_key: 'k1', app_secret: 'sixteen-letters-1', name: '称重台', account_id: 1, limit_mode: 'unlimited' };
    expect((await server.admin('Admin.App.Add', app)).ret).toBe(200);
    await page.goto(`${server.address}/admin/application/list`);
    const row = page.getByRole('row', { name: /称重台/ });
    await row.getByRole('button', { name: /^更多/ }).click();
    await page.getByRole('menuitem', { name: '拒绝' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: buttonNamed('拒绝') }).click();
    await dialog.getByText('拒绝理由不能为空').waitFor();
    await dialog.getByLabel('拒绝理由').fill('资料不全');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: '要放弃已填写的内容吗' });
    await question.getByText(/拒绝理由/).waitFor();
    await question.getByRole('button', { name: '继续编辑' }).press('Enter');
    await question.waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: buttonNamed('拒绝') }).click();
    await page.getByRole('row', { name: /称重台.*已拒绝/ }).waitFor();

    await row.getByRole('button', { name: buttonNamed('查看') }).click();
    await page.getByRole('dialog').getByText('资料不全').first().waitFor();
    expect(await titles(page)).toHaveLength(1);
  });
});
