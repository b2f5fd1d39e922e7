import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite, patience } from '../helpers/browser.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { callerOf, openServer, rawCall, type TestServer, until } from '../helpers/server.ts';
import { done, tokenOf } from '../plugins/apps/open-caller.ts';

const service = 'Shop.Order.Create';

describeOnDatabases('the life of a developer', (place) => {
  const browser = chromiumForFile();
  let server: TestServer;
  /** The same installation once more, where there can be two. */
  let other: TestServer;
  beforeAll(async () => {
    const database = await place.config();
    server = await openSite({ database });
    for (const [name, module] of [
      [service, '订单'],
      ['Shop.Item.List', '商品'],
    ] as const) {
      const definition = { ...computedDefinition(name, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), title: '下单', module, visibility: 'controlled' };
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    const { rev = 0 } = (await server.admin<{ rev: number }>('Admin.LimitSetting.Get')).data ?? {};
    await done(server.admin('Admin.LimitSetting.Edit', { rate: '9000/h', rev }));
    other = place.dialect === 'postgres' ? await openServer({ database, environment: { PORTICO_SCHEMAS: server.schemas } }) : server;
  });
  afterAll(async () => {
    if (other !== server) await other?.close();
    await server?.close();
  });

  test('from the sign-up to the call, and to its end', async () => {
    const page = await browser.open(server, { address: '/', language: 'zh_cn' });
    await page.getByRole('link', { name: '注册并创建应用' }).click();
    await page.locator('[name=username]').fill('life');
    await page.locator('[name=password]').fill('a-long-pass-1');
    await page.locator('[name=password_confirm]').fill('a-long-pass-1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/console\/apps\/add$/);
    await page.getByLabel('应用名称').fill('Life shop');
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog').filter({ hasText: 'app_secret' });
    const secret = (await dialog.locator('code').textContent()) ?? '';
    const key = (await dialog.getByText(/^[0-9a-f]{24}$/).textContent()) ?? '';
    await dialog.getByRole('button', { name: '我已保存' }).click();

    await done(server.admin('Admin.App.Pass', { id: 1 }));
    const access_token = await tokenOf(server.call, { id: 1, key, secret });
    const ret = async (at: TestServer) => (await callerOf(at.address, '')(service, { access_token, a: 21 })).ret;
    const becomes = (wanted: number) =>
      Promise.all(
        [server, other].map((at) =>
          until(
            () => ret(at),
            (found) => found === wanted,
          ),
        ),
      );
    await becomes(401);

    // The docs say no too, and that it can be applied for.
    await page.goto(`${server.address}/docs/${service}#try`);
    await page.locator('.docs-try').getByText('Life shop').waitFor();
    await page.locator('.docs-try button[type=submit]').click();
    await page.getByRole('button', { name: '申请权限' }).click();
    const applying = page.getByRole('dialog');
    await applying.getByLabel('申请理由').fill('下单');
    await applying.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('已提交申请').waitFor();
    await page.goto(`${server.address}/console/permissions`);
    await page
      .getByRole('row', { name: new RegExp(service) })
      .getByText('申请中')
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // An administrator gives the app the branch, and sees first what that does.
    const admin = await browser.open(server, { path: '/techzones/portAuthority/assignment?for=app:1', as: server.admin });
    const grid = admin.getByRole('treegrid');
    await grid.getByRole('button', { name: /^订单, Life shop: / }).click();
    await grid.getByRole('button', { name: '订单', exact: true }).click();
    await grid.getByRole('button', { name: `${service}, Life shop: 可调用` }).waitFor();
    expect(await violationsOf(admin)).toEqual([]);
    await admin.getByRole('button', { name: '预览并保存' }).click();
    const preview = admin.getByRole('dialog');
    await preview.getByText('新增可调用 1 项').waitFor();
    await preview.getByRole('button', { name: /^保\s?存$/ }).click();
    await preview.waitFor({ state: 'detached' });
    const flow = await browser.open(server, { path: '/techzones/apistats/flow', as: server.admin });
    const calls = (of: Page, name = '调用次数') => of.getByRole('region', { name, exact: true }).locator('.dash-number');
    await calls(flow).waitFor();
    await becomes(200);
    await page.reload();
    await page
      .getByRole('row', { name: new RegExp(service) })
      .getByText('已获得')
      .waitFor();

    // Why: from the cell itself, by keyboard.
    await grid.getByRole('button', { name: `${service}, Life shop: 可调用` }).focus();
    await admin.keyboard.press('?');
    await admin.getByRole('dialog').getByText('应用规则').waitFor();
    await admin.keyboard.press('Escape');

    // The call says what is left, and stands in the log with what let it through.
    const answer = await rawCall(other.address, { service, access_token, a: 21 });
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"global";q=9000;w=3600, "day";q=\d+;w=86400$/);
    expect(Number(answer.headers.get('x-ratelimit-remaining'))).toBeLessThan(9_000);
    const log = await browser.open(server, { path: '/techzones/apistats/alog', as: server.admin });
    const view = log
      .getByRole('row', { name: new RegExp(`${service}.* 200 `) })
      .first()
      .getByRole('button', { name: '查看' });
    await view.waitFor();
    const looks = await log.locator('.list-screen').evaluateHandle((list: HTMLElement) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(list.style.display)).observe(list, { attributeFilter: ['style'] });
      return seen;
    });
    await view.click();
    const logged = log.getByRole('dialog');
    await logged.getByText(/应用规则 · #\d+ · 未分组 \/ 订单（整个模块）/).waitFor();
    expect(await looks.jsonValue(), 'the list goes away while the words of a widget come').not.toContain('none');
    await logged.getByText(/^global \d+\/9000, day /).waitFor();

    // The chart that is open is told of it; the statistics of the day, and the developer's own, say the same.
    const schedules = await done(server.admin<{ items: { id: number; name: string }[] }>('Admin.Schedule.List', { per_page: 100 }));
    await server.admin('Admin.Schedule.RunNow', { id: schedules.items.find(({ name }) => name === 'sums')?.id ?? 0 });
    await expect.poll(async () => Number(await calls(flow).textContent()), { timeout: patience }).toBeGreaterThan(2);
    const port = await browser.open(server, { path: `/techzones/apistats/port?filter.app_key=${key}`, as: server.admin });
    const isAsLive = async (other: Page) => (await calls(other).textContent()) === (await calls(flow).textContent());
    await expect.poll(() => isAsLive(port)).toBe(true);
    await page.goto(`${server.address}/console/apps/usage`);
    await expect.poll(() => isAsLive(page)).toBe(true);

    // What is taken away is refused at the next call, here and on the other instance.
    await grid.getByRole('button', { name: /^订单, Life shop: / }).focus();
    await admin.keyboard.press('Delete');
    await admin.getByRole('button', { name: '预览并保存' }).click();
    await admin
      .getByRole('dialog')
      .getByText(/次调用会被拒绝|都不会被拒绝/)
      .waitFor();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /^保\s?存$/ })
      .click();
    await admin.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await ret(server)).toBe(401);
    await becomes(401);
    const rets = await until(
      async () => (await done(server.admin<{ items: { ret: number }[] }>('Admin.AccessLog.List', { filters: { app_key: key } }))).items.map((row) => row.ret),
      (found) => found.includes(200) && found.includes(401),
    );
    expect(rets).toContain(200);
  });
});
